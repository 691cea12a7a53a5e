import { escapeMermaid } from '../../kernel/markup.ts';
import { renderDuration } from '../../kernel/units.ts';
import { DIAGRAM_UNITS } from '../limits.ts';
import type { AppView } from '../view.ts';
import type { PhaseView } from './timeline.ts';

const MAX_LABEL_UNITS = 60;

/** A diagram, and how many applications did not fit into it. */
export interface Gantt {
  /** The Mermaid source without a fence, none of its lines able to close one. */
  readonly lines: readonly string[];
  readonly leftOut: number;
}

/** Returns the phases of the applications as a Mermaid gantt diagram, one section an application. */
export function renderGantt(apps: readonly AppView[]): Gantt {
  const lines = ['gantt', '  dateFormat x', '  axisFormat %H:%M:%S'];
  let units = lines.join('\n').length;
  for (const [index, app] of apps.entries()) {
    const section = renderSection(app);
    units += section.join('\n').length + 1;
    if (units > DIAGRAM_UNITS) return { lines, leftOut: apps.length - index };
    lines.push(...section);
  }
  return { lines, leftOut: 0 };
}

function renderSection(app: AppView): string[] {
  const tasks = app.phases.map((phase, index) => renderTask(phase, tagOf(app, index === app.phases.length - 1)));
  return [`  section ${escapeMermaid(app.appId, MAX_LABEL_UNITS)}`, ...tasks];
}

function renderTask({ name, startedAt, endedAt }: PhaseView, tag: string): string {
  const label = `${escapeMermaid(name, MAX_LABEL_UNITS)} ${renderDuration(endedAt - startedAt)}`;
  const kind = startedAt === endedAt ? `${tag}, milestone` : tag;
  return `  ${label} :${kind}, ${startedAt}, ${endedAt}`;
}

function tagOf(app: AppView, isLast: boolean): string {
  if (!isLast) return 'done';
  return app.passed ? 'active' : 'crit';
}
