import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { startTestJobs } from '../jobs/test-jobs.ts';
import { createFileFolder } from '../storage/files/file-folder.ts';
import type { ObjectFiles } from '../storage/files/object-files.ts';
import { createKeepBytes } from '../storage/keep-bytes.ts';
import { createWritePayrollFile, type KeepBytes } from './write-payroll-file.ts';

/**
 * An export whose job is interrupted at the worst moments: the file is complete, or nothing changed. It has more people
 * than are read at once.
 */
const people = 150;
let opened: TestDatabase;
let folder: string;
let files: ObjectFiles;
let company: string;
let id: string;

beforeEach(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'payroll-'));
  files = createFileFolder(folder);
  company = randomUUID();
  await opened.database.query(`insert into companies (id, name) values ($1, 'Northside')`, [
    company,
  ]);
  await opened.database.query(
    `insert into profiles (company_id, first_name, last_name)
     select $1, 'Person', to_char(n, 'FM000') from generate_series(1, $2) n`,
    [company, people],
  );
  id = await frozen();
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

describe('a file that is being written', () => {
  test('ends with its bytes, their hash and every minute and cent', async () => {
    await work(createKeepBytes(files));
    const done = await exported();
    expect(done).toMatchObject({ state: 'done', done_share: 1 });
    const bytes = await bytesOf(done.version);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(done.file_sha256);
    expect(bytes.length).toBe(done.file_bytes);
    const { data } = Papa.parse<Record<string, string>>(bytes.toString('utf8'), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(people);
    expect(data.reduce((sum, row) => sum + Number(row['Minutes']), 0)).toBe(480 * people);
    expect(data.reduce((sum, row) => sum + Math.round(Number(row['Amount']) * 100), 0)).toBe(
      24_000 * people,
    );
    // The job runs again, as after a server that was killed before it recorded the end: nothing changes.
    await again();
    await work(createKeepBytes(files));
    expect(await exported()).toEqual(done);
    expect((await bytesOf(done.version)).equals(bytes)).toBe(true);
  });

  test('is written by the next run when its server is killed in between', async () => {
    const bytes = createKeepBytes(files);
    for (const lost of [
      // Before all bytes are kept.
      { ...bytes, keep: () => Promise.reject(new Error('killed')) },
      // After that, but before the database records them.
      {
        ...bytes,
        keep: async (...given: Parameters<KeepBytes['keep']>) => {
          await bytes.keep(...given);
          throw new Error('killed');
        },
      },
    ]) {
      await work(lost);
      expect(await exported()).toMatchObject({ state: 'waiting', version: null });
    }
    await again();
    await work(bytes);
    expect(await exported()).toMatchObject({ state: 'done' });
  });

  test('is not there once it was canceled, whatever had been written', async () => {
    const bytes = createKeepBytes(files);
    const removed: string[] = [];
    await work({
      keep: async (version, type, chunks) => {
        const kept = await bytes.keep(version, type, chunks);
        await opened.database.query(`select app.drop_payroll_lines($1, $2, 'canceled')`, [
          company,
          id,
        ]);
        return kept;
      },
      remove: (version) => {
        removed.push(version);
        return bytes.remove(version);
      },
    });
    expect(await exported()).toMatchObject({ state: 'canceled', version: null, file_sha256: null });
    expect(removed).toHaveLength(1);
    expect(await versions()).toEqual([]);
  });

  test('fails for good when no run succeeds, and its lines are in no export', async () => {
    await opened.database.query('update app.jobs set attempts = 4');
    await work({
      ...createKeepBytes(files),
      keep: () => Promise.reject(new Error('the disk is full')),
    });
    expect(await exported()).toMatchObject({ state: 'failed' });
    const lines = await opened.database.query('select from payroll_export_pay');
    expect(lines).toHaveLength(0);
  });
});

async function frozen(): Promise<string> {
  const exportId = randomUUID();
  await opened.database.query(
    `insert into payroll_exports (id, company_id, number, period_from, period_to, format, is_delta, people, totals)
     values ($1, $2, 1, '2026-10-05', '2026-10-18', 'csv', false, $3, '{}')`,
    [exportId, company, people],
  );
  await opened.database.query(
    `insert into payroll_export_pay (company_id, export_id, person_id, period_from, week_from, earning, rate, percent,
       minutes, amount_cents, currency, is_split_week)
     select company_id, $1, person_id, '2026-10-05', '2026-10-05', 'regular', 300000, 100, 480, 24000, 'USD', false
     from profiles where company_id = $2`,
    [exportId, company],
  );
  await opened.database.query('select app.enqueue_payroll_file($1, $2)', [company, exportId]);
  return exportId;
}

async function again(): Promise<void> {
  await opened.database.query(`delete from app.jobs`);
  await opened.database.query('select app.enqueue_payroll_file($1, $2)', [company, id]);
}

/** Runs the job once and waits until it has ended. */
async function work(bytes: KeepBytes): Promise<void> {
  await opened.database.query(
    `update app.jobs set due_at = now() where kind = 'write_payroll_file' and state = 'waiting'`,
  );
  const attempts = await attemptsOf();
  const jobs = await startTestJobs(opened.database, { jobs: [createWritePayrollFile(bytes)] });
  await expect
    .poll(async () => (await isRunning()) || (await attemptsOf()) === attempts)
    .toBe(false);
  await jobs.close();
}

async function attemptsOf(): Promise<number> {
  const [job] = await opened.database.query<{ attempts: number }>('select attempts from app.jobs');
  return job?.attempts ?? 0;
}

async function isRunning(): Promise<boolean> {
  const rows = await opened.database.query(`select from app.jobs where state = 'running'`);
  return rows.length > 0;
}

async function exported() {
  const [row] = await opened.database.query<{
    state: string;
    done_share: number;
    file_sha256: string | null;
    file_bytes: number | null;
    version: string | null;
  }>(
    `select e.state, e.done_share, e.file_sha256, e.file_bytes, o.version from payroll_exports e
     left join storage.objects o on o.bucket_id = 'payroll-files' and o.name = e.file_path where e.id = $1`,
    [id],
  );
  if (row === undefined) throw new Error('the export is gone');
  return row;
}

async function bytesOf(version: string | null): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await files.read(version ?? '')) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function versions(): Promise<string[]> {
  const found: string[] = [];
  for await (const some of files.versionsBefore(Date.now() + 60_000)) found.push(...some);
  return found;
}
