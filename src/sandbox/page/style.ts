import { PAGE_STYLE } from '../../web/page-style.ts';

/** The page's style: one column on a narrow screen. */
export const STYLE = `${PAGE_STYLE}
pre code { font-size: inherit; }
.hint code { font-size: 0.9375em; }
.offline { padding: 0.5rem 1rem; text-align: center; background: var(--bad-wash); color: var(--bad); }
.layout { display: grid; gap: 1.5rem; padding-block: 1.5rem 3rem; }
.layout > *, .pair > * { min-width: 0; }
main { display: grid; gap: 1.25rem; align-content: start; min-width: 0; }
@media (min-width: 64rem) {
  .layout { grid-template-columns: minmax(0, 1fr) 15rem; gap: 2rem; }
  .pulls { position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); overflow-y: auto; align-self: start; }
  .pair { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
}
.pair { display: grid; gap: 1.25rem; align-items: start; }
.title { font-size: clamp(1.25rem, 1rem + 1.5vw, 1.75rem); line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere; }
.title .soft { font-weight: 400; }
.facts { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; margin-top: 0.5rem; overflow-wrap: anywhere; }
.pill { padding: 0.0625rem 0.625rem; border-radius: 1rem; font-size: 0.8125rem; font-weight: 600; white-space: nowrap; }
button { padding: 0.0625rem 0.625rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--card); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--sunk); }
button:disabled { cursor: default; opacity: 0.7; }
@media (scripting: none) { button { display: none; } }
.pill, .status { background: var(--wash); color: var(--tone); }
.status { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: baseline; padding: 0.625rem 1rem; border-radius: 0.5rem; font-weight: 600; }
.card > h2, .card > .head { padding: 0.625rem 1rem; border-bottom: 1px solid var(--line); }
h2 { font-size: 0.9375rem; font-weight: 650; }
h2 .count { color: var(--soft); font-weight: 400; margin-left: 0.25rem; }
.empty { padding: 1rem; color: var(--soft); }
.rows { list-style: none; padding: 0; }
.rows > li { display: grid; grid-template-columns: 1.5rem minmax(0, 1fr) auto; gap: 0 0.625rem; padding: 0.625rem 1rem; }
.rows > li + li { border-top: 1px solid var(--line); }
.rows .what { overflow-wrap: anywhere; }
.rows .name { font-weight: 600; }
.rows .more { grid-column: 2 / -1; }
.busy > .sign { animation: pulse 1.6s ease-in-out infinite; }
@keyframes pulse { 50% { background: transparent; } }
@media (prefers-reduced-motion: reduce) { .busy > .sign { animation: none; } }
.word { font-size: 0.8125rem; }
summary { cursor: pointer; width: fit-content; max-width: 100%; }
.rows .more > summary { color: var(--soft); font-size: 0.8125rem; margin-top: 0.25rem; }
.talk { display: grid; gap: 1rem; }
.comment:target { border-color: var(--link); }
.head { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: baseline; background: var(--sunk); }
.head h3 { font-size: inherit; overflow-wrap: anywhere; }
.head time, .head a { font-size: 0.8125rem; color: var(--soft); }
.body { padding: 0.875rem 1rem 1rem; overflow-wrap: anywhere; }
.body > * + *, .body details > * + * { margin-top: 0.75rem; }
.body h1, .body h2, .body h3, .body h4 { font-size: 1.0625rem; line-height: 1.35; }
.body ul, .body ol { padding-left: 1.5rem; }
.body blockquote { margin-inline: 0; padding-left: 0.875rem; border-left: 3px solid var(--line); color: var(--soft); }
.body pre { padding: 0.75rem; line-height: 1.5; border-radius: 0.5rem; background: var(--sunk); overflow: auto; max-height: 22rem; margin-bottom: 0; }
.body :not(pre) > code { padding: 0.1em 0.35em; border-radius: 0.25rem; background: var(--sunk); }
.wide table { border-collapse: collapse; }
.wide th, .wide td { padding: 0.375rem 0.75rem; border: 1px solid var(--line); text-align: left; overflow-wrap: normal; white-space: nowrap; }
.wide th { background: var(--sunk); font-weight: 600; }
.log > summary { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: center; width: auto; padding: 0.625rem 1rem; list-style-position: inside; }
.log + .log { border-top: 1px solid var(--line); }
.log .name { font-weight: 600; overflow-wrap: anywhere; }
.lines { display: flex; flex-direction: column-reverse; max-height: 20rem; overflow: auto; background: var(--sunk); border-top: 1px solid var(--line); }
.lines pre { margin: 0; padding: 0.75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.6; font-size: 0.8125rem; }
.lines time { user-select: none; }
.lines mark, .lines mark time, .cause { background: var(--bad-wash); color: var(--bad); }
.lines mark { font-weight: 600; scroll-margin: 4rem; }
.cause { padding: 0.375rem 1rem; overflow-wrap: anywhere; font-size: 0.8125rem; }
.cause a { color: inherit; }
.pulls h2 { margin-bottom: 0.5rem; }
.pulls h3 { margin: 0.75rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--soft); overflow-wrap: anywhere; }
.pulls ul { list-style: none; padding: 0; }
.pulls li a { display: block; padding: 0.25rem 0.625rem; border-radius: 0.375rem; overflow-wrap: anywhere; text-decoration: none; color: inherit; }
.pulls li a:hover { background: var(--idle-wash); }
.pulls li a[aria-current] { background: var(--card); box-shadow: inset 3px 0 var(--link); }
@media (max-width: 63.99rem) { .pulls { order: 2; } }
@media (max-width: 30rem) { .rows > li { padding-inline: 0.75rem; } .rows .word { grid-column: 2; } }
`;
