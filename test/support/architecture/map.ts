import { ROOMS, type Room } from './layers.ts';

const BEGIN = '<!-- folders -->';
const END = '<!-- /folders -->';
const HEAD = '| folder | decides | may import of ours | may import of the world |\n| - | - | - | - |';

/** Answers the page with its table of folders as the rules have it; throws where the page has no place for it. */
export function withTable(page: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`the page has no place for its table of folders: add ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${renderTable(ROOMS)}\n\n${page.slice(end)}`;
}

function renderTable(rooms: readonly Room[]): string {
  const rows = rooms.map(({ folder, decides, ours, world }) => {
    const name = folder === '' ? '`main`, `post`, `cli`, `index`' : `[\`${folder}/\`](${folder})`;
    return `| ${name} | ${decides} | ${renderOurs(folder, ours)} | ${renderNames(world)} |`;
  });
  return [HEAD, ...rows].join('\n');
}

function renderOurs(own: string, ours: readonly string[]): string {
  const others = ROOMS.map(({ folder }) => folder).filter((folder) => folder !== '' && folder !== own);
  const missing = others.filter((folder) => !ours.includes(folder));
  if (missing.length === 0) return 'all';
  return missing.length === 1 ? `all but ${renderNames(missing)}` : renderNames(ours);
}

function renderNames(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map((name) => `\`${name}\``).join(', ');
}
