/** Files a piece where the crew said to, split the way that list is split. */
import { putAside, putControl, putHazard, putPerson, putStep, putText } from '../facts/put.ts';
import { isSame, selectOptionalHazard, selectOptionalStep } from '../facts/find.ts';
import type { JsaState, Target, TargetSlot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { capitalize } from '../understanding/plain.ts';
import { piecesOf, type Splitting } from '../understanding/pieces.ts';

export const splittings: Readonly<Record<TargetSlot, Splitting>> = {
  task: 'text',
  place: 'text',
  people: 'people',
  steps: 'steps',
  hazards: 'list',
  controls: 'list',
  ppe: 'list',
  permits: 'list',
  emergency: 'sentences',
  stop_work: 'list',
  absent: 'list',
};

/** @returns true if the whole piece is filed; false if its step or hazard no longer exists, or the list is full */
export function filePiece(draft: JsaState, text: string, to: Target, library: Library): boolean {
  const pieces = piecesOf(text, splittings[to.slot]);
  return pieces.map((piece) => fileItem(draft, piece, to, library)).every(Boolean);
}

/** Files one item without splitting it. */
export function fileItem(draft: JsaState, text: string, to: Target, library: Library): boolean {
  const isFiled = put(draft, text, to, library);
  if (isFiled) draft.lastPut = capitalize(text);
  return isFiled;
}

function put(draft: JsaState, text: string, to: Target, library: Library): boolean {
  const { facts } = draft;
  switch (to.slot) {
    case 'task':
    case 'place':
      // The previous text isn't dropped.
      if (facts[to.slot] !== '' && !isSame(facts[to.slot], text))
        putAside(draft, facts[to.slot], to.slot, to);
      facts[to.slot] = capitalize(text);
      draft.answered[to.slot] = true;
      return true;
    case 'people':
      return putPerson(facts, text);
    case 'steps':
      return putStep(draft, text) !== null;
    case 'hazards': {
      const step = selectOptionalStep(facts, to.id);
      return step !== undefined && putHazard(draft, step, text, library) !== null;
    }
    case 'controls': {
      const hazard = selectOptionalHazard(facts, to.id);
      return hazard !== undefined && putControl(draft, hazard, text, 'said', library) !== null;
    }
    case 'ppe':
    case 'permits':
    case 'emergency':
    case 'absent':
      return putText(facts[to.slot], text);
    case 'stop_work':
      return putText(facts.stopWork, text);
  }
}
