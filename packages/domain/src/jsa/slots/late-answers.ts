/** What is still said when she reads back. */
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { hazardsOf } from '../facts/find.ts';
import { isAtTheEnd } from '../facts/hazard-for.ts';
import { readPart } from '../understanding/classify.ts';
import { denialOf } from '../understanding/negation.ts';
import { readAfterHazard, tellsDeed } from '../understanding/measure.ts';
import { plain } from '../understanding/plain.ts';
import { partsOf, withoutLead } from '../understanding/sentences.ts';
import { asksLater, bareNamedIn } from './aim.ts';
import { callsForHelp, isBareCondition, isPermit, isStopWork } from './signs.ts';
import { isHazardTalk } from './speaks-of.ts';
import { takeCareful } from './take-careful.ts';
import { takeClauses } from './take-clauses.ts';

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
  if (isState(flat) || isNot.test(flat)) return false;
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

/** "All the slips are empty", "that's the other building": how things are, and nothing that anyone does. */
export const isState = (flat: string): boolean => tellsState.test(flat) && !tellsDeed(flat);

const tellsState =
  /^(?:(?:it|that|this|they|those|all (?:of )?the|the|el|la|los|las|es[ao]s?|tod[oa]s? l[oa]s?) ?(?:\p{L}+ ){0,3}?)?(?:'s|'re| ?\b(?:is|are|was|were|esta|estan|es|son|queda|quedo)) (?:all |already |not |the |la |el |en |ya |bien |otr[oa] )*(?:empty|signed|posted|clean|clear|fine|other|dry|flat|new|ours?|vaci|firmad|pegad|limpi|sec[oa]|parej|otr[oa]|nuev|ras)/u;

const isNot = /\b(?:isn't|aren't|wasn't|is not|no esta|no estan)\b/;

const tellsHarm =
  /^(?:que |se |te |le |me )|^\p{L}+(?:ing|[aei]rse|[aei]rle|ado|ada)\b|\b(?:get(?:s|ting)?|fall\w*|break\w*|hurt\w*|crush\w*|pinch\w*|hit|hits|struck|roll(?:s|ing)? over|cae\w*|caer\w*|golpe\w*|aplast\w*|machuc\w*|cort\w*|we missed|nos falto|missed|forgot)\b|^(?:hay|there's|there is|there are|the|a|an|el|la|los|las|un|una)\b/u;

/**
 * "The rags go straight in the red can", while permits or stops are asked for: what begins with a hazard that has no
 * control yet, and tells what is done, is its control.
 */
export function takeNamedLate(draft: JsaState, sentence: string, library: Library): boolean {
  const flat = plain(sentence);
  const { slot } = draft.ask;
  if (slot === 'controls' || !asksLater.has(slot)) return false;
  if (isPermit(flat) || callsForHelp(flat) || isStopWork(flat)) return false;
  const [first] = partsOf(sentence);
  if (first === undefined || denialOf(first.text) !== null) return false;
  const head = sentence.split(' ').slice(0, 4).join(' ');
  const target = bareNamedIn(draft, head);
  if (target === undefined || readAfterHazard(plain(first.text), library) === 'harm') return false;
  const how = { step: undefined, fallback: 'control', keepUnknown: true, target } as const;
  takeCareful(draft, takeClauses(draft, sentence, how, library).careful, library);
  return true;
}
