import type { Tally, Verdict } from '../../conformance/run-checks.ts';

const MARKS = { conforms: '✓', departs: '✗', skipped: '–', undetermined: '?', noted: '·' } as const;
const WIDEST_ID = 28;
const INDENT = '    ';

/** Returns a function that renders verdict after verdict for a person, each group under its title. */
export function createVerdictLines(): (verdict: Verdict) => string {
  let group = '';
  return (verdict) => {
    const title = verdict.group === group ? '' : `${group === '' ? '' : '\n'}${verdict.group}\n`;
    group = verdict.group;
    return title + renderVerdict(verdict);
  };
}

/** Renders how it stands altogether. */
export function renderTally({ conform, depart, coped, skipped, undetermined }: Tally): string {
  const departing = `${depart} ${depart === 1 ? 'departs' : 'depart'}`;
  const parts = [
    `${conform} ${conform === 1 ? 'conforms' : 'conform'}`,
    depart === 0 ? departing : `${departing} (${coped} of them this client copes with)`,
    `${skipped} skipped`,
    ...(undetermined === 0 ? [] : [`${undetermined} could not be determined`]),
  ];
  return `\n${parts.join(', ')}.\n`;
}

function renderVerdict({ id, section, says, verdict, expected, came, copes, consequence, why }: Verdict): string {
  const head = `  ${MARKS[verdict]} ${id.padEnd(WIDEST_ID)} `;
  if (verdict === 'conforms') return `${head}${says}\n`;
  if (verdict === 'noted') return `${head}${came}: ${consequence}\n`;
  if (verdict !== 'departs') return `${head}${verdict}: ${why}\n`;
  const coping =
    copes === null ? 'not known whether this client copes' : copes ? 'this client copes' : 'this client does not cope';
  return [
    `${head}${says} (${section})`,
    `${INDENT}expected ${expected}; came ${came}`,
    `${INDENT}${coping}: ${consequence}`,
    '',
  ].join('\n');
}
