import { ROOMS, type Room } from './layers.ts';

const BEGIN = '<!-- folders -->';
const END = '<!-- /folders -->';
const HEAD = '| folder | decides | may import of ours | may import of the world |\n| - | - | - | - |';

/** Returns the page with its table of folders as the rules have it; throws where the page has no place for it. */
export function withTable(page: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`the page has no place for its table of folders: add ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${renderTable(ROOMS)}\n\n${page.slice(end)}`;
}

function renderTable(rooms: readonly Room[]): string {
  const rows = rooms.map(({ folder, decides, ours, world }) => {
    const name = `[\`${folder}${folder.endsWith('.ts') ? '' : '/'}\`](${folder})`;
    return `| ${name} | ${decides} | ${renderNames(ours)} | ${renderNames(world)} |`;
  });
  return [HEAD, ...rows].join('\n');
}

function renderNames(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map((name) => `\`${name}\``).join(', ');
}
