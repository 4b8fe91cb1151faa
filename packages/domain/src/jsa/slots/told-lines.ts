/** Sentences of one line: some tell of something else, some what is done about the hazard before them. */
import type { Hazard, JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { isWorn } from '../understanding/control-signals.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { namesMeasure, readAfterHazard, saysHarm } from '../understanding/measure.ts';
import { denialOf } from '../understanding/negation.ts';
import { deniesAtEnd } from '../understanding/of-else.ts';
import { plain } from '../understanding/plain.ts';
import { peopleIn } from '../understanding/people.ts';
import { partsOf, withoutLead } from '../understanding/sentences.ts';
import { addsToList } from '../understanding/statement.ts';
import { namedBy } from './aim.ts';
import { isOfElsewhere } from './aside-statement.ts';
import { isStopWork } from './signs.ts';
import { takeCareful } from './take-careful.ts';
import { takeClauses } from './take-clauses.ts';
import { nameThoseIn } from './take-people.ts';
import { isOtherStory, isOutOfPlay } from './what-is-absent.ts';

/** What of a line tells of something else: "Next month we fence a ranch. Over there they've got bulls. Not here." */
export function awayOf(draft: JsaState, told: readonly string[]): readonly string[] {
  const away: string[] = [];
  for (const one of told) {
    const isAfter = away.at(-1) === told[told.indexOf(one) - 1] && away.length > 0;
    if (
      isOtherStory(draft, one) ||
      deniesAtEnd(one) ||
      (told.length > 1 && !isOutOfPlay(draft, one) && isOfElsewhere(draft, one)) ||
      (isAfter && isOverThere.test(plain(one)))
    )
      away.push(one);
  }
  return away;
}

const isOverThere =
  /^(?:(?:pero|but|and|y|ahi|so|man) )*(?:alla|there(?!'s| is| are| was)|(?:over|up|down|out) there|that's where|they(?:'ve)? (?:got|had|have|say)|(?:aqui|here|hoy|today|nosotros|us) (?:no|not)|(?:not|no) (?:here|aqui|us|today|hoy|nosotros))\b/u;

/** "Nailing, it's the nail guns. They're all on sequential trigger": after a hazard, what is done about it. */
export function tellsWhatIsDone(
  { ask, context }: JsaState,
  sentence: string,
  library: Library,
): boolean {
  if (ask.slot !== 'hazards' && ask.slot !== 'wheel') return false;
  const [first] = partsOf(withoutLead(sentence));
  const flat = plain(first?.text ?? '');
  if (isOnIt.test(flat) && namesMeasure(flat)) return true;
  if (isMore.test(plain(sentence))) return false;
  if (
    denialOf(sentence) !== null ||
    denialOf(first?.text ?? '') !== null ||
    addsToList(flat) ||
    isStopWork(plain(sentence))
  )
    return false;
  // "Wade's gonna hit it with foam": someone of the crew does it.
  const [who = '', ...deed] = flat.split(' ');
  if (
    deed.length > 1 &&
    peopleIn(withoutLead(sentence).split(' ', 1)[0] ?? '', context.crew).names.length > 0 &&
    (who.endsWith('s') || who.endsWith('ll') || !saysHarm(deed.join(' '))) &&
    !mayHappen(deed.join(' '))
  )
    return true;
  const read = readAfterHazard(flat, library, true);
  return (
    read === 'measure' ||
    (read === 'unclear' && isKept.test(flat)) ||
    (read !== 'harm' && isWorn(flat))
  );
}

/** "There's a rubber curtain on it". */
const isOnIt =
  /^(?:there's|there is|hay|trae|tiene) .* (?:on|around|under|over|between|in front of|behind|encima|alrededor|enfrente|en) ?(?:it|them|that)?$/u;

/** "And the lid, …", "también cargar los rodillos": another hazard. */
const isMore = /^(?:oh|ah|and|also|plus|then|y|tambien|ademas|luego|otra|the other|lo otro)\b/;

/** "They're all on a trigger lock", "llevan guarda": how a thing that hurts is kept. */
const isKept =
  /^(?:they're|it's|those are|he's|she's) (?:all |both |always |each )*(?:on|in|inside|behind|kept|hung|set|stored|run)\b|^(?:they've|it's|they|it)(?: all| both)? (?:got|have|has|stays?|goes?|gets?|runs?)\b|^(?:tra|llev|tien|va|quedan?|est)\p{L}*\b/u;

export function answerFor(
  draft: JsaState,
  fresh: readonly Hazard[],
  sentence: string,
  library: Library,
): void {
  const said = withoutLead(sentence);
  const target = namedBy(draft, fresh, said) ?? fresh.at(-1);
  if (target === undefined) return;
  nameThoseIn(draft, said);
  const how = { step: undefined, fallback: 'control', keepUnknown: true, target } as const;
  takeCareful(draft, takeClauses(draft, said, how, library).careful, library);
}
