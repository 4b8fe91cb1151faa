import { type BreakQuestion, openBreakQuestions } from '@muster/contract/break-answers';
import {
  asksAtClockOut,
  type TimeFacts,
  timeFactsToPayFacts,
  zonesIn,
} from '@muster/contract/time-facts';
import { addDays } from '@muster/domain';
import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import { reckon } from '@muster/domain/pay/reckon';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

export type BreaksToAsk = {
  /** `yyyy-mm-dd` */
  readonly workday: string;
  readonly questions: readonly BreakQuestion[];
};

/**
 * Returns the questions for someone who has just clocked out, computed by the pay engine on this device:
 * breaks of the ended shift's workdays that were due and are neither recorded nor answered, if the rule asks
 * at the clock-out. Needs no network, and the server asks the same questions once it has calculated.
 *
 * @param entries as this device shows them, of that workday at least
 * @param endedAtMs when the shift ended, which is the end of one of the entries
 */
export function breaksToAsk(
  facts: TimeFacts,
  entries: TimeFacts['entries'],
  endedAtMs: number,
): readonly BreaksToAsk[] {
  const ended = entries.find(({ ended_at }) => ended_at === endedAtMs);
  if (ended === undefined) return [];
  const known: TimeFacts = { ...facts, entries };
  const zoneTables = new Map(
    [...zonesIn(known)].map((zone) => [
      zone,
      readZoneTable(zone, endedAtMs - 40 * dayMs, endedAtMs + 40 * dayMs, 'device'),
    ]),
  );
  const date = new Date(endedAtMs).toISOString().slice(0, 10);
  const payFacts = timeFactsToPayFacts(known, zoneTables, null);
  // Because of nights and distant time zones, the workday's date may differ from the instant's date in UTC.
  const { breaks } = reckon(payFacts, addDays(date, -1), addDays(date, 1));
  return breaks
    .filter(({ workday: { from, to } }) => {
      return from * minuteMs < endedAtMs && to * minuteMs > ended.started_at;
    })
    .filter(({ workday }) => asksAtClockOut(facts, workday.date))
    .map((due) => ({
      workday: due.workday.date,
      questions: openBreakQuestions({
        meals: due.meals,
        rest_due: due.restBreaks,
        rest_recorded: due.restRecorded,
        rest_answer: due.restAnswer,
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
