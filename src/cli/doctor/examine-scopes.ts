import { ProtocolError } from '../../kernel/errors.ts';
import { type DecodeItem, decodePage } from '../../platform/resources/lists.ts';
import { decodeOrganization, decodeProject } from '../../platform/resources/wire-resources.ts';
import { type Finding, type Findings, findingsOf } from './finding.ts';
import { type ProbeResult, quoteResult, sortResult } from './probe.ts';

export interface Listed {
  readonly id: string;
  readonly name: string | null;
}

interface ListChecked {
  readonly findings: readonly Finding[];
  readonly items: readonly Listed[];
  /** True if these are all, as far as the response shows. */
  readonly isWhole: boolean;
}

const CONSOLE = 'See the platform\'s console: "Organization Settings, then API Tokens".';
const MAX_NAMED = 5;

/** Checks that the organizations can be listed, and that the configured one is among them. */
export function checkOrganizations(reply: ProbeResult, wanted: string | null): ListChecked {
  const found = findingsOf('scopes');
  const read = readList(found, reply, 'organizations', decodeOrganization);
  if (wanted === null || read.items.length === 0 || chooseOrganization(read.items, wanted) !== null) return read;
  const listed = renderListed(read.items);
  const finding = read.isWhole
    ? found.wrong(`The token cannot see the organization ${wanted}. It can see: ${listed}.`, 'Use one of these.')
    : found.note(
        `The organization ${wanted} is not on the first page of the list: ${listed}.`,
        'Run touchdown organizations list to check that it exists.',
      );
  return { ...read, findings: [...read.findings, finding] };
}

/** Returns the organization whose projects to list: the wanted one by id or name, else the first; null if it does not exist. */
export function chooseOrganization(organizations: readonly Listed[], wanted: string | null): Listed | null {
  const [first = null] = organizations;
  if (wanted === null) return first;
  return organizations.find(({ id, name }) => id === wanted || name === wanted) ?? null;
}

export function checkProjects(reply: ProbeResult): ListChecked {
  return readList(findingsOf('scopes'), reply, 'projects', decodeProject);
}

export function noteUnproved(): Finding {
  const sentence =
    'Not checked: whether the token may deploy (scope Deploy) or create (scope Write). Only doing it would show that.';
  return findingsOf('scopes').detail(sentence, CONSOLE);
}

/** Describes a refused read; `action` completes "The token may not". */
export function describeRefusal({ wrong, note }: Findings, reply: ProbeResult, action: string): Finding {
  const said = quoteResult(reply);
  switch (sortResult(reply)) {
    case 'forbidden':
      return wrong(`The token may not ${action} (403)${said}.`, `Add the scope Read to it. ${CONSOLE}`);
    case 'unauthorized':
      return wrong(`Could not ${action}: the token was rejected (401)${said}.`, 'It may have just been revoked.');
    case 'throttled':
      return note(`Could not check whether the token may ${action}: the rate limit is used up.`, 'Try again later.');
    default: {
      const status = reply.kind === 'unreached' ? 'no response' : String(reply.status);
      return wrong(`Could not ${action} (${status})${said}.`, 'Try again.');
    }
  }
}

function readList(
  found: Findings,
  reply: ProbeResult,
  kind: 'organizations' | 'projects',
  decode: DecodeItem<Listed>,
): ListChecked {
  if (reply.kind !== 'answered' || sortResult(reply) !== 'fine') {
    return { findings: [describeRefusal(found, reply, `list the ${kind}`)], items: [], isWhole: false };
  }
  try {
    // A list without content is empty.
    const json = reply.status === 204 ? [] : reply.json;
    const { items, totalPages, totalCount } = decodePage(json, decode);
    const isWhole = (totalPages ?? 1) <= 1 && (totalCount ?? 0) <= items.length;
    const shown = items.length === 0 ? 'none' : renderListed(items);
    return { findings: [found.good(`The token can list the ${kind}: ${shown}.`)], items, isWhole };
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const finding = found.wrong(`Could not read the list of ${kind}. ${error.message}.`);
    return { findings: [finding], items: [], isWhole: false };
  }
}

function renderListed(items: readonly Listed[]): string {
  const named = items.slice(0, MAX_NAMED).map(({ id, name }) => (name === null ? id : `${name} (${id})`));
  return items.length > MAX_NAMED ? `${named.join(', ')} and more` : named.join(', ');
}
