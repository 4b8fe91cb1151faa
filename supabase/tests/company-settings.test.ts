/**
 * The settings of a company, section by section.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breakSets, oldBreakSets } from '../../packages/contract/src/break-sets.ts';
import cases from '../../packages/contract/src/cases/company-settings.json' with { type: 'json' };
import { companySettingsSchema } from '../../packages/contract/src/company-settings.ts';
import { oldOvertimeSets, overtimeSets } from '../../packages/contract/src/overtime-sets.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addCompany, addPerson, openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import {
  call,
  check,
  dateIn,
  firstDay,
  inPlace,
  nextWeekday,
  overTime,
  rowsOf,
  ruleFrom,
  save,
  saveOver,
  sections,
  tableOf,
  versionFor,
  withdraw,
} from './support/company-settings.ts';

/** Company settings: rights to change them, validation and effective dates. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('company settings', () => {
  test.each(sections)('are changed only by admins of that company: %s', async (section) => {
    const before = await rowsOf(cast, cast.company);
    const { good } = cases[section];
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      expect(await save(cast, caller, section, good)).toEqual({
        verdict: 'refused',
        reason: 'not_allowed',
      });
    }
    expect(await save(cast, cast.foreign.admin.caller, section, good)).toMatchObject({
      verdict: 'applied',
    });
    expect(await rowsOf(cast, cast.company)).toEqual(before);
    await expect(save(cast, cast.anon, section, good)).rejects.toMatchObject({ code: '42501' });
  });

  test('can be read as a whole only by an admin', async () => {
    for (const caller of [cast.employee.caller, cast.supervisor.caller]) {
      expect(await call(cast, caller, 'read_company_settings()', [])).toMatchObject({
        reason: 'not_allowed',
      });
      expect(await asCaller(cast.database, caller, 'select id from company_rules')).toEqual([]);
    }
  });

  test.each([
    ['company_rules', 'rule'],
    ['company_settings', 'time_zone'],
  ])('no one writes past the function: %s.%s', async (table, column) => {
    await expect(
      asCaller(cast.database, cast.admin.caller, `update ${table} set ${column} = ${column}`),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      asCaller(cast.database, cast.admin.caller, `delete from ${table}`),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('don’t let an admin cancel another company’s upcoming rule', async () => {
    const foreign = cast.foreign.admin.caller;
    const day = await dateIn(cast, cast.foreign.company, 30);
    await save(cast, foreign, 'workday', { attribution: 'midnight' }, day);
    const rule = await ruleFrom(cast, cast.foreign.company, 'workday', day);
    const version = await versionFor(cast, 'workday', cast.company);
    expect(await withdraw(cast, cast.admin.caller, rule?.id, version)).toMatchObject({
      reason: 'not_found',
    });
    expect(await ruleFrom(cast, cast.foreign.company, 'workday', day)).not.toBeNull();
  });
});

describe.each(sections)('the settings of %s', (section) => {
  const { good, accepted, refused } = cases[section];

  test('are refused with the name of the invalid field', async () => {
    for (const { field, change } of refused) {
      const answer = await save(cast, cast.admin.caller, section, { ...good, ...change });
      expect([change, answer]).toEqual([
        change,
        { verdict: 'refused', reason: 'invalid_input', detail: field },
      ]);
    }
    for (const field of Object.keys(good)) {
      const { [field]: _, ...rest } = good as Readonly<Record<string, unknown>>;
      expect(await save(cast, cast.admin.caller, section, rest)).toMatchObject({
        reason: 'invalid_input',
      });
    }
    for (const nonsense of [[], 7, null, 'x']) {
      expect(await save(cast, cast.admin.caller, section, nonsense)).toMatchObject({
        reason: 'invalid_input',
      });
    }
  });

  test('are saved if they are valid', async () => {
    for (const change of accepted) {
      const facts = { ...good, ...change };
      expect([change, await check(cast, section, facts)]).toEqual([change, null]);
    }
  });

  test('lose to a change that was made after they were read', async () => {
    const version = await versionFor(cast, section, cast.company);
    expect(await save(cast, cast.admin.caller, section, good)).toEqual({
      verdict: 'applied',
      version: version + 1,
    });
    expect(await saveOver(cast, cast.admin.caller, section, good, version)).toEqual({
      verdict: 'refused',
      reason: 'changed_meanwhile',
    });
  });

  test('are read back as they were saved', async () => {
    await save(cast, cast.admin.caller, section, good);
    const read = companySettingsSchema.parse(
      await call(cast, cast.admin.caller, 'read_company_settings()', []),
    );
    const kept = [
      ...read.rules.filter(({ kind }) => kind === section).map(({ rule }) => rule),
      ...inPlace.filter((known) => known === section).map((known) => read[known]),
    ];
    const day = await firstDay(cast, section, good, cast.company);
    expect(kept).toContainEqual(
      section === 'calendar' ? { ...cases.calendar.good, period_anchor: day } : good,
    );
  });

  test('are logged with the person who changed them', async () => {
    await save(cast, cast.admin.caller, section, { ...good, ...accepted.at(-1) });
    await save(cast, cast.admin.caller, section, good);
    const [event] = await cast.database.query(
      `select actor_person_id from audit_events where company_id = $1 and subject = $2
       order by recorded_at desc limit 1`,
      [cast.company, tableOf(section)],
    );
    expect(event).toEqual({ actor_person_id: cast.admin.personId });
  });
});

test('an unknown section is refused', async () => {
  for (const section of ['payroll', '', null]) {
    expect(
      await call(cast, cast.admin.caller, 'save_company_settings($1, $2, $3)', [section, 1, '{}']),
    ).toMatchObject({ reason: 'invalid_input', detail: 'section' });
  }
});

describe('a named set', () => {
  test('is the same in the database and in the contract', async () => {
    for (const [kind, version, known] of [
      ['overtime', 1, oldOvertimeSets],
      ['overtime', 2, overtimeSets],
      ['break', 1, oldBreakSets],
      ['break', 2, breakSets],
    ] as const) {
      const [stored] = await cast.database.query<{ sets: object }>(
        `select jsonb_object_agg(name, app.${kind}_set(name, $2)) as sets from unnest($1::text[]) as name`,
        [Object.keys(known), version],
      );
      expect([kind, version, stored?.sets]).toEqual([kind, version, known]);
    }
    const [none] = await cast.database.query(
      `select app.overtime_set('texas', 2) as overtime, app.break_set('colorado', 1) as breaks`,
    );
    expect(none).toEqual({ overtime: null, breaks: null });
  });

  test('is accepted unchanged and keeps its name only with its own numbers', async () => {
    for (const rule of [...Object.values(overtimeSets), ...Object.values(oldOvertimeSets)])
      expect(await check(cast, 'overtime', rule)).toBeNull();
    for (const rule of [...Object.values(breakSets), ...Object.values(oldBreakSets)])
      expect(await check(cast, 'breaks', rule)).toBeNull();
    expect(
      await check(cast, 'overtime', { ...overtimeSets.california, daily_after_minutes: 600 }),
    ).toBe('set');
    const deduct = { after_minutes: 360, minutes: 30 };
    expect(await check(cast, 'breaks', { ...breakSets.federal, deduct })).toBeNull();
    expect(await check(cast, 'breaks', { ...breakSets.california, deduct })).toBe('deduct');
  });
});

describe('a rule over time', () => {
  test('is there from the beginning in every company, and again in one that is founded', async () => {
    const company = await addCompany(cast.database, 'Newly founded');
    const held = await cast.database.query<{ kind: string }>(
      'select kind from app.company_rules_at($1, $2) order by kind',
      [company, '2019-05-01'],
    );
    expect(held.map(({ kind }) => kind)).toEqual([...overTime].sort());
  });

  test('applies from its effective date until the next one, whenever it was saved', async () => {
    const company = cast.foreign.company;
    const caller = cast.foreign.admin.caller;
    const [soon, later] = [await dateIn(cast, company, 20), await dateIn(cast, company, 40)];
    await save(cast, caller, 'approval', { employee_signs: false, levels: ['admin'] }, later);
    await save(
      cast,
      caller,
      'approval',
      { employee_signs: false, levels: ['supervisor', 'admin'] },
      soon,
    );
    const at = async (days: number) => {
      const [row] = await cast.database.query<{ rule: unknown }>(
        `select rule from app.company_rules_at($1, $2) where kind = 'approval'`,
        [company, await dateIn(cast, company, days)],
      );
      return row?.rule;
    };
    expect(await at(19)).toMatchObject({ employee_signs: true });
    expect(await at(20)).toEqual({ employee_signs: false, levels: ['supervisor', 'admin'] });
    expect(await at(39)).toEqual({ employee_signs: false, levels: ['supervisor', 'admin'] });
    expect(await at(40)).toEqual({ employee_signs: false, levels: ['admin'] });
  });

  test('is replaced if another begins on the same day, and both are in the audit log', async () => {
    const day = await dateIn(cast, cast.company, 9);
    await save(cast, cast.admin.caller, 'workday', { attribution: 'midnight' }, day);
    await save(cast, cast.admin.caller, 'workday', { attribution: 'start_day' }, day);
    const rule = await ruleFrom(cast, cast.company, 'workday', day);
    expect(rule?.rule).toEqual({ attribution: 'start_day' });
    const events = await cast.database.query(
      `select action from audit_events where subject = 'company_rules' and subject_id = $1
       order by recorded_at`,
      [rule?.id ?? null],
    );
    expect(events).toEqual([{ action: 'insert' }, { action: 'update' }]);
  });

  test.each([
    ['no day', null],
    ['more than a year ago', -367],
    ['more than two years ahead', 732],
  ])('is refused from %s', async (_, days) => {
    const day = days === null ? null : await dateIn(cast, cast.company, days);
    expect(await save(cast, cast.admin.caller, 'workday', cases.workday.good, day)).toMatchObject({
      reason: 'invalid_input',
      detail: 'effective_from',
    });
  });

  test('of the week starts with a week, and one of overtime with the week in effect then', async () => {
    const monday = await nextWeekday(cast, cast.company, 1);
    const sunday = await nextWeekday(cast, cast.company, 7);
    const weekOf = (period_anchor: string, workweek_start: number) => ({
      workweek_start,
      pay_period: 'weekly',
      period_anchor,
    });
    const refused = { reason: 'invalid_input', detail: 'effective_from' };
    const { caller } = cast.admin;
    expect(await save(cast, caller, 'calendar', weekOf(sunday, 7), monday)).toMatchObject(refused);
    expect(await save(cast, caller, 'overtime', overtimeSets.alaska, sunday)).toMatchObject(
      refused,
    );
    expect(await save(cast, caller, 'calendar', weekOf(sunday, 7), sunday)).toMatchObject({
      verdict: 'applied',
    });
    expect(await save(cast, caller, 'overtime', overtimeSets.alaska, sunday)).toMatchObject({
      verdict: 'applied',
    });
  });

  test('can be canceled until its effective date', async () => {
    const { caller } = cast.admin;
    const day = await dateIn(cast, cast.company, 50);
    await save(cast, caller, 'rounding', cases.rounding.good, day);
    const coming = await ruleFrom(cast, cast.company, 'rounding', day);
    const version = await versionFor(cast, 'rounding', cast.company);
    expect(await withdraw(cast, cast.supervisor.caller, coming?.id, version)).toMatchObject({
      reason: 'not_allowed',
    });
    expect(await withdraw(cast, caller, coming?.id, version - 1)).toMatchObject({
      reason: 'changed_meanwhile',
    });
    expect(await withdraw(cast, caller, coming?.id, version)).toEqual({
      verdict: 'applied',
      version: version + 1,
    });
    expect(await ruleFrom(cast, cast.company, 'rounding', day)).toBeNull();

    const today = await dateIn(cast, cast.company, 0);
    await save(cast, caller, 'rounding', cases.rounding.good, today);
    const held = await ruleFrom(cast, cast.company, 'rounding', today);
    expect(
      await withdraw(cast, caller, held?.id, await versionFor(cast, 'rounding', cast.company)),
    ).toMatchObject({ reason: 'already_in_force' });
  });

  test('says whether it is past, current or upcoming', async () => {
    // A new company has no other rules: one that a test saved just before midnight would be past as well.
    const company = await addCompany(cast.database, 'Of rules to come');
    const { caller } = await addPerson(cast.database, company, 'admin');
    for (const [rule, days] of [
      [breakSets.germany, 0],
      [breakSets.california, 2],
    ] as const) {
      const version = await versionFor(cast, 'breaks', company);
      await saveOver(cast, caller, 'breaks', rule, version, await dateIn(cast, company, days));
    }
    const { rules } = companySettingsSchema.parse(
      await call(cast, caller, 'read_company_settings()', []),
    );
    const states = rules
      .filter(({ kind }) => kind === 'breaks')
      .map(({ state, changed_by }) => [state, changed_by]);
    expect(states).toEqual([
      ['coming', 'admin Tester'],
      ['current', 'admin Tester'],
      ['past', null],
    ]);
  });
});

describe('settings in place', () => {
  test('have no effective date', async () => {
    const day = await dateIn(cast, cast.company, 3);
    expect(await save(cast, cast.admin.caller, 'clock', cases.clock.good, day)).toMatchObject({
      detail: 'effective_from',
    });
  });

  test('of retention leave the other settings of the company alone', async () => {
    await cast.database.query(
      `update companies set settings = '{"branding": {"brand_name": "North"}}' where id = $1`,
      [cast.company],
    );
    await save(cast, cast.admin.caller, 'retention', cases.retention.good);
    const [company] = await cast.database.query('select settings from companies where id = $1', [
      cast.company,
    ]);
    expect(company).toEqual({
      settings: { branding: { brand_name: 'North' }, retention: cases.retention.good },
    });
  });

  test('about voice send and store nothing, and query no model, until an admin turns that on', async () => {
    const settings = () => callJson(cast.database, cast.admin.caller, 'read_company_settings()');
    const voice = async () => (await settings())['voice'];
    const version = (await settings())['company_version'];
    expect(await voice()).toEqual({ ...cases.voice.good, server_speech: false });
    expect(await save(cast, cast.admin.caller, 'voice', cases.voice.good)).toMatchObject({
      verdict: 'applied',
    });
    expect(await voice()).toEqual(cases.voice.good);
    expect((await settings())['company_version']).not.toBe(version);
  });

  test('give new people the company’s language unless they have chosen their own', async () => {
    await save(cast, cast.admin.caller, 'region', { ...cases.region.good, default_language: 'es' });
    const added = await cast.database.query(
      `insert into profiles (company_id, first_name, language)
       values ($1, 'First', default), ($1, 'Second', 'en'), (null, 'Third', default)
       returning first_name, language`,
      [cast.company],
    );
    expect(added).toEqual([
      { first_name: 'First', language: 'es' },
      { first_name: 'Second', language: 'en' },
      { first_name: 'Third', language: 'en' },
    ]);
  });

  test('of the clock reach the devices of the people', async () => {
    await save(cast, cast.admin.caller, 'clock', {
      ...cases.clock.good,
      note_rule: 'required',
      location_mode: 'off',
    });
    expect(await call(cast, cast.employee.caller, 'my_identity()', [])).toMatchObject({
      clock_settings: { note_rule: 'required', location_mode: 'off' },
    });
  });
});
