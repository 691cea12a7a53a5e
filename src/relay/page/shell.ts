import { escapeHtml } from '../../kernel/markup.ts';
import { renderDocument } from '../../web/page-kit.ts';

/** Returns the whole document of the page; `main` is HTML, `flash` a text or null. */
export function renderShell(parts: { main: string; title: string; flash: string | null; csrf: string }): string {
  const { main, title, flash, csrf } = parts;
  const message = flash === null ? '' : `<p class="flash" role="status">${escapeHtml(flash)}</p>`;
  return renderPage(
    title,
    `<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><div class="inner">
<a class="brand" href="/">Touchdown <span>relay</span></a>
<p id="live" class="live" role="status"></p>
<nav aria-label="Page"><a href="/">Refresh</a>
<form method="post" action="/logout"><input type="hidden" name="csrf" value="${escapeHtml(csrf)}"><button class="plain">Log out</button></form></nav>
</div></header>
<div class="inner body">
${message}
${main}
</div>`,
  );
}

/** Returns the document of the login; `error` is a sentence or null. */
export function renderLogin(error: string | null): string {
  const message = error === null ? '' : `<p id="error" class="error" role="alert">${escapeHtml(error)}</p>`;
  const described = error === null ? '' : ' aria-invalid="true" aria-describedby="error"';
  return renderNarrow(
    'Log in – Touchdown relay',
    `<h1>Touchdown <span>relay</span></h1>
${message}
<form method="post" action="/login">
<input name="username" value="admin" autocomplete="username" hidden>
<label for="token">Admin token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus${described}>
<p class="hint">The value of <code>RELAY_ADMIN_TOKEN</code> that the relay was started with.</p>
<button class="main">Log in</button>
</form>`,
  );
}

/** Returns a document with one sentence; both are texts. */
export function renderNotice(title: string, sentence: string): string {
  return renderNarrow(
    `${title} – Touchdown relay`,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
<p><a href="/">Go to the relay’s page</a></p>`,
  );
}

function renderNarrow(title: string, content: string): string {
  return renderPage(title, `<main class="narrow card">${content}</main>`);
}

function renderPage(title: string, body: string): string {
  const head = '<link rel="stylesheet" href="/page.css">\n<script src="/page.js" defer></script>';
  return renderDocument({ title, head, body });
}
