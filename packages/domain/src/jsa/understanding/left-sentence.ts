/**
 * Sentences that as a whole are no fact of this job, by one turn of speech in them: what happened to someone's cousin,
 * what a test did not find, what was asked for and never came. All of it without accents.
 */
import { energyOf } from './energy-signals.ts';
import { mayHappen } from './may-happen.ts';
import { namesMeasure } from './measure.ts';
import type { Span } from './spans.ts';

export type WholeCut = { readonly last: number; readonly why: 'denied' | 'dropped' | 'elsewhere' };

const opening = String.raw`(?:(?:oh|ah|ay|ha|man|hey|and|y|oye|oiga|fijate|fijese|funny thing|by the way|por cierto|pues|so|well|mira|que|you know what)[, ]+)*`;
const kin = String.raw`(?:cousin|brother|sister|brother-in-law|neighbor|buddy|friend|boyfriend|girlfriend|wife|husband|kid|daughter|son|dad|mom|uncle|nephew|primo|prima|hermano|hermana|compadre|comadre|cunado|cunada|vecino|vecina|suegr[oa]|tio|tia|abuel[oa]|yerno|nuera|ahijad[oa]|sobrino|amigo|conocido|hijo|hija|senora|esposa)`;

/** "My cousin's crew over in …", "a mi primo lo tumbó un caballo", "Nate says his neighbor …". */
const ofKin = new RegExp(
  String.raw`^${opening}(?:a )?(?:my|mi|mis|nuestro|her|his|su|\p{L}+'s|(?:\p{L}+ )?(?:says|said|dice que|cuenta que) (?:his|her|my|su|a su)) (?:old |ex )?${kin}(?:'s)?\b(?!.* (?:on the crew|with us|signal|spot)\p{L}*)`,
  'u',
);
/** "Un perro le mordió la pierna a mi cuñado". */
const toKin = new RegExp(String.raw`\bl[aeo] \p{L}+o\b.* a mi ${kin}\b`, 'u');
/** "Dominic's telling me he saw …", "did you see that … on the news". */
const hearsay = new RegExp(
  String.raw`^${opening}(?:(?:\p{L}+(?:'s| was| is)? (?:telling|saying|told)(?: me| us)?(?: about)?|\p{L}+ me (?:conto|contaba|platico|platicaba)) .*\b(?:he saw|she saw|his old|her old|their old|some \p{L}+ in|last (?:week|year|month|night)|years? back|years? ago|turnpike|freeway|on the news|en la obra de|la semana pasada|el otro dia)\b|did (?:you|y'all) (?:see|hear)\b|.*\bon the news\b|(?:viste|vieron|vio) (?:lo|la|que)\b.*\b(?:noticias|tele|face\p{L}*)\b)`,
  'u',
);
/** "At that lodge two years back we …", "I did one of these a couple years ago", "that crew over in Pell Creek had …". */
const once =
  /\b(?:(?:one|two|three|a couple|couple|few|several|\d+)(?: of)? (?:jobs?|outages?|years?|summers?|winters?|months?|seasons?) (?:back|ago)\b.*\b(?:we|i|he|she|they|there|a guy|some)\b|i did one of (?:these|those)|^(?:(?:oh|and|you know|man|hey) )*(?:the|that) \p{L}+ (?:site|job|yard|plant) (?:last|a couple|two|the other)\b|remind me to tell you|^(?:man |and |oh )*(?:over|out|down|up|back) (?:at|in|on) .*\blast (?:fall|spring|summer|winter|year|month|week)\b|^we were (?:over|out|down|up) .*\blast \p{L}+\b|^that (?:old |other )\p{L}+ (?:site|job|house|place) (?:they|we|he|she)\b|\bcrew (?:got|had|found|ran|hit|lost)\b.*\b(?:yesterday|last \p{L}+|ago|the other day)\b|^they had .*\b(?:over|out|down|up) (?:at|in|on) .*\b(?:last \p{L}+|yesterday|ago)\b|\bwhen (?:he|she) worked (?:that|at|for|in)\b|(?:that|some|another|the) (?:crew|outfit|bunch|company|guys?) (?:over |down |up |out )?(?:in|at|from) .*\b(?:had|got|lost|found|fell|was|were)\b|ancient history|es (?:cosa|asunto|bronca) de ellos|that's (?:their|his) (?:deal|problem|business|headache)|that's on them\b|eso ya tiene (?:sus|su|unos)|esos son otros|que son de otra (?:compania|cuadrilla|obra)|(?:driving|way) home\b|(?:his|her) mom's\b|en el rodeo|at camp\b|better them than us|glad (?:that|it) (?:ain't|wasn't|isn't) (?:us|me))/u;
