import type { Problem, ProblemKind } from '../monitoring/problems.ts';
import { renderTime } from './dates.ts';
import { renderText } from './icons.ts';

const REASON_CHARS = 300;

interface Shown {
  readonly title: string;
  readonly tone: 'bad' | 'busy';
  /** What it means. */
  readonly effect: string;
  /** What to do. */
  readonly advice: string;
}

const SHOWN: Readonly<Record<ProblemKind, Shown>> = {
  store: {
    title: 'Deliveries cannot be stored',
    tone: 'bad',
    effect: 'Senders get 503 and have to send again.',
    advice: 'If the disk is full, make room: the relay continues by itself.',
  },
  'github-refused': {
    title: 'GitHub refuses the App',
    tone: 'bad',
    effect: 'No check run is written.',
    advice: 'Check GITHUB_APP_ID and the private key, restart the relay, then replay the dead letters.',
  },
  'github-unreachable': {
    title: 'GitHub cannot be reached',
    tone: 'bad',
    effect: 'Check runs are written once it responds.',
    advice: '',
  },
  'github-slow': {
    title: 'GitHub is slow to respond',
    tone: 'busy',
    effect: 'Check runs are late, but none is lost.',
    advice: '',
  },
};

/** Returns one line for each problem: what is wrong, since when, what it means; below it in small why, and what to do. */
export function renderProblems(problems: readonly Problem[], now: number): string {
  if (problems.length === 0) return '';
  const lines = problems.map(({ kind, since, reason }) => {
    const { title, tone, effect, advice } = SHOWN[kind];
    const line = `<strong>${title}</strong> first seen ${renderTime(since, now)}. ${effect}`;
    return `<li class="${tone}" data-key="${kind}"><p>${line}</p>
<p class="more">${renderText(reason, REASON_CHARS)} ${advice}</p></li>`;
  });
  return `<ul class="card problems" data-key="problems" aria-label="Problems">${lines.join('\n')}</ul>`;
}

/** Returns the problem's title: `GitHub refuses the App`. */
export function problemTitleOf({ kind }: Problem): string {
  return SHOWN[kind].title;
}
