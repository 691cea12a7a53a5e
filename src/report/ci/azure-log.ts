import type { RunView } from '../view.ts';
import { sayPlainly, sayWithLines } from './safe-text.ts';
import { renderVariables } from './variables.ts';

/**
 * Returns the logging command that shows an error or a warning beside the job; null for a level that Azure does not show so
 * (https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands, "LogIssue").
 */
export function renderIssue(level: 'info' | 'warning' | 'error', title: string, message: string): string | null {
  if (level === 'info') return null;
  return renderCommand('task.logissue', { type: level }, sayWithLines(`${title}: ${message}`));
}

/**
 * Returns the commands at the end of a run: each output as an output variable of the step, and, where the run passed although
 * somebody should look, that it succeeded with issues. A failure is told by the exit code.
 */
export function renderEnding(view: RunView): readonly string[] {
  const variables = renderVariables(view).map(([variable, value]) =>
    renderCommand('task.setvariable', { variable, isOutput: 'true' }, breakMacros(sayPlainly(value))),
  );
  const isDoubtful = view.passed && view.apps.some((app) => app.isDoubtful);
  const complete = renderCommand('task.complete', { result: 'SucceededWithIssues' }, sayPlainly(view.headline));
  return isDoubtful ? [...variables, complete] : variables;
}

/** The same page, "Logging command format"; escaped as azure-pipelines-task-lib does (node/taskcommand.ts). */
function renderCommand(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)};`);
  return `##vso[${name} ${pairs.join('')}]${escapeData(message)}\n`;
}

/** The agent puts a variable's value where a later one or a script says `$(name)`. */
function breakMacros(value: string): string {
  return value.replaceAll('$(', '$ (').replaceAll('$[', '$ [').replaceAll('${', '$ {');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}
