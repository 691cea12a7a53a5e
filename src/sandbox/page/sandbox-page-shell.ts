import { createHash } from 'node:crypto';
import { escapeHtml } from '../../kernel/markup.ts';
import { SCRIPT } from './sandbox-page-script.ts';
import { STYLE } from './sandbox-page-style.ts';

/** What stands around a page's content. */
export interface ShellFacts {
  readonly title: string;
  /** True where the page is looked at again every second. */
  readonly isBusy: boolean;
  /** HTML. */
  readonly content: string;
}

/** The headers of a page: nothing but its own style and script, by their hash, and nothing from or for anybody else. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${hashOf(SCRIPT)}`,
    `style-src ${hashOf(STYLE)}`,
    "img-src 'none'",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Returns a whole HTML document; the style and the script are part of it. */
export function renderShell({ title, isBusy, content }: ShellFacts): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body data-pace="${isBusy ? 'fast' : 'slow'}">
<a class="skip" href="#content">Skip to the pull request</a>
<header class="bar"><div class="inner">
<a class="brand" href="/">Touchdown sandbox</a>
<span class="hint">stands in for GitHub on this machine</span>
</div></header>
<p id="offline" class="offline" role="alert" hidden>The sandbox does not answer. What you see is what it said last.</p>
<div class="inner layout">
${content}
</div>
<p id="still" class="inner hint">Without JavaScript this page shows what was so when it was loaded: load it again for news.</p>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
