import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, openCast, type Cast } from './support/cast.ts';
import { platformRights } from './support/rights/platform.ts';

/** The role matrix shows which role of a company may call which function; these tests are about the session. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Row = Readonly<Record<string, unknown>>;
type Answer = Row & { readonly rows: readonly Row[] };

async function ask(
  call: string,
  parameters: readonly (string | null)[] = [],
  caller: TestCaller = cast.superAdmin,
): Promise<Answer> {
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    caller,
    `select to_jsonb(${call}) as answer`,
    [...parameters],
  );
  if (row === undefined) throw new Error('no answer');
  return row.answer;
}

const refused = (reason: string, detail?: string) => ({
  verdict: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});
const applied = { verdict: 'applied' };

describe('the console', () => {
  const calls = Object.entries(platformRights).filter(
    ([, { ok }]) => ok.length === 1 && ok[0] === 'superAdmin',
  );

  test.each(calls)(
    'refuses %s without the second factor, and with one of an admin',
    async (_, { call }) => {
      const callOf = call
        .replace('$company', cast.company)
        .replace('$person', cast.employee.personId);
      for (const caller of [
        { ...cast.superAdmin, claims: { aal: 'aal1' } },
        { ...cast.admin.caller, claims: { aal: 'aal2' } },
      ]) {
        expect(JSON.stringify(await ask(callOf, [], caller))).toContain('not_allowed');
      }
    },
  );

  test('refuses pages that are none', async () => {
    for (const page of ['from_row => -1', 'max_rows => 0', 'max_rows => 501', 'from_row => null']) {
      for (const list of ['platform_companies', 'platform_jobs', 'platform_people_found']) {
        expect(await ask(`${list}(${page})`)).toEqual(refused('invalid_input', 'from_row'));
      }
    }
  });
});

describe('companies', () => {
  test('are found by a part of the name, without accents, and counted', async () => {
    await cast.database.query(
      `insert into public.companies (name) values ('Peña & Söhne'), ('Penrose')`,
    );
    expect(await ask(`platform_companies(query => 'PEN', max_rows => 1)`)).toMatchObject({
      total: 2,
      rows: [{ name: 'Peña & Söhne', people: 0 }],
    });
    expect(
      await ask(`platform_companies(query => 'pen', max_rows => 1, from_row => 1)`),
    ).toMatchObject({ total: 2, rows: [{ name: 'Penrose' }] });
  });

  test('show people, who is on the clock, the last punch and what failed', async () => {
    await addMail({ company: cast.foreign.company, person: cast.foreign.employee.personId });
    await addJob('dead', { company_id: cast.foreign.company });
    expect((await ask('platform_companies(trouble => true)')).rows).toEqual([
      expect.objectContaining({
        id: cast.foreign.company,
        people: 2,
        on_the_clock: 0,
        last_punch_at: null,
        storage_bytes: 0,
        failed_mails: 1,
        failed_jobs: 1,
      }),
    ]);
  });

  test('are filtered by their state', async () => {
    const { foreign } = cast;
    await ask('suspend_company($1, $2, $3, $4)', [
      foreign.company,
      'Southside Builders',
      'Unpaid',
      'help@example.test',
    ]);
    const ids = async (state: string) =>
      (await ask('platform_companies(state => $1)', [state])).rows.map(({ id }) => id);
    expect(await ids('suspended')).toEqual([foreign.company]);
    expect(await ids('active')).toContain(cast.company);
    expect(await ids('active')).not.toContain(foreign.company);
    expect((await ask('platform_company($1)', [foreign.company]))['company']).toMatchObject({
      state: 'suspended',
    });
    await ask('lift_suspension($1, $2)', [foreign.company, 'Paid']);
    expect(await ids('suspended')).toEqual([]);
    expect(await ask(`platform_companies(state => 'gone')`)).toEqual(
      refused('invalid_input', 'state'),
    );
  });

  test('have a page with thirteen weeks; an unknown one is not found', async () => {
    const { company, weeks } = await ask('platform_company($1)', [cast.company]);
    expect(company).toMatchObject({ id: cast.company, name: 'Northside Builders' });
    expect(weeks).toHaveLength(13);
    expect(await ask('platform_company($1)', [randomUUID()])).toEqual(refused('not_found'));
  });
});

describe('people of all companies', () => {
  test('are found by the beginning of either name, by exact address, or as those of one company', async () => {
    const { company, employee, foreign } = cast;
    await cast.database.query(
      `update public.profiles set first_name = 'Xóchitl', last_name = 'Quezada' where person_id in ($1, $2)`,
      [employee.personId, foreign.employee.personId],
    );
    const ids = async (call: string, parameters: string[] = []) =>
      new Set((await ask(call, parameters)).rows.map(({ person_id }) => person_id));
    const both = new Set([employee.personId, foreign.employee.personId]);
    expect(await ids(`platform_people_found('xoch')`)).toEqual(both);
    expect(await ids(`platform_people_found('quez')`)).toEqual(both);
    expect(await ids(`platform_people_found('uez')`)).toEqual(new Set());
    expect(await ids(`platform_people_found('x')`)).toEqual(new Set());
    expect(await ids(`platform_people_found('xoch', $1)`, [company])).toEqual(
      new Set([employee.personId]),
    );
    const [login] = await cast.database.query<{ email: string }>(
      'select email from auth.users where id = $1',
      [employee.userId],
    );
    const email = login?.email ?? '';
    expect(await ids('platform_people_found($1)', [email.toUpperCase()])).toEqual(
      new Set([employee.personId]),
    );
    expect(await ids('platform_people_found($1)', [email.slice(1)])).toEqual(new Set());
  });

  test('show name, company, role and status and nothing else', async () => {
    const [row] = (await ask(`platform_people_found('xoch', $1)`, [cast.company])).rows;
    expect(row).toEqual({
      person_id: cast.employee.personId,
      first_name: 'Xóchitl',
      last_name: 'Quezada',
      company_id: cast.company,
      company: 'Northside Builders',
      role: 'employee',
      status: 'active',
    });
  });
});

test('errors are grouped by message and version, with the first, the last and the people', async () => {
  const report = async (caller: TestCaller, message: string, version: string) => {
    await ask('report_client_error($1, $2, null, $3)', [randomUUID(), message, version], caller);
  };
  for (const { caller } of [cast.employee, cast.employee, cast.admin]) {
    await report(caller, 'It broke', '1.2.3');
  }
  await report(cast.anon, 'It broke', '1.2.4');
  const { total, rows } = await ask(`platform_errors('broke')`);
  expect(total).toBe(2);
  expect(rows.find(({ app_version }) => app_version === '1.2.3')).toMatchObject({
    message: 'It broke',
    reports: 3,
    users: 2,
  });
  expect(rows.find(({ app_version }) => app_version === '1.2.4')).toMatchObject({ users: 0 });
  const id = String(rows[0]?.['latest_id']);
  expect(await ask('client_error_by_id($1)', [id])).toMatchObject({ verdict: 'ok' });
});

describe('jobs', () => {
  test('that failed are shown with the reason, never what they are about, and run again once', async () => {
    const job = await addJob('dead', { secret: 'hush' });
    const failed = await ask(`platform_jobs('failed', 'console_job')`);
    const row = failed.rows.find(({ id }) => id === job);
    expect(row).toMatchObject({ state: 'failed', error: 'Error: no' });
    expect(JSON.stringify(failed)).not.toContain('hush');
    expect(await ask('platform_retry_job($1)', [job])).toEqual(applied);
    expect(await ask('platform_retry_job($1)', [job])).toEqual(refused('not_found'));
    const waiting = await ask(`platform_jobs('waiting', 'console_job')`);
    expect(waiting.rows).toHaveLength(1);
    const [{ login } = { login: null }] = await cast.database.query<{ login: string | null }>(
      `select actor_user_id as login from public.audit_events where subject = 'jobs' and subject_id = $1`,
      [job],
    );
    expect(login).toBe(cast.superAdmin.sub);
  });

  test('that wait are canceled, one that runs is asked to stop, and one that is over is not found', async () => {
    const waiting = await addJob('waiting');
    const running = await addJob('running');
    for (const job of [waiting, running]) {
      expect(await ask('platform_cancel_job($1)', [job])).toEqual(applied);
    }
    expect(await ask('platform_cancel_job($1)', [waiting])).toEqual(refused('not_found'));
    expect((await ask(`platform_jobs('running', 'console_job')`)).rows).toMatchObject([
      { id: running, is_stopping: true },
    ]);
    expect(await ask(`platform_jobs('lost')`)).toEqual(refused('invalid_input', 'state'));
  });
});

describe('messages', () => {
  test('of sign-in and of companies show recipient, kind, state and tries, never what they say', async () => {
    await cast.database.query(
      `select app.queue_mail('recovery', 'log@example.test', '{"subject": "s", "text": "hush", "html": "https://hush"}')`,
    );
    await addMail({ address: 'log@example.test', outcome: 'MailRefused: 550' });
    await addMail({ address: 'log@example.test', outcome: 'Error: timeout', days: 89 });
    await addMail({ address: 'log@example.test', outcome: 'Error: timeout', days: 91 });
    const { rows } = await ask(`platform_mails(recipient => ' LOG@example.test')`);
    expect(rows.map(({ kind, state, recipient }) => [kind, state, recipient])).toEqual([
      ['invitation', 'refused', 'log@example.test'],
      ['recovery', 'waiting', 'log@example.test'],
      ['invitation', 'given_up', 'log@example.test'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('hush');
  });

  test('are read page by page', async () => {
    const first = await ask(`platform_mails(recipient => 'log@example.test', page_size => 2)`);
    expect(first.rows).toHaveLength(2);
    const rest = await ask(`platform_mails(recipient => 'log@example.test', after => $1)`, [
      String(first['next']),
    ]);
    expect(rest).toMatchObject({ rows: [{ state: 'given_up' }], next: null });
    expect(await ask(`platform_mails(after => 'now')`)).toEqual(refused('invalid_input', 'after'));
  });
});

describe('announcements', () => {
  const save = (
    part: Partial<Record<'id' | 'es' | 'audience' | 'from' | 'until' | 'version', string>>,
  ) =>
    ask('save_announcement($1, $2, $3, $4, $5, $6, $7::integer)', [
      part.id ?? randomUUID(),
      'Tonight',
      part.es ?? 'Esta noche',
      part.audience ?? 'admins',
      part.from ?? '2026-01-01T00:00:00Z',
      part.until ?? '2099-01-01T00:00:00Z',
      part.version ?? null,
    ]);
  const heard = async (caller: TestCaller) => {
    const [row] = await asCaller<{ heard: readonly Row[] }>(
      cast.database,
      caller,
      'select my_announcements() as heard',
    );
    return row?.heard;
  };

  test.each([
    ['text_es', { es: ' ' }],
    ['text_es', { es: 'x'.repeat(501) }],
    ['audience', { audience: 'all' }],
    ['starts_at', { from: 'soon' }],
    ['ends_at', { until: '2025-12-31T00:00:00Z' }],
    ['ends_at', { from: '2099-01-01T00:00:00Z' }],
  ])('are refused for %s', async (field, part) => {
    expect(await save(part)).toEqual(refused('invalid_input', field));
  });

  test('reach their audience, from a day before they begin until they end', async () => {
    const id = randomUUID();
    expect(await save({ id, es: 'x'.repeat(500) })).toEqual(applied);
    expect(await heard(cast.admin.caller)).toMatchObject([{ id, text_en: 'Tonight' }]);
    expect(await heard(cast.supervisor.caller)).toEqual([]);
    expect(await heard(cast.superAdmin)).toEqual([]);
    expect(await save({ id, audience: 'leads', version: '1' })).toEqual(applied);
    expect(await save({ id, version: '1' })).toEqual(refused('changed_meanwhile'));
    expect(await heard(cast.supervisor.caller)).toHaveLength(1);
    expect(await heard(cast.employee.caller)).toEqual([]);
    expect(await save({ id, from: '2090-01-01T00:00:00Z', version: '2' })).toEqual(applied);
    expect(await heard(cast.admin.caller)).toEqual([]);
    expect((await ask('platform_announcements()')).rows).toMatchObject([{ id, state: 'upcoming' }]);
  });
});

describe('platform admins', () => {
  test('are added by address, unless the login belongs to a company, and removed by another one', async () => {
    const login = await addLogin(cast.database);
    const emailOf = async (id: string) => {
      const rows = await cast.database.query<{ email: string }>(
        `update auth.users set email_confirmed_at = now() where id = $1 returning email`,
        [id],
      );
      return rows[0]?.email ?? '';
    };
    const email = await emailOf(login);
    const add = (address: string) => ask('add_platform_admin($1)', [address]);
    expect(await add('no.one@example.test')).toEqual(refused('not_found', 'email'));
    expect(await add(await emailOf(cast.admin.userId))).toEqual(refused('has_company', 'email'));
    expect(await add(email)).toEqual(applied);
    expect(await add(email)).toEqual(refused('taken', 'email'));
    const other = { ...cast.superAdmin, sub: login };
    const remove = (who: string | undefined, caller?: TestCaller) =>
      ask('remove_platform_admin($1)', [who ?? null], caller);
    expect(await remove(cast.superAdmin.sub)).toEqual(refused('own_access'));
    expect(await remove(login)).toEqual(applied);
    expect(await remove(login)).toEqual(refused('not_found'));
    expect(await remove(cast.superAdmin.sub, other)).toEqual(refused('not_allowed'));
    expect((await ask('list_platform_admins()')).rows).toMatchObject([{ is_me: true }]);
  });
});

test('health tells the newest backup and the newest drill, and which one proved it', async () => {
  await cast.database.query(
    `insert into app.operator_runs (kind, ended_at, is_ok, backup_at, findings) values
       ('backup', '2026-01-02Z', true, null, '{}'), ('drill', '2026-01-03Z', true, '2026-01-02Z', '{}'),
       ('drill', '2026-01-04Z', false, '2026-01-02Z', '{lost}')`,
  );
  expect(await ask('platform_health()')).toMatchObject({
    newest_backup_at: '2026-01-02T00:00:00.000Z',
    newest_drill: { is_ok: false, findings: ['lost'] },
    newest_proven_at: '2026-01-03T00:00:00.000Z',
  });
});

async function addJob(state: string, payload: object = {}): Promise<string> {
  const id = randomUUID();
  await cast.database.query(
    `insert into app.jobs (id, kind, payload, state, ended_at, lease, last_error)
     values ($1, 'console_job', $2, $3, case when $3 = 'dead' then now() end,
       case when $3 = 'running' then gen_random_uuid() end, 'Error: no')`,
    [id, JSON.stringify(payload), state],
  );
  return id;
}

/** Adds an email that couldn't be delivered. */
async function addMail(mail: {
  readonly company?: string;
  readonly person?: string;
  readonly address?: string;
  readonly outcome?: string;
  readonly days?: number;
}): Promise<void> {
  await cast.database.query(
    `insert into app.notifications
       (kind, channel, company_id, person_id, address, dedupe_key, state, settled_at, outcome, created_at)
     values ('invitation', 'email', $1, $2, $3, gen_random_uuid()::text, 'failed', now(), $4,
       now() - make_interval(days => $5))`,
    [
      mail.company ?? null,
      mail.person ?? null,
      mail.address ?? null,
      mail.outcome ?? null,
      mail.days ?? 0,
    ],
  );
}
