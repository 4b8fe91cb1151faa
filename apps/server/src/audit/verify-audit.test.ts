import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditCommand } from '../cli/commands/audit.ts';
import { createMetrics } from '../http/metrics.ts';
import { startTestJobs } from '../jobs/test-jobs.ts';
import { lastSeals } from './last-seals.ts';
import { createLogSeals } from './log-seals-job.ts';
import { createSealing } from './sealing-job.ts';
import { auditChains, verifyChain } from './verify-audit.ts';

/** Seals on the audit, and what even someone with full database rights can't hide. */
let opened: TestDatabase;
let company: string;
/** Number of audit rows that founding a company leaves. */
let founding: number;
beforeEach(async () => {
  opened = await openTestDatabase();
  company = await addCompany('Northside Builders');
  const [row] = await opened.database.query<{ rows: number }>(
    'select count(*)::int as rows from audit_events where company_id = $1',
    [company],
  );
  founding = row?.rows ?? 0;
});
afterEach(() => opened.close());

async function addCompany(name: string): Promise<string> {
  const id = randomUUID();
  await opened.database.query('insert into companies (id, name) values ($1, $2)', [id, name]);
  return id;
}

const addCrews = (count: number, of = company) =>
  opened.database.query(
    `insert into crews (company_id, name) select $1, 'Crew ' || n from generate_series(1, $2::int) n`,
    [of, count],
  );

async function seal(most = 1000): Promise<number> {
  const [row] = await opened.database.query<{ sealed: number }>(
    'select app.seal_audit($1) as sealed',
    [most],
  );
  return row?.sealed ?? 0;
}

/** Runs as someone who bypasses every rule of the product: triggers are off. */
const tamper = (sql: string) =>
  opened.database.script(`set local session_replication_role = replica; ${sql}`);

async function crewEvent(name: string): Promise<string> {
  const [row] = await opened.database.query<{ id: string }>(
    `select id from audit_events where subject = 'crews' and after ->> 'name' = $1`,
    [name],
  );
  if (row === undefined) throw new Error(`no event of ${name}`);
  return row.id;
}

async function verify(
  ...also: readonly string[]
): Promise<{ lines: readonly string[]; error: string | null }> {
  const lines: string[] = [];
  const context = {
    database: opened.database,
    dataDir: '',
    databaseDirectUrl: undefined,
    storageUrl: undefined,
    say: (line: string) => void lines.push(line),
  };
  const asked = await auditCommand.readArguments(['verify', '--company', company, ...also], {
    databaseUrl: undefined,
    isLocal: true,
  });
  const error = await auditCommand.run(context, asked).then(
    () => null,
    (thrown: unknown) => String(thrown),
  );
  return { lines, error };
}

describe('sealing', () => {
  test('takes bounded batches, with one chain per company, until nothing waits', async () => {
    const other = await addCompany('Southside Builders');
    await addCrews(25);
    await addCrews(3, other);
    let most = 0;
    for (let sealed = await seal(10); sealed > 0; sealed = await seal(10)) {
      most = Math.max(most, sealed);
    }
    expect(most).toBe(10);
    for (const [id, rows] of [
      [company, founding + 25],
      [other, founding + 3],
    ] as const) {
      expect(await verifyChain(opened.database, id)).toMatchObject({
        rows,
        waiting: 0,
        finding: null,
      });
    }
    expect(await auditChains(opened.database)).toEqual(expect.arrayContaining([company, other]));
  });

  test('leaves rows that hide their author unsealed until long after their hour', async () => {
    await opened.database.script(`
      create table app.tips (company_id uuid, is_anonymous boolean, words text);
      create trigger audit after insert on app.tips
        for each row execute function app.audit_row('', 'is_anonymous');
    `);
    await opened.database.query(`insert into app.tips values ($1, true, 'Loose plank')`, [company]);
    await seal();
    expect(await verifyChain(opened.database, company)).toMatchObject({
      waiting: 1,
      finding: null,
    });
    // Nothing else waits, and the hour may have changed since.
    await tamper(`
      update audit_events set recorded_at = recorded_at - interval '3 hours' where actor_hidden;
      update app.audit_unsealed set recorded_at = recorded_at - interval '3 hours';
    `);
    expect(await seal()).toBe(1);
    expect(await verifyChain(opened.database, company)).toMatchObject({
      waiting: 0,
      finding: null,
    });
  });

  test('runs on a schedule and reports metrics', async () => {
    const metrics = createMetrics();
    await addCrews(4);
    const sealing = await startTestJobs(opened.database, {
      periodicJobs: [{ ...createSealing(metrics), secondsUntilNext: () => 0.05 }],
    });
    const waiting = async () => (await verifyChain(opened.database, company)).waiting;
    try {
      await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
      await addCrews(2);
      await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    } finally {
      await sealing.close();
    }
    expect(await metrics.text()).toMatch(/^muster_audit_rows_sealed [1-9]/m);
  });

  test('logs the last seal of each company', async () => {
    await addCrews(4);
    while ((await seal()) > 0);
    const told: object[] = [];
    const run = { database: opened.database, signal: new AbortController().signal };
    await createLogSeals({ info: (fields: object) => void told.push(fields) }).run(run);
    const { seals, hash } = await verifyChain(opened.database, company);
    expect(told).toContainEqual({ company, sequence: seals, hash });
  });

  test('seals every row once when two servers run at the same time', async () => {
    await addCrews(300);
    await Promise.all([seal(50), seal(50), seal(50), seal(50)]);
    for (let sealed = 1; sealed > 0; sealed = await seal(50));
    expect(await verifyChain(opened.database, company)).toMatchObject({
      rows: founding + 300,
      waiting: 0,
      finding: null,
    });
  });
});

