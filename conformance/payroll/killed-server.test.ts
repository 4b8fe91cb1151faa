/**
 * A server that is killed, or loses its caller, while it approves, locks or exports timesheets: afterward everything is
 * done or nothing is, and repeating the request leads to the same complete state. The server process is really killed,
 * on either database.
 */
import { type Cast, type TestServer, startServerWithCast } from '@muster/testkit';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAimedElsewhere } from '../auth/support/target.ts';

/** Three batches of the job that writes the file. */
const people = 201;
const minutesEach = 480;
const centsEach = 24_000;
/** The server restarts for each kill. */
const storyMs = 120_000;
const weeks = ['2026-08-31', '2026-09-07', '2026-09-14'] as const;
/** Signed but not approved yet. */
const lostWeeks = ['2026-08-17', '2026-08-24'] as const;

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';

const verdictSchema = z.object({ verdict: z.string(), reason: z.optional(z.string()) });
const lockSchema = z.object({ verdict: z.literal('applied'), applied: z.array(z.string()) });
const exportsSchema = z.array(
  z.object({
    id: z.string(),
    state: z.string(),
    done_share: z.number(),
    file_sha256: z.nullable(z.string()),
    file_path: z.nullable(z.string()),
  }),
);

describe.skipIf(isAimedElsewhere)('a server that is killed', () => {
  let server: TestServer;
  let cast: Cast;
  let ids: string[];
  let firstExport: string;
  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({
      env: { LOG_LEVEL: 'silent', AUTH_ACCESS_TOKEN_SECONDS: '3600' },
      prepare: (database) => database.script(plantApproved('c0000000-0000-4000-8000-000000000001')),
    }));
    const rows = await asService('timesheets?select=person_id&period_from=eq.' + weeks[0]);
    ids = z
      .array(z.object({ person_id: z.string() }))
      .parse(rows)
      .map((row) => row.person_id);
  });
  afterAll(() => server.stop());

  const headers = (token: string) => ({
    apikey: server.anonKey,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  });

  async function asAdmin(name: string, body: object): Promise<unknown> {
    const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: headers(cast.admin.accessToken),
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  async function asService(path: string): Promise<unknown> {
    const answer = await fetch(`${server.url}/rest/v1/${path}`, {
      headers: headers(server.serviceRoleKey),
    });
    return answer.json();
  }

  async function countOf(path: string): Promise<number> {
    const answer = await fetch(`${server.url}/rest/v1/${path}`, {
      method: 'HEAD',
      headers: { ...headers(server.serviceRoleKey), Prefer: 'count=exact' },
    });
    return Number(answer.headers.get('content-range')?.split('/')[1]);
  }

  const lock = (week: string) => asAdmin('lock_sheets', { period_from: week, people: ids });

  /** Kills the server this long after a call has reached the database; returns the caller's result. */
  async function killDuring(call: () => Promise<unknown>, afterMs: number): Promise<unknown> {
    const heard = call().catch(() => 'broken off');
    await expect
      .poll(async () => (await fetch(`${server.url}/metrics`)).text(), { interval: 5 })
      .toMatch(/^muster_database_calls [1-9]/m);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await server.kill();
    await server.restart();
    return heard;
  }

  /** Closes a page this long after its call has reached the database. Resolves when the server has no calls left. */
  async function loseDuring(name: string, body: object, afterMs: number): Promise<void> {
    const page = new AbortController();
    const heard = fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: headers(cast.admin.accessToken),
      body: JSON.stringify(body),
      signal: page.signal,
    }).catch(() => 'lost');
    const calls = async () => (await fetch(`${server.url}/metrics`)).text();
    await expect.poll(calls, { interval: 5 }).toMatch(/^muster_database_calls [1-9]/m);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    page.abort();
    await heard;
    await expect.poll(calls, { interval: 20 }).toMatch(/^muster_database_calls 0/m);
  }

  it('whose caller is lost while it approves, locks or exports has done all of it or nothing', async () => {
    for (const [index, week] of lostWeeks.entries()) {
      const inState = (state: string) =>
        countOf(`timesheets?period_from=eq.${week}&state=eq.${state}`);
      const eventsOf = (kind: string) =>
        countOf(`timesheet_events?period_from=eq.${week}&kind=eq.${kind}`);
      const afterMs = 30 * index;
      const approve = { period_from: week, people: ids };
      await loseDuring('approve_sheets', approve, afterMs);
      const approved = await inState('approved');
      expect([0, people]).toContain(approved);
      expect([await inState('signed'), await eventsOf('approved')]).toEqual([
        people - approved,
        approved,
      ]);
      await asAdmin('approve_sheets', approve);
      expect([await inState('approved'), await eventsOf('approved')]).toEqual([people, people]);

      await loseDuring('lock_sheets', { period_from: week, people: ids }, afterMs);
      expect([all, none]).toContainEqual(await lockedOf(week));
      await lock(week);
      expect(await lockedOf(week)).toEqual(all);

      const file = { id: randomUUID(), period_from: week, format: 'csv' };
      await loseDuring('start_payroll_export', file, afterMs);
      const lines = await countOf(`payroll_export_pay?export_id=eq.${file.id}`);
      expect([0, people]).toContain(lines);
      expect(verdictSchema.parse(await asAdmin('start_payroll_export', file)).verdict).toBe(
        lines === 0 ? 'applied' : 'replayed',
      );
      expect(await countOf(`payroll_export_pay?export_id=eq.${file.id}`)).toBe(people);
      await expectWholeFile(file.id);
    }
  });

  /** Returns a week's locked sheets, and the pay that was frozen with them. */
  async function lockedOf(week: string) {
    return {
      sheets: await countOf(
        `timesheets?period_from=eq.${week}&state=eq.locked&snapshot=not.is.null`,
      ),
      pay: await countOf(`locked_pay_lines?sheet_from=eq.${week}`),
      events: await countOf(`timesheet_events?period_from=eq.${week}&kind=eq.locked`),
      without: await countOf(
        `timesheets?period_from=eq.${week}&state=eq.approved&snapshot=is.null`,
      ),
    };
  }
  const all = { sheets: people, pay: people, events: people, without: 0 };
  const none = { sheets: 0, pay: 0, events: 0, without: people };

  it(
    'while it locks a period has locked all of it or nothing',
    async () => {
      const startedAt = performance.now();
      expect(lockSchema.parse(await lock(weeks[0])).applied).toHaveLength(people);
      const lastedMs = performance.now() - startedAt;
      expect(await lockedOf(weeks[0])).toEqual(all);
      for (const [index, week] of weeks.slice(1).entries()) {
        const heard = await killDuring(() => lock(week), (lastedMs * index) / 2);
        const found = await lockedOf(week);
        expect([all, none]).toContainEqual(found);
        // If the caller was told that it is locked, it is.
        expect(lockSchema.safeParse(heard).success ? found : all).toEqual(all);
        lockSchema.parse(await lock(week));
        expect(await lockedOf(week)).toEqual(all);
      }
    },
    storyMs,
  );

  it('while it freezes an export has frozen all of it or nothing, and asking again ends the same', async () => {
    firstExport = randomUUID();
    const start = () =>
      asAdmin('start_payroll_export', { id: firstExport, period_from: weeks[0], format: 'csv' });
    await killDuring(start, 0);
    const found = exportsSchema.parse(await asService(`payroll_exports?id=eq.${firstExport}`));
    const lines = await countOf(`payroll_export_pay?export_id=eq.${firstExport}`);
    const days = await countOf(`payroll_export_time?export_id=eq.${firstExport}`);
    expect([
      [0, 0, 0],
      [1, people, people],
    ]).toContainEqual([found.length, lines, days]);
    expect(verdictSchema.parse(await start()).verdict).toBe(
      found.length === 0 ? 'applied' : 'replayed',
    );
    expect(await countOf(`payroll_export_pay?export_id=eq.${firstExport}`)).toBe(people);
    await expectWholeFile(firstExport);
  });

  // On PostgreSQL, a new server waits ten seconds before it considers the old one dead.
  it.runIf(!isOnPostgres || isFullRun)(
    'while it writes the file writes it whole after its start, from the same lines',
    async () => {
      const id = randomUUID();
      expect(
        await asAdmin('start_payroll_export', { id, period_from: weeks[1], format: 'csv' }),
      ).toMatchObject({ verdict: 'applied' });
      await expect
        .poll(async () => (await exportOf(id))?.done_share ?? 0, { interval: 5 })
        .toBeGreaterThan(0);
      await server.kill();
      await server.restart();
      await expectWholeFile(id);
      // The other export is unchanged.
      await expectWholeFile(firstExport);
    },
    120_000,
  );

  async function exportOf(id: string) {
    return exportsSchema.parse(await asService(`payroll_exports?id=eq.${id}`))[0];
  }

  /** Expects the export to be done, with every minute and cent, the hash of its bytes, and the same bytes each time. */
  async function expectWholeFile(id: string): Promise<void> {
    await expect.poll(async () => (await exportOf(id))?.state, { timeout: 40_000 }).toBe('done');
    const { file_path: path, file_sha256: hash } = (await exportOf(id)) ?? {};
    const file = async () => {
      expect(await asAdmin('read_payroll_file', { id })).toMatchObject({ verdict: 'ok' });
      const answer = await fetch(
        `${server.url}/storage/v1/object/authenticated/payroll-files/${path}`,
        { headers: headers(cast.admin.accessToken) },
      );
      return Buffer.from(await answer.arrayBuffer());
    };
    const bytes = await file();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    expect((await file()).equals(bytes)).toBe(true);
    const [head = [], ...rows] = bytes
      .toString('utf8')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const sum = (column: string) =>
      rows.reduce((total, row) => total + Number(row[head.indexOf(column)]), 0);
    expect([rows.length, sum('Minutes'), Math.round(sum('Amount') * 100)]).toEqual([
      people,
      people * minutesEach,
      people * centsEach,
    ]);
  }
});

