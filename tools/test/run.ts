/**
 * `npm test`: all checks of the project, one after the other, with a closing line `N passed, N failed`. With only one
 * database, it runs half of the test files that need one (`share.ts`). `--full` raises the counts of the random and the
 * crash tests, draws every screen in every variant, and adds the journeys in WebKit and, with a PostgreSQL of this
 * run's own, the ratios of time and pay.
 * `--only <words>` runs the steps whose names contain one of the words.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startPostgresCluster } from '@muster/testkit/postgres-cluster';

import { chooseSeed } from './choose-seed.ts';
import { findChromium } from './find-chromium.ts';
import { hasWebKit, withoutWebKit } from './has-webkit.ts';
import { failureLines } from './reports.ts';
import { sum, writeResultsPage } from './results-page.ts';
import { root, runStep, type Step, type StepResult } from './step.ts';
import {
  checkSteps,
  coverageStep,
  databaseSteps,
  e2eSteps,
  laterStep,
  mutantStep,
  ratioSteps,
  reportFolder,
} from './steps.ts';

const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const seed = chooseSeed(values);
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  MUSTER_TEST_SEED: String(seed),
  ...(values.full ? { MUSTER_TEST_FULL: '1' } : {}),
};

function isChosen(step: Step): boolean {
  if (!values.only) return true;
  return values.only.split(',').some((word) => step.name.includes(word));
}

/**
 * `TEST_DATABASE_URL=debian` means this run's own cluster, created from the installed PostgreSQL and deleted at the
 * end; any other value names a server that already exists.
 */
async function withPostgres(
  work: (databaseUrl: string | undefined) => Promise<StepResult[]>,
): Promise<StepResult[]> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== 'debian') return work(given);
  const cluster = await startPostgresCluster();
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

async function runAll(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps.filter(isChosen)) results.push(await runStep(step));
  return results;
}

function report(results: readonly StepResult[], seconds: number): number {
  const failed = sum(results, 'failed');
  const passed = sum(results, 'passed');
  const failures = results.flatMap((result) => result.failures);
  process.stdout.write('\n');
  for (const failure of results.flatMap(({ unsteady }) => unsteady)) {
    process.stdout.write(`passed at the second try only: ${failureLines(failure)}\n\n`);
  }
  for (const result of results) {
    const mark = result.failed === 0 ? 'ok    ' : 'FAILED';
    process.stdout.write(
      `${mark} ${result.name}: ${result.passed} passed, ${result.failed} failed, ${Math.round(result.seconds)} s\n`,
    );
  }
  // Printed last, because people see the last lines of a long log first; followed by the names alone, in case there are
  // many.
  for (const failure of failures) process.stdout.write(`\nFAILED ${failureLines(failure)}\n`);
  if (failures.length > 1) process.stdout.write(`\nall that failed:\n`);
  for (const { title } of failures.length > 1 ? failures : []) {
    process.stdout.write(`    ${title}\n`);
  }
  process.stdout.write(`\nin ${Math.round(seconds)} s\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

if (!values.only) rmSync(join(root, reportFolder), { recursive: true, force: true });
mkdirSync(join(root, reportFolder), { recursive: true });
process.stdout.write(`muster: chance draws from MUSTER_TEST_SEED=${seed}\n`);
const chromium = findChromium(values);
// Slow to start and rarely different from Chromium, so only in the full run.
const webkit = values.full && hasWebKit();
const startedAt = performance.now();
const env: NodeJS.ProcessEnv = { ...environment, CHROMIUM_PATH: chromium };
const results = await withPostgres(async (databaseUrl) => {
  const plain = { ...env };
  delete plain.TEST_DATABASE_URL;
  const isHalf = !values.full && !values.only && !databaseUrl;
  const half = isHalf ? { ...plain, MUSTER_TEST_SHARE: 'half' } : plain;
  const steps = [
    ...checkSteps(plain),
    ...(values.full ? [mutantStep(plain)] : []),
    ...databaseSteps(
      databaseUrl && !values.full ? { ...plain, MUSTER_TEST_SHARE: 'first' } : half,
      'PGlite',
    ),
    ...(values.full ? [laterStep(plain)] : []),
    ...e2eSteps(half, { webkit }),
  ];
  if (databaseUrl) {
    const second = { ...env, TEST_DATABASE_URL: databaseUrl, MUSTER_TEST_SHARE: 'second' };
    steps.push(...databaseSteps(second, 'PostgreSQL'));
  }
  // The bench reads the processor time of a PostgreSQL that it starts itself.
  if (values.full && process.env.TEST_DATABASE_URL === 'debian') steps.push(...ratioSteps(plain));
  // It reads the results of the other steps, so it needs every step to have run.
  if (!values.only && !isHalf) steps.push(coverageStep(plain));
  return runAll(steps);
});
const seconds = (performance.now() - startedAt) / 1000;
if (values.full && !webkit) process.stdout.write(`muster: ${withoutWebKit}\n`);
process.exitCode = report(results, seconds);
// Readers take the page for the current state, so a run with failures leaves the previous one.
if (values.full && !values.only && process.exitCode === 0) writeResultsPage(results, seconds);
