import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arrival,
  foldCases,
  type FoldCase,
  withdrawalCases,
} from '../../packages/domain/src/clock/cases/fold-cases.ts';
import whichTimePays from '../../packages/domain/src/clock/cases/which-time-pays.json' with { type: 'json' };
import type { FoldPunch } from '../../packages/domain/src/clock/clock-state.ts';
import fences from '../../packages/domain/src/place/cases/fences.json' with { type: 'json' };
import sites from '../../packages/domain/src/place/cases/sites.json' with { type: 'json' };
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { entriesOf } from './support/punches.ts';

/** The database passes the same cases as the phone's copy of the rules in packages/domain. */
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('the fold in the database answers every shared case', () => {
  test.each(foldCases)('$name', async (expected) => {
    const folded = await fold(expected.punches);
    expect(folded.entries).toEqual(expected.entries);
    expectEffects(folded, expected);
  });
});

describe('the fold in the database leaves out punches that a correction withdrew, in every shared case', () => {
  test.each(withdrawalCases)('$name', async ({ arrivals, ...expected }) => {
    const cast = await openCast(opened.database);
    // Only a phone can learn of a withdrawal first: the ledger doesn't withdraw punches that it doesn't have.
    const early = await arrive(cast, arrivals);
    expect(early.map(({ status }) => status)).toEqual(early.map(() => 'rejected'));
    const folded = await foldBy('app.settled_punches($1, $2, null)', [
      cast.company,
      cast.employee.personId,
    ]);
    expect(folded.effects.size).toBe(expected.effects.length);
    expect(folded.entries).toEqual(expected.entries);
    expectEffects(folded, expected);
    // The stored entries, which are paid, match.
    await opened.database.query(
      `select app.project_person($1, $2, '-infinity', true, row($2, null, now(), null)::app.cause)`,
      [cast.company, cast.employee.personId],
    );
    const stored = (await entriesOf(opened.database, cast.employee)).filter(({ state }) =>
      ['open', 'closed'].includes(state),
    );
    expect(
      stored.map((entry) => [
        entry.id,
        entry.started_at.getTime(),
        entry.ended_at?.getTime() ?? null,
      ]),
    ).toEqual(expected.entries.map(({ id, startedAt, endedAt }) => [id, startedAt, endedAt]));
  });
});

describe('the database chooses the paying time by the shared cases', () => {
  test.each(whichTimePays)('$name', async (expected) => {
    const [row] = await opened.database.query<{ time: Record<string, unknown> }>(
      `select to_jsonb(app.punch_time(jsonb_populate_record(null::app.stated_punch, $1), $2)) as time`,
      [{ ...expected }, expected.received_at],
    );
    expect(new Date(String(row?.time['occurred_at'])).toISOString()).toBe(expected.occurred_at);
    expect(row?.time['flags']).toEqual(expected.flags);
    expect(row?.time['hold']).toBe(expected.hold);
  });
});

describe('the database judges places by the shared cases', () => {
  test.each(fences)('$name', async ({ fix, sites: names, verdict, site, distance_m }) => {
    const project = await projectWithSites(names);
    const [row] = await opened.database.query<{
      place: Record<string, unknown> | null;
      site: string;
    }>(
      `select to_jsonb(place) as place, (select s.name from project_sites s where s.id = place.site_id) as site
       from app.fence_verdict($1, $2, $3, $4, $5, $6) as place`,
      [
        project.company_id,
        project.id,
        fix?.lat ?? null,
        fix?.lng ?? null,
        fix?.accuracy_m ?? null,
        fix?.age_ms ?? null,
      ],
    );
    expect(row?.place?.['verdict'] ?? null).toBe(verdict);
    expect(row?.site ?? null).toBe(site ?? null);
    expect(Math.abs(Number(row?.place?.['distance_m'] ?? 0) - (distance_m ?? 0))).toBeLessThan(0.1);
  });
});

type Folded = {
  readonly entries: FoldCase['entries'];
  readonly effects: ReadonlyMap<
    string,
    { readonly effect: FoldCase['effects'][number]; readonly entryId: string | null }
  >;
  readonly workedMinutes: ReadonlyMap<string, number>;
};

async function fold(punches: readonly FoldPunch[]): Promise<Folded> {
  const items = punches.map((punch) => ({
    id: punch.id,
    kind: punch.kind,
    break_kind: punch.breakKind,
    at: new Date(punch.at).toISOString(),
    project_id: punch.projectId,
    cost_code_id: punch.costCodeId,
    actor: punch.actor,
    own: punch.own,
    accepted: punch.accepted,
    zone: punch.zone,
    note: punch.note,
    flags: punch.flags,
    device_id: punch.deviceId,
    device_seq: punch.deviceSeq,
  }));
  return foldBy(
    `app.in_fold_order(array(select p from jsonb_populate_recordset(null::app.folding, $1) as p))`,
    [JSON.stringify(items)],
  );
}

/** @param punches SQL that returns `app.folding[]` */
async function foldBy(punches: string, parameters: readonly string[]): Promise<Folded> {
  const [row] = await opened.database.query<{ entries: SqlEntry[]; effects: SqlEffect[] }>(
    `with folded as (select app.fold(${punches}) as result)
     select
       to_jsonb(array(select e.entry from unnest(app.projected_entries(result, false)) as e)) as entries,
       to_jsonb((result).effects) as effects
     from folded`,
    parameters,
  );
  return {
    entries: (row?.entries ?? []).map(toEntry),
    effects: new Map((row?.effects ?? []).map((effect) => [effect.punch_id, toEffect(effect)])),
    workedMinutes: new Map((row?.entries ?? []).map((entry) => [entry.id, minutesOf(entry)])),
  };
}

