import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { root, type StepResult } from './step.ts';

/** Writes the counts of a full run without failures, and its commit, for readers of the documents. */
export function writeResultsPage(results: readonly StepResult[], seconds: number): void {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  writeFileSync(
    join(root, 'docs/test-results.md'),
    [
      '# Results of the full test run',
      '',
      `Made by \`npm run test:full\`: random and crash tests with their full counts. Commit ${commit}${isChanged ? ' with changes' : ''}, ${availableParallelism()} cores, ${minutes(seconds)}.`,
      '',
      '| step | passed | failed | time |',
      '|---|---|---|---|',
      ...results.map(
        (result) =>
          `| ${result.name} | ${result.passed} | ${result.failed} | ${minutes(result.seconds)} |`,
      ),
      `| together | ${sum(results, 'passed')} | ${sum(results, 'failed')} | |`,
      '',
    ].join('\n'),
  );
}

export function sum(results: readonly StepResult[], key: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[key], 0);
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
