import type { BoardPerson } from '@muster/contract';
import { longShiftMs } from '@muster/domain';
import type { PunchDraft } from '../../../data/clock/punch-draft.ts';

/** What a supervisor does for several people at once. */
export const crewActions = ['in', 'out', 'switch', 'meal', 'rest', 'break_end'] as const;
export type CrewAction = (typeof crewActions)[number];

type Standing = Pick<BoardPerson, 'state' | 'on_break' | 'since'>;

/** True when it changes anything for someone who stands like this at an instant, epoch milliseconds. */
export function hasEffect(action: CrewAction, person: Standing, atMs: number): boolean {
  const { state, on_break } = person;
  switch (action) {
    case 'in':
      return state === 'off' || wasForgotten(person, atMs);
    case 'out':
    case 'switch':
      return state === 'on';
    case 'meal':
    case 'rest':
      return state === 'on' && !on_break;
    case 'break_end':
      return on_break;
  }
}

/** What most of them need next: whoever is off begins, or was forgotten; whoever is on ends. */
export function likelyAction(people: readonly Standing[], atMs: number): CrewAction {
  const beginning = people.filter((person) => hasEffect('in', person, atMs)).length;
  return beginning * 2 >= people.length ? 'in' : 'out';
}

/** On the clock for so long that a clock-in ends it by the estimate and begins again (decision 0031). */
function wasForgotten({ state, since }: Standing, atMs: number): boolean {
  return state === 'on' && since !== null && atMs - Date.parse(since) > longShiftMs;
}

/** True when hours are booked on a job with it. */
export function needsJob(action: CrewAction): boolean {
  return action === 'in' || action === 'switch';
}

/** The part of the draft that says what was done. */
export function draftOfAction(action: CrewAction): Pick<PunchDraft, 'kind' | 'breakKind'> {
  return action === 'meal' || action === 'rest'
    ? { kind: 'break_start', breakKind: action }
    : { kind: action };
}
