import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Outcome } from './reports.ts';

export const root = join(import.meta.dirname, '..', '..');

/** One command of the test run. With a report it counts its own tests; without, it counts as one. */
export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Outcome };
};

export type StepResult = Outcome & { readonly name: string; readonly seconds: number };

function runCommand(step: Step): Promise<number> {
  const [file, ...commandArguments] = step.command;
  return new Promise((resolve, reject) => {
    const child = spawn(file, commandArguments, {
      cwd: step.cwd ?? root,
      env: step.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function readOutcome(step: Step, exitCode: number): Outcome {
  const isGood = exitCode === 0;
  const bare = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [], unsteady: [] };
  if (!step.report || !existsSync(step.report.file)) return bare;
  const outcome = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')));
  // A runner that failed without naming a failed test (a crash, an unhandled error) has failed.
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

export async function runStep(step: Step): Promise<StepResult> {
  process.stdout.write(`\n--- ${step.name}\n`);
  if (step.report) rmSync(step.report.file, { force: true });
  const startedAt = performance.now();
  const exitCode = await runCommand(step);
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: step.name, seconds, ...readOutcome(step, exitCode) };
}
