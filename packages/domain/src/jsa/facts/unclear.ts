/** What followed a hazard and may be a control or another hazard: nothing of both before someone says which. */
import type { Hazard, JsaState, Pending, Unclear } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { capitalize } from '../understanding/plain.ts';
import { hazardsOf, isSame, stepOfHazard } from './find.ts';
import { newControl, putControl, putHazard, putText } from './put.ts';

/** One question names at most these many. */
const mostTogether = 3;

export function putUnclear(draft: JsaState, text: string, hazard: Hazard): void {
  const said = capitalize(text.trim());
  putText(draft.facts.notes, said);
  if (draft.facts.notes.some((note) => isSame(note, said)))
    draft.unclear = [...(draft.unclear ?? []), { text: said, hazard: hazard.id }];
}

/** The next ones to ask about, in one question. @returns null for none whose hazard and note are still there */
export function nextUnclear(draft: JsaState): Pending | null {
  const open = (draft.unclear ?? []).filter((one) => isOpen(draft, one));
  const together = open.slice(0, mostTogether);
  if (together.length === 0) return null;
  draft.unclear = open.slice(mostTogether);
  return {
    kind: 'measure',
    hazards: together.map(({ hazard }) => hazard),
    readings: together.map(({ text }) => text),
    frame: '{x}',
    ask: draft.ask,
  };
}

function isOpen({ facts }: JsaState, { hazard, text }: Unclear): boolean {
  return (
    hazardsOf(facts).some(({ id }) => id === hazard) &&
    facts.notes.some((note) => isSame(note, text))
  );
}

/** What is chosen protects. A single one that is rejected is a hazard; of several, no one said which are. */
export function settleUnclear(
  draft: JsaState,
  { readings, hazards = [] }: Pending,
  chosen: readonly string[],
  library: Library,
): void {
  readings.forEach((text, index) => {
    const id = hazards[index];
    const isControl = chosen.includes(text);
    if (!isControl && readings.length > 1) return;
    draft.facts.notes = draft.facts.notes.filter((note) => !isSame(note, text));
    if (isControl) {
      const hazard = hazardsOf(draft.facts).find((one) => one.id === id);
      putControl(draft, hazard, newControl(text, 'said', library), library);
    } else
      putHazard(draft, text, id === undefined ? undefined : stepOfHazard(draft.facts, id), library);
  });
}