function expectEffects(
  folded: Folded,
  { effects, ...expected }: Omit<FoldCase, 'name' | 'punches' | 'entries'>,
): void {
  expect(effects.map(({ punchId }) => folded.effects.get(punchId)?.effect)).toEqual(effects);
  for (const [punchId, entryId] of expected.entryIdsByPunchId) {
    expect(folded.effects.get(punchId)?.entryId).toBe(entryId);
  }
  for (const [entryId, minutes] of expected.workedMinutesByEntryId) {
    expect(folded.workedMinutes.get(entryId)).toBe(minutes);
  }
}

/**
 * Puts punches and withdrawals into the employee's ledger in the order they arrive. Returns the results of withdrawals
 * that arrived before their punches; these are made again after them.
 */
async function arrive({ company, employee, supervisor }: Cast, arrivals: readonly Arrival[]) {
  const [correction] = await opened.database.query<{ id: string }>(
    `insert into time_corrections (id, company_id, person_id, kind, after, reason, state, is_locked, asked_by)
     values (gen_random_uuid(), $1, $2, 'add', '{}', 'As it was', 'applied', false, $3) returning id`,
    [company, employee.personId, supervisor.personId],
  );
  const withdraw = (id: string) =>
    opened.database.query(
      `select app.withdraw_punches(c, array[$3::uuid]) from time_corrections c where c.company_id = $1 and c.id = $2`,
      [company, correction?.id ?? '', id],
    );
  const known = new Set<string>();
  const early = new Set<string>();
  const withdrawnEarly: PromiseSettledResult<unknown>[] = [];
  for (const { kind, punch } of arrivals) {
    if (kind === 'punch') {
      await opened.database.query(
        `insert into punches (
           id, company_id, person_id, kind, break_kind, occurred_at, received_at, source, actor_person_id, device_id,
           device_seq, device_at, zone, utc_offset_minutes, online, flags, payload_version, payload_hash
         ) values ($1, $2, $3, $4, $5, $6, $6, $7, $3, $8, $9, $6, $10, 0, true, $11, 1, sha256('punch'))`,
        [
          punch.id,
          company,
          employee.personId,
          punch.kind,
          punch.breakKind,
          new Date(punch.at).toISOString(),
          punch.source,
          punch.deviceId,
          punch.deviceSeq,
          punch.zone,
          punch.flags,
        ],
      );
      known.add(punch.id);
      if (early.delete(punch.id)) await withdraw(punch.id);
    } else if (known.has(punch.id)) {
      await withdraw(punch.id);
    } else {
      early.add(punch.id);
      withdrawnEarly.push(...(await Promise.allSettled([withdraw(punch.id)])));
    }
  }
  return withdrawnEarly;
}

type SqlBreak = { id: string; kind: 'meal' | 'rest'; started_at: string; ended_at: string | null };
type SqlEntry = {
  id: string;
  project_id: string | null;
  cost_code_id: string | null;
  started_at: string;
  ended_at: string | null;
  zone: string;
  note: string | null;
  flags: string[];
  breaks: SqlBreak[];
};
type SqlEffect = {
  punch_id: string;
  entry_id: string | null;
  flags: string[];
  decision: FoldCase['effects'][number]['decision'];
  estimated_entry_id: string | null;
  set_aside: boolean;
};

function toEntry(entry: SqlEntry): FoldCase['entries'][number] {
  return {
    id: entry.id,
    projectId: entry.project_id,
    costCodeId: entry.cost_code_id,
    startedAt: Date.parse(entry.started_at),
    endedAt: entry.ended_at === null ? null : Date.parse(entry.ended_at),
    zone: entry.zone,
    note: entry.note,
    flags: entry.flags,
    breaks: entry.breaks.map((taken) => ({
      id: taken.id,
      kind: taken.kind,
      startedAt: Date.parse(taken.started_at),
      endedAt: taken.ended_at === null ? null : Date.parse(taken.ended_at),
    })),
  };
}

function toEffect(effect: SqlEffect) {
  return {
    entryId: effect.entry_id,
    effect: {
      punchId: effect.punch_id,
      flags: effect.flags,
      decision: effect.decision,
      estimatedEntryId: effect.estimated_entry_id,
      setAside: effect.set_aside,
    },
  };
}

function minutesOf({ started_at, ended_at, breaks }: SqlEntry): number {
  const mealMs = breaks
    .filter(({ kind }) => kind === 'meal')
    .reduce((sum, taken) => sum + spanMs(taken.started_at, taken.ended_at), 0);
  return (spanMs(started_at, ended_at) - mealMs) / 60_000;
}

function spanMs(from: string, to: string | null): number {
  return Date.parse(to ?? from) - Date.parse(from);
}

async function projectWithSites(
  names: readonly string[],
): Promise<{ id: string; company_id: string }> {
  const [project] = await opened.database.query<{ id: string; company_id: string }>(
    `with company as (insert into companies (name) values ('Fences') returning id)
     insert into projects (company_id, name) select id, 'Fenced' from company returning id, company_id`,
  );
  if (project === undefined) throw new Error('no project was made');
  for (const [name, place] of Object.entries(sites)) {
    if (!names.includes(name)) continue;
    await opened.database.query(
      `insert into project_sites (company_id, project_id, name, lat, lng, radius_m, polygon)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        project.company_id,
        project.id,
        name,
        place.lat,
        place.lng,
        place.radius_m,
        place.polygon === null ? null : JSON.stringify(place.polygon),
      ],
    );
  }
  return project;
}
