import { randomUUID } from 'node:crypto';
import { breakSetNames } from '@muster/contract/break-sets';
import { foundingStates } from '@muster/contract/founding';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, openCast, type Cast } from './support/cast.ts';
import { punchOf, record } from './support/punches.ts';

/** From a fresh login to someone at work. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const plain = () => ({
  company_id: randomUUID(),
  name: 'Ridgeline Concrete',
  company_type: 'Concrete',
  address: null,
  time_zone: 'America/Denver',
  language: 'es',
  workweek_start: 7,
  pay_period: 'biweekly',
  first_project: 'Yard',
});

describe('founding a company', () => {
  test('is not for anyone who belongs to one, has left one, is a kiosk or looks after all', async () => {
    const leaver = cast.loner;
    await cast.database.query('update memberships set valid_to = now() where person_id = $1', [
      leaver.personId,
    ]);
    for (const [caller, reason] of [
      [cast.employee.caller, 'already_member'],
      [cast.admin.caller, 'already_member'],
      [leaver.caller, 'already_member'],
      [cast.kiosk.caller, 'not_allowed'],
      [cast.superAdmin, 'not_allowed'],
    ] as const) {
      expect(await found(caller, plain())).toMatchObject({ verdict: 'refused', reason });
      expect(await options(caller)).toEqual({ may_found: false });
    }
  });

  test('is closed where the operator closed it, but to no one who founded before', async () => {
    const founder = await newcomer();
    const founding = plain();
    await found(founder, founding);
    const late = await newcomer();
    await setOpen(false);
    expect(await found(late, plain())).toMatchObject({ reason: 'founding_closed' });
    expect(await options(late)).toEqual({ may_found: false });
    expect(await found(founder, founding)).toMatchObject({ verdict: 'replayed' });
    await setOpen(true);
    expect(await options(late)).toEqual({ may_found: true });
  });

  test.each([
    ['company_id', 'not an id'],
    ['name', '  '],
    ['name', null],
    ['company_type', 'x'.repeat(101)],
    ['time_zone', 'Mars/Olympus'],
    ['time_zone', 'FOO3'],
    ['time_zone', 'UTC+2'],
    ['time_zone', null],
    ['language', 'xx'],
    ['language', null],
    ['state', 'oregon_manufacturing'],
    ['state', 5],
    ['workweek_start', 0],
    ['workweek_start', '1'],
    ['pay_period', 'yearly'],
    ['first_project', ''],
  ])('is refused for %s: %j', async (field, value) => {
    const caller = await newcomer();
    expect(await found(caller, { ...plain(), [field]: value })).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });

  test('never takes over a company that is there', async () => {
    const caller = await newcomer();
    const answer = await found(caller, { ...plain(), company_id: cast.foreign.company });
    expect(answer).toMatchObject({ verdict: 'refused', detail: 'company_id' });
    expect(await options(caller)).toEqual({ may_found: true });
  });

  test('makes the founder its admin, with a zone, a language, a week, a pay period and a first project', async () => {
    const caller = await newcomer();
    const founding = plain();
    expect(await found(caller, founding)).toEqual({
      verdict: 'applied',
      company_id: founding.company_id,
    });
    const [seen] = await asCaller(
      cast.database,
      caller,
      `select c.name, c.company_type, s.time_zone, s.default_language, r.rule -> 'workweek_start' as workweek_start,
         r.rule ->> 'pay_period' as pay_period,
         extract(isodow from (r.rule ->> 'period_anchor')::date)::int as anchor_day,
         current_date - (r.rule ->> 'period_anchor')::date between -1 and 8 as anchored_now,
         (select string_agg(p.name, ',') from projects p) as projects,
         (my_identity() ->> 'role') as role
       from companies c
       join company_settings s on s.company_id = c.id
       join company_rules r on r.company_id = c.id and r.kind = 'calendar'`,
    );
    expect(seen).toEqual({
      name: 'Ridgeline Concrete',
      company_type: 'Concrete',
      time_zone: 'America/Denver',
      default_language: 'es',
      workweek_start: 7,
      pay_period: 'biweekly',
      anchor_day: 7,
      anchored_now: true,
      projects: 'Yard',
      role: 'admin',
    });
  });

  test.each([null, ...foundingStates])('begins with the rules of the state: %s', async (state) => {
    const caller = await newcomer();
    await found(caller, { ...plain(), state });
    const [rules] = await asCaller(
      cast.database,
      caller,
      `select max(r.rule ->> 'set') filter (where r.kind = 'overtime') as overtime,
         max(r.rule ->> 'set') filter (where r.kind = 'breaks') as breaks
       from company_rules r`,
    );
    const hasBreaks = breakSetNames.some((name) => name === state);
    expect(rules).toEqual({
      overtime: state ?? 'federal',
      breaks: hasBreaks ? state : 'federal',
    });
  });

  test('founds once, however often the device asks', async () => {
    const caller = await newcomer();
    const founding = plain();
    await found(caller, founding);
    expect(await found(caller, founding)).toEqual({
      verdict: 'replayed',
      company_id: founding.company_id,
    });
    expect(await found(caller, plain())).toMatchObject({ reason: 'already_member' });
    const projects = await asCaller(cast.database, caller, 'select name from projects');
    expect(projects).toHaveLength(1);
  });
});

describe('the first steps of a company', () => {
  test('are told to no one but its admins, and hidden by no one else', async () => {
    for (const caller of [cast.supervisor.caller, cast.employee.caller, cast.superAdmin]) {
      expect(await firstSteps(caller)).toMatchObject({ steps: null });
      expect(await hideSteps(caller)).toMatchObject({ reason: 'not_allowed' });
    }
  });

  test('are checked off by what there is, one after the other, and end with the last', async () => {
    const { caller, company, project, personId } = await founded();
    const steps = { people: false, crew: false, site: false, punch: false };
    expect(await firstSteps(caller)).toEqual({ steps, project_id: project });
    const query = (sql: string, values: readonly string[]) => cast.database.query(sql, [...values]);
    await query('insert into profiles (company_id, first_name) values ($1, $2)', [
      company,
      'Second',
    ]);
    expect(await firstSteps(caller)).toMatchObject({ steps: { ...steps, people: true } });
    await query('insert into crews (company_id, name) values ($1, $2)', [company, 'Paving']);
    expect(await firstSteps(caller)).toMatchObject({
      steps: { ...steps, people: true, crew: true },
    });
    await query(
      `insert into project_sites (company_id, project_id, name, lat, lng) values ($1, $2, 'Yard', 40, -105)`,
      [company, project],
    );
    expect(await firstSteps(caller)).toMatchObject({ steps: { site: true, punch: false } });
    await record(cast.database, caller, [punchOf({ personId })]);
    expect(await firstSteps(caller)).toEqual({ steps: null });
  });

  test('stay hidden for every admin of the company, and of no other', async () => {
    const { caller } = await founded();
    const other = await founded();
    expect(await hideSteps(caller)).toEqual({ verdict: 'applied' });
    expect(await hideSteps(caller)).toEqual({ verdict: 'applied' });
    expect(await firstSteps(caller)).toEqual({ steps: null });
    expect(await firstSteps(other.caller)).toMatchObject({ steps: { people: false } });
  });
});

describe('accepting an invitation while signed in', () => {
  test('is refused to members, and for a token that does not work or is for another address', async () => {
    const { token } = await invite({});
    expect(await accept(cast.employee.caller, token)).toMatchObject({ reason: 'already_member' });
    expect(await accept(cast.superAdmin, token)).toMatchObject({ reason: 'has_company' });
    const caller = await newcomer();
    for (const wrong of ['', 'f'.repeat(64), null]) {
      expect(await accept(caller, wrong)).toMatchObject({ reason: 'invitation_invalid' });
    }
    const addressed = await invite({ email: 'somebody@else.test' });
    expect(await accept(caller, addressed.token)).toMatchObject({ reason: 'invitation_invalid' });
  });

  test('makes the login the invited person, once', async () => {
    const { token, person_id } = await invite({ first_name: 'Ash', last_name: 'Vale' });
    const caller = await newcomer();
    expect(await accept(caller, token)).toEqual({ verdict: 'applied' });
    expect(await profileOf(caller)).toMatchObject({
      person_id,
      company_id: cast.company,
      profile_complete: true,
    });
    expect(await accept(await newcomer(), token)).toMatchObject({ reason: 'invitation_invalid' });
  });
});

describe('a profile', () => {
  test('[spec 3.01] is not complete before someone says so, and only rules say so', async () => {
    const caller = await newcomer();
    expect(await profileOf(caller)).toMatchObject({
      id: caller.sub,
      company_id: null,
      profile_complete: false,
    });
    await expect(
      asCaller(cast.database, caller, 'update profiles set profile_complete = true'),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('is completed by an invitation that knows both names, not by one that knows one', async () => {
    const both = await invite({ first_name: 'Kit', last_name: 'Lane' });
    const one = await invite({ first_name: 'Kit' });
    const login = async (token: string): Promise<TestCaller> => ({
      role: 'authenticated',
      sub: await addLogin(cast.database, { user: { invitation_token: token } }),
    });
    expect(await profileOf(await login(both.token))).toMatchObject({ profile_complete: true });
    expect(await profileOf(await login(one.token))).toMatchObject({ profile_complete: false });
  });

  test.each([
    ['first_name', ['', 'Last', null, 'en']],
    ['last_name', ['First', '  ', null, 'en']],
    ['phone', ['First', 'Last', '1'.repeat(51), 'en']],
    ['language', ['First', 'Last', null, 'xx']],
  ])('is not complete without a good %s', async (field, values) => {
    expect(await complete(cast.employee.caller, values)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });

  test('needs a company, but for those who look after all of them', async () => {
    const values = ['First', 'Last', ' ', 'es'];
    expect(await complete(await newcomer(), values)).toMatchObject({ reason: 'company_missing' });
    expect(await complete(cast.superAdmin, values)).toMatchObject({ verdict: 'applied' });
    const founder = await newcomer();
    await found(founder, plain());
    expect(await complete(founder, values)).toEqual({ verdict: 'applied' });
    expect(await profileOf(founder)).toMatchObject({
      first_name: 'First',
      language: 'es',
      phone: null,
      profile_complete: true,
    });
  });
});

async function newcomer(): Promise<TestCaller> {
  return { role: 'authenticated', sub: await addLogin(cast.database) };
}

async function founded() {
  const caller = await newcomer();
  const founding = plain();
  await found(caller, founding);
  const [row] = await cast.database.query<{ project: string; personId: string }>(
    `select j.id as project, p.person_id as "personId"
     from profiles p join projects j on j.company_id = p.company_id where p.id = $1`,
    [caller.sub ?? null],
  );
  if (row === undefined) throw new Error('found_company founded nothing');
  return { caller, company: founding.company_id, ...row };
}

async function answerOf(caller: TestCaller, sql: string, values: readonly (string | null)[]) {
  const [row] = await asCaller<{ answer: unknown }>(cast.database, caller, sql, [...values]);
  return row?.answer;
}

const found = (caller: TestCaller, founding: object) =>
  answerOf(caller, 'select found_company($1) as answer', [JSON.stringify(founding)]);
const firstSteps = (caller: TestCaller) => answerOf(caller, 'select first_steps() as answer', []);
const hideSteps = (caller: TestCaller) =>
  answerOf(caller, 'select hide_first_steps() as answer', []);
const options = (caller: TestCaller) => answerOf(caller, 'select founding_options() as answer', []);
const accept = (caller: TestCaller, token: string | null) =>
  answerOf(caller, 'select accept_invitation($1) as answer', [token]);
const complete = (caller: TestCaller, values: readonly (string | null)[]) =>
  answerOf(caller, 'select complete_profile($1, $2, $3, $4) as answer', values);

function setOpen(isOpen: boolean) {
  return cast.database.query('update app.platform_settings set open_companies = $1', [isOpen]);
}

async function profileOf(caller: TestCaller): Promise<unknown> {
  const [profile] = await cast.database.query('select * from profiles where id = $1', [
    caller.sub ?? null,
  ]);
  return profile;
}

async function invite(said: Readonly<Record<string, string>>) {
  const names = { first_name: 'Invited', ...said };
  const [row] = await asCaller<{ answer: { token: string; person_id: string } }>(
    cast.database,
    cast.admin.caller,
    `select invite_person(${Object.keys(names)
      .map((name, index) => `${name} => $${index + 1}`)
      .join(', ')}) as answer`,
    Object.values(names),
  );
  if (row === undefined) throw new Error('invite_person answered nothing');
  return row.answer;
}
