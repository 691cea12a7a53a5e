import type { FieldError } from '../../http/github-problems.ts';
import { type Fields, isObject } from '../../http/json-bodies.ts';
import {
  type FieldRules,
  findErrors,
  isAddress,
  isAtMost,
  isFilled,
  isInstant,
  isListOf,
  isOneOf,
  isText,
  required,
  textOf,
} from '../field-rules.ts';
import { type CheckOutput, type CheckRun, isSha } from '../repository.ts';
import { renderInstant } from './renderings.ts';

/** The most characters of a summary and of a text, and of an annotation's message. */
const MAX_TEXT = 65_535;
const CONCLUSIONS = ['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out'];

const ANNOTATION_RULES: FieldRules = {
  path: [required, isFilled],
  start_line: [required],
  end_line: [required],
  annotation_level: [required, isOneOf(['notice', 'warning', 'failure'])],
  message: [required, isFilled, isAtMost(MAX_TEXT)],
  title: [isAtMost(255)],
};
const ACTION_RULES: FieldRules = {
  label: [required, isFilled, isAtMost(20)],
  description: [required, isFilled, isAtMost(40)],
  identifier: [required, isFilled, isAtMost(20)],
};
const OUTPUT_RULES: FieldRules = {
  summary: [required, isAtMost(MAX_TEXT)],
  title: [isText],
  text: [isAtMost(MAX_TEXT)],
  annotations: [isListOf(50, ANNOTATION_RULES)],
};
const CHANGE_RULES: FieldRules = {
  name: [isFilled],
  details_url: [isAddress],
  external_id: [isText],
  // The states waiting, requested and pending are for GitHub Actions itself: REST documentation of check runs.
  status: [isOneOf(['queued', 'in_progress', 'completed'])],
  conclusion: [isOneOf(CONCLUSIONS)],
  started_at: [isInstant],
  completed_at: [isInstant],
  actions: [isListOf(3, ACTION_RULES)],
};
const CREATION_RULES: FieldRules = {
  ...CHANGE_RULES,
  name: [required, isFilled],
  head_sha: [required, isText, isCommit],
};

/** Returns all that is wrong with the body of a check run that is to be made, or of a change to one. */
export function findCheckRunErrors(fields: Fields, isCreation: boolean): readonly FieldError[] {
  const errors = findErrors('CheckRun', fields, isCreation ? CREATION_RULES : CHANGE_RULES);
  return [...errors, ...findOutputErrors(fields['output'], isCreation), ...findOpenEnding(fields)];
}

function findOutputErrors(output: unknown, isCreation: boolean): readonly FieldError[] {
  if (output === undefined || output === null) return [];
  if (!isObject(output)) return [{ resource: 'CheckRun', field: 'output', code: 'invalid' }];
  const rules = isCreation ? { ...OUTPUT_RULES, title: [required, isText] } : OUTPUT_RULES;
  return findErrors('CheckRun', output, rules);
}

function findOpenEnding({ status, conclusion }: Fields): readonly FieldError[] {
  if (conclusion === null) return [{ resource: 'CheckRun', field: 'conclusion', code: 'invalid' }];
  const isOpen = status === 'completed' && conclusion === undefined;
  return isOpen ? [{ resource: 'CheckRun', field: 'conclusion', code: 'missing_field' }] : [];
}

function isCommit(value: unknown): { code: 'custom'; message: string } | null {
  return typeof value === 'string' && isSha(value)
    ? null
    : { code: 'custom', message: `No commit found for SHA: ${value}` };
}

/** Returns the check run as the fields change it; a conclusion completes it, and another status takes the conclusion back. */
export function readCheckRun(run: CheckRun, fields: Fields, now: number): CheckRun {
  const given = textOf(fields, 'conclusion');
  const status = given === null ? (textOf(fields, 'status') ?? run.status) : 'completed';
  const isCompleted = status === 'completed';
  return {
    ...run,
    sha: textOf(fields, 'head_sha')?.toLowerCase() ?? run.sha,
    name: textOf(fields, 'name') ?? run.name,
    detailsUrl: textOf(fields, 'details_url') ?? run.detailsUrl,
    externalId: textOf(fields, 'external_id') ?? run.externalId,
    status,
    conclusion: isCompleted ? (given ?? run.conclusion) : null,
    startedAt: textOf(fields, 'started_at') ?? run.startedAt,
    completedAt: isCompleted ? (textOf(fields, 'completed_at') ?? run.completedAt ?? renderInstant(now)) : null,
    output: readOutput(run.output, fields['output']),
    actions: readActions(fields['actions']) ?? run.actions,
    updatedAt: now,
  };
}

function readActions(actions: unknown): CheckRun['actions'] | null {
  if (!Array.isArray(actions)) return null;
  return actions.filter(isObject).map((action) => ({
    label: textOf(action, 'label') ?? '',
    description: textOf(action, 'description') ?? '',
    identifier: textOf(action, 'identifier') ?? '',
  }));
}

function readOutput(before: CheckOutput, output: unknown): CheckOutput {
  if (!isObject(output)) return before;
  const added = output['annotations'];
  return {
    title: textOf(output, 'title') ?? before.title,
    summary: textOf(output, 'summary') ?? before.summary,
    text: textOf(output, 'text') ?? before.text,
    annotations: [...before.annotations, ...(Array.isArray(added) ? added : [])],
  };
}
