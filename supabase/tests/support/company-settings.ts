import cases from '../../../packages/contract/src/cases/company-settings.json' with { type: 'json' };
import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';

/** A company's settings, section by section, which all go through the same three functions. */
export const inPlace = [
  'profile',
  'region',
  'clock',
  'reminders',
  'retention',
  'voice',
  'filing',
] as const;

export const overTime = [
  'calendar',
  'workday',
  'rounding',
  'overtime',
  'breaks',
  'approval',
  'auto_out',
] as const;

export const sections = [...inPlace, ...overTime];

export type Section = (typeof sections)[number];

export async function call(
  cast: Cast,
  caller: TestCaller,
  expression: string,
  values: readonly (string | number | null)[],
) {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    `select ${expression} as answer`,
    [...values],
  );
  return row?.answer;
}

/** Saves over the current version, effective on the first possible day unless one is given. */
export async function save(
  cast: Cast,
  caller: TestCaller,
  section: Section,
  facts: unknown,
  from?: string | null,
): Promise<unknown> {
  const company = caller === cast.foreign.admin.caller ? cast.foreign.company : cast.company;
  const version = await versionFor(cast, section, company);
  if (from !== undefined) return saveOver(cast, caller, section, facts, version, from);
  return saveOver(
    cast,
    caller,
    section,
    facts,
    version,
    await firstDay(cast, section, facts, company),
  );
}

export async function saveOver(
  cast: Cast,
  caller: TestCaller,
  section: Section,
  given: unknown,
  version: number,
  from?: string | null,
): Promise<unknown> {
  const company = caller === cast.foreign.admin.caller ? cast.foreign.company : cast.company;
  const day = from === undefined ? await firstDay(cast, section, given, company) : from;
  const isSound = section === 'calendar' && given === cases.calendar.good;
  const facts = isSound ? { ...cases.calendar.good, period_anchor: day } : given;
  return call(cast, caller, 'save_company_settings($1, $2, $3, $4)', [
    section,
    version,
    JSON.stringify(facts),
    day,
  ]);
}

/** Returns the next day on which a kind of rule may take effect; null for settings that apply right away. */
export async function firstDay(
  cast: Cast,
  section: Section,
  facts: unknown,
  company: string,
): Promise<string | null> {
  if (section === 'calendar' && facts === cases.calendar.good) return nextWeekday(cast, company, 1);
  if (section === 'overtime') {
    const [row] = await cast.database.query<{ start: number }>(
      `select (rule ->> 'workweek_start')::int as start
       from app.company_rules_at($1, app.company_today($1) + 7) where kind = 'calendar'`,
      [company],
    );
    return nextWeekday(cast, company, row?.start ?? 1);
  }
  return inPlace.some((known) => known === section) ? null : dateIn(cast, company, 0);
}

export async function withdraw(
  cast: Cast,
  caller: TestCaller,
  id: string | undefined,
  version: number,
): Promise<unknown> {
  return call(cast, caller, 'withdraw_company_rule($1, $2)', [id ?? null, version]);
}

/** Returns the database's verdict on facts without saving them. */
export async function check(cast: Cast, section: Section, facts: unknown): Promise<unknown> {
  const name = inPlace.some((known) => known === section) ? 'wrong_setting' : 'wrong_rule';
  const [row] = await cast.database.query<{ wrong: unknown }>(
    `select app.${name}($1, $2) as wrong`,
    [section, JSON.stringify(facts)],
  );
  return row?.wrong;
}

const ofCompany: readonly Section[] = ['profile', 'retention', 'voice', 'filing'];

export function tableOf(section: Section): string {
  if (ofCompany.some((kind) => kind === section)) return 'companies';
  return overTime.some((kind) => kind === section) ? 'company_rules' : 'company_settings';
}

export async function versionFor(cast: Cast, section: Section, company: string): Promise<number> {
  const [row] = await cast.database.query<{ version: number }>(
    tableOf(section) === 'companies'
      ? 'select version from companies where id = $1'
      : 'select version from company_settings where company_id = $1',
    [company],
  );
  return row?.version ?? 0;
}

export async function rowsOf(cast: Cast, company: string): Promise<unknown> {
  return cast.database.query(
    `select c.settings, c.name, to_jsonb(s) as settings_row,
       (select jsonb_agg(to_jsonb(r) order by r.kind, r.valid_from) from company_rules r where r.company_id = c.id) as rules
     from companies c join company_settings s on s.company_id = c.id where c.id = $1`,
    [company],
  );
}

export async function ruleFrom(
  cast: Cast,
  company: string,
  kind: string,
  day: string,
): Promise<{ id: string; rule: unknown } | null> {
  const [row] = await cast.database.query<{ id: string; rule: unknown }>(
    'select id, rule from company_rules where company_id = $1 and kind = $2 and valid_from = $3',
    [company, kind, day],
  );
  return row ?? null;
}

export async function dateIn(cast: Cast, company: string, days: number): Promise<string> {
  const [row] = await cast.database.query<{ day: string }>(
    'select (app.company_today($1) + $2::int)::text as day',
    [company, days],
  );
  return row?.day ?? '';
}

/** Returns the first such day in the seven days from tomorrow on; 1 is Monday and 7 is Sunday. */
export async function nextWeekday(cast: Cast, company: string, weekday: number): Promise<string> {
  const [row] = await cast.database.query<{ day: string }>(
    `select d::date::text as day from generate_series(1, 7) n, lateral (select app.company_today($1) + n as d) t
     where extract(isodow from d) = $2`,
    [company, weekday],
  );
  return row?.day ?? '';
}
