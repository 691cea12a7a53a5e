// Prints the patterns that modules make of strings while they are loaded, as JSON: the modules are the arguments.
const made: { source: string; flags: string }[] = [];
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, [source, flags]: [string | RegExp, string?]) => {
    const pattern = new target(source, flags);
    const caller = new Error().stack?.split('\n')[2] ?? '';
    if (!caller.includes('/node_modules/')) made.push({ source: pattern.source, flags: pattern.flags });
    return pattern;
  },
});
for (const path of process.argv.slice(2)) await import(path);
process.stdout.write(JSON.stringify(made), () => process.exit(0));