const atOther =
  /^(?:(?:[Oo]h|[Aa]nd|[Yy]|[Mm]an|[Oo]ye|[Oo]iga|[Ff][ij]{2}\p{L}*|[Pp]ues|[Qq]ue|[Hh]a)[, ]+)*(?:(?:[Aa]t|[Oo]ver at|[Dd]own at|[Oo]n) (?:the|that) \p{Lu}\p{L}+ (?:job|site|project|house|plant|mill|place)|[Aa]ll[aá] (?:en|por) (?:la |el |los |las )?\p{Lu}\p{L}+|[Ee]n (?:la|el) \p{Ll}+ de \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:un|una|a un|a una|se)\b)/u;
const elseBecame =
  /\b(?:got|had|fell|lost|found|broke|cut|burned|hit|bit|was|were|se (?:le |les )?(?:\p{L}+o|fue|fueron)|l[oae]s? \p{L}+(?:o|aron|ieron)|\p{L}+(?:ando|iendo))\b/u;

/** "It came back negative", "salió negativa", "asbestos free". */
const tested =
  /\b(?:came|come|comes|sali\p{L}+|resulto|volvi\p{L}+)(?: \p{L}+)? (?:negative|clean|clear|negativ[oa]s?|limpi[oa]s?)\b|\b\p{L}+[- ]free$|\blibres? de \p{L}+|\bno sign of\b/u;
