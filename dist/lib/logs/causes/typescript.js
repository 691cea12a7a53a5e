/** The errors of `tsc`. */
export const TYPESCRIPT = [
    {
        name: 'tsc-missing-module',
        kind: 'missing dependency',
        pattern: /^(?<file>[^\s(:][^(:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792|7016): (?<cause>[^.]+)/,
        example: "src/queue.ts(1,23): error TS2307: Cannot find module 'bullmq' or its corresponding type declarations.",
        source: 'https://github.com/microsoft/TypeScript/blob/main/src/compiler/program.ts (formatDiagnostic)',
    },
    {
        name: 'tsc',
        kind: 'compile error',
        pattern: /^(?<file>[^\s(:][^(:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/,
        example: "src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.",
        source: 'https://github.com/microsoft/TypeScript/blob/main/src/compiler/program.ts (formatDiagnostic)',
    },
];
