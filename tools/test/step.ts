import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { lastLines, type Outcome } from './reports.ts';

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

type Ending = {
  readonly exitCode: number;
  /** The end of its output. */
  readonly lastWords: string;
};

const keptCharacters = 20_000;

/** In minutes, and in the full run. The longest step takes a third; one that never ends would hide all others. */
const longestStep = 30;
const longestFullStep = 90;
const minuteMs = 60_000;

function runCommand(step: Step): Promise<Ending> {
  const [file, ...commandArguments] = step.command;
  const longest = step.env.MUSTER_TEST_FULL === '1' ? longestFullStep : longestStep;
  return new Promise((resolve, reject) => {
    const child = spawn(file, commandArguments, {
      cwd: step.cwd ?? root,
      env: step.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let lastWords = '';
    const pass = (target: NodeJS.WriteStream) => (text: string) => {
      target.write(text);
      lastWords = (lastWords + text).slice(-keptCharacters);
    };
    child.stdout.setEncoding('utf8').on('data', pass(process.stdout));
    child.stderr.setEncoding('utf8').on('data', pass(process.stderr));
    const end = setTimeout(() => {
      lastWords += `\nended by the run after ${longest} minutes\n`;
      child.kill('SIGTERM');
    }, longest * minuteMs);
    const kill = setTimeout(() => child.kill('SIGKILL'), (longest + 1) * minuteMs);
    child.on('error', reject);
    // Not 'close', which a process that it left behind would prevent.
    child.on('exit', (code) => {
      clearTimeout(end);
      clearTimeout(kill);
      setImmediate(() => resolve({ exitCode: code ?? 1, lastWords }));
    });
  });
}

function readOutcome(step: Step, { exitCode, lastWords }: Ending): Outcome {
  const isGood = exitCode === 0;
  const failures = isGood
    ? []
    : [{ title: `${step.name} ended with ${exitCode}`, message: lastLines(lastWords) }];
  const bare = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures, unsteady: [] };
  if (!step.report || !existsSync(step.report.file)) return bare;
  const outcome = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')));
  // A runner that failed without naming a failed test (a crash, an unhandled error) has failed.
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1, failures } : outcome;
}

export async function runStep(step: Step): Promise<StepResult> {
  process.stdout.write(`\n--- ${step.name}\n`);
  if (step.report) rmSync(step.report.file, { force: true });
  const startedAt = performance.now();
  const ending = await runCommand(step);
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: step.name, seconds, ...readOutcome(step, ending) };
}
