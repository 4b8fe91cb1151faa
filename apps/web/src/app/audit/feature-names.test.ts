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

const repository = join(root, '../../..');

/** Each audited table with the columns that its changes show. */
function auditedTables() {
  const rows = readFileSync(join(repository, 'packages/contract/src/database.gen.ts'), 'utf8');
  const hiddenByTable = new Map<string, Set<string>>();
  for (const file of globSync('supabase/schemas/**/*.policies.sql', { cwd: repository })) {
    const triggers = readFileSync(join(repository, file), 'utf8').matchAll(
      /create trigger \w+\s+after [^;]*? on public\.(\w+)[^;]*?function app\.audit_\w+\((?:'([^']*)')?/g,
    );
    for (const [, table = '', hidden = ''] of triggers) {
      const known = hiddenByTable.get(table) ?? [];
      hiddenByTable.set(table, new Set([...known, ...hidden.split(',')]));
    }
  }
  return [...hiddenByTable].map(([table, hidden]) => {
    const [, row = ''] =
      new RegExp(`^      ${table}: \\{\\n        Row: \\{\\n([\\s\\S]*?)\\n        \\}`, 'm').exec(
        rows,
      ) ?? [];
    const columns = [...row.matchAll(/^ {10}(\w+): /gm)].map(([, column = '']) => column);
    return { table, columns: columns.filter((column) => column !== 'id' && !hidden.has(column)) };
  });
}

it('names every audited table and column, so the log needs no English', () => {
  const part = (name: string) =>
    new Set(
      files.flatMap(({ text }) => {
        const [, block = ''] = new RegExp(`  ${name}: \\{\\n([\\s\\S]*?)\\n  \\}`).exec(text) ?? [];
        return [...block.matchAll(/^ {4}(\w+): /gm)].map(([, key = '']) => key);
      }),
    );
  const kinds = part('kinds');
  const fields = part('fields');
  const tables = auditedTables();
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter(({ table }) => !kinds.has(table)).map(({ table }) => table)).toEqual([]);
  const columns = new Set(tables.flatMap((one) => one.columns));
  expect([...columns].filter((column) => !fields.has(column))).toEqual([]);
});
