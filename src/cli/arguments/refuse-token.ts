import { InputError } from '../../kernel/errors.ts';

/** `--token`, `-token`, `--api-token` and the like, alone or with `=value`; never `--token-file`. */
const TOKEN_OPTION = /^--?(?:(?:api|auth|access|bearer)-?)?(?:token|jwt)(?:=|$)/i;

/**
 * Returns the error for words of a command line that hold a token, null where none do: every user of the machine can read them while
 * the command runs, and the shell keeps them. The value is not in the error.
 */
export function refuseToken(words: readonly string[]): InputError | null {
  const end = words.indexOf('--');
  const found = (end === -1 ? words : words.slice(0, end)).find((word) => TOKEN_OPTION.test(word));
  if (found === undefined) return null;
  const accepted =
    'a token is never given on the command line, where others can read it; set TOUCHDOWN_TOKEN, or use --token-file FILE, ' +
    'or --token-file - for standard input; revoke the one that was given, as it may be known by now';
  return new InputError([{ name: found.split('=')[0] ?? '--token', seen: '', accepted }]);
}
