import { createHash, randomUUID } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  archiveSchema,
  type Archive,
} from '../../apps/server/src/companies/export/archive-format.ts';
import { exportCompany } from '../../apps/server/src/companies/export/export-company.ts';
import { createWriteCompanyExport } from '../../apps/server/src/companies/export/write-export-job.ts';
import { importCompany } from '../../apps/server/src/companies/export/import-company.ts';
import { auditChains, verifyChain } from '../../apps/server/src/audit/verify-audit.ts';
import type { MigratableDatabase } from '../../apps/server/src/db/migrate.ts';
import { MissingBytesError } from '../../apps/server/src/storage/files/object-files.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { createServerData, type ServerData } from '../../apps/testkit/src/server-database.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import type { Cast, Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { plantRows, type Planted } from './support/planted.ts';

/** In hexadecimal, so that it can be used as a hash. */
const canary = 'ca7a27f3';
const log = { info: () => {}, warn: () => {}, error: () => {} };

let planted: Planted;
let cast: Cast;
let home: string;
let archive: Archive;
const opened: { close: () => Promise<void> }[] = [];
const store = new Map<string, Buffer>();

/** A server's file storage, in memory. */
const filesIn = (bytes: Map<string, Buffer>) => ({
  async write(version: string, chunks: AsyncIterable<Uint8Array>) {
    const kept: Uint8Array[] = [];
    for await (const chunk of chunks) kept.push(chunk);
    bytes.set(version, Buffer.concat(kept));
    return { size: bytes.get(version)?.length ?? 0, etag: '"made"' };
  },
  async read(version: string) {
    const kept = bytes.get(version);
    if (kept === undefined) throw new MissingBytesError(version);
    return once(kept);
  },
  remove: (versions: readonly string[]) => {
    for (const version of versions) bytes.delete(version);
    return Promise.resolve();
  },
});
async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Opens an empty server. With `way` other, it is the embedded database if the tests run on PostgreSQL. */
async function emptyServer(way: 'same' | 'other' = 'same'): Promise<MigratableDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (way === 'other') delete process.env['TEST_DATABASE_URL'];
  let data: ServerData;
  try {
    data = await createServerData();
  } finally {
    if (url !== undefined) process.env['TEST_DATABASE_URL'] = url;
  }
  const database = await openDatabase({ ...data, log });
  opened.push({
    close: async () => {
      await database.close();
      await data.remove();
    },
  });
  return database;
}

const folder = () => mkdtemp(join(tmpdir(), 'muster-company-'));
const copyOf = async (source: string) => {
  const target = await folder();
  await cp(source, target, { recursive: true });
  return target;
};
const bring = (database: MigratableDatabase, from: string, bytes = new Map<string, Buffer>()) =>
  importCompany({ database, files: filesIn(bytes), folder: from, isInviting: false });

