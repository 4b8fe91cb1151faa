/** What is still said when she reads back. */
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { hazardsOf } from '../facts/find.ts';
import { isAtTheEnd } from '../facts/hazard-for.ts';
import { readPart } from '../understanding/classify.ts';
import { readAfterHazard } from '../understanding/measure.ts';
import { plain } from '../understanding/plain.ts';
import { isStatement } from '../understanding/statement.ts';
import { partsOf, withoutLead } from '../understanding/sentences.ts';
import { isBareCondition } from './signs.ts';
import { isHazardTalk } from './speaks-of.ts';

/** Said at the end, while a hazard has no control yet: what tells no harm is one. */
export function answersLate(
  draft: JsaState,
  flat: string,
  sentence: string,
  library: Library,
): boolean {
  if (/\b(?:last name|name is|name's|apellido|se llama|se apellida)\b/.test(flat)) return false;
  if (!isAtTheEnd(draft) || isBareCondition(flat) || isHazardTalk(sentence, library)) return false;
  if (!hazardsOf(draft.facts).some(({ controls }) => controls.length === 0)) return false;
  if (isStatement(flat) && /\b(?:isn't|aren't|wasn't|is not|no esta|no estan)\b/.test(flat))
    return false;
  if (/^(?:there(?:'s| is)|hay) (?:nobody|no one|nadie)\b/.test(flat)) return false;
  const [first, ...others] = partsOf(sentence);
  const head = first === undefined ? sentence : withoutLead(first.text);
  if (readAfterHazard(plain(head), library) === 'harm') return false;
  // "Drilling into a cable, detector": an infinitive before a measure tells how harm comes about.
  const isFollowed = others.some(
    ({ text, joint }) => joint === 'comma' && readAfterHazard(plain(text), library) === 'measure',
  );
  if (isFollowed && /^\p{L}{2,}[aei]r(?:l[aeo]s?|se)?\b/u.test(plain(head))) return false;
  return (
    readPart(head, library, null).kind === 'control' ||
    (!tellsHarm.test(plain(head)) && readAfterHazard(plain(head), library) === 'measure')
  );
}

const tellsHarm =
  /^(?:que |se |te |le |me )|^\p{L}+(?:ing|[aei]rse|[aei]rle|ado|ada)\b|\b(?:get(?:s|ting)?|fall\w*|break\w*|hurt\w*|crush\w*|pinch\w*|hit|hits|struck|roll(?:s|ing)? over|cae\w*|caer\w*|golpe\w*|aplast\w*|machuc\w*|cort\w*|we missed|nos falto|missed|forgot)\b|^(?:hay|there's|there is|there are|the|a|an|el|la|los|las|un|una)\b/u;
