import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { errorCatalogue } from '../packages/contract/src/errors.ts';

const root = join(import.meta.dirname, '..');
const sourceOf = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

it('has a test for every reason that SQL refuses with', () => {
  const sql = sourceOf(['supabase/schemas/*/*.sql']);
  const tests = sourceOf([
    '{supabase/tests,conformance}/**/*.test.ts',
    'supabase/tests/support/**/*.ts',
    'apps/server/src/**/*.test.ts',
  ]);
  const refusing = Object.keys(errorCatalogue).filter((code) => sql.includes(`'${code}'`));
  expect(refusing.length).toBeGreaterThan(80);
  expect(refusing.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
