import type { BoardPerson } from '@muster/contract';
import type { PunchDraft } from '../../../data/clock/punch-draft.ts';

/** What a supervisor does for several people at once. */
export const crewActions = ['in', 'out', 'switch', 'meal', 'rest', 'break_end'] as const;
export type CrewAction = (typeof crewActions)[number];

type Standing = Pick<BoardPerson, 'state' | 'on_break'>;

/** Whether it changes anything for somebody who stands like this. */
export function hasEffect(action: CrewAction, { state, on_break }: Standing): boolean {
  switch (action) {
    case 'in':
      return state === 'off';
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

/** What most of them need next: whoever is off begins, whoever is on ends. */
export function likelyAction(people: readonly Standing[]): CrewAction {
  const off = people.filter(({ state }) => state === 'off').length;
  return off * 2 >= people.length ? 'in' : 'out';
}

/** Whether hours are booked on a job with it. */
export function needsJob(action: CrewAction): boolean {
  return action === 'in' || action === 'switch';
}

/** The part of the draft that says what was done. */
export function draftOfAction(action: CrewAction): Pick<PunchDraft, 'kind' | 'breakKind'> {
  return action === 'meal' || action === 'rest'
    ? { kind: 'break_start', breakKind: action }
    : { kind: action };
}
