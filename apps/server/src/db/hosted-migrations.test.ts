import { mkdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@muster/testkit/temporary-folder';
import { writeHostedMigrations } from './hosted-migrations.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const name of ['product', 'schemas']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'product/20260101000000_trials.sql'), table);
  await writeFile(join(folder, 'schemas/trial_limit.sql'), limit('()', '7'));
  await writeFile(join(folder, 'schemas/trials.policies.sql'), policy);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const table =
  '-- requires: app.trial_limit\ncreate table public.trials (id int check (id < app.trial_limit()));\n';
const policy =
  'create policy trials_read on public.trials for select to authenticated using (id < (select app.trial_limit()));\n';
const limit = (parameters: string, body: string) =>
  `create or replace function app.trial_limit${parameters} returns int language sql as $$ select ${body} $$;\n`;

function write(now: string): Promise<string[]> {
  const folders = { productDir: join(folder, 'product'), schemasDir: join(folder, 'schemas') };
  return writeHostedMigrations(folders, join(folder, 'out'), () => new Date(now));
}

const written = (name: string) => readFile(join(folder, 'out', name), 'utf8');

test('a migration comes with the functions that it requires, the other files after all of them', async () => {
  expect(await write('2026-02-03T04:05:06Z')).toEqual([
    '20260101000000_trials.sql',
    '20260203040506_schemas.sql',
  ]);
  const first = await written('20260101000000_trials.sql');
  expect(first.indexOf('function app.trial_limit')).toBeLessThan(first.indexOf('create table'));
  const second = await written('20260203040506_schemas.sql');
  expect(second).toContain('create policy trials_read');
  expect(second).not.toContain('function app.trial_limit');
});

test('a second call writes what has changed since, and nothing when nothing has', async () => {
  await write('2026-02-03T04:05:06Z');
  expect(await write('2026-02-04T00:00:00Z')).toEqual([]);
  await writeFile(join(folder, 'schemas/trial_limit.sql'), limit('()', '8'));
  expect(await write('2026-02-05T00:00:00Z')).toEqual(['20260205000000_schemas.sql']);
  const sql = await written('20260205000000_schemas.sql');
  expect(sql).toContain('select 8');
  expect(sql).not.toContain('policy');
});

test('another signature drops the function and what calls it, a file that is gone what it defined', async () => {
  await write('2026-02-03T04:05:06Z');
  await writeFile(join(folder, 'schemas/trial_limit.sql'), limit('(a int default 7)', 'a'));
  await write('2026-02-05T00:00:00Z');
  const sql = await written('20260205000000_schemas.sql');
  const order = [
    'drop policy if exists trials_read',
    'drop function if exists app.trial_limit',
    'create or replace function app.trial_limit(a int',
    'create policy trials_read',
  ].map((line) => sql.indexOf(line));
  expect(order.every((at, index) => at > (order[index - 1] ?? -1))).toBe(true);

  await unlink(join(folder, 'schemas/trials.policies.sql'));
  await write('2026-02-06T00:00:00Z');
  expect(await written('20260206000000_schemas.sql')).toContain(
    'drop policy if exists trials_read',
  );
});

test('a migration that would sort before what is written gets a later time, also within one second', async () => {
  await write('2026-02-03T04:05:59Z');
  await writeFile(
    join(folder, 'product/20260102000000_more.sql'),
    'create table public.more ();\n',
  );
  await writeFile(join(folder, 'schemas/trial_limit.sql'), limit('()', '8'));
  expect(await write('2026-02-03T04:05:59Z')).toEqual([
    '20260203040600_more.sql',
    '20260203040601_schemas.sql',
  ]);
  expect(await write('2026-02-03T04:05:59Z')).toEqual([]);
});
