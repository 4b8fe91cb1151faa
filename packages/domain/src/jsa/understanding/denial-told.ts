/**
 * A sentence that denies something and tells why: "they pulled the tank in March so we don't have any oil", "de viento
 * nada, ni mueve las hojas". All of it goes on record as absent, whatever was asked. All of it without accents.
 */
import { isAbsent, protects } from './absent.ts';
import { namesMeasure, saysHarm } from './measure.ts';
import { denialOf } from './negation.ts';
import { plain } from './plain.ts';
import { partsOf } from './sentences.ts';
import { addsToList, isPastStatement, isStatement } from './statement.ts';

const lead = String.raw`(?:(?:so|and|but|because|since|cause|asi que|o sea que|entonces|por eso|y|pues|pero|porque|aqui|ahi|alla|abajo|arriba|adentro|afuera|hoy|ya|todavia|here|there|today|en (?:el|la|los|las|este|esta|todo el|toda la) \p{L}+) )*`;

/** Says that there is none, and forbids nothing. */
const saysNone = new RegExp(
  [
    String.raw`^${lead}there(?:'s|'re| is| are| was|'ll be| will be) (?:no|nothing|not (?:a|an|any|one)|never (?:been )?any|zero)\b`,
    String.raw`^${lead}(?:there|it|that|they) (?:isn't|aren't|ain't|won't be|wasn't) (?:a|an|any|no|one|nothing)\b`,
    String.raw`^${lead}(?:we|you|they|i)(?:'ve| have)? (?:got |have |see |saw )?(?:no|nothing|zero)\b`,
    String.raw`^${lead}(?:we|you|they|i) (?:don't|won't|ain't|didn't|haven't|aren't|do not|will not) (?:even |really |gonna |going to |got |have to )?(?:have|got|see|find|get|expect|run into|deal with|worry about|be|seen|found) ?(?:a |an |any|one|anything|no |to \p{L}+)`,
    String.raw`^${lead}(?:we're|you're|they're|i'm|we are|you are|they are) not (?:touching|opening|using|entering|going (?:near|in|on|under|up|down))\b`,
    String.raw`^${lead}(?:we're|you're|they're|i'm|we are|you are|they are) not (?:gonna |going to )?(?:\p{L}+ ){1,3}?(?:a |an |any|anything|no )`,
    String.raw`^${lead}(?:we're|we are|it's|they're|that's|he's|she's) (?:not|nowhere|never|no longer|ain't) (?:even |any|anywhere )?(?:near|close|by|around|a thing|an? (?:issue|problem|concern|factor|worry)|something|in play|in the picture|happening|part of)\b`,
    String.raw`^${lead}(?:that|it|those|they) (?:ain't|isn't|aren't) (?:a thing|an? (?:issue|problem|concern|factor|worry)|something|in play|here|on this|happening|our)\b`,
    String.raw`^${lead}(?:nobody|no one)(?:'s| is| will be)(?: gonna| going to)? (?:be )?(?:climb|go|us|touch|open|enter|digg?|cross|reach|crawl)\p{L}*\b`,
    String.raw`^${lead}(?:can't|couldn't|won't|doesn't|don't) (?:even )?(?:reach|get to|come near|touch)\b|^${lead}(?:[^,]{2,30} )?(?:can't|couldn't|won't) (?:even )?(?:reach|come (?:near|close))\b`,
    String.raw`^${lead}(?:[^,]{2,30} )?no (?:l[oae]s?|nos|les?) (?:alcanza|llega|toca|pasa)n?\b|^${lead}no se ha \p{L}+`,
    String.raw`^(?:ah |y |pues |oh |and )*(?:\p{L}+ ){1,5}(?:ni se (?:apur|preocup|molest)\p{L}+|don't (?:worry|sweat)(?: about)?(?: it| that| those)?$)`,
    String.raw`^(?:(?:so|and|but) )+(?:no|not a|none|nothing|zero)\b`,
    String.raw`^${lead}nothing (?:gets?|is|'s|'ll be|being|above|over|overhead|under|below|around|near|behind|in the (?:ground|air)|up there|down there)\b`,
    String.raw`^${lead}(?:the |all the |our )?\p{L}+(?: (?:and|y) (?:the )?\p{L}+)? (?:stays?|is staying|are staying|stayed) (?:home|parked|put away|locked up|(?:in|at|on) the (?:truck|gang ?box|shop|yard|box|trailer))\b`,
    String.raw`^${lead}(?:el|la|los|las) \p{L}+(?: y (?:el|la|los|las) \p{L}+)? se quedan? (?:en (?:la|el) (?:troca|casa|taller|yarda|bodega|caja))\b`,
    String.raw`^(?:not a (?:one|single one|thing|drop|soul)|none of (?:it|that|them|those)|came up empty|ni un[oa](?: solo| sola)?|nada de (?:eso|nada)|ninguno)$`,
    String.raw`^(?:no|not an?|none|nothing|zero|ain't no) .*(?:to speak of|to worry about|at all|whatsoever|anywhere|around here|out here|down here|in here|up here|on this (?:one|job)|left|in (?:it|there|the ground|this))$`,
    String.raw`^${lead}(?:nobody|no one)(?:'s| is|'ll)?(?: gonna| going to)? (?:be )?(?:get(?:s|ting)? (?:shocked|zapped|burned|bit|stung|hit|run over|wet|gassed|electrocuted)|drown\p{L}*|breath\p{L}*|fall\p{L}* in|going over the (?:side|edge))\b`,
    String.raw`^${lead}(?:no (?:hay|(?:pasa|cruza|viene|anda|sale|cae|entra|llueve|suena|brilla)n?(?: ni)?|tenemos|traemos|vamos a (?:tener|ver)|va a haber|habra|existen?|corren?|queda|quedo|nos toca|se nos va a|se va a|llega|lleva|ocupamos|usamos)|ni (?!modo)|nada de|ningun[oa]?s?|nadie se (?:ahoga|quema|cae|electrocuta|moja|intoxica|pega|da)|ya no (?:hay|queda|existe|corre))\b`,
    String.raw`^${lead}(?:de|en cuanto a|por) (?:lo del? )?\p{L}+(?: \p{L}+){0,3} (?:nada|ni|no)\b`,
    String.raw`^${lead}(?!nadie)\p{L}+(?: \p{L}+){0,3} (?:nada|no hay|no tenemos|no traemos|ninguno|ninguna|ni uno|ni una)(?: (?:aqui|ahi|hoy|por aqui|ahorita))?$`,
  ].join('|'),
  'u',
);

