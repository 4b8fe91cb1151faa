import { tellsAbsence } from '../understanding/absent.ts';
import { tellsOfElse } from '../understanding/of-else.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { isDisowned, isStatement } from '../understanding/statement.ts';
import { plain } from '../understanding/plain.ts';
import { beginsWithWork, listsWork, partsOf, withoutLead } from '../understanding/sentences.ts';
import { denialOf } from '../understanding/negation.ts';

export function isNext(sentence: string): boolean {
  return next.test(plain(sentence));
}

/** "First we set the anchors": said alone, it is a step too. */
const next =
  /^(?:first|then|next|after that|last|finally|and then|primero|luego|despues|al final|ya al ultimo|por ultimo|y luego),? (?:we|we're|i|the guys|vamos|nos|se|\p{L}+[aei]mos|\p{L}+ )/u;

/** "The old paint doesn't carry lead", "la pintura no trae plomo". */
const thingIsNot =
  /^(?:the|that|this|el|la|los|las|ese|esa) [^,]{2,40}? (?:no|doesn't|isn't|aren't|don't|won't|didn't|wasn't) \p{L}/u;

/** "The power company pulled the drop yesterday so there's nothing live": no step, whatever was asked. */
export function tellsNoWork(sentence: string): boolean {
  const isDenying = partsOf(sentence).some(({ text }) => denialOf(withoutLead(text)) !== null);
  if (listsWork(sentence) || isNext(sentence)) return false;
  if (isDenying && isStatement(plain(sentence))) return true;
  if (thingIsNot.test(plain(withoutLead(sentence)))) return true;
  if (
    !beginsWithWork(withoutLead(sentence)) &&
    partsOf(sentence).some(({ text }) => mayHappen(plain(text)))
  )
    return true;
  const isOthers =
    isStatement(plain(sentence)) &&
    partsOf(sentence).length < 3 &&
    /^(?!(?:we|i|you|let's|hay|vamos|nos|primero|first)\b).*\b(?:was|were|wanted|'s|is|are|has been|fue|estaba|queria|quiere|esta)\b/.test(
      plain(sentence),
    );
  if (isOthers && !beginsWithWork(withoutLead(sentence))) return true;
  if (beginsWithWork(withoutLead(sentence))) return false;
  return (
    isDenying || tellsAbsence(sentence) || tellsOfElse(sentence) || isDisowned(plain(sentence))
  );
}