/** "So there's nothing live in the deck", "ahí no hay nada enterrado": what the rest of the sentence explains. */
const nothingThere =
  /\b(?:there's|there is|so there's|he says there's|asi que no hay|no hay|so) ?nothing (?:live|hot|buried|overhead|electric\p{L}*|energized|above us|up there|down there|strung)\b|\bno hay nada (?:enterrad|energizad|viv[oa]|electric|arriba|conectad)\p{L}*/u;
/** "I looked for poison ivy and it's clean". */
const lookedFor =
  /\b(?:look|check|search|walk|scout|hunt|busc|revis|chec)\p{L}* .*\b(?:and|y) (?:it's|they're|there's|esta|no (?:hay|vi|encontr\p{L}+)) ?(?:clean|clear|none|nothing|limpi[oa]|nada)?\b.*\b(?:clean|clear|none|nothing|limpi[oa]|nada)\b|\bsali\p{L}+ .* sin \p{L}+$/u;
/** "Gas ese garage nunca tuvo", "they've never had a pipe". */
const never =
  /^(?:la|el|los|las) .*\bque (?:pasaba|cruzaba|estaba|habia|corria|iba)n?\b.*\bl[oa]s? \p{L}+(?:o|aron|ieron)\b|\bnone of that\b|\b(?:nunca (?:tuvo|han? tenido|hubo|ha habido|pus\p{L}+|metieron)|(?:'ve|has|have) never (?:had|been|run)|ni han? llegado|hay ni un[oa]s?(?! (?:sombr|baran|cerc|letr|luz|salid)\p{L}*)\b|,? ?ni un[oa]$|so none$|we (?:have|got) zero \p{L}|there's zero \p{L}|(?:'s|is) not in (?:it|there) (?:anymore|any more))/u;
/** "You won't find creosote on it", "don't put down power lines", "you can leave confined space off". */
const offTheList =
  /\b(?:you|we) (?:won't|aren't going to|ain't gonna) (?:find|see|get) (?:an?y? |a single )?\p{L}+|^(?:and |so )?(?:don't|do not) (?:put|write|list|count)(?: \p{L}+)? (?:down|on|in)?|\b(?:you can )?leave (?:\p{L}+ ){1,3}(?:off|out)\b|\bcan't (?:come|get|reach|fall|blow|roll|run) .*\b(?:on|at|to|in on) us\b|\boff the list\b|\bthat's (?:nothing|one thing we don't have)\b/u;
/** "The closest line is a half mile back". */
const far =
  /^(?:(?:and|y|the|la|el) )*(?:closest|nearest|mas cercan[oa])\b.*\b(?:miles?|blocks?|yards|county road|highway|cuadras?|lejos|kilometros?)\b|\b(?:runs?|goes|run|pasan?|va|van) (?:up|down|along|on|in|por|en) (?:the|la|el) (?:other|far|opposite|otra|otro) (?:side|chase|end|lado|calle|\p{L}+)\b/u;
/** "So nobody's going off the side", "so it's not going to blow up". */
const noHarmSo =
  /\bso (?:nobody|no one|nothing|it|that|they)(?:'s|'re| is| are)? (?:not )?(?:gonna |going to |getting |about to )?(?:going off|going over|fall\p{L}*|drown\p{L}*|engulf\p{L}*|buried|shock\p{L}*|blow\p{L}* up|cave\p{L}* in|pop\p{L}* (?:on|at)|com\p{L}+ down on)\b|\b(?:nobody|no one|nothing)(?:'s| is) (?:gonna|going to) (?:drown|fall in|bump us|fall off)\b/u;

/** "We decided against it", "I did ask for one, they never sent it", "quién sabe si nos presten un andamio". */
const dropped =
  /^left the .* (?:at|in) the (?:yard|shop|truck|trailer|office)\b.*\bnot using|\b(?:decided against|they never (?:sent|brought|gave)|hasn't (?:ok|okay|approv)\p{L}*|so who knows|don't count (?:it|on it)|still chewing on|kinda thinking|been after me to|quien sabe si|pero no quiso|no quiso(?: asi| pues)?|asi que eso no|never showed up with|haven't heard back|i priced .* so no\b|was the plan|forget the \p{L}+|i says? no sir|hold my breath|nomas se platico|pero no va a venir|no se va a hacer|turned (?:us|it|me) down)\b/u;
const later =
  /\b(?:coming|come|starts?|viene|vienen) (?:in|next|en|el) (?:january|february|march|april|may|june|july|august|september|october|november|december|week|month|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mes|ano)\b.*\b(?:out of here|gone|by then|para entonces)\b/u;

/** The sentence of a line that begins at a clause. @returns null where nothing in it tells that it is of something else */
export function wholeSentenceAt(spans: readonly Span[], at: number): WholeCut | null {
  const first = spans[at];
  if (first === undefined || (first.joint !== 'start' && at > 0)) return null;
  let last = at;
  while (spans[last + 1]?.sentence === first.sentence && spans[last + 1]?.joint !== 'start')
    last += 1;
  const all = spans.slice(at, last + 1);
  const flat = all.map((one) => one.flat).join(' ');
  const text = all.map((one) => one.text).join(' ');
  const joined = all
    .map((one, index) => (index > 0 && one.joint === 'so' ? `so ${one.flat}` : one.flat))
    .join(' ');
  if (
    ofKin.test(flat) ||
    toKin.test(flat) ||
    hearsay.test(flat) ||
    once.test(joined) ||
    later.test(flat)
  )
    return { last, why: concludes.test(joined) ? 'denied' : 'elsewhere' };
  if (atOther.test(text) && elseBecame.test(flat)) return { last, why: 'elsewhere' };
  if (dropped.test(joined)) return { last, why: 'dropped' };
  if (all.length < 5 && tellsNone(joined, all) && !all.some(tellsFact))
    return { last, why: 'denied' };
  if (nothingOf.test(first.flat) && all.length > 1 && all.slice(1).every(isReason))
    return { last, why: 'denied' };
  return null;
}

const concludes = /\bso (?:there's|there|no|none|nothing|we don't|we won't)\b/;

const tellsFact = ({ flat }: Span): boolean => mayHappen(flat) || burns.test(flat);

const burns = /\b(?:nos vamos a|te (?:vas|puedes)|loud|brutal|it'll|you'll)\b/;

function tellsNone(joined: string, all: readonly Span[]): boolean {
  if (
    [tested, never, offTheList, far, noHarmSo, nothingThere, lookedFor].some((tells) =>
      tells.test(joined),
    )
  )
    return true;
  return all.some(({ flat }) => {
    const isNot = notThat.exec(flat)?.[1];
    return isNot !== undefined && energyOf(isNot) !== null && !namesMeasure(isNot);
  });
}

/** "La pintura vieja no trae plomo", "this one's not artesian". */
const notThat =
  /^(?:(?:and|y|que|pues) )*(?:it's not an? |it isn't an? |no es (?:un|una) |(?!(?:he|she|we|i|you|they|it|nobody|\p{L}+'s tied)\b)(?:(?:the|this|that|these|la|el|los|las|ese|esa|old|new) )*(?:\p{L}+ ){0,3}?\p{L}+(?:'s not| is not| isn't| aren't| doesn't have| no (?:es|son|trae|tiene|lleva|carga)) )(?!dead|off\b|lock|ground|out\b|isolat|cover|guard|safe|tied|brac|shor|secur|mark|clear|tap|amarr|asegur|protec)(?:de (?:los|las)(?: viejos| viejas)? de )?([^,]{3,30})/u;

/** "Nothing electrical under there either". */
const nothingOf = /^(?:(?:and|y) )*(?:nothing|nada) \p{L}/u;

/** "The county killed the bridge lights": how one knows what isn't there. */
function isReason({ flat, joint }: Span): boolean {
  return (
    joint !== 'but' &&
    !mayHappen(flat) &&
    /^(?:and )?(?:the|they|he|she|we|i|it|that|la|el|los|las|ya|l[ao]s?) .*\b(?:\p{L}+ed|cut|took|shut|got|had|pulled|was|were|are|is|\p{L}+(?:aron|ieron|amos|imos))\b/u.test(
      flat,
    )
  );
}
