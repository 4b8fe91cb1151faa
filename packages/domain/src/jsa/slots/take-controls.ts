import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { capitalize } from '../understanding/plain.ts';
import { putText } from '../facts/put.ts';
import { bareNamedIn } from './aim.ts';
import { askedAndBare, shareControls } from './share-controls.ts';
import { piecesOf } from './pieces.ts';
import { takeCareful } from './take-careful.ts';
import { stepInQuestion, takeClauses } from './take-clauses.ts';
import { takeAbsence } from './what-is-absent.ts';

export function takeControls(draft: JsaState, sentence: string, library: Library): boolean {
  if (takeAbsence(draft, sentence, library)) return true;
  const before = askedAndBare(draft);
  const step = stepInQuestion(draft, sentence);
  const how = { step, fallback: 'control', keepUnknown: true } as const;
  // "The limbs all get lowered" names what could hurt and is no other hazard.
  const named = bareNamedIn(draft, sentence);
  const target =
    named !== undefined && piecesOf(sentence, how, library).some(({ kind }) => kind === 'hazard')
      ? named
      : undefined;
  const taken = takeClauses(
    draft,
    sentence,
    target === undefined ? how : { ...how, target },
    library,
  );
  if (draft.ask.slot === 'controls') shareControls(draft, before, library);
  takeCareful(draft, taken.careful, library);
  for (const rest of taken.rest) putText(draft.facts.notes, capitalize(rest));
  return taken.controls > 0 || taken.careful.length > 0 || taken.denials > 0;
}
