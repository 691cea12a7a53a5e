import { PAGE_STYLE } from '../../web/page-style.ts';

/** The page's style. */
export const STYLE = `${PAGE_STYLE}
body { font-size: 0.875rem; }
ol, ul, dl, dd { padding: 0; }
ol, ul { list-style: none; }
main:focus { outline: none; }
code { overflow-wrap: anywhere; }
.note, .about, .more, small { color: var(--soft); }
time, small, .note, .about, .more { font-size: 0.8125rem; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
em { font-style: normal; color: var(--busy); }
.bar .inner { align-items: center; }
.brand span, h1 span { font-weight: 400; color: var(--soft); }
.live { font-size: 0.8125rem; color: var(--soft); }
.live:not(:empty)::before { content: ""; display: inline-block; width: 0.5rem; height: 0.5rem; margin-right: 0.375rem; border-radius: 50%; background: var(--good-solid); }
.live.lost { color: var(--bad); font-weight: 600; }
.live.lost::before { background: var(--bad-solid); }
.bar nav { display: flex; align-items: center; gap: 1rem; margin-left: auto; }
button {
  font: inherit; font-weight: 600; padding: 0.25rem 0.75rem; min-height: 2rem; cursor: pointer; white-space: nowrap;
  color: var(--text); background: var(--card); border: 1px solid var(--soft); border-radius: 0.375rem;
}
button:hover { background: var(--sunk); }
button.plain { padding: 0; min-height: 1.5rem; border: 0; font-weight: 400; color: var(--link); background: none; text-decoration: underline 1px; text-underline-offset: 0.15em; }
button.main { width: 100%; min-height: 2.5rem; color: var(--card); background: var(--link); border-color: var(--link); }
.body { padding-block: 1.25rem 3rem; }
.body > .flash { margin-bottom: 1.25rem; padding: 0.5rem 1rem; border-radius: 0.5rem; background: var(--good-wash); color: var(--good); font-weight: 600; }
.body main { display: grid; gap: 1.5rem; }
.body main > * { min-width: 0; }
.over { display: flex; align-items: baseline; gap: 0.5rem; margin-bottom: 0.5rem; }
h2 { font-size: 1rem; font-weight: 650; letter-spacing: -0.01em; }
.empty { padding: 0.75rem 1rem; color: var(--soft); overflow-wrap: anywhere; }
.summary { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 1px; background: var(--line); }
.summary > div { display: flex; flex-direction: column; padding: 0.625rem 1rem; background: var(--card); }
.summary dt { font-size: 0.8125rem; color: var(--soft); }
.summary dd { font-size: 1.375rem; line-height: 1.3; font-weight: 600; font-variant-numeric: tabular-nums; color: var(--tone, inherit); }
.summary dd a { color: inherit; }
.summary small { font-weight: 400; white-space: nowrap; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); gap: 1rem; align-items: start; }
.head { padding: 0.625rem 1rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.head h3 { font-size: 0.9375rem; font-weight: 650; }
.lead { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; color: var(--soft); }
p.lead { display: block; }
.lead p { flex: 1 1 16rem; }
.strip { display: flex; gap: 2px; padding: 0.75rem 1rem 0.25rem; }
.strip span { flex: 0 1 1rem; height: 0.375rem; border-radius: 1px; background: var(--solid); }
.timeline { padding: 0.5rem 1rem; }
.timeline li { position: relative; display: grid; grid-template-columns: 1.375rem minmax(0, 1fr); gap: 0 0.625rem; padding-block: 0.3125rem; }
.timeline li + li::before { content: ""; position: absolute; left: 0.625rem; bottom: calc(100% - 0.3125rem); height: calc(100% - 1.25rem); min-height: 0.5rem; border-left: 1px solid var(--line); }
.timeline li:target { background: var(--busy-wash); box-shadow: -0.5rem 0 var(--busy-wash), 0.5rem 0 var(--busy-wash); }
.what { display: flex; justify-content: space-between; gap: 0 0.75rem; overflow-wrap: anywhere; }
.timeline .more { grid-column: 2; overflow-wrap: anywhere; }
details { border-top: 1px solid var(--line); }
summary { padding: 0.375rem 1rem; cursor: pointer; color: var(--soft); font-size: 0.8125rem; }
summary:focus-visible { outline-offset: -2px; }
.alarm { border-color: var(--bad-solid); }
.problems li { padding: 0.5rem 1rem; overflow-wrap: anywhere; background: var(--wash); }
.problems li + li { border-top: 1px solid var(--line); }
.problems strong { color: var(--tone); }
.problems .more, .problems time { color: inherit; }
.letters li { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.625rem 1rem; }
.letters li + li { border-top: 1px solid var(--line); }
.letters li > div { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere; }
.letters .reason { color: var(--bad); }
.wide { position: relative; }
.wide:focus-visible { outline-offset: -2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.75rem; text-align: left; vertical-align: baseline; white-space: nowrap; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { padding-left: 1rem; }
td:last-child { min-width: 14rem; white-space: normal; overflow-wrap: anywhere; }
thead th { font-size: 0.8125rem; font-weight: 500; color: var(--soft); }
tbody th { font-weight: 400; }
tbody tr { border-top: 1px solid var(--line); }
.state .sign { margin-right: 0.25rem; }
.narrow { width: min(24rem, calc(100% - 1.5rem)); margin: clamp(1.5rem, 14vh, 9rem) auto 1.5rem; padding: 1.5rem; display: grid; gap: 1rem; }
.narrow h1 { font-size: 1.25rem; font-weight: 650; letter-spacing: -0.01em; }
.narrow form { display: grid; gap: 0.5rem; }
.narrow label { font-weight: 600; }
.narrow input { font: inherit; font-size: 1rem; width: 100%; padding: 0.5rem 0.625rem; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: 0.375rem; }
.narrow .main { margin-top: 0.5rem; }
.error { padding: 0.5rem 0.75rem; border-radius: 0.375rem; background: var(--bad-wash); color: var(--bad); font-weight: 600; }
@media (max-width: 30rem) { .bar nav { margin-left: 0; } .head, .timeline, .letters li, .empty { padding-inline: 0.75rem; } }
@media (forced-colors: active) { .strip { display: none; } .sign { border: 1px solid; } }
`;
