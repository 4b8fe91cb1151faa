import type { BoardPerson } from '@muster/contract';
import { longShiftMs } from '@muster/domain';
import type { PunchDraft } from '../../../data/clock/punch-draft.ts';

/** Actions that a supervisor can take for several people at once. */
export const crewActions = ['in', 'out', 'switch', 'meal', 'rest', 'break_end'] as const;
export type CrewAction = (typeof crewActions)[number];

type Standing = Pick<BoardPerson, 'state' | 'on_break' | 'since'>;

/** True if the action changes anything for someone in this state at `atMs`, in epoch milliseconds. */
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

/** Suggests a clock-in if at least half of them are off the clock or forgot to clock out, otherwise a clock-out. */
export function likelyAction(people: readonly Standing[], atMs: number): CrewAction {
  const beginning = people.filter((person) => hasEffect('in', person, atMs)).length;
  return beginning * 2 >= people.length ? 'in' : 'out';
}

/** On the clock for so long that a clock-in ends the entry at its estimate and starts a new one (decision 0031). */
function wasForgotten({ state, since }: Standing, atMs: number): boolean {
  return state === 'on' && since !== null && atMs - Date.parse(since) > longShiftMs;
}

/** True if the action books hours on a job. */
export function needsJob(action: CrewAction): boolean {
  return action === 'in' || action === 'switch';
}

/** Returns the fields of the punch draft for an action. */
export function draftOfAction(action: CrewAction): Pick<PunchDraft, 'kind' | 'breakKind'> {
  return action === 'meal' || action === 'rest'
    ? { kind: 'break_start', breakKind: action }
    : { kind: action };
}
