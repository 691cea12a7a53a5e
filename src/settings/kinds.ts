import { findNearWord } from '../kernel/near-word.ts';
import { parseDuration, sayTooLong } from '../kernel/units.ts';
import { findBaseUrlProblem, parseWebAddress, showableAddress } from '../kernel/web-address.ts';
import { type NamedApp, parseApps } from './app-ids.ts';
import { type AppPaths, parseAppPaths } from './app-paths.ts';
import { type KeyEntry, parseKeyValueLines } from './key-values.ts';
import { bad, good, type Kind } from './kind.ts';

/** GitHub shortens no name: it refuses longer ones (its documentation of environments, commit statuses and check runs). */
const MAX_NAME_CHARS = 255;
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/** A boolean as YAML 1.2's core schema has it (https://yaml.org/spec/1.2.2/#1032-tag-resolution). */
export const BOOLEAN: Kind<boolean> = {
  parse: (text) => {
    if (/^(?:true|True|TRUE)$/.test(text)) return good(true);
    if (/^(?:false|False|FALSE)$/.test(text)) return good(false);
    return bad(false, 'is not a boolean. Use true or false.');
  },
};

/** A duration above zero and up to `mostMs`, in milliseconds. */
export function durationUpTo(mostMs: number): Kind<number> {
  return {
    parse: (text) => {
      const durationMs = parseDuration(text);
      if (durationMs === null || durationMs === 0) {
        return bad(0, `is not a duration${durationMs === 0 ? ' above zero' : ''}. Use for example 90s, 10m or 1h30m.`);
      }
      return durationMs <= mostMs ? good(durationMs) : bad(0, sayTooLong(text, mostMs));
    },
  };
}

/** A whole number from `least` to `most`. */
export function countFrom(least: number, most = Number.MAX_SAFE_INTEGER): Kind<number> {
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  return {
    parse: (text) => {
      const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      return count >= least && count <= most ? good(count) : bad(least, `is not a whole number ${range}.`);
    },
  };
}

/** One of several words, as they are written. */
export function choiceOf<const T extends string>(...choices: readonly [T, ...T[]]): Choice<T> {
  const all = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  return {
    choices,
    parse: (text) => {
      const choice = choices.find((word) => word === text);
      if (choice !== undefined) return good(choice);
      const near = findNearWord(text, choices);
      return bad(choices[0], `is not valid. ${near === null ? '' : `Did you mean ${near}? `}Use ${all}.`);
    },
  };
}

/** A kind of which a schema lists the words. */
export interface Choice<T> extends Kind<T> {
  readonly choices: readonly T[];
}

/** State words between commas or newlines, each once. */
export const STATES: Kind<readonly string[]> = {
  parse: (text) => {
    const states = splitList(text);
    return states.length > 0 ? good(states) : bad(states, 'is empty. Give a state, for example RUNNING.');
  },
};

/** Statuses of HTTP between commas or newlines, each as a number or a range, as ranges with both ends. */
export const STATUSES: Kind<readonly (readonly [from: number, to: number])[]> = {
  parse: (text) => {
    const ranges = splitList(text).map((entry): readonly [number, number] => {
      const [, from, to = from] = /^([2-5]\d\d)(?:\s*-\s*([2-5]\d\d))?$/.exec(entry) ?? [];
      return [Number(from ?? 'none'), Number(to ?? 'none')];
    });
    if (ranges.length > 0 && ranges.every(([from, to]) => from <= to)) return good(ranges);
    return bad(ranges, 'is not a list of statuses from 200 to 599. Use for example 200, 200-399 or 200-299,401.');
  },
};

/** Applications, each as `ID` or `NAME=ID`. */
export const APPS: Kind<readonly NamedApp[]> = { parse: parseApps };

/** The files of applications, as `parseAppPaths` reads them. */
export const APP_PATHS: Kind<readonly AppPaths[]> = { parse: parseAppPaths };

/** The word for a deployment without a commit: the platform then chooses one. */
export const NO_COMMIT = 'none';

