/** The style that all pages share: the system's fonts, light or dark as the reader prefers, colors for the tones, cards and signs. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f5f6f8; --card: #ffffff; --sunk: #f0f2f5; --line: #dde1e7; --text: #1c2128; --soft: #57606b; --link: #0858b8;
  --good: #16703a; --good-wash: #e3f4e9; --good-solid: #2f9e5b; --bad: #b3232c; --bad-wash: #fce9e9; --bad-solid: #d64550;
  --busy: #8a5300; --busy-wash: #fdf1da; --busy-solid: #e0a13a; --idle: #57606b; --idle-wash: #eceff3; --idle-solid: #b6bec9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1318; --card: #171c23; --sunk: #10151b; --line: #2a323c; --text: #e4e9ef; --soft: #a1acb9; --link: #79b4ff;
    --good: #5fd08a; --good-wash: #12301f; --good-solid: #3aa566; --bad: #ff8f8a; --bad-wash: #3b1a1c; --bad-solid: #d9585a;
    --busy: #eeb756; --busy-wash: #35270d; --busy-solid: #c98f2e; --idle: #a1acb9; --idle-wash: #242b34; --idle-solid: #4d5866;
  }
}
.good { --tone: var(--good); --wash: var(--good-wash); --solid: var(--good-solid); }
.bad { --tone: var(--bad); --wash: var(--bad-wash); --solid: var(--bad-solid); }
.busy { --tone: var(--busy); --wash: var(--busy-wash); --solid: var(--busy-solid); }
.idle { --tone: var(--idle); --wash: var(--idle-wash); --solid: var(--idle-solid); }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--text); font-size: 0.9375rem; line-height: 1.5;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
}
h1, h2, h3, p, ol, ul, dl, dd { margin: 0; }
a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: 0.875em; }
time, .soft, .hint { color: var(--soft); }
.hint { font-size: 0.8125rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100vw; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--card); }
.skip:focus { left: 0.75rem; z-index: 1; }
.inner { max-width: 78rem; margin-inline: auto; padding-inline: clamp(0.75rem, 3vw, 2rem); }
.bar { background: var(--card); border-bottom: 1px solid var(--line); }
.bar .inner { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; padding-block: 0.625rem; }
.brand { color: inherit; font-size: 1rem; font-weight: 650; text-decoration: none; letter-spacing: -0.01em; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden; }
.sign { display: inline-grid; place-items: center; flex: none; width: 1.375rem; height: 1.375rem; border-radius: 50%; background: var(--wash); color: var(--tone); font-weight: 700; font-size: 0.75rem; line-height: 1; }
.word { color: var(--tone); font-weight: 600; }
.wide { overflow-x: auto; }
`;
