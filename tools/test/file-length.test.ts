import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './step.ts';

const mostLines = 400;

/** Files that may be longer, and why. */
const reasons: Readonly<Record<string, string>> = {
  'apps/server/src/demo/load-demo.test.ts': 'all tests share one load of the demo',
  'supabase/tests/change-orders.test.ts': 'each step begins where the one before it ended',
  'supabase/tests/claims.test.ts': 'every kind of claim is asked of one company',
  'supabase/tests/company-export.test.ts': 'one exported company is read by all tests',
  'supabase/tests/legal-holds.test.ts': 'records of every kind are planted for one person',
  'supabase/tests/own-account.test.ts': 'each download is made of one person’s records',
  'supabase/tests/reports.test.ts': 'all reports are asked of one company',
  'supabase/tests/support/planted.ts': 'has a row of every kind',
  'supabase/tests/pdf.test.ts': 'all documents are read by one cast',
  'supabase/tests/hours-agree.test.ts': 'one month, asked of every place that tells its hours',
  'apps/web/src/data/client/auth.test.ts': 'all tests share one recorded server',
};

const written = /\.(?:ts|tsx|mts|mjs|cjs|js|css|sql)$/;
const generated = /\.gen\.ts$/;

test('no file is longer than 400 lines without its reason', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const long = listed
    .split('\n')
    .filter((path) => written.test(path) && !generated.test(path) && existsSync(join(root, path)))
    .filter((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1 > mostLines);
  expect(long.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
