import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { readPart, wornIn } from '../understanding/classify.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { listOf } from '../understanding/sentences.ts';
import { denialOf } from '../understanding/negation.ts';
import { newControl, putControl, putDenial, putText } from '../facts/put.ts';
import { hazardsOf } from '../facts/find.ts';
import { takeFree } from './take-free.ts';

export function takePpe(draft: JsaState, sentence: string, library: Library): boolean {
  const { facts } = draft;
  if (
    readPart(sentence, library, null).kind === 'hazard' &&
    wornIn(sentence, library).length === 0
  ) {
    return takeFree(draft, sentence, library);
  }
  if (/\b(tied|tie) ?off|\banchor|\bamarrad|\banclad/.test(plain(sentence))) {
    takeFree(draft, sentence, library);
    if (wornIn(sentence, library).length === 0) return false;
  }
  for (const part of listOf(sentence)) {
    const denial = denialOf(part);
    if (denial !== null) {
      putDenial(draft, denial.denied);
      continue;
    }
    const item = part.replace(
      /^(?:everybody|everyone|we all|we|all|todos|they|the usual)?\s*(?:wears?|wearing|has|have|needs?|gets?|traemos|traen|llevamos|llevan|usamos|usan|con|con el|lo de siempre|the usual|is wearing|are wearing)\s*:?\s+/iu,
      '',
    );
    putText(facts.ppe, capitalize(item));
    const about = tellsFor.exec(part)?.[1];
    const hazard = hazardsOf(facts).find(
      ({ text }) => about !== undefined && plain(text).includes(plain(about)),
    );
    if (hazard !== undefined) putControl(draft, hazard, newControl(part, 'said', library), library);
  }
  return true;
}

/** "A face shield for the sparks". */
const tellsFor = /\b(?:for|against|para|contra) (?:the |los |las |el |la )?([^,;]{3,40})$/iu;