/** Returns SQL for people with one day of calculated, approved hours in each week, mapped for payroll. */
function plantApproved(company: string): string {
  return `
    insert into public.profiles (company_id, person_id, first_name, last_name)
    select '${company}', gen_random_uuid(), 'Person', to_char(n, 'FM000') from generate_series(1, ${people}) n;
    insert into public.memberships (company_id, person_id, role, valid_from)
    select company_id, person_id, 'employee', now() - interval '1 year' from public.profiles
    where company_id = '${company}' and first_name = 'Person';
    insert into public.day_results (
      company_id, person_id, date, week_from, regular_minutes, overtime_minutes, double_minutes,
      meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines, ranges, breaks,
      exceptions, tzdata
    )
    select company_id, person_id, w, w, ${minutesEach}, 0, 0, 0, 0, 0, false, false,
      '[{"project_id": null, "cost_code_id": null, "class": "regular", "minutes": ${minutesEach}}]', '[]', '[]', '[]',
      'test'
    from public.profiles, unnest('{${[...weeks, ...lostWeeks].join(',')}}'::date[]) w
    where company_id = '${company}' and first_name = 'Person';
    insert into public.pay_lines (
      company_id, person_id, week_from, position, period_from, period_to, earning, rate, percent, minutes,
      amount_cents, currency, is_split_week
    )
    select company_id, person_id, week_from, 0, week_from, week_from + 6, 'regular', 300000, 100, regular_minutes,
      ${centsEach}, 'USD', false
    from public.day_results where company_id = '${company}';
    insert into public.timesheets (company_id, person_id, period_from, period_to, state, approved_at, content_hash)
    select company_id, person_id, week_from, week_from + 6,
      case when week_from = any ('{${lostWeeks.join(',')}}'::date[]) then 'signed' else 'approved' end,
      case when week_from <> all ('{${lostWeeks.join(',')}}'::date[]) then now() end,
      app.sheet_hash(company_id, person_id, week_from, week_from + 6)
    from public.day_results where company_id = '${company}';
    insert into public.payroll_people (company_id, system, person_id, payroll_id)
    select company_id, 'generic', person_id, 'P' || last_name from public.profiles
    where company_id = '${company}' and first_name = 'Person';
    delete from app.hours_queue where company_id = '${company}';
  `;
}
