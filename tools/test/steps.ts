import { join } from 'node:path';

import { readPlaywright, readVitest } from './reports.ts';
import { root, type Step } from './step.ts';

export const reportFolder = 'node_modules/.cache/muster-reports';

function reportFile(name: string): string {
  return join(root, reportFolder, `${name.replaceAll(/[^\w]+/g, '-')}.json`);
}

function vitest(
  name: string,
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Step {
  const file = reportFile(name);
  // Like the journeys, the full run allows no retry, because it's meant to find unsteady tests.
  const retries = env.MUSTER_TEST_FULL === '1' ? 0 : 1;
  return {
    name,
    command: [
      'vitest',
      'run',
      `--retry=${retries}`,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
    ],
    env,
    report: { file, read: readVitest },
  };
}

const typedFolders = [
  ['server, packages and tests', 'tsconfig.json'],
  ['web', 'apps/web/tsconfig.json'],
  ['the outbox against a server', 'conformance/outbox/tsconfig.json'],
  ['the browser tests', 'e2e/tsconfig.json'],
] as const;

/** Everything that needs no database: style, types, boundaries, strings, pure code. */
export function checkSteps(env: NodeJS.ProcessEnv): Step[] {
  return [
    { name: 'format', command: ['oxfmt', '--check'], env },
    { name: 'lint', command: ['oxlint'], env },
    ...typedFolders.map(([name, project]) => ({
      name: `types of ${name}`,
      command: ['tsc', '-p', project] as const,
      env,
    })),
    {
      name: 'import directions',
      command: ['depcruise', 'apps', 'packages', 'conformance', '--output-type', 'err'],
      env,
    },
    { name: 'unused code', command: ['knip'], env },
    {
      name: 'strings in both languages',
      command: ['npm', 'run', 'strings:check', '-w', '@muster/web'],
      env,
    },
    vitest('unit tests', ['unit', 'web'], env),
  ];
}

/** Checks whether the tests of the domain notice a fault in it. */
export function mutantStep(env: NodeJS.ProcessEnv): Step {
  return { name: 'faults in the domain', command: ['node', 'tools/mutants/run.ts'], env };
}

/** Checks whether time and pay stay within their bounds of processor time, with little data. */
export function ratioSteps(env: NodeJS.ProcessEnv): Step[] {
  return [
    { name: 'speed of the pay engine', command: ['node', 'bench/time/run.ts', '1'], env },
    {
      name: 'timesheets against the same by hand',
      command: ['node', 'bench/time/sheets.ts', '216000', '40'],
      env,
    },
    {
      name: 'memory of a payroll file',
      command: ['node', 'bench/time/export.ts', '5000', 'csv', '1'],
      env,
    },
  ];
}

/** Everything that touches a database, on the one that the environment names. */
export function databaseSteps(env: NodeJS.ProcessEnv, database: string): Step[] {
  return [
    vitest(`server on ${database}`, ['server'], env),
    vitest(`sql on ${database}`, ['sql'], env),
    // One worker more than elsewhere: these tests often wait for a server's start or a clock.
    vitest(`conformance on ${database}`, ['conformance'], env, ['--maxWorkers=3']),
  ];
}

/** Finds tests that pass only near the day on which they were written. */
export function laterStep(env: NodeJS.ProcessEnv): Step {
  const later = { ...env, MUSTER_TEST_DAYS_AHEAD: '500', MUSTER_TEST_FULL: '0' };
  return vitest('sql 500 days ahead', ['sql'], later);
}

function playwright(name: string, config: string, env: NodeJS.ProcessEnv): Step {
  const file = reportFile(name);
  return {
    name,
    command: ['playwright', 'test', '-c', config],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywright },
  };
}

/** The built app in a real browser; also in WebKit if that is installed. */
export function e2eSteps(env: NodeJS.ProcessEnv, browsers: { readonly webkit: boolean }): Step[] {
  return [
    { name: 'web build', command: ['node', 'tools/build-web.mjs'], env },
    { name: 'size of the shell', command: ['node', 'tools/check-size.mjs'], env },
    playwright('e2e', 'e2e/playwright.config.ts', env),
    ...(browsers.webkit
      ? [playwright('e2e in WebKit', 'e2e/webkit/playwright.config.ts', env)]
      : []),
  ];
}

/** Checks which lines of the protocols and of the specification the tests before it have shown. */
export function coverageStep(env: NodeJS.ProcessEnv): Step {
  return {
    name: 'coverage of the protocols and the specification',
    command: ['node', 'tools/shown/write-tables.ts', reportFolder],
    env,
  };
}
