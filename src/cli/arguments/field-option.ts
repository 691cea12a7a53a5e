import type { CommandOption } from './command.ts';

/** The option that adds fields to the body of a creation. */
export const FIELD_OPTION: CommandOption = {
  type: 'string',
  multiple: true,
  value: 'KEY=JSON',
  summary:
    'another field to send, for example kind=\'"STANDARD"\'; a.b=JSON goes into the object a; KEY=@FILE reads a text, such as a secret, from a file; may be repeated',
};
