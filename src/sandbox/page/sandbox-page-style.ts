/** The page's style: a system's own fonts, light or dark as the reader prefers, one column on a narrow screen. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f5f6f8; --card: #ffffff; --sunk: #f0f2f5; --line: #d8dde4; --text: #1c2128; --soft: #57606b;
  --link: #0858b8; --good: #16703a; --good-wash: #e3f4e9; --bad: #b3232c; --bad-wash: #fce9e9;
  --busy: #8a5300; --busy-wash: #fdf1da; --idle: #57606b; --idle-wash: #eceff3; --shade: 0 1px 2px rgb(20 30 50 / 6%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1318; --card: #171c23; --sunk: #10151b; --line: #2d3641; --text: #e4e9ef; --soft: #a1acb9;
    --link: #79b4ff; --good: #5fd08a; --good-wash: #12301f; --bad: #ff8f8a; --bad-wash: #3b1a1c;
    --busy: #eeb756; --busy-wash: #35270d; --idle: #a1acb9; --idle-wash: #242b34; --shade: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--text); line-height: 1.5; font-size: 0.9375rem;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
}
a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
h1, h2, h3, p, ul, ol { margin: 0; }
code, pre, .mono { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: 0.875em; }
pre code { font-size: inherit; }
.hint code { font-size: 0.9375em; }
time, .soft, .hint { color: var(--soft); }
.hint { font-size: 0.8125rem; }
.inner { max-width: 76rem; margin-inline: auto; padding-inline: clamp(0.75rem, 3vw, 2rem); }
.skip { position: absolute; left: -100vw; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--card); }
.skip:focus { left: 0.75rem; z-index: 1; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.bar { background: var(--card); border-bottom: 1px solid var(--line); }
.bar .inner { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; padding-block: 0.75rem; }
.brand { color: inherit; font-weight: 650; text-decoration: none; letter-spacing: -0.01em; }
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
.good { --tone: var(--good); --wash: var(--good-wash); } .bad { --tone: var(--bad); --wash: var(--bad-wash); }
.busy { --tone: var(--busy); --wash: var(--busy-wash); } .idle { --tone: var(--idle); --wash: var(--idle-wash); }
.pill, .status { background: var(--wash); color: var(--tone); }
.status { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: baseline; padding: 0.625rem 1rem; border-radius: 0.5rem; font-weight: 600; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.625rem; box-shadow: var(--shade); overflow: hidden; }
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
.sign { display: grid; place-items: center; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--wash); color: var(--tone); font-weight: 700; font-size: 0.8125rem; line-height: 1; }
.busy > .sign { animation: pulse 1.6s ease-in-out infinite; }
@keyframes pulse { 50% { background: transparent; } }
@media (prefers-reduced-motion: reduce) { .busy > .sign { animation: none; } }
.word { color: var(--tone); font-weight: 600; font-size: 0.8125rem; }
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
.wide { overflow-x: auto; }
.wide table { border-collapse: collapse; }
.wide th, .wide td { padding: 0.375rem 0.75rem; border: 1px solid var(--line); text-align: left; overflow-wrap: normal; white-space: nowrap; }
.wide th { background: var(--sunk); font-weight: 600; }
.log > summary { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: center; width: auto; padding: 0.625rem 1rem; list-style-position: inside; }
.log + .log { border-top: 1px solid var(--line); }
.log .name { font-weight: 600; overflow-wrap: anywhere; }
.lines { display: flex; flex-direction: column-reverse; max-height: 20rem; overflow: auto; background: var(--sunk); border-top: 1px solid var(--line); }
.lines pre { margin: 0; padding: 0.75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.6; font-size: 0.8125rem; }
.lines time { user-select: none; }
.pulls h2 { margin-bottom: 0.5rem; }
.pulls h3 { margin: 0.75rem 0 0.25rem; font-size: 0.8125rem; font-weight: 600; color: var(--soft); overflow-wrap: anywhere; }
.pulls ul { list-style: none; padding: 0; }
.pulls li a { display: block; padding: 0.25rem 0.625rem; border-radius: 0.375rem; overflow-wrap: anywhere; text-decoration: none; color: inherit; }
.pulls li a:hover { background: var(--idle-wash); }
.pulls li a[aria-current] { background: var(--card); box-shadow: inset 3px 0 var(--link); }
@media (max-width: 63.99rem) { .pulls { order: 2; } }
@media (max-width: 30rem) { .rows > li { padding-inline: 0.75rem; } .rows .word { grid-column: 2; } }
`;
