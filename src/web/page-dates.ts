const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function renderAgo(at: number, now: number): string {
  const ageMs = now - at;
  if (!(ageMs >= 5 * SECOND_MS)) return 'just now';
  if (ageMs < MINUTE_MS) return `${Math.floor(ageMs / SECOND_MS)} s ago`;
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min ago`;
  if (ageMs < 2 * DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h ago`;
  return `${Math.floor(ageMs / DAY_MS)} days ago`;
}

/** Returns an instant (epoch milliseconds) as a `<time>` in UTC; `zone` is what says so. */
export function renderTime(at: number, zone = ' UTC'): string {
  return renderElement(at, (date) => ['', `${date}${zone}`]);
}

/** Returns an instant (epoch milliseconds) as a `<time>` that says how long ago it was, with the time in UTC as its title. */
export function renderAge(at: number, now: number): string {
  return renderElement(at, (date) => [` title="${date} UTC"`, renderAgo(at, now)]);
}

function renderElement(at: number, contentOf: (date: string) => readonly [attributes: string, text: string]): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '<span>at an unknown time</span>';
  const instant = date.toISOString();
  const [attributes, text] = contentOf(instant.slice(0, -5).replace('T', ' '));
  return `<time datetime="${instant}"${attributes}>${text}</time>`;
}
