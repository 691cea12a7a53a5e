import type { CommandOption } from './command.ts';

/** The option that adds fields to the body of a creation. */
export const FIELD_OPTION: CommandOption = {
  type: 'string',
  multiple: true,
  value: 'KEY=JSON',
  summary:
    'send this field too, for example kind=\'"STANDARD"\'; a dot goes into an object; KEY=@FILE sends the text of a file, which keeps a secret off the command line; may be repeated',
};
