import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../apps/web/src');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync('features/*/error-words.ts', { cwd: root });

it('registers the words of every feature', () => {
  const registry = read('app/errors/feature-words.ts');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !registry.includes(`'../../${file}'`))).toEqual([]);
});

it('has one place for the words of a code', () => {
  const codes = ['data/errors/words.ts', ...files].flatMap((file) =>
    [...read(file).matchAll(/^ {2}(?:'(\w+)'|(\w+)):(?: |\n\s*)msg`/gm)].map(
      ([, quoted, plain]) => quoted ?? plain,
    ),
  );
  expect(codes.length).toBeGreaterThan(120);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