/** A commit by 7 to 40 hexadecimal digits of its SHA; null for the word `none`. */
export const COMMIT: Kind<string | null> = {
  parse: (text) => {
    if (text === NO_COMMIT) return good(null);
    if (/^0{40}$/.test(text)) {
      const when = 'forty zeros are how GitHub says that a commit does not exist, for example before a new branch.';
      return bad(text, `is no commit: ${when} Give the commit to deploy.`);
    }
    if (/^[0-9a-f]{7,40}$/i.test(text)) return good(text);
    // Only a plain name is quoted in a command that a person may paste.
    const name = /^[A-Za-z][\w./~^-]{0,99}$/.test(text) ? text : 'HEAD';
    const how = `Use 7 to 40 hexadecimal digits, for example "$(git rev-parse ${name})" in a shell, or the word none.`;
    return bad(text, `is not a commit. ${how}`);
  },
};

/** Begins the commit that another environment runs: `from:staging`. */
const FROM = 'from:';

/** A commit as {@link COMMIT} has it, or `from:` and one of GitHub's environments, which stands for the commit that was deployed there last. */
export const COMMIT_OR_FROM: Kind<string | null> = {
  parse: (text) => {
    if (!text.startsWith(FROM)) return COMMIT.parse(text);
    const environment = text.slice(FROM.length).trim();
    if (environment === '') return bad(text, 'names no environment. Write for example from:staging.');
    const { problem } = NAME.parse(environment);
    return problem === null ? good(`${FROM}${environment}`) : bad(text, problem);
  },
};

/** Returns the environment whose commit is promoted; null for a commit, or for none. */
export function promotedFrom(commit: string | null): string | null {
  return commit?.startsWith(FROM) === true ? commit.slice(FROM.length) : null;
}

/** A token that fits into a header: invisible characters in it are a copying mistake. */
export const TOKEN: Kind<string> = {
  isSecret: true,
  parse: (text) => {
    if (text === '') {
      return bad(text, "is empty. Set the platform's API token, and check that the repository has this secret.");
    }
    if (VISIBLE_ASCII.test(text)) return good(text);
    return bad(
      text,
      'has spaces, line breaks or special characters. Give the token alone, without "Token" or "Bearer" before it.',
    );
  },
};

/** The audience of a token: it becomes part of a URL and is compared exactly. */
export const AUDIENCE: Kind<string> = {
  parse: (text) => {
    if (text.length <= MAX_NAME_CHARS && VISIBLE_ASCII.test(text)) return good(text);
    return bad(text, `is not an audience. Use up to ${MAX_NAME_CHARS} ASCII characters without spaces.`);
  },
};

/** Variables, as `parseKeyValueLines` reads them. */
export const VARIABLE_LINES: Kind<readonly KeyEntry[]> = {
  isSecret: true,
  parse: (text) => parseKeyValueLines(text, true),
};

/** Secrets, as `parseKeyValueLines` reads them; none may be empty. */
export const SECRET_LINES: Kind<readonly KeyEntry[]> = {
  isSecret: true,
  parse: (text) => parseKeyValueLines(text, false),
};

/** The base URL of a service that gets a token: http(s) without credentials, query or fragment. */
export function baseUrlLike(example: string): Kind<string> {
  return {
    parse: (text) => {
      const problem = findBaseUrlProblem(text, example);
      return problem === null ? good(text) : bad('', problem, showableAddress(text));
    },
  };
}

/** An address for people to follow: http(s) without credentials. */
export const WEB_ADDRESS: Kind<string> = {
  parse: (text) => {
    const url = parseWebAddress(text);
    if (url !== null && url.username === '' && url.password === '') return good(text);
    return bad(text, 'is not a valid URL. Use http or https without credentials.', showableAddress(text));
  },
};

/** A name on GitHub. */
export const NAME: Kind<string> = lineOf('name');

/** A text to look for. */
export const LINE: Kind<string> = lineOf('text');

function lineOf(what: string): Kind<string> {
  return {
    parse: (text) => {
      if (text !== '' && text.length <= MAX_NAME_CHARS && !/\p{C}/u.test(text)) return good(text);
      return bad(text, `is not a valid ${what}. Use up to ${MAX_NAME_CHARS} characters without control characters.`);
    },
  };
}

/** Any text. */
export const TEXT: Kind<string> = { parse: good };

/** Returns the entries between commas or newlines, each once. */
export function splitList(text: string): readonly string[] {
  const entries = text.split(/[,\r\n]/).map((entry) => entry.trim());
  return [...new Set(entries.filter((entry) => entry !== ''))];
}
