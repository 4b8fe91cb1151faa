/** What is told to be absent, in answer to whatever was asked. */
import type { Hazard, JsaState, Slot } from '../jsa-state.ts';
import { hazardsOf } from '../facts/find.ts';
import { newControl, putControl } from '../facts/put.ts';
import type { Library } from '../library/compile.ts';
import { takesAway, tellsAbsence } from '../understanding/absent.ts';
import { isElsewhere } from '../understanding/elsewhere.ts';
import { capitalize, plain } from '../understanding/plain.ts';

const asksForMeasure: ReadonlySet<Slot> = new Set(['controls', 'direct_control']);

/** "They're parked" protects from the forklifts in question; "the owners are in Reno" protects from no wires. */
export function isOutOfPlay(draft: JsaState, sentence: string): boolean {
  const { slot } = draft.ask;
  if (slot === 'task') return false;
  if (!asksForMeasure.has(slot)) return isElsewhere(plain(sentence)) || tellsAbsence(sentence);
  return tellsAbsence(sentence) && takenAway(draft, sentence).length === 0;
}

/** @returns whether the sentence tells that the hazard in question is away */
export function takeAbsence(draft: JsaState, sentence: string, library: Library): boolean {
  if (!tellsAbsence(sentence)) return false;
  const hazards = takenAway(draft, sentence);
  for (const hazard of hazards)
    putControl(draft, hazard, newControl(capitalize(sentence), 'said', library), library);
  return hazards.length > 0;
}

function takenAway({ facts, ask }: JsaState, sentence: string): Hazard[] {
  return hazardsOf(facts).filter(
    (hazard) => ask.hazards.includes(hazard.id) && takesAway(sentence, hazard),
  );
}
