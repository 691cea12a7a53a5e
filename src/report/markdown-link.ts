import { escapeMarkdown } from '../kernel/markup.ts';
import { plainLine } from '../kernel/untrusted.ts';

/** The characters that cannot stand in a link's target: they may end it, a table's cell or a formula, or start markup. */
const UNSAFE_IN_TARGET = /[^A-Za-z0-9\-._~:/?#=&%+,;]/g;
const HOST_UNITS = 60;

/** Returns a Markdown link to `address` without credentials, labeled `label` or its host; plain text if it is not http(s). Never throws. */
export function renderLink(address: string | null, label: string | null): string {
  if (address === null) return '';
  const url = parseUrl(plainLine(address));
  if (url === null) return escapeMarkdown(label ?? address.slice(0, HOST_UNITS));
  const target = url.href.replace(UNSAFE_IN_TARGET, encode).replaceAll('&', '&amp;');
  return `[${escapeMarkdown(label ?? url.host.slice(0, HOST_UNITS))}](${target})`;
}

function parseUrl(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[a-z0-9.-]+$/.test(url.hostname)) return null;
  url.username = '';
  url.password = '';
  return url;
}

function encode(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
