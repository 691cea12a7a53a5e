import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Returns the options of a script. Prints its usage for --help; ends the process with 2 if the arguments are wrong. */
export function readOptions<T extends ParseArgsOptionsConfig>(usage: string, options: T) {
  const help = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { ...options, help }, strict: true });
    if (!('help' in values && values.help === true)) return values;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = ''] = error.message.split('. ');
    console.error(`${sentence.replace(/\.$/, '')}. Use --help for the options.`);
    process.exit(2);
  }
}
