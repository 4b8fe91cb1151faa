/** What followed a hazard and may be a control or another hazard: nothing of both before someone says which. */
import type { Hazard, JsaState, Pending } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { capitalize } from '../understanding/plain.ts';
import { hazardsOf, isSame, stepOfHazard } from './find.ts';
import { newControl, putControl, putHazard, putText } from './put.ts';

export function putUnclear(draft: JsaState, text: string, hazard: Hazard): void {
  const said = capitalize(text.trim());
  putText(draft.facts.notes, said);
  if (draft.facts.notes.some((note) => isSame(note, said)))
    draft.unclear = [...(draft.unclear ?? []), { text: said, hazard: hazard.id }];
}

/** The next one to ask about. @returns null for none whose hazard and note are still there */
export function nextUnclear(draft: JsaState): Pending | null {
  while (draft.unclear !== undefined && draft.unclear.length > 0) {
    const [first, ...rest] = draft.unclear;
    draft.unclear = rest;
    if (
      first !== undefined &&
      hazardsOf(draft.facts).some(({ id }) => id === first.hazard) &&
      draft.facts.notes.some((note) => isSame(note, first.text))
    )
      return {
        kind: 'measure',
        hazard: first.hazard,
        readings: [first.text],
        frame: '{x}',
        ask: draft.ask,
      };
  }
  return null;
}

export function settleUnclear(
  draft: JsaState,
  { readings, hazard: id }: Pending,
  isControl: boolean,
  library: Library,
): void {
  const [text = ''] = readings;
  const hazard = hazardsOf(draft.facts).find((one) => one.id === id);
  draft.facts.notes = draft.facts.notes.filter((note) => !isSame(note, text));
  if (isControl) putControl(draft, hazard, newControl(text, 'said', library), library);
  else
    putHazard(draft, text, id === undefined ? undefined : stepOfHazard(draft.facts, id), library);
}
