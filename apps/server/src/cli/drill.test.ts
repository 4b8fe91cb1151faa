/** Restoring a backup next to the database that it came from, and the findings of such a drill. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerData } from '@muster/testkit/server-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import { openObjectFiles } from '../storage/files/open-object-files.ts';
import { manifestSchema } from './backup-manifest.ts';
import { backupCommand } from './commands/backup.ts';
import { doctorCommand } from './commands/doctor.ts';
import { drillCommand } from './commands/drill.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

let data: Awaited<ReturnType<typeof createServerData>>;
let database: OpenedDatabase;
const said: string[] = [];

beforeEach(async () => {
  data = await createServerData();
  database = await openDatabase({ ...data, log: silent });
  said.length = 0;
  await database.query(`insert into public.companies (name) values ('Northside')`);
  await database.query('select app.seal_audit(1000)');
  await addObject('00000000-0000-4000-8000-00000000000a');
});
afterEach(async () => {
  await database.close();
  await data.remove();
});

const context = () => ({
  database,
  dataDir: data.dataDir,
  databaseDirectUrl: data.databaseUrl,
  storageUrl: undefined,
  say: (line: string) => void said.push(line),
});

const backUp = () => backupCommand.run(context(), { to: null });
const drill = () => drillCommand.run(context(), { from: null });
const runs = () =>
  database.query<{ kind: string; is_ok: boolean; findings: string[] }>(
    'select kind, is_ok, findings from app.operator_runs order by ended_at',
  );

async function addObject(version: string): Promise<void> {
  const { files } = await openObjectFiles(context());
  await files.write(
    version,
    (async function* () {
      yield Buffer.from('logo');
    })(),
  );
  await database.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     values ('company-logos', $1, $1, '{"size": 4}')`,
    [version],
  );
}

async function theFile(): Promise<string> {
  const [backup = ''] = await readdir(join(data.dataDir, 'backups'));
  const folder = join(data.dataDir, 'backups', backup, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const file = entries.find((entry) => entry.isFile());
  return join(file?.parentPath ?? '', file?.name ?? '');
}

test('a backup that is whole is proven, recorded, and leaves nothing behind', async () => {
  await backUp();
  // Rows added after the backup aren't reported as missing.
  await database.query(`insert into public.companies (name) values ('Southside')`);
  await drill();
  expect(said.at(-1)).toContain('can be restored. 1 files are as they were.');
  expect(await runs()).toEqual([
    { kind: 'backup', is_ok: true, findings: [] },
    { kind: 'drill', is_ok: true, findings: [] },
  ]);
  expect((await readdir(data.dataDir)).filter((name) => name.startsWith('drill-'))).toEqual([]);
  const companies = await database.query('select from public.companies');
  expect(companies).toHaveLength(2);
});

test('a drill finds a file that was removed, and one whose bytes were changed', async () => {
  await backUp();
  const file = await theFile();
  const bytes = await readFile(file);
  await rm(file);
  await expect(drill()).rejects.toThrow('1 problems');
  await writeFile(file, Buffer.from(bytes.toString('hex')));
  await expect(drill()).rejects.toThrow('1 problems');
  expect((await runs()).map(({ findings }) => findings.join())).toEqual([
    '',
    expect.stringMatching(/^File .* is missing\.$/),
    expect.stringMatching(/^File .* was changed\.$/),
  ]);
});

test('a drill finds a row of the audit that was changed before the backup, and rows that it lost', async () => {
  await database.script(
    `set local session_replication_role = replica;
     update public.audit_events set action = 'delete' where subject = 'companies'`,
  );
  await backUp();
  const [backup = ''] = await readdir(join(data.dataDir, 'backups'));
  const manifest = join(data.dataDir, 'backups', backup, 'manifest.json');
  const kept = manifestSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
  kept.counts['public.companies'] = 2;
  await writeFile(manifest, JSON.stringify(kept));
  await expect(drill()).rejects.toThrow('2 problems');
  expect((await runs()).at(-1)?.findings).toEqual([
    'public.companies has 1 rows and had 2.',
    expect.stringMatching(/^Audit log of company .*: changed row /),
  ]);
});

test('the doctor warns until a restore is proven, and again after 30 days', async () => {
  await backUp();
  const told = async () => {
    said.length = 0;
    await doctorCommand.run(context(), {}).catch(() => null);
    return said.find((line) => line.includes('restorable'));
  };
  expect(await told()).toMatch(/^warning .*yet: run muster drill\.$/);
  await drill();
  expect(await told()).toMatch(/^ok .* 0 days ago\.$/);
  const age = (days: number) =>
    database.query(
      `update app.operator_runs set ended_at = now() - make_interval(days => $1, hours => 1)`,
      [days],
    );
  await age(29);
  expect(await told()).toMatch(/^ok /);
  await age(30);
  expect(await told()).toMatch(/^warning .* Run muster drill\.$/);
});
