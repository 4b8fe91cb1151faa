/**
 * A server that is killed while it exports, imports or deletes a company, or deletes expired data: after a restart the
 * work is finished exactly once, and nothing is left half done.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerData, prepareData, type ServerData } from '@muster/testkit/server-database';
import {
  freePort,
  processEnvironment,
  processFlags,
  type ServerProcess,
  spawnServer,
} from '@muster/testkit/server-process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { auditChains, verifyChain } from '../audit/verify-audit.ts';
import { openObjectFiles } from '../storage/files/open-object-files.ts';
import { exportCompany } from './export/export-company.ts';

/** Starting a server eight times takes a minute; every run tests kills between the parts. */
const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const soon = { timeout: 60_000, interval: 20 };

const company = 'c0000000-0000-4000-8000-000000000001';
const logo = '00000000-0000-4000-8000-00000000000a';
/** Enough for several seconds of work. */
const codes = 6_000;
const errors = 40_000;

describe.runIf(isFullRun)('killed in the middle', () => {
  let data: ServerData;
  let archive: string;
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    data = await createServerData();
    archive = join(data.dataDir, 'archive');
    await inDatabase((database) =>
      database.script(`
        insert into companies (id, name) values ('${company}', 'Northside');
        insert into profiles (company_id, person_id, first_name, last_name)
        values ('${company}', '${company}', 'Ana', 'Ruiz');
        insert into memberships (company_id, person_id, role, valid_from)
        values ('${company}', '${company}', 'admin', now());
        -- Without their triggers, which would take a minute.
        set session_replication_role = replica;
        insert into cost_codes (company_id, code, name)
        select '${company}', n::text, 'Code ' || n from generate_series(1, ${codes}) n;
        reset session_replication_role;
        insert into storage.objects (bucket_id, name, version, metadata)
        values ('company-logos', '${company}/logo', '${logo}', '{"size": 4}');
        insert into company_exports (id, company_id, asked_by) values ('${company}', '${company}', '${company}');
        select app.enqueue_job(
          'write_company_export', '{"company_id": "${company}", "export_id": "${company}"}', 'export'
        );
        select app.seal_audit(1000000);`),
    );
    const { files } = await openObjectFiles(place());
    await files.write(logo, ReadableStream.from([Buffer.from('logo')]));
  });
  afterAll(async () => {
    // A server that a failed test left running.
    for (const server of running) await server.end('SIGKILL');
    await data.remove();
  });

  const place = (dataDir = data.dataDir) => ({ dataDir, storageUrl: undefined });
  async function inDatabase<T>(
    use: (database: Parameters<Parameters<typeof prepareData>[1]>[0]) => Promise<T>,
    of: ServerData = data,
  ): Promise<T> {
    let result: [T] | undefined;
    await prepareData(of, async (database) => void (result = [await use(database)]));
    if (result === undefined) throw new Error('The database was not opened.');
    return result[0];
  }
  const environment = ({ dataDir, databaseUrl }: ServerData) => ({
    MUSTER_DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  async function startServer() {
    const port = String(await freePort());
    const server = await spawnServer({
      ...environment(data),
      PORT: port,
      MUSTER_DEMO: 'off',
      LOG_LEVEL: 'warn',
    });
    running.push(server);
    const keys = z
      .object({ serviceRoleKey: z.string() })
      .parse(JSON.parse(await readFile(join(data.dataDir, 'keys.json'), 'utf8')));
    const count = async (table: string): Promise<number> => {
      const { headers } = await fetch(`http://127.0.0.1:${port}/rest/v1/${table}?select=id`, {
        method: 'HEAD',
        headers: {
          apikey: keys.serviceRoleKey,
          Authorization: `Bearer ${keys.serviceRoleKey}`,
          Prefer: 'count=exact',
        },
      });
      return Number(headers.get('content-range')?.split('/')[1]);
    };
    return { ...server, count };
  }
  const has = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  test('an export is written once', async () => {
    const scratch = join(data.dataDir, 'company-export');
    const first = await startServer();
    await expect.poll(() => has(join(scratch, 'archive', 'tables')), soon).toBe(true);
    await first.end('SIGKILL');
    expect(await has(scratch)).toBe(true);
    expect(await stateOf()).toEqual(['waiting', 0]);

    const second = await startServer();
    const kept = async () => (await storedFiles()).length === 2 && !(await has(scratch));
    await expect.poll(kept, soon).toBe(true);
    await second.end('SIGTERM');
    expect(await stateOf()).toEqual(['done', 1]);
    const zip = (await storedFiles()).find((path) => !path.endsWith(logo));
    const [row] = await inDatabase((database) =>
      database.query<{ file_sha256: string }>('select file_sha256 from company_exports'),
    );
    const bytes = await readFile(join(data.dataDir, 'files', zip ?? ''));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row?.file_sha256);
  });

  const stateOf = () =>
    inDatabase(async (database) => {
      const [row] = await database.query<{ state: string; objects: number }>(
        `select e.state, (select count(*)::int from storage.objects where bucket_id = 'company-exports') as objects
         from company_exports e`,
      );
      return [row?.state, row?.objects];
    });
  const storedFiles = async (dataDir = data.dataDir) => {
    const found = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 7));
  };

  test('an import is there as a whole or not at all, and can be done again', async () => {
    const { files } = await openObjectFiles(place());
    const { tables } = await inDatabase((database) =>
      exportCompany({ database, files, company, folder: archive }),
    );
    const there = await createServerData();
    const muster = () =>
      spawn(
        process.execPath,
        [
          ...processFlags,
          join(import.meta.dirname, '..', 'cli', 'main.ts'),
          'company',
          'import',
          archive,
        ],
        { env: { ...processEnvironment, ...environment(there) }, stdio: 'ignore' },
      );
    try {
      const killed = muster();
      const closed = once(killed, 'close');
      const bytes = () =>
        storedFiles(there.dataDir).then(
          (paths) => paths.some((path) => path.endsWith(logo)),
          () => false,
        );
      await expect.poll(bytes, soon).toBe(true);
      expect(killed.exitCode).toBeNull();
      killed.kill('SIGKILL');
      await closed;
      const nothing = ['companies', 'cost_codes', 'audit_events'];
      for (const table of nothing) {
        expect(
          await inDatabase((database) => database.query(`select from ${table} limit 1`), there),
        ).toEqual([]);
      }

      const [code] = await once(muster(), 'close');
      expect(code).toBe(0);
      const finding = await inDatabase(async (database) => {
        const [found] = await database.query<{ rows: number }>(
          'select count(*)::int as rows from cost_codes',
        );
        expect(found?.rows).toBe(tables.find(({ name }) => name === 'public.cost_codes')?.rows);
        return verifyChain(database, company);
      }, there);
      expect(finding).toMatchObject({ finding: null });
    } finally {
      await there.remove();
    }
  });

  /** As if an hour had passed, when a killed server's lease has expired. */
  const due = (job: string) => `
    insert into app.periodic_jobs (name, due_at) values ('${job}', now())
    on conflict (name) do update set due_at = now(), lease = null, lease_until = null;`;

  test('what is over is removed once, and counted once', async () => {
    await inDatabase((database) =>
      database.script(`
        insert into client_errors (id, company_id, message, created_at)
        select gen_random_uuid(), '${company}', 'Too old', now() - interval '3 years'
        from generate_series(1, ${errors});
        ${due('remove_what_is_over')}`),
    );
    const first = await startServer();
    const left = async () => {
      const count = await first.count('client_errors');
      return count > 0 && count < errors;
    };
    await expect.poll(left, soon).toBe(true);
    await first.end('SIGKILL');
    const between = await inDatabase(async (database) => {
      await database.script(due('remove_what_is_over'));
      return database.query('select count(*) from client_errors having count(*) between 1 and $1', [
        errors - 1,
      ]);
    });
    expect(between).toHaveLength(1);

    const second = await startServer();
    await expect.poll(() => second.count('client_errors'), soon).toBe(0);
    await second.end('SIGTERM');
    // Midnight begins another run.
    const removed = await inDatabase((database) =>
      database.query(
        `select sum((removed ->> 'error_reports')::integer)::integer as rows, bool_and(ended_at is not null) as ended
         from retention_runs where company_id = $1`,
        [company],
      ),
    );
    expect(removed).toEqual([{ rows: errors, ended: true }]);
  });

  test('a deletion goes on with what is left', async () => {
    await inDatabase((database) =>
      database.script(`
        insert into app.company_departures (company_id, company_name, started_by, started_by_name, deletes_at)
        values ('${company}', 'Northside', '${company}', 'Ana Ruiz', now() - interval '1 minute');
        ${due('delete_left_companies')}`),
    );
    const first = await startServer();
    const isInTheMiddle = async () => {
      const left = await first.count('cost_codes');
      return left > 0 && left < codes;
    };
    await expect.poll(isInTheMiddle, soon).toBe(true);
    await first.end('SIGKILL');
    const between = await inDatabase(async (database) => {
      await database.script(due('delete_left_companies'));
      return database.query<{ left: number }>(
        'select count(*)::int as left from cost_codes having count(*) between 1 and $1',
        [codes - 1],
      );
    });
    expect(between).toHaveLength(1);

    const second = await startServer();
    await expect.poll(() => second.count('companies'), soon).toBe(0);
    await second.end('SIGTERM');
    const left = await inDatabase(async (database) => {
      const tables = await database.query<{ name: string; mine: string }>(
        `select name, mine from app.company_data() where mine is not null and name <> 'app.jobs'`,
      );
      const found: string[] = [];
      for (const { name, mine } of tables) {
        const rows = await database.query(
          `select from ${name} t where ${mine.replaceAll('$1', `'${company}'::uuid`)} limit 1`,
        );
        if (rows.length > 0) found.push(name);
      }
      const ended = await database.query(
        'select from app.company_departures where deleted_at is not null and deleting_in is null',
      );
      return { found, ended: ended.length, chains: await auditChains(database) };
    });
    expect(left).toEqual({ found: [], ended: 1, chains: expect.not.arrayContaining([company]) });
  });
});
