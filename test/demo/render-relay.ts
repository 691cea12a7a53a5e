import { paint, type Style } from './render.ts';

/** One line of the relay's log, as far as it is shown. */
interface Entry {
  readonly level: string;
  readonly message: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Between whom something went, in as many columns as the longest. */
const WAY_COLUMNS = 18;

/**
 * Renders a line of the relay's log (JSON) for a person: sender, receiver and message. Returns null if the line is not to be shown. A
 * line that is not JSON is shown as it is.
 */
export function renderRelayLine(line: string, style: Style): string | null {
  const entry = parse(line);
  if (entry === null) return `  ${line}`;
  const { level, message, facts = {} } = entry;
  switch (message) {
    case 'A delivery was stored.':
      return renderDelivery(facts, style);
    case 'A check run was written.':
      return renderWay('relay → GitHub', `check run ${facts['githubId']} written: ${wordsOf(facts['status'])}`, style);
    default:
      return level === 'info' ? null : paint(`  ⚠ ${message} ${facts['reason'] ?? ''}`.trimEnd(), 'yellow', style);
  }
}

/** Renders one line with sender, receiver and message. */
export function renderWay(way: string, text: string, style: Style): string {
  return `  ${paint(way.padEnd(WAY_COLUMNS), 'bold', style)}  ${text}`;
}

function renderDelivery(facts: NonNullable<Entry['facts']>, style: Style): string {
  const { delivery, source, word, request } = facts;
  if (source === 'github') {
    const requests = request === 'expect' ? 'a pull request needs a check' : wordsOf(request);
    return renderWay('GitHub → relay', `delivery ${delivery} stored: ${requests}`, style);
  }
  return renderWay('platform → relay', `delivery ${delivery} stored: ${wordsOf(word)}`, style);
}

function wordsOf(value: unknown): string {
  return String(value).replaceAll('_', ' ');
}

function parse(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}
