const { NODE_COMPILE_CACHE } = process.env;

/**
 * The variable that lets a program use Node's compile cache, for those that are given an environment of their own: `vitest.config.ts` names
 * the folder. Without it, most of the CPU time of a short program is stripping types and compiling.
 */
export const COMPILED: Readonly<Record<string, string>> =
  NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
