import type { Board, BoardPerson, BoardShift, ShiftDraft } from '@muster/contract/schedule';
import { addDays } from '@muster/domain';
import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import { judgeShift } from '@muster/domain/schedule/judge-shift';
import type { ShiftJudgement } from '@muster/domain/schedule/shift-facts';
import { draftOf } from './edit-shift.ts';

type ZoneTables = Parameters<typeof judgeShift>[0];

/** A board with lookups for judging shifts. It includes the shifts of a week before and after the days shown. */
export type BoardFacts = {
  readonly board: Board;
  readonly people: ReadonlyMap<string, BoardPerson>;
  readonly crews: ReadonlyMap<string, Board['crews'][number]>;
  readonly projects: ReadonlyMap<string, Board['projects'][number]>;
  readonly costCodes: ReadonlyMap<string, Board['cost_codes'][number]>;
  readonly shiftsByPerson: ReadonlyMap<string, readonly BoardShift[]>;
  readonly tables: ZoneTables;
};

export function boardFactsOf(board: Board): BoardFacts {
  const planned = board.shifts.filter(({ state }) => state !== 'removed');
  return {
    board,
    people: new Map(board.people.map((person) => [person.person_id, person])),
    crews: byId(board.crews),
    projects: byId(board.projects),
    costCodes: byId(board.cost_codes),
    shiftsByPerson: Map.groupBy(
      planned.filter((shift) => shift.person_id !== null),
      ({ person_id }) => person_id ?? '',
    ),
    tables: tablesOf(board),
  };
}

/** Predicts the server's judgment of a shift, as far as the board knows. */
export function judgeDraft(facts: BoardFacts, draft: ShiftDraft): ShiftJudgement {
  const { board } = facts;
  const person = draft.person_id === null ? null : facts.people.get(draft.person_id);
  const project = draft.project_id === null ? undefined : facts.projects.get(draft.project_id);
  // The server judges people that the board doesn't know.
  if (person === undefined || !facts.tables.has(draft.zone)) return { verdict: 'ok', reasons: [] };
  const overtime = person === null ? null : overtimeOn(person, draft.starts_local.slice(0, 10));
  return judgeShift(facts.tables, draft, {
    now: board.now,
    zone: board.zone,
    workweek_start: board.workweek_start,
    workday_starts_at: overtime?.workday_starts_at ?? null,
    rest_minutes: board.rules.rest_minutes,
    notice_minutes: board.rules.notice_minutes,
    person: person === null ? null : { ...person, overtime },
    planned: person === null ? [] : (facts.shiftsByPerson.get(person.person_id) ?? []),
    archived: archivedOf(facts, draft),
    certificates: project?.certificates ?? [],
    holidays: board.holidays,
  });
}

/** Judges a shift as it is shown. One that has begun or is about to be canceled has no conflicts. */
export function judgeShown(facts: BoardFacts, shift: BoardShift): ShiftJudgement {
  const isAhead = Date.parse(shift.starts_at) > Date.parse(facts.board.now);
  return isAhead && shift.state !== 'removed'
    ? judgeDraft(facts, draftOf(shift))
    : { verdict: 'ok', reasons: [] };
}

/** Returns the overtime rule in effect on a day. */
function overtimeOn({ overtime, overtime_later = [] }: BoardPerson, day: string) {
  const later = overtime_later.findLast(({ from_date }) => from_date <= day);
  return later === undefined ? overtime : later.overtime;
}

function archivedOf(facts: BoardFacts, draft: ShiftDraft) {
  const project = draft.project_id === null ? undefined : facts.projects.get(draft.project_id);
  const all = [
    { what: 'crew' as const, of: facts.crews.get(draft.crew_id ?? '') },
    { what: 'project' as const, of: project },
    { what: 'site' as const, of: project?.sites.find(({ id }) => id === draft.site_id) },
    { what: 'cost_code' as const, of: facts.costCodes.get(draft.cost_code_id ?? '') },
  ];
  return all.flatMap(({ what, of }) =>
    of !== undefined && of.archived ? [{ what, name: of.name }] : [],
  );
}

/**
 * One more week on each side than the shifts cover: overtime looks at whole workweeks, and runs of days at the weeks
 * before.
 */
const spareDays = 14;

function tablesOf(board: Board): ZoneTables {
  const zones = new Set([board.zone, ...board.shifts.map(({ zone }) => zone)]);
  const from = Date.parse(`${addDays(board.from_date, -spareDays)}T00:00:00Z`);
  const to = Date.parse(`${addDays(board.to_date, spareDays)}T00:00:00Z`);
  return new Map([...zones].map((zone) => [zone, tableOf(zone, from, to)]));
}

const tables = new Map<string, ReturnType<typeof readZoneTable>>();

/** Cached by zone and range, since every change of a shift makes a new board with the same ones. */
function tableOf(zone: string, from: number, to: number) {
  const key = `${zone} ${from} ${to}`;
  let table = tables.get(key);
  if (table === undefined) {
    table = readZoneTable(zone, from, to, 'browser');
    tables.set(key, table);
  }
  return table;
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