beforeAll(async () => {
  planted = await plantRows();
  ({ cast } = planted);
  await plantSecrets(cast.database);
  const version = '00000000-0000-4000-8000-00000000000a';
  store.set(version, Buffer.from('a logo'));
  await cast.database.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     values ('company-logos', $1, $2, '{"size": 6}')`,
    [`${cast.company}/logo`, version],
  );
  await cast.database.query('select app.seal_audit(100000)');
  home = await folder();
  archive = await exportCompany({
    database: cast.database,
    files: filesIn(store),
    company: cast.company,
    folder: home,
  });
}, 120_000);
afterAll(async () => {
  await cast.close();
  for (const each of opened) await each.close();
});

/** Puts a canary into everything that an export leaves out. */
async function plantSecrets(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('set local session_replication_role = replica');
    for (const statement of [
      `update auth.users set encrypted_password = '${canary}'`,
      `update invitations set token_hash = convert_to('${canary}' || id, 'UTF8')`,
      `update person_pins set hash = repeat('${canary}', 8), salt = repeat('${canary}', 4)`,
      `update public_links set shown = '{"name": "${canary}"}'`,
      `update kiosk_devices set device_key = repeat('${canary}', 8)`,
      `update device_tokens set token = '${canary}' || id`,
      `update app.push_subscriptions set endpoint = 'https://${canary}/' || id`,
      `update app.notifications set content = '{"text": "${canary}"}'`,
      `update app.calendar_feeds set secret_hash = substr(convert_to(repeat('${canary}', 4) || user_id, 'UTF8'), 1, 32)`,
      `update companies set name = 'Foreign ${canary}' where id = '${cast.foreign.company}'`,
    ]) {
      await transaction.query(statement);
    }
  });
}

describe('the contents of an export', () => {
  test('every table of the product is in it or left out with the reason', async () => {
    const rows = await cast.database.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'app') and c.relkind in ('r', 'p') and not c.relispartition
         and n.nspname || '.' || c.relname not in (select name from app.company_data())`,
    );
    expect(rows).toEqual([]);
    const odd = await cast.database.query(
      `select name from app.company_data() where mine is null and left_out is null
       union all select name from app.company_data() group by name having count(*) > 1`,
    );
    expect(odd).toEqual([]);
  });

  test('a column that could be a secret is withheld, or known to be none', async () => {
    const found = archive.tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /hash|secret|token|salt|password|_key|endpoint|auth$/.test(column.name))
        .map((column) => `${name}.${column.name}`)
        .filter(
          (column) =>
            !/\.(request|content|payload|report|ticket|row|previous)_hash(es)?$/.test(column),
        ),
    );
    expect(found).toEqual([
      'app.audit_seals.hash',
      'public.daily_log_signatures.hash',
      'public.inbox_items.dedupe_key',
      'public.jsa_approvals.hash',
      'public.jsa_signatures.hash',
      'public.jsa_versions.hash',
      'public.jsas.hash',
      'public.work_ticket_signatures.hash',
    ]);
  });

  test('rows are counted, and a reason is given for everything left out', () => {
    expect(archiveSchema.parse(archive)).toEqual(archive);
    expect(archive.tables.find(({ name }) => name === 'public.punches')?.rows).toBeGreaterThan(5);
    expect(archive.left_out['public.person_pins']).toBe('secrets');
  });

  test('no file contains withheld data or data of other companies', async () => {
    const names = (await readdir(home, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    );
    for (const file of names) {
      const text = await readFile(join(file.parentPath, file.name), 'utf8');
      const where = [file.name, text.includes(canary), text.includes(cast.foreign.company)];
      expect(where).toEqual([file.name, false, false]);
      expect(text).not.toContain(Buffer.from(canary).toString('hex'));
    }
  });

  test('people are in a file for a spreadsheet', async () => {
    const people = await readFile(join(home, 'people.csv'), 'utf8');
    const [heading, ...lines] = people.trimEnd().split('\r\n');
    expect(heading).toContain('"last_name","first_name","role"');
    expect(lines.length).toBe(archive.tables.find(({ name }) => name === 'public.profiles')?.rows);
  });
});

describe('an import', () => {
  test('brings every row and file, which another export shows, and the audit log verifies', async () => {
    // On PostgreSQL, goes through the embedded database and back.
    let from = home;
    let bytes = store;
    for (const way of ['other', 'same'] as const) {
      if (way === 'other' && (process.env['TEST_DATABASE_URL'] ?? '') === '') continue;
      const there = await emptyServer(way);
      const brought = new Map<string, Buffer>();
      await bring(there, from, brought);
      expect(brought).toEqual(bytes);
      const again = await folder();
      const second = await exportCompany({
        database: there,
        files: filesIn(brought),
        company: cast.company,
        folder: again,
      });
      expect(second.tables).toEqual(archive.tables);
      expect(second.lists['files.jsonl']).toBe(archive.lists['files.jsonl']);
      expect(await auditChains(there)).toContain(cast.company);
      expect(await verifyChain(there, cast.company)).toMatchObject({ finding: null });
      from = again;
      bytes = brought;
      // New rows continue: their ids follow the last one, and triggers are on.
      await there.query(`update companies set tagline = 'here' where id = $1`, [cast.company]);
      await there.query('select app.seal_audit(1000)');
      expect(await verifyChain(there, cast.company)).toMatchObject({ finding: null });
    }
  }, 120_000);

  test('refuses missing, changed or newer data and an extra company, and leaves nothing behind', async () => {
    const there = await emptyServer();
    const refusal = async (spoil: (copy: string) => Promise<void>) => {
      const copy = await copyOf(home);
      await spoil(copy);
      const bytes = new Map<string, Buffer>();
      const message = await bring(there, copy, bytes).then(
        () => 'imported',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
      expect(bytes.size).toBe(0);
      expect(await there.query('select from companies')).toEqual([]);
      return message;
    };
    expect(await refusal((copy) => rm(join(copy, 'manifest.json')))).toContain('no manifest.json');
    expect(await refusal((copy) => writeFile(join(copy, 'manifest.json'), '{'))).toContain(
      'damaged',
    );
    expect(await refusal(changeManifest({ version: 2 }))).toContain('newer version');
    expect(await refusal(changeManifest({ migration: '99991231000000_later' }))).toContain('newer');
    expect(await refusal(changeManifest({ made_at: 'yesterday' }))).toContain('made_at');
    expect(await refusal((copy) => rm(join(copy, 'tables/public.punches.jsonl')))).toContain(
      'punches.jsonl is missing',
    );
    expect(await refusal((copy) => appendFile(join(copy, 'people.csv'), 'x'))).toContain(
      'people.csv was changed',
    );
    const [file] = await readdir(join(home, 'files'));
    expect(await refusal((copy) => appendFile(join(copy, 'files', file ?? ''), 'x'))).toContain(
      `files/${file} was changed`,
    );
    // Someone who changes a row can recalculate its checksums, but not the seals.
    expect(await refusal(tamper)).toContain('audit log doesn’t verify: changed');
    expect(await refusal(dropRow)).toContain('violates foreign key');
    await there.query(`insert into companies (name) values ('Another')`);
    await expect(bring(there, home)).rejects.toThrow('has a company already');
  }, 120_000);

  test('offers admins a way in and mails everyone else who had a login', async () => {
    const there = await emptyServer();
    const result = await importCompany({
      database: there,
      files: filesIn(new Map()),
      folder: home,
      isInviting: true,
    });
    const invitations = await there.query<{ email: string; mail_state: string | null }>(
      'select email, mail_state from invitations',
    );
    expect(result.admins.length).toBeGreaterThan(0);
    expect(result.invited + result.admins.length).toBe(invitations.length);
    expect(await there.query('select from profiles where has_login')).toEqual([]);
  });
});

function changeManifest(change: object) {
  return async (copy: string) => {
    const path = join(copy, 'manifest.json');
    const manifest: object = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...manifest, ...change }));
  };
}

