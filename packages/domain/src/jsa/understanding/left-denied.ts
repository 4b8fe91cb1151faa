/** What is told not to be there, with its reason, over the clauses of a sentence. All of it without accents. */
import {
  searched,
  hasNone,
  expected,
  wasThere,
  isNoMore,
  isShut,
  isOffNow,
  onPaper,
  othersDid,
  settled,
  stopsFirst,
  thenWe,
  turnsOut,
  isClean,
  feared,
} from './contrasts.ts';
import { concludes, core, foundNone, nah, sumsUp, tellsDenial } from './denials.ts';
import { namesMeasure, saysHarm } from './measure.ts';
import { denialOf } from './negation.ts';
import { withoutNoHarm } from './of-else.ts';
import { opensSentence, type Span } from './spans.ts';
import { isPastStatement } from './statement.ts';

/** "As far as gas, …": names what is spoken of. */
const asFor =
  /^(?:and |y |now )?(?:(?:as )?far as|as for|about|lo del?|en cuanto a|por lo del?|de) (?!\p{L}+ing\b)[^,]{2,30}$/u;
export const stillSo =
  /\b(?:still|here too|same (?:thing|deal) here|here as well|so (?:watch|keep|we)|todavia (?!no\b)|aqui tambien|igual aqui|sigue\p{L}*)\b/u;

/** What protects, or lets people out: when that is missing, someone is hurt. */
const protects =
  /\b(?:guard ?rails?|hand ?rails?|rails?|guards?|covers?|lids?|grates?|brac\p{L}*|shor(?:ing|ed|es)|nets?|netting|harness\p{L}*|anchors?|tie.?offs?|spotters?|flaggers?|alarms?|lights?|lighting|blowers?|fans?|ventilat\p{L}*|air ?flow|way (?:out|down|up)|exit|(?<!(?:this|that|the|one|each|bed|bath) )room|visibility|signal|shade|water(?! (?:lines?|mains?|heaters?|pipes?|tanks?))|toe ?boards?|outriggers?|labels?|barandal\p{L}*|tapas?|guardas?|rejillas?|redes|puntales|ademe|arnes\p{L}*|vigias?|bandereros?|alarmas?|luces|ventilador\p{L}*|ventilacion|senal\p{L}*|salida|espacio pa\p{L}*|sombra|extintor\p{L}*|hold\p{L}*|stopping|grip|traction|telling|way to|seeing)\b/u;

export const pronoun =
  /^(?:(?:and|y|but|well|pero|now) )*(?:it|that|they|he|she|those|these|this|them|you can't|the closest|eso|es[ae]|es[oa]s|ya|l[ao]s?(?= \p{L}+(?:aron|ieron|o|an|en)\b)|se l[ao]s?|big|old|just|all|utility|they've|been)\b/u;