/** What the crew does itself, or what protects: the sentence is then no mere denial. */
const crewDoes =
  /^(?:(?:so|and|y|then|plus|pero|but) )*(?:we(?!'re not| don't| won't| aren't| ain't| didn't)(?:'ll|'re gonna|'re going to)? (?!are|were|have|had|got|'ve|know|knew|checked|walked|looked|saw|tested|potholed|located|called|shot|ran|did|asked|been|found|pulled|drained|just|already|wanted)\p{L}+|everybody|everyone|todos|keep|stay|use|(?:nos |lo |la |los |las |le |les |se )*(?!(?:ten|est|and|som|hem|hab|revis|chec|camin|prob|pregunt|mir)[aeo]?mos)\p{L}{2,}[aei]mos)\b/u;

/** A part that tells why something is not there. */
function isReason(flat: string): boolean {
  if (saysHarm(flat.replace(noHarm, ' ')) || crewDoes.test(flat)) return false;
  if (addsToList(flat) && !tellsPast.test(flat) && !isThere.test(flat)) return false;
  if (denialOf(flat) !== null || isAbsent(flat)) return true;
  return (
    !namesMeasure(flat) &&
    (isStatement(flat) ||
      isPastStatement(flat) ||
      [isShort, tellsIt, tellsPast].some((tells) => tells.test(flat)))
  );
}