describe('verifying the audit log', () => {
  beforeEach(async () => {
    await addCrews(30);
    while ((await seal(10)) > 0);
  });

  test('finds nothing if no one tampered with it', async () => {
    expect(await verify()).toEqual({
      error: null,
      lines: [expect.stringContaining(` ${founding + 30} rows in `)],
    });
  });

  test('finds a changed row', async () => {
    const id = await crewEvent('Crew 17');
    await tamper(
      `update audit_events set after = after || '{"name": "Crew X"}' where id = '${id}'`,
    );
    const { lines, error } = await verify();
    expect(lines).toEqual([expect.stringMatching(`^problem .*row ${id} of .*crews.* was changed`)]);
    expect(error).toContain('The audit log was changed');
  });

  test('finds a row with another author', async () => {
    const id = await crewEvent('Crew 3');
    await tamper(`update audit_events set actor_person_id = gen_random_uuid() where id = '${id}'`);
    expect((await verify()).lines[0]).toContain(`row ${id}`);
  });

  test('finds that a sealed row is missing', async () => {
    const id = await crewEvent('Crew 30');
    await tamper(`delete from audit_events where id = '${id}'`);
    expect((await verify()).lines[0]).toMatch(new RegExp(`row ${id} of .* is missing`));
  });

  test('finds that a row went missing before it was sealed', async () => {
    await opened.database.query(`insert into crews (company_id, name) values ($1, 'Last')`, [
      company,
    ]);
    const id = await crewEvent('Last');
    await tamper(`delete from audit_events where id = '${id}'`);
    expect((await verify()).lines[0]).toMatch(new RegExp(`row ${id} of .* is missing`));
  });

  test('finds an inserted row', async () => {
    await expect(
      opened.database.query(
        `insert into audit_events (company_id, recorded_at, action, subject)
         values ($1, now() - interval '1 day', 'update', 'crews')`,
        [company],
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await tamper(
      `insert into audit_events (company_id, action, subject) values ('${company}', 'update', 'crews')`,
    );
    expect((await verify()).lines[0]).toContain('was added outside');
  });

  test('finds that a chain was sealed again from its beginning, by the kept seals', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-seals-'));
    try {
      const kept = join(folder, 'audit-seals.json');
      await writeFile(kept, JSON.stringify(await lastSeals(opened.database)));
      expect((await verify('--seals', kept)).error).toBeNull();
      await tamper(`
        update audit_events set action = 'delete' where id = '${await crewEvent('Crew 17')}';
        delete from app.audit_seals where company_id = '${company}';
        insert into app.audit_unsealed (recorded_at, id, company_id)
        select recorded_at, id, company_id from audit_events where company_id = '${company}'
      `);
      while ((await seal(10)) > 0);
      expect((await verify()).error).toBeNull();
      const { lines, error } = await verify('--seals', kept);
      expect(lines.at(-1)).toMatch(/^problem .* isn’t the one that was kept$/);
      expect(error).toContain('The audit log was changed');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('finds a changed or missing seal', async () => {
    await tamper(`
      update app.audit_seals set row_hashes[1] = sha256('x') where company_id = '${company}' and sequence = 2
    `);
    expect((await verify()).lines[0]).toContain('seal 2 was changed or is missing');
    await tamper(`delete from app.audit_seals where company_id = '${company}' and sequence = 2`);
    expect((await verify()).lines[0]).toContain('seal 2 was changed or is missing');
  });
});

test('an unknown company, and anything but verify, is refused', async () => {
  const config = { databaseUrl: undefined, isLocal: true };
  await expect(auditCommand.readArguments(['burn'], config)).rejects.toThrow('audit verify');
  await expect(auditCommand.readArguments(['verify', '--company', 'all'], config)).rejects.toThrow(
    'isn’t a company ID',
  );
  company = randomUUID();
  expect((await verify()).error).toContain('No audit log for company');
});