async function rewrite(copy: string, table: string, change: (lines: string[]) => string[]) {
  const path = join(copy, `tables/${table}.jsonl`);
  const lines = change((await readFile(path, 'utf8')).trimEnd().split('\n'));
  const text = lines.map((line) => `${line}\n`).join('');
  await writeFile(path, text);
  const sha256 = createHash('sha256').update(text).digest('hex');
  await changeManifest({
    tables: archive.tables.map((each) =>
      each.name === table ? { ...each, sha256, rows: lines.length } : each,
    ),
  })(copy);
}

/** Changes the action of one row. */
const tamper = (copy: string) =>
  rewrite(copy, 'public.audit_events', (lines) => {
    const place = lines.findIndex((line) => line.includes('"action": "insert"'));
    return lines.with(place, lines[place]?.replace('"insert"', '"update"') ?? '');
  });
const dropRow = (copy: string) => rewrite(copy, 'public.projects', (lines) => lines.slice(1));

describe('asking for an export in the app', () => {
  const long = 3600;
  const signedIn = (person: Person, secondsAgo: number) => ({
    ...person.caller,
    claims: {
      amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - secondsAgo }],
    },
  });
  const ask = (person: Person, secondsAgo = 60, id: string = randomUUID()) =>
    callJson(cast.database, signedIn(person, secondsAgo), 'ask_company_export($1)', [id]);

  test('is for admins who have just signed in, one at a time, and all admins are notified', async () => {
    const refused = (reason: string) => ({ verdict: 'refused', reason });
    expect(await ask(cast.employee)).toEqual(refused('not_allowed'));
    expect(await ask(cast.supervisor)).toEqual(refused('not_allowed'));
    expect(await ask(cast.admin, long)).toEqual(refused('fresh_sign_in_needed'));
    expect(await ask(cast.admin, 601)).toEqual(refused('fresh_sign_in_needed'));
    const id = randomUUID();
    expect(await ask(cast.admin, 590, id)).toEqual({ verdict: 'applied' });
    expect(await ask(cast.admin, long, id)).toEqual({ verdict: 'replayed' });
    expect(await ask(cast.admin)).toEqual(refused('company_export_running'));
    expect(await ask(cast.foreign.admin)).toEqual({ verdict: 'applied' });
    const told = await cast.database.query(
      `select from inbox_items where company_id = $1 and kind = 'company_data'`,
      [cast.company],
    );
    const admins = await cast.database.query(
      `select from app.members_at($1, now()) where role = 'admin'`,
      [cast.company],
    );
    expect(told.length).toBe(admins.length);
    // No one can read an export that isn't finished.
    expect(
      await callJson(cast.database, signedIn(cast.admin, 5), 'read_company_export($1)', [id]),
    ).toEqual(refused('not_found'));
  });

  test('the file can be read for two minutes by the admin who has just requested it', async () => {
    const id = randomUUID();
    const path = `${cast.company}/${id}/archive.zip`;
    await cast.database.query(
      `insert into storage.objects (bucket_id, name, version) values ('company-exports', $1, $2)`,
      [path, randomUUID()],
    );
    const filesOf = async (person: Person) =>
      (
        await asCaller<{ name: string }>(
          cast.database,
          person.caller,
          'select name from storage.objects where bucket_id = $1',
          ['company-exports'],
        )
      ).map(({ name }) => name);
    await cast.database.query(
      `insert into company_exports (id, company_id, asked_by, state, ended_at, reason)
       values ($1, $2, $3, 'failed', now(), 'failed')`,
      [id, cast.company, cast.admin.personId],
    );
    const look = (person: Person, seconds: number) =>
      cast.database.query(
        `insert into company_export_reads (company_id, export_id, reader_person_id, read_at)
         values ($1, $2, $3, now() - make_interval(secs => $4))`,
        [cast.company, id, person.personId, seconds],
      );
    for (const person of [cast.admin, cast.supervisor, cast.employee, cast.foreign.admin]) {
      expect(await filesOf(person)).toEqual([]);
    }
    await look(cast.admin, 121);
    expect(await filesOf(cast.admin)).toEqual([]);
    await look(cast.employee, 1);
    await look(cast.admin, 60);
    expect(await filesOf(cast.admin)).toEqual([path]);
    for (const person of [cast.supervisor, cast.employee, cast.foreign.admin]) {
      expect(await filesOf(person)).toEqual([]);
    }
  });

  test('a job writes one archive and keeps its checksum and a log of downloads', async () => {
    const data = await createServerData();
    const there = await openDatabase({ ...data, log });
    opened.push({
      close: async () => {
        await there.close();
        await data.remove();
      },
    });
    await bring(there, home);
    const bytes = new Map(store);
    const [asked] = await there.query<{ id: string }>(
      `insert into company_exports (id, company_id, asked_by) values (gen_random_uuid(), $1, $2) returning id`,
      [cast.company, cast.admin.personId],
    );
    const job = createWriteCompanyExport({
      opened: there,
      dataDir: data.dataDir,
      files: filesIn(bytes),
    });
    // Started twice, as after a kill: the second run finds the work done.
    for (const attempt of [1, 2]) {
      await job.run(
        { company_id: cast.company, export_id: asked?.id ?? '' },
        {
          database: there,
          attempt,
          progress: () => Promise.resolve(),
          signal: new AbortController().signal,
        },
      );
    }
    const [row] = await there.query<{ state: string; file_sha256: string; version: string }>(
      `select e.state, e.file_sha256, o.version from company_exports e
       join storage.objects o on o.bucket_id = 'company-exports' and o.name = e.file_path`,
    );
    expect(row?.state).toBe('done');
    const zip = bytes.get(row?.version ?? '') ?? Buffer.alloc(0);
    expect(createHash('sha256').update(zip).digest('hex')).toBe(row?.file_sha256);
    const unpacked = unzipSync(zip);
    const manifest: unknown = JSON.parse(
      Buffer.from(unpacked['muster-company/manifest.json'] ?? []).toString(),
    );
    expect(archiveSchema.parse(manifest).tables).toEqual(
      archive.tables.map((table) => ({
        ...table,
        sha256: expect.any(String),
        rows: expect.any(Number),
      })),
    );
    expect(await readdir(data.dataDir)).not.toContain('company-export');
    // After 7 days the archive is deleted, but its record stays.
    await there.query(`update company_exports set ended_at = now() - interval '7 days 1 second'`);
    expect(await there.query('select id from app.company_exports_to_erase()')).toHaveLength(1);
    expect(await there.query('select state from company_exports')).toEqual([{ state: 'removed' }]);
    // An export whose job is gone for good counts as failed, so that another can be requested.
    await there.query(
      `insert into company_exports (id, company_id, asked_by) values (gen_random_uuid(), $1, $2)`,
      [cast.company, cast.admin.personId],
    );
    await there.query(
      `insert into app.jobs (kind, payload, state, ended_at)
       select 'write_company_export', jsonb_build_object('export_id', id), 'dead', now()
       from company_exports where state = 'waiting'`,
    );
    await there.query('select from app.company_exports_to_erase()');
    expect(await there.query(`select from company_exports where state = 'failed'`)).toHaveLength(1);
    await there.query(
      `insert into company_exports (id, company_id, asked_by) values (gen_random_uuid(), $1, $2)`,
      [cast.company, cast.admin.personId],
    );
    await there.query(
      `insert into app.jobs (kind, payload)
       select 'write_company_export', jsonb_build_object('export_id', id)
       from company_exports where state = 'waiting'`,
    );
    await there.query('select from app.company_exports_to_erase()');
    expect(await there.query(`select from company_exports where state = 'waiting'`)).toHaveLength(
      1,
    );
  }, 60_000);
});
