import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createSchemaSource } from './schema-source.ts';
import { keyOf } from './types.ts';

let testDatabase: TestDatabase;
let readings = 0;
let database: Database;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = {
    ...testDatabase.database,
    pipeline: (...call) => {
      readings += 1;
      return testDatabase.database.pipeline(...call);
    },
  };
  await testDatabase.database.script(`
    create schema source_probe;
    create table source_probe.before_reading (id int primary key);`);
});
afterAll(() => testDatabase.close());

const log = { error: () => {}, info: () => {} };

test('however many ask at once the catalogs are read once, and once more for who asks meanwhile', async () => {
  const source = createSchemaSource({
    database,
    schemas: ['source_probe'],
    extraSearchPath: [],
    log,
  });
  const [first] = await Promise.all(Array.from({ length: 20 }, () => source.current()));
  expect(readings).toBe(1);
  expect(first?.tables.has(keyOf({ schema: 'source_probe', name: 'before_reading' }))).toBe(true);

  await Promise.all(Array.from({ length: 20 }, () => source.reload()));
  expect(readings).toBe(3);
  await source.close();
});

test('a notice has the catalogs read again', async () => {
  const source = createSchemaSource({
    database,
    schemas: ['source_probe'],
    extraSearchPath: [],
    log,
  });
  const before = await source.current();
  await testDatabase.database.script(`
    create table source_probe.after_notice (id int primary key, before_id int references source_probe.before_reading);
    notify pgrst, 'reload schema';`);
  await expect.poll(() => source.current()).not.toBe(before);
  const { relationships } = await source.current();
  const [relationship] =
    relationships.get(keyOf({ schema: 'source_probe', name: 'after_notice' })) ?? [];
  expect(relationship).toMatchObject({
    foreign: { name: 'before_reading' },
    cardinality: { kind: 'many-to-one', columns: [['before_id', 'id']] },
  });
  await source.close();
});