const fragment =
  /^(?:(?:and|y|now|but|well|the|an?|that|those|my|our|el|la|los|las|de|lo de(?:l)?|ahora|lo) )*[\p{L}']+(?: [\p{L}']+){0,3}(?: (?:que|that|everybody|everyone) [\p{L}' ]{2,25})?$/u;
const verb =
  /(?:'s|'re|'ll|'ve|'m)\b|\b(?:is|are|was|were|could|can|will|might|may|falls?|comes?|runs?|gets?|got|goes|has|have|esta|estan|andan?|quedan?|es|son|puede\p{L}*|hay|se|cae\p{L}*|pega\p{L}*)\b/u;

export const isThing = ({ flat }: Span): boolean =>
  fragment.test(flat) && !verb.test(flat) && !/^(?:si no|if not|otherwise)$|\d/.test(flat);

const refersBack = ({ flat }: Span): boolean =>
  pronoun.test(flat) ||
  /(?<!into )\b(?:it|that|them|there|those|ahi|alla|eso|ell[oa]s?)$/.test(flat);

const isTakenAway =
  /\b(?:shut off|turned off|cut loose|pulled|drained|capped|removed|moved|buried|disconnected|de-?energized|backfilled|filled in|hauled off|torn out|unhooked)\b/;

const tellsHarm = (flat: string): boolean =>
  !isTakenAway.test(flat) &&
  !/^(?:he|she|they|somebody|l[ao]s?) (?:already |just |ya )?\p{L}+(?:ed|aron|ieron)\b/u.test(
    flat,
  ) &&
  !isPastStatement(flat) &&
  saysHarm(withoutNoHarm(flat));

/** The first and last clause of a denial that a clause tells, with its reason. @returns null where it denies nothing */
export function denialAt(
  spans: readonly Span[],
  at: number,
): { readonly first: number; readonly last: number; readonly isContrast: boolean } | null {
  const contrasted = endOfContrast(spans, at);
  const isContrast = contrasted !== null;
  const first = isContrast ? at : startOfDenial(spans, at);
  if (first === null) return null;
  return {
    first: withAsked(spans, first),
    last: contrasted ?? endOfDenial(spans, at),
    isContrast:
      isContrast || lacks.test(spans[at + 1]?.flat ?? '') || leaves.test(spans[at]?.flat ?? ''),
  };
}

/** "Pigeons? They netted em off": what someone asks himself belongs to the answer. */
function withAsked(spans: readonly Span[], first: number): number {
  const span = spans[first];
  const asked = spans[first - 1];
  const isAnswer =
    span?.joint === 'start' &&
    asked?.joint === 'start' &&
    asked.sentence === span.sentence - 1 &&
    isThing(asked) &&
    pronoun.test(span.flat);
  return isAnswer ? first - 1 : first;
}

const isDenial = ({ flat, text }: Span): boolean =>
  tellsDenial(flat) ||
  concludes.test(flat) ||
  foundNone.test(flat) ||
  (denialOf(text)?.before === '' && !isBare.test(flat)) ||
  /^nothing \p{L}+/u.test(flat);

/** "You'd expect rattlers, but it's too early", "bees, I sprayed for those": told first, and taken away by the next. */
function endOfContrast(spans: readonly Span[], at: number): number | null {
  const span = spans[at];
  const next = spans[at + 1];
  if (span === undefined || !opensSentence(spans, at) || protects.test(span.flat)) return null;
  const rest = spans.slice(at).filter(isOfSentence(span));
  if (
    (searched.test(span.flat) || hasNone.test(span.flat)) &&
    rest.some(({ flat }) => foundNone.test(flat))
  )
    return at + rest.length - 1;
  if (next?.sentence !== span.sentence || stillSo.test(next.flat)) return null;
  const isContrast =
    next.joint === 'but' &&
    (isShut.test(next.flat) ||
      (feared.test(span.flat) &&
        (isNoMore.test(next.flat) ||
          isShut.test(next.flat) ||
          rest.some(({ flat }) => foundNone.test(flat) || isClean.test(flat)))) ||
      (expected.test(span.flat) && !tellsHarm(next.flat)) ||
      (onPaper.test(span.flat) &&
        !tellsHarm(next.flat) &&
        (turnsOut.test(next.flat) ||
          rest.some(
            (one) => one.joint === 'so' && (concludes.test(one.flat) || isNone.test(one.flat)),
          ))) ||
      (wasThere.test(span.flat) && isNoMore.test(next.flat)));
  const isOver =
    (stopsFirst.test(span.flat) && thenWe.test(next.flat)) ||
    (wasThere.test(span.flat) &&
      /^(?:hoy|ahora|ahorita|today|now)\b/.test(next.flat) &&
      foundNone.test(next.flat));
  if (isOver) return endOfDenial(spans, at + 1);
  const isOff = isOffNow.test(span.flat) && othersDid.test(next.flat) && isPastStatement(next.flat);
  if (isOff && next.joint === 'comma') return endOfDenial(spans, at + 1);
  const others = rest.slice(1);
  const isTopic =
    denialOf(span.text) === null &&
    (isThing(span) || asFor.test(span.flat) || /^que se \p{L}+/u.test(span.flat)) &&
    !answers.test(span.flat) &&
    !rest.some(({ flat }) => isRule.test(flat) || supposes.test(flat)) &&
    !/\bno nos dejan?\b|\bwon't let\b/.test(next.flat) &&
    (nah.test(next.flat) || !isBare.test(next.flat));
  const isAllDenied = () =>
    !others.some(({ flat }) => weDo.test(flat)) &&
    others.every((one) => isDenial(one) || isReason(one) || refersBack(one)) &&
    others.some((one) => isDenial(one)) &&
    (rest.length > 2 ? others.some(isReason) : !(denialOf(next.text)?.before === '')) &&
    next.joint === 'comma';
  // "Pinch points, not really, the jack's on a pallet": it is denied at once, and no clause after it hurts.
  const last = others.at(-1) ?? next;
  const isNo = () =>
    (nah.test(next.flat) ||
      tellsDenial(next.flat) ||
      others.some(
        ({ flat, text }) =>
          foundNone.test(flat) && (denialOf(text) === null || findsNothing.test(flat)),
      ) ||
      tellsDenial(last.flat) ||
      isClean.test(last.flat) ||
      (last.joint === 'so' && concludes.test(last.flat) && !isAim.test(last.flat))) &&
    others.every((one) => isDenial(one) || isSaid(one));
  if (isTopic && (isAllDenied() || isNo())) return withTail(spans, at + rest.length - 1, next);
  const isSettled =
    next.joint === 'comma' &&
    isThing(span) &&
    denialOf(span.text) === null &&
    !/\bperm(?:its?|isos?)\b/.test(span.flat) &&
    settled.test(next.flat);
  return isContrast || isSettled ? endOfDenial(spans, at + 1) : null;
}

const isNone = /^(?:ya )?no (?:es|hay|existe)\b/;
const findsNothing = /\b(?:any|one|none|nothing|zip|nada|ningun[oa]?|ni un[oa])$/;

const isSaid = (one: Span): boolean =>
  nah.test(one.flat) ||
  !(
    (may.test(one.flat) && tellsHarm(one.flat)) ||
    isThing(one) ||
    weDo.test(one.flat) ||
    (namesMeasure(one.flat) && !isReason(one))
  );
const weDo =
  /^(?:we(?:'ve)? (?:got|have)|(?:we|he|she|everybody)(?:'ll| always)? (?!\p{L}+ed\b)\p{L}+ (?:it|them|the|an?|on|that|those))\b/u;

/** "Ésas déjalas fuera". */
const leaves =
  /\b(?:(?:quit|borr|tach)[ea]l[oa]s?|nosotros no nos \p{L}+|leave (?:that|it|those|them) (?:off|out)|dejal[oa]s? a?fuera)$/u;

/** "He doesn't swing unless Ana's spotting", "para que no se resbalen": what is done. */
const isRule =
  /\b(?:a menos de|closer than|within \p{L}+ (?:feet|foot)|(?:until|till) \p{L}+ \p{L}+s)\b|\b(?:unless|until (?:we|he|she|it|they|i|somebody)|till (?:we|he|she|it|they|i|somebody)|a menos que|hasta que|si no|without (?:a|an|his|her|their)|sin (?:su|el|la|un|una))\b|^(?:(?:so|and|y|entonces) )*(?:para que|pa que|pa'? ?que|so that|that way)\b/u;

const crewDid =
  /^(?:we|i)(?:'ve)? (?!don't|didn't|never|aren't|won't|\p{L}+n't)\p{L}+|^(?!no )\p{L}+[aei]mos\b/u;
const isAim =
  /^(?:so )?no (?:hands?|fingers?|feet|foot|heads?|arms?|manos?|dedos?|pies?)\b|^(?:so |asi )*(?:it|he|she|they|nobody|no one|you|we|nadie|uno|la gente)(?:'s|'re| is| are)? ?(?:can't|won't|isn't|aren't|not|doesn't|don't|no)\b|^(?:asi )?no (?:se|nos|te|le|l[oa]s?) /u;

/** "So nothing's hot", "así que tampoco hay hoyo abierto": what the clauses before it come to. */
function isConclusion({ flat, text, joint }: Span, last: Span): boolean {
  // "He's tied in twice, so he's not falling": what a measure is for.
  if (isAim.test(flat) && !isReason(last)) return false;
  if (joint === 'so') return concludes.test(flat) || denialOf(text)?.before === '';
  return (
    joint === 'comma' &&
    isThing(last) &&
    concludes.test(flat) &&
    !/^(?:no|none|nothing|zero) /.test(flat)
  );
}

const isOfSentence =
  ({ sentence }: Span) =>
  (other: Span) =>
    other.sentence === sentence;

/** "… the owner put it in the ground, the closest pole's a mile off". */
const isAllReason = (spans: readonly Span[]): boolean =>
  spans.length > 1 && spans.every((one) => tellsWhy.test(one.flat) || isReason(one));

/** The clause with which a denial and its reason begin. @returns null where this one denies nothing */
function startOfDenial(spans: readonly Span[], at: number): number | null {
  const span = spans[at];
  const last = spans[at - 1];
  if (span === undefined || protects.test(span.flat) || isRule.test(span.flat)) return null;
  const isFirst = last?.sentence !== span.sentence;
  // "Somebody figures it's dead and it ain't".
  if (supposes.test(last?.flat ?? '')) return null;
  // "We rented a lift so nobody's climbing".
  const isPurpose = isAim.test(span.flat) || /^(?:nobody|no one|nadie)\b/.test(span.flat);
  if (span.joint === 'so' && isPurpose && crewDid.test(last?.flat ?? '')) return null;
  const isNah =
    !isFirst &&
    nah.test(span.flat) &&
    last !== undefined &&
    ['start', 'so'].includes(last.joint) &&
    isThing(last);
  const isEnd = !isFirst && last !== undefined && isConclusion(span, last);
  const isNobody =
    !isFirst &&
    ['so', 'comma'].includes(span.joint) &&
    /^(?:nobody|no one|nadie)\b/.test(span.flat) &&
    last !== undefined &&
    (isReason(last) || / (?:is|are)|'s (?:shut|closed|gone|off|down|out)$/.test(last.flat));
  const next = spans[at + 1];
  // "No cars, the street is closed" is known to those who read a denial.
  const isLacking = isFirst && next?.sentence === span.sentence && lacks.test(next.flat);
  const isPlain =
    denialOf(span.text)?.before === '' &&
    (isLacking ||
      (!isBare.test(span.flat) &&
        ((next?.sentence === span.sentence && next.joint === 'because') ||
          (isFirst && isAllReason(spans.slice(at + 1).filter(isOfSentence(span)))) ||
          (!isFirst && last !== undefined && isReason(last) && !isThing(last)))));
  const isSelf =
    tellsDenial(span.flat) ||
    isPlain ||
    (!isFirst && span.joint === 'so' && sumsUp.test(core(span.flat)));
  if (!isSelf && !isEnd && !isNah && !isNobody) return null;
  const isSum =
    (span.joint === 'so' && sumsUp.test(core(span.flat))) || (!isFirst && leaves.test(span.flat));
  const isBack =
    /^(?:but |and |pero |y )?(?:(?:there (?:isn't|aren't|ain't)|no hay|no existe)\b|(?:ahi|alla)\b)/.test(
      span.flat,
    ) ||
    /^(?:all )?(?:cut|capped|sealed|drained|dead|filled) /.test(span.flat) ||
    /^(?:and )?(?:none|ningun[oa]) (?:of|de) (?:them|those|'em|ell)/.test(span.flat) ||
    isNah ||
    isEnd ||
    isNobody ||
    span.joint === 'so' ||
    pronoun.test(span.flat) ||
    (span.joint === 'comma' && refersBack(span));
  if (span.joint === 'and' && !isBack) return at;
  if (isFirst || (span.joint !== 'so' && isBare.test(span.flat) && !isEnd && !isNah)) return at;
  let start = at;
  for (let one = at - 1; one >= 0; one--) {
    const clause = spans[one];
    if (clause === undefined || clause.sentence !== span.sentence) break;
    if (asksItself.test(clause.flat)) return one;
    if (
      !isSum &&
      (protects.test(clause.flat) || (start < at && namesMeasure(clause.flat) && !isKnown(clause)))
    )
      break;
    const isFirstSaid = isSum && opensSentence(spans, one);
    const isHarmless =
      isSum ||
      isThing(clause) ||
      isReason(clause) ||
      keepsOff.test(span.flat) ||
      wasCut.test(span.flat);
    if (tellsHarm(clause.flat) && (!isHarmless || may.test(clause.flat))) break;
    const isTold = refersBack(clause) || isFiller(clause);
    if (
      answers.test(clause.flat) ||
      /^(?:there's|there are|hay|tenemos|we (?:got|have)) (?!no\b|nothing\b)/.test(clause.flat)
    )
      break;
    // What is only named before a statement is of a list.
    if (start < at && isThing(clause) && !isTold && !isFirstSaid) break;
    if (!isBack && !isTold && !isReason(clause)) break;
    start = one;
    if (
      !isSum &&
      ['and', 'but'].includes(clause.joint) &&
      !refersBack(clause) &&
      !/\b(?:them|those|'em)\b/.test(clause.flat)
    )
      break;
  }
  const topic = spans[start - 1];
  return topic?.joint === 'start' && topic.sentence === span.sentence && asFor.test(topic.flat)
    ? start - 1
    : start;
}

const supposes = /^(?:somebody|someone|you|he|a guy|uno|alguien) (?:figures|thinks|cree|piensa)\b/;
const asksItself =
  /\b(?:wondering about|(?:going to|gonna) ask|before you ask|se pregunt\p{L}+)\b/u;
/** "And no, the stub …": what comes before it is another matter. */
const answers = /^(?:no|nope|nah|yes|yeah|yep|si|claro|simon)$/u;
/** "No discussion", "no lights": a thing, and no verb. */
const isBare =
  /^(?:and |y )?(?:no|not a|zero|sin|ni) (?!ha|han|he|hemos|se|nos|hay|va|van|vamos|estan?|tenemos|l[aoe]s?\b)\p{L}+(?: \p{L}+)?$/u;

/** "… they never bought any". */
const lacks =
  /^(?:somebody|someone|they|alguien)\b.*\b(?:walked off|took|stole|borrowed|llevo|robo|agarro)\b|^(?:they|he|we|nobody|the office)(?: never|'ve never| didn't| forgot)\b|^(?:nunca|no) (?:l[oa]s? )?\p{L}+(?:aron|ieron)\b/u;
/** "Seco, seco", "well". */
const isFiller = ({ flat }: Span): boolean => !flat.includes(' ');

/** "The owner buried it", "the creek's dry": why something else is not there. */
const isReason = ({ flat }: Span): boolean =>
  !weDo.test(flat) &&
  (isPastStatement(flat) ||
    /^(?:ya )?(?:se )?l[aoe]s? (?:ya )?\p{L}+(?:aron|ieron)\b/u.test(flat) ||
    /\b(?:dry|empty|dead|gone|shut|closed|off|out|cold|clear|away|buried|capped|locked(?: up)?(?: tight)?|other side|sec[oa]s?|sequecit[oa]s?|vaci[oa]s?|apagad[oa]s?|cerrad[oa]s?|parad[oa]s?|lejos|limpi[oa]s?)(?: (?:since|for|till|until|all|desde|hasta) .*)?$|\b(?:they|he|we|nobody|the office) never (?:\p{L}+ed|bought|sent|brought|got|had)\b|\bnunca (?:l[oa]s? )?\p{L}+(?:aron|o|amos)\b|(?: is| are|'s|'re) (?:just |all |only )+(?:dead|empty|old|dummy)\b/u.test(
      flat,
    ));

const isKnown = (clause: Span): boolean =>
  isReason(clause) || /^(?:we|i)'ve \p{L}+/u.test(clause.flat);

/** "It's been cut and blanked". */
const wasCut = /^(?:it|that|they|those)(?:'s|'ve| has| have)(?: all| already| long)* been \p{L}+/u;
/** "We never get near it": whatever it could do. */
const keepsOff =
  /\b(?:we|i)(?:'re)? (?:never|don't|won't|ain't|aren't|not)\b.*\b(?:near|close to|touch\p{L}*|reach\p{L}*|mess\p{L}* with|us\p{L}+|open\p{L}*|go\p{L}* in\p{L}*)(?: \p{L}+)? (?:it|that|them|there)$|\bni (?:l[oa]s? )?(?:abrimos|tocamos|usamos|movemos|prendemos)\b/u;
const may = /(?:'ll|\b(?:could|can|might|may|will|gonna|falls?|puede\p{L}*))\b/u;

const tellsWhy =
  /^(?:the )?(?:closest|nearest)\b|\b(?:miles?|blocks?|yards?) (?:off|away)$|^(?:it's|it is|they're|that's|those are|everything's|everything is|tod[oa]s? (?:el|la|los|las|es|esta)|puro|pura|es|son) (?!.*\b(?:could|can|might|puede\p{L}*|loose|suelt[oa])\b)|^(?:el|la|los|las|the|they|he|she) .*\b(?:se l[ao]s? )?(?:se llevo|se llevaron|quito|quitaron|saco|sacaron|took|hauled|removed|relocated)\b/u;

/** "Heat is", "el polvo sí". */
const isContrary = /^(?:the |el |la |los |las )?\p{L}+ (?:is|are|does|do|si)$|^(?:what|lo que)\b/u;
/** The last clause that tells why something isn't there. */
function endOfDenial(spans: readonly Span[], at: number): number {
  const span = spans[at];
  let end = at;
  const isSelf = span !== undefined && tellsDenial(span.flat) && opensSentence(spans, at);
  for (let next = at + 1; next < spans.length; next++) {
    const one = spans[next];
    if (one === undefined || one.sentence !== span?.sentence) break;
    const isDenied =
      concludes.test(one.flat) ||
      tellsDenial(one.flat) ||
      (one.joint === 'so' &&
        /^(?:nobody|no one|nadie)\b/.test(one.flat) &&
        isReason(spans[end] ?? one));
    const isWhy =
      tellsWhy.test(one.flat) ||
      lacks.test(one.flat) ||
      (isSelf &&
        one.joint !== 'but' &&
        one.flat.includes(' ') &&
        !isContrary.test(one.flat) &&
        isSaid(one)) ||
      (one.joint === 'comma' && isPastStatement(one.flat) && !namesMeasure(one.flat));
    if (tellsHarm(one.flat) && !isDenied && !isWhy && one.joint !== 'because') break;
    if (
      !isDenied &&
      !isWhy &&
      (one.joint === 'but' || !(refersBack(one) || one.joint === 'because'))
    )
      break;
    end = next;
  }
  return span === undefined ? end : withTail(spans, end, span);
}

/** "Signs, nothing. They snap on from the ground." */
function withTail(spans: readonly Span[], end: number, span: Span): number {
  const after = spans[end + 1];
  const isOfIt =
    after?.sentence === span.sentence + 1 &&
    nah.test(span.flat) &&
    /^(?:they|it|that|those|se|l[ao]s?)\b/u.test(after.flat) &&
    !tellsHarm(after.flat);
  return isOfIt ? spans.findLastIndex(({ sentence }) => sentence === after.sentence) : end;
}
