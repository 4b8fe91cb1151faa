import type { KioskPerson, KioskRoster } from '@muster/contract/kiosk';
import { pendingPunches } from '../../data/clock/pending-punches.ts';
import { type PredictedClock, predictClock } from '../../data/clock/predict-clock.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';

/** Returns one person's clock: the server's answer plus what this tablet did since. */
export function personClock(
  roster: KioskRoster,
  person: KioskPerson,
  items: readonly OutboxItem[],
  nowMs: number,
): PredictedClock {
  const known = new Set(person.last === null ? [] : [person.last.id]);
  const server = {
    server_time: roster.server_time,
    person_id: person.person_id,
    entries: person.open === null ? [] : [person.open],
    punches: person.last === null ? [] : [person.last],
    decisions: [],
  };
  return predictClock(server, pendingPunches(items, person.person_id, known), nowMs);
}

/** Returns the project to start with: where the person works or last worked, else the tablet's only one. */
export function preselectedProject(roster: KioskRoster, person: KioskPerson): string | null {
  const last = person.open?.project_id ?? person.last?.project_id ?? null;
  if (roster.projects.some(({ id }) => id === last)) return last;
  return roster.projects.length === 1 ? (roster.projects[0]?.id ?? null) : null;
}
