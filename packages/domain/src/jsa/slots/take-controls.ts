import type { Hazard, JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { leadsToHarm, saysHarm } from '../understanding/measure.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { partsOf, withoutLead } from '../understanding/sentences.ts';
import { putText } from '../facts/put.ts';
import { bareNamedIn } from './aim.ts';
import { measureTopic } from './measure-topic.ts';
import type { Clauses } from './piece.ts';
import { listedPeople } from './lists-people.ts';
import { askedAndBare, shareControls } from './share-controls.ts';
import { piecesOf } from './pieces.ts';
import { takeCareful } from './take-careful.ts';
import { nameThoseIn } from './take-people.ts';
import { stepInQuestion, takeClauses } from './take-clauses.ts';
import { takeAbsence } from './what-is-absent.ts';

export function takeControls(draft: JsaState, sentence: string, library: Library): boolean {
  if (takeAbsence(draft, sentence, library)) return true;
  const before = askedAndBare(draft);
  const topic = measureTopic(draft, sentence, library);
  const step = stepInQuestion(draft, sentence);
  const how = { step, fallback: 'control', keepUnknown: true } as const;
  const target = topic?.hazard ?? namedWithHarm(draft, sentence, how, library);
  // "Silica, we keep it wet" makes its hazard where no one told it.
  const isNew =
    topic?.hazard === undefined && piecesOf(sentence, how, library)[0]?.kind === 'hazard';
  const taken = takeClauses(
    draft,
    isNew ? sentence : (topic?.rest ?? sentence),
    target === undefined ? how : { ...how, target },
    library,
  );
  if (draft.ask.slot === 'controls') shareControls(draft, before, library);
  takeCareful(draft, taken.careful, library);
  for (const rest of taken.rest) putText(draft.facts.notes, capitalize(rest));
  return taken.controls > 0 || taken.careful.length > 0 || taken.denials > 0;
}

/** "The limbs all get lowered" names what could hurt and is no other hazard. */
function namedWithHarm(
  draft: JsaState,
  sentence: string,
  how: Clauses,
  library: Library,
): Hazard | undefined {
  const named = bareNamedIn(draft, sentence);
  return named !== undefined &&
    piecesOf(sentence, how, library).some(({ kind }) => kind === 'hazard')
    ? named
    : undefined;
}

/** "So we …": what follows is a control, whatever was asked. "So if the hoist slips, the rope comes down on you" is not. */
export function tellsSoMeasure({ ask, context }: JsaState, sentence: string): boolean {
  if (ask.slot === 'task' || !so.test(plain(sentence))) return false;
  const parts = partsOf(withoutLead(sentence));
  const tellsHarm = parts.some(({ text }) => leadsToHarm(plain(text)) || saysHarm(plain(text)));
  return !tellsHarm && listedPeople(sentence, context.crew).length === 0;
}

const so = /^(?:so|por eso|para eso|asi que)\s+(?!far|that's it)/;

export function takeMeasure(draft: JsaState, sentence: string, library: Library): boolean {
  nameThoseIn(draft, sentence);
  const how = { step: undefined, fallback: 'control', keepUnknown: true } as const;
  const taken = takeClauses(draft, sentence, how, library);
  takeCareful(draft, taken.careful, library);
  return draft.ask.slot === 'controls' && taken.controls > 0;
}
