/** What is told to be absent, in answer to whatever was asked. */
import type { Hazard, JsaState, Slot } from '../jsa-state.ts';
import { hazardsOf } from '../facts/find.ts';
import { newControl, putControl } from '../facts/put.ts';
import type { Library } from '../library/compile.ts';
import { takesAway, tellsAbsence } from '../understanding/absent.ts';
import { isToldAway, tellsOfElse } from '../understanding/of-else.ts';
import { saysHarm } from '../understanding/measure.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { addsToList, isDisowned, isGone } from '../understanding/statement.ts';

const asksForMeasure: ReadonlySet<Slot> = new Set(['controls', 'direct_control']);

/** "They're parked" protects from the forklifts in question; "the owners are in Reno" protects from no wires. */
export function isOutOfPlay(draft: JsaState, sentence: string): boolean {
  const { slot } = draft.ask;
  if (slot === 'task') return false;
  if (!asksForMeasure.has(slot)) return tellsAbsence(sentence);
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

/** "The old well got capped years back", where hazards are asked for. */
export function isGoneNow({ ask }: JsaState, flat: string): boolean {
  return (
    (ask.slot === 'hazards' || ask.slot === 'wheel') &&
    isGone(flat) &&
    !/[,;]/.test(flat) &&
    !addsToList(flat) &&
    !saysHarm(flat)
  );
}

const contrast = /,? (?:but|pero|nomas que|nada mas que|aunque|although) /u;

/** "There's a funeral but that's Saturday", whatever was asked after the steps. */
export function isOtherStory({ ask }: JsaState, text: string): boolean {
  const flat = plain(text);
  const told = /^[^.?!]{3,40}\? (.+)$/.exec(text)?.[1];
  const isAnswered = told !== undefined && tellsOfElse(told);
  const isOneSentence = !/[.;?!]/.test(text.trim().slice(0, -1));
  const [, half = flat] = flat.split(contrast);
  return (
    !['task', 'place', 'people'].includes(ask.slot) &&
    (isToldAway(text) ||
      (!saysHarm(flat) && isAnswered) ||
      (half !== flat &&
        isOneSentence &&
        (isDisowned(flat) || tellsOfElse(text.replace(contrast, ', ')))))
  );
}