/** "There's a stair tower all the way up": why something else is not needed. */
const isThere = /^(?:there's|there is|hay) (?:an?|una?) \p{L}+(?: \p{L}+){0,6}$/u;

/** "The gas, they potholed it …": what is spoken of, before anything is said of it. */
function isTopic(flat: string, next: string): boolean {
  return topic.test(flat) && goesOn.test(next) && !crewDoes.test(flat) && !namesMeasure(flat);
}

const goesOn =
  /^(?:they|it|that|those|he|she|the \p{L}+ (?:test|survey|guys|locates?)|es[ae]|es[oa]s|eso|ya|l[oae]s? \p{L}|se )/u;

const topic =
  /^(?:(?:and|y|oh|ah|pues|as for|por|en cuanto a|lo del?|lo de) )*(?:(?:the|that|those|el|la|los|las|lo) )?(?:del? )?\p{L}+(?: (?!(?:could|can|might|puede|que)\b)\p{L}+){0,2}$/u;

/** "Last fall", "in May": they hurt no one. */
const noHarm = /\b(?:(?:last|next|this|the|since|in) fall|(?:in|since|till|until|last) may)\b/gu;

/** "Not till spring", "saws and all", "ni una gota tiene". */
const isShort =
  /^(?:not|never|none|no|ni|only|just|all(?! around)|todo|puro|pura|since|desde|hasta|till|until|for|by|from|\p{L}+ and all|\p{L}+ y todo)\b/u;
const tellsIt =
  /^(?:(?:so|and|y|pues|because|porque|ya que) )*(?:it's|it|that's|that|they're|they|he|she|we're|we've|we|i|everything|everything's|all|hasn't|haven't|been|es|son|esta|estan|eso|todo|ya)\b|^(?:the )?\p{L}+(?: \p{L}+)?'s /u;

/**
 * Whether a sentence denies something and, apart from that, tells only why.
 *
 * @param mayBegin whether the denial may come first: "no traffic, the street is closed"
 */
export function deniesWithReason(sentence: string, mayBegin: boolean): boolean {
  const parts = clausesOf(sentence);
  const denies = parts.map((flat) => saysNone.test(flat) && !isMissed(flat));
  if (!denies.includes(true)) return false;
  if (denies[0] === true && !mayBegin) return false;
  const reasons = parts.map(
    (flat, at) =>
      denies[at] !== true && (isReason(flat) || (at === 0 && isTopic(flat, parts[1] ?? ''))),
  );
  const isConcluded = parts.some(
    (flat, at) => at > 0 && denies[at] === true && flat.startsWith('so '),
  );
  if (!isConcluded && !parts.some((flat, at) => reasons[at] === true && denialOf(flat) === null))
    return false;
  return parts.every(
    (flat, at) =>
      denies[at] === true ||
      reasons[at] === true ||
      (at > 0 && denies[at - 1] === true && isListed(flat)) ||
      (denies[at + 1] === true && /^(?:so )?(?:the|el|la|los|las) \p{L}+$/u.test(flat)),
  );
}

/** "Saws and all", "in case you're wondering": words that tell neither. */
const asides =
  /(?:, \p{L}+)? (?:and all|y todo)(?=[\s,.]|$)|(?<=^|,\s*|\b(?:and|y|oh|ah) )(?:(?:por si (?:pregunt|te lo pregunt|se lo pregunt|acaso)\p{L}*|in case you(?:'re wondering| ask| were)\p{L}*|if you(?:'re wondering| ask)|before you ask|antes de que pregunt\p{L}+|i know you(?:'re| are)? (?:gonna|going to|about to) ask|you(?:'re| are) (?:gonna|going to) ask|you (?:might|may|could) (?:be wondering|ask|wonder)(?: about [^,]+)?|(?:folks|people|everybody) (?:always |usually )?asks?|ya se que (?:me )?\p{L}+ a preguntar|siempre preguntan|just so you know|para que sepas?|mir[ae]|oig[ae]|fij[ae]\p{L}+)\s*(?:,\s*|$))+/giu;

/** "The gas was pulled so there's no line": a denial after "so" or "and" is a part of its own. */
function clausesOf(sentence: string): string[] {
  return partsOf(sentence.replace(asides, ''))
    .flatMap(({ text, joint }) =>
      (joint === 'so' ? `so ${plain(text)}` : plain(text)).split(
        /\s+(?=(?:so|and|asi que|y|entonces) (?:there|no |nothing|we don't|you don't|nobody's|no one's|nadie|nada|ni ))/u,
      ),
    )
    .map((flat) => flat.replace(/[.,\s]+$/u, ''))
    .filter((flat) => flat !== '');
}

/** What is missed when there is none. */
function isMissed(flat: string): boolean {
  return (
    protects(flat.replace(/\bthe ground\b/g, ' ')) ||
    /\b(?:oxygen|air|ventilation|light|room|way out|oxigeno|aire|luz(?! (?:de|viva))|espacio|salida|nothing (?:hold|stop|protect|between|around|over|under|keep)\p{L}*)\b/u.test(
      flat,
    )
  );
}

const tellsPast =
  /^(?:(?:we|i|they|he|she)(?:'ve)? |(?:the|our|that|el|la|los|las|ese|esa) (?:\p{L}+ ){1,4})(?:have |has |already |just |ya |lo |la |los |las )*(?:\p{L}{3,}ed|had|shot|ran|went|came|took|did|got|was|were|is|are|dug|cut|put|swept|found|saw|\p{L}+(?:aron|ieron)|esta|estan|quedo|fue|tiene)\b/u;

/** "Oil or SF6 in this bay": a bare thing after what is denied. */
function isListed(flat: string): boolean {
  return (
    flat.split(' ').length < 6 && !saysHarm(flat) && !crewDoes.test(flat) && !namesMeasure(flat)
  );
}

const asked =
  /(?:^|[,.;]?\s+)((?:and|oh|y|ah|so|but) )*(?:before you ask|i know you(?:'re| are)? (?:gonna|going to|about to) ask|you(?:'re| are) (?:gonna|going to) ask|you (?:might|may|could) (?:be wondering|ask|wonder)(?: about [^,]+)?|(?:folks|people|everybody) (?:always |usually )?asks?|in case you(?:'re wondering| ask)|if you(?:'re wondering| ask)|antes de que (?:me )?pregunt\p{L}+|por si (?:me )?pregunt\p{L}+|ya se que (?:me )?\p{L}+ a preguntar|siempre (?:me )?preguntan)\s*,\s*/u;

/**
 * "And before you ask, the gas comes in round the front": what one would ask about is not there. What was spoken of
 * before in the same clause ("the gas, I know you're gonna ask, …") belongs to it.
 */
export function splitAsked(text: string): { readonly kept: string; readonly denied: string[] } {
  const kept: string[] = [];
  const denied: string[] = [];
  for (const sentence of text.split(/(?<=[.;!?])\s+/u)) {
    const match = asked.exec(plain(sentence));
    if (match === null) {
      kept.push(sentence);
      continue;
    }
    const before = sentence.slice(0, match.index);
    const isTopicOnly =
      match[1] === undefined && before.split(' ').length < 6 && !before.includes(',');
    if (!isTopicOnly && before !== '') kept.push(before);
    denied.push(
      isTopicOnly
        ? sentence
        : sentence.slice(match.index).replace(/^[,.;\s]+(?:(?:and|oh|y|ah|so|but)\s+)*/iu, ''),
    );
  }
  return { kept: kept.join(' '), denied };
}
