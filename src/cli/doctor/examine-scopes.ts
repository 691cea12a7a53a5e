import { ProtocolError } from '../../kernel/errors.ts';
import { decodePage } from '../../platform/resources/lists.ts';
import { type DecodeResource, decodeOrganization, decodeProject } from '../../platform/resources/wire-resources.ts';
import { type Finding, type Findings, findingsOf } from './doctor-finding.ts';
import { type ProbeResult, quoteResult, sortResult } from './doctor-probe.ts';

/** A listed organization or project. */
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

/** Where to see a token's scopes and create one with others. */
const CONSOLE = 'See the platform\'s console: "Organization Settings, then API Tokens".';
const MAX_NAMED = 5;

/** Checks that the organizations can be listed, and that the configured one is among them. */
export function checkOrganizations(reply: ProbeResult, wanted: string | null): ListChecked {
  const found = findingsOf('scopes');
  const read = readList(found, reply, 'organizations', decodeOrganization);
  if (wanted === null || read.items.length === 0 || chooseOrganization(read.items, wanted) !== null) return read;
  const listed = renderListed(read.items);
  const finding = read.isWhole
    ? found.wrong(`The organization ${wanted} is none that the token sees: ${listed}.`, 'Name one of these.')
    : found.note(
        `The organization ${wanted} is not on the first page of those that the token sees: ${listed}.`,
        'See whether touchdown organizations list shows it.',
      );
  return { ...read, findings: [...read.findings, finding] };
}

/** Returns the organization whose projects to list: the wanted one by id or name, else the first; null if it does not exist. */
export function chooseOrganization(organizations: readonly Listed[], wanted: string | null): Listed | null {
  const [first = null] = organizations;
  if (wanted === null) return first;
  return organizations.find(({ id, name }) => id === wanted || name === wanted) ?? null;
}

/** Checks that the organization's projects can be listed. */
export function checkProjects(reply: ProbeResult): ListChecked {
  return readList(findingsOf('scopes'), reply, 'projects', decodeProject);
}

/** Returns the note about what no read can prove. */
export function noteUnproved(): Finding {
  const sentence =
    'Whether the token may deploy (scope Deploy) or create (scope Write) cannot be proved without doing so.';
  return findingsOf('scopes').note(sentence, CONSOLE);
}

/** Describes a refused read; `action` completes "The token may not". */
export function describeRefusal({ wrong, note }: Findings, reply: ProbeResult, action: string): Finding {
  const said = quoteResult(reply);
  switch (sortResult(reply)) {
    case 'forbidden':
      return wrong(`The token may not ${action} (403)${said}.`, `Give it the scope Read too. ${CONSOLE}`);
    case 'unauthorized':
      return wrong(`The token was not accepted to ${action} (401)${said}.`, 'It may have been revoked meanwhile.');
    case 'throttled':
      return note(`It is not known whether the token may ${action}: the rate limit is spent.`, 'Run this again later.');
    default: {
      const status = reply.kind === 'unreached' ? 'no answer came' : String(reply.status);
      return wrong(`It could not be tried to ${action} (${status})${said}.`, 'Run this again.');
    }
  }
}

function readList(
  found: Findings,
  reply: ProbeResult,
  kind: 'organizations' | 'projects',
  decode: DecodeResource<Listed>,
): ListChecked {
  if (reply.kind !== 'answered' || sortResult(reply) !== 'fine') {
    return { findings: [describeRefusal(found, reply, `list the ${kind}`)], items: [], isWhole: false };
  }
  try {
    // A list without content is empty.
    const json = reply.status === 204 ? [] : reply.json;
    const { items, totalPages, totalCount } = decodePage(json, decode);
    const isWhole = (totalPages ?? 1) <= 1 && (totalCount ?? 0) <= items.length;
    const shown = items.length === 0 ? 'there is none' : renderListed(items);
    return { findings: [found.good(`Read: the ${kind} can be listed: ${shown}.`)], items, isWhole };
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return {
      findings: [found.wrong(`The list of ${kind} could not be understood. ${error.message}.`)],
      items: [],
      isWhole: false,
    };
  }
}

function renderListed(items: readonly Listed[]): string {
  const named = items.slice(0, MAX_NAMED).map(({ id, name }) => (name === null ? id : `${name} (${id})`));
  return items.length > MAX_NAMED ? `${named.join(', ')} and more` : named.join(', ');
}
