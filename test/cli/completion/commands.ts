import type { Command, CommandOption } from '../../../src/cli/arguments/command.ts';

const JSON_OPTION: CommandOption = { type: 'boolean', summary: 'print lines of JSON' };

/** A text that a shell would interpret if it were not quoted. */
const HOSTILE = 'it\'s "$(touch pwned)" `touch pwned` [a]: \\ ; & | $HOME %s *';

/** Commands of every kind: groups, a command that is also a group, choices, files and hostile texts. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  command('deploy', {
    'on-unchanged': { type: 'string', value: 'WORD', choices: ['succeed', 'fail'], summary: HOSTILE },
    'token-file': { type: 'string', value: 'FILE', summary: 'read the token from this file' },
    timeout: { type: 'string', value: 'TIME:LIMIT', summary: 'how long' },
    'app-id': { type: 'string', multiple: true, value: 'ID', summary: 'which; may be repeated' },
  }),
  command('projects list', {}),
  command('projects create', { name: { type: 'string', value: 'NAME', summary: 'its name' } }),
  command('relay', { port: { type: 'string', value: 'N', summary: 'where it listens' } }),
  command('relay check', { url: { type: 'string', value: 'URL', summary: 'where it is' } }),
  ['read', { ...command('read', {})[1], arguments: [{ name: 'FILE', isRequired: true, summary: 'what is read' }] }],
]);

function command(name: string, options: Command['options']): [string, Command] {
  return [name, { summary: HOSTILE, options: { ...options, json: JSON_OPTION }, run: async () => 0 }];
}
