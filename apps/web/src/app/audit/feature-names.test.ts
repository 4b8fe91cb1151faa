import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('features/*/audit-names.ts', { cwd: root }).map((file) => ({
  feature: basename(dirname(file)),
  text: readFileSync(join(root, file), 'utf8'),
}));

it('puts the names of every feature together', () => {
  const composed = readFileSync(join(import.meta.dirname, 'feature-names.ts'), 'utf8');
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter(({ feature }) => !composed.includes(`features/${feature}/audit-names.ts`)),
  ).toEqual([]);
});

// The features' names are laid over each other: of two for one column, readers would see the last.
it.each(['fields', 'values', 'kinds'])('no two features name the same of the %s', (part) => {
  const names = files.flatMap(({ text }) => {
    const [, block = ''] = new RegExp(`  ${part}: \\{\\n([\\s\\S]*?)\\n  \\}`).exec(text) ?? [];
    return [...block.matchAll(/^ {4}(\w+): /gm)].map(([, name]) => name);
  });
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
