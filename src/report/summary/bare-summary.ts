import type { BadInput } from '../../kernel/errors.ts';
import { escapeMarkdown } from '../../kernel/markup.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Interruption } from '../interruption.ts';

const MAX_CELL = 200;

/** Returns the job summary, in Markdown, of a step that ended before it began: why, each input that cannot be used, and what to do next. */
export function renderBareSummary({ reason, advice, inputs }: Interruption): string {
  const rows = inputs.map(renderRow);
  const table =
    rows.length === 0 ? [] : [['| Input | Value | What to do |', '| --- | --- | --- |', ...rows].join('\n')];
  return `${[`## ❌ ${escapeMarkdown(reason.replace(/\.$/, ''))}`, ...table, escapeMarkdown(advice)].join('\n\n')}\n`;
}

/** The value of a secret is not part of a bad input, and one that is missing has no value either. */
function renderRow({ name, seen, accepted }: BadInput): string {
  const cells = [name, seen, accepted].map((text) => escapeMarkdown(safeSentence(text, MAX_CELL)));
  return `| ${cells.join(' | ')} |`;
}
