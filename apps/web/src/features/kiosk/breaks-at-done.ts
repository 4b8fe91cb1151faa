import { kioskTimeFacts } from '@muster/contract/kiosk-breaks';
import type { KioskPerson, KioskRoster } from '@muster/contract/kiosk';
import { answeredHere } from '../../data/breaks/break-answer.ts';
import { type BreaksToAsk, breaksToAsk } from '../../data/breaks/breaks-to-ask.ts';
import { entryToFact } from '../../data/clock/entry-fact.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { personClock } from './person-clock.ts';

/** Returns the break questions for a person whose clock-out this tablet has just saved, online or offline. */
export function breaksAtDone(
  roster: KioskRoster,
  person: KioskPerson,
  items: readonly OutboxItem[],
  nowMs: number,
): readonly BreaksToAsk[] {
  const facts = kioskTimeFacts(roster, person);
  if (facts === null) return [];
  const here = personClock(roster, person, items, nowMs).entries.map(entryToFact);
  const ended = here.find(({ ended_at }) => ended_at !== null);
  if (ended === undefined || ended.ended_at === null) return [];
  const ids = new Set(here.map(({ id }) => id));
  const entries = [...here, ...facts.entries.filter(({ id }) => !ids.has(id))];
  return breaksToAsk(facts, entries, ended.ended_at)
    .map(({ workday, questions }) => {
      const answered = answeredHere(items, person.person_id, workday);
      return { workday, questions: questions.filter((question) => !answered.has(question)) };
    })
    .filter(({ questions }) => questions.length > 0);
}
