import { rulesBegin } from '@muster/contract/company-rules';
import type { LastWeekFacts } from '@muster/contract/last-week-facts';
import { timeFactsToPayFacts, zonesIn } from '@muster/contract/time-facts';
import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import { addDays } from '@muster/domain';
import { reckon } from '@muster/domain/pay/reckon';
import type { ZoneTable } from '@muster/domain/pay/zone-table';
import type { EditedRule, Minutes } from './compare-weeks.ts';

/** One person takes about a millisecond on a laptop, so a slice leaves room for a key press even on a slow phone. */
const peopleInSlice = 5;
const dayMs = 24 * 60 * 60_000;
/** Includes entries of the days around the week. */
const daysAround = 14;

/**
 * The paid minutes of each person in the week, had one rule been in effect all along. It works in slices, so that
 * the form stays quick with hundreds of people.
 *
 * @returns minutes by person
 */
export async function weekMinutes(
  week: LastWeekFacts,
  edited: EditedRule,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Minutes>> {
  const rules = withRule(week.rules, edited);
  const zoneTables = zoneTablesOf(week);
  const minutesByPerson = new Map<string, Minutes>();
  for (const [index, { person_id: personId, facts }] of week.people.entries()) {
    if (index % peopleInSlice === 0) await nextTurn();
    signal.throwIfAborted();
    minutesByPerson.set(personId, minutesOf(week, { ...facts, rules }, zoneTables));
  }
  return minutesByPerson;
}

/** Returns the company's rules of all times, with one of them as if it had always been in effect. */
function withRule(rules: LastWeekFacts['rules'], edited: EditedRule): LastWeekFacts['rules'] {
  return { ...rules, [edited.kind]: [{ from: rulesBegin, value: edited.rule }] };
}

function minutesOf(
  { from_date: from, to_date: to }: LastWeekFacts,
  facts: Parameters<typeof timeFactsToPayFacts>[0],
  zoneTables: ReadonlyMap<string, ZoneTable>,
): Minutes {
  const payFacts = timeFactsToPayFacts(facts, zoneTables, null);
  // A shift across the first or last midnight counts in the week by its date, as on a timesheet, regardless of the
  // workweek in which its minutes are counted.
  const { spans, weeks } = reckon(payFacts, addDays(from, -1), addDays(to, 1));
  const isWithin = (date: string) => from <= date && date <= to;
  const minutes = { regular: 0, overtime: 0, double: 0, premium: 0 };
  for (const span of spans) {
    if (isWithin(span.date)) minutes[span.payClass] += span.to - span.from;
  }
  for (const premium of weeks.flatMap(({ premiums }) => premiums)) {
    if (isWithin(premium.workday.date)) minutes.premium += premium.minutes;
  }
  return minutes;
}

function zoneTablesOf({
  from_date,
  to_date,
  rules,
  people,
}: LastWeekFacts): ReadonlyMap<string, ZoneTable> {
  const zones = new Set(people.flatMap(({ facts }) => [...zonesIn({ ...facts, rules })]));
  const fromMs = Date.parse(from_date) - daysAround * dayMs;
  const toMs = Date.parse(to_date) + daysAround * dayMs;
  return new Map([...zones].map((zone) => [zone, readZoneTable(zone, fromMs, toMs, 'device')]));
}

/** Lets the page respond first. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 0));
}
