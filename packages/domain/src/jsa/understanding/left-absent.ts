/**
 * What is told to be somewhere else, dealt with, or absent by someone's word: "fiber's on the westbound side, none over
 * here", "there was a nest, the owner knocked it down", "the county says there's no lead". All of it without accents.
 */
import { namesMeasure, saysHarm } from './measure.ts';
import { denialOf } from './negation.ts';
import type { Span } from './spans.ts';

/** "The main runs up the far curb", "el drenaje corre por el callejón". */
const tellsWhere =
  /^(?:[\p{L}']+ ){0,4}?[\p{L}]+(?:'s|'re| is| are| runs?| comes?| goes?| sits?| ends?| turns| stays?| va| van| corren?| pasan?| esta| estan| quedan?| andan?)(?: (?:all|only|just|way|over|up|down|out|in|back|puro|nomas|solo|hasta))* (?:on|off|up|down|in|at|along|across|behind|under|by|past|from|to|over|west|east|north|south|next|por|en|enfrente|del?|al|atras|detras|alla|hasta)\b/u;

/** "None over here", "por aquí no pasa". */
const noneHere =
  /^(?:(?:so|and|but|y|pero|asi que|entonces) )*(?:(?:(?:there's|there is|there are|there're|we(?:'ve)? got) )?(?:none|nothing|not any|not one|no \p{L}+)\b.*\b(?:here|(?:our|this) (?:side|end|way|stretch|half)|near us)|(?:it|they|that|those|none of (?:it|them)) (?:(?:don't|doesn't|never|won't)\b|ain't|isn't|aren't)?.*(?:n't|never|ain't|none of \p{L}+) .*\b(?:here|(?:our|this) (?:side|end|way|stretch|half)|near us)|(?:por |de |en |para )?(?:aqui|aca|(?:este|nuestro) (?:lado|tramo)|esta (?:acera|banqueta|parte|calle|orilla|mitad))(?: \p{L}+)? (?:no|ni|nada|ningun\p{L}*)\b.*|(?:ya )?no (?:pasa|llega|hay|cruza|corre|anda|viene)\p{L}* (?:nada |ningun\p{L}* )?(?:por |de |en |para |hasta )?(?:aqui|aca|(?:este|nuestro) lado)\b.*)$/u;

/** "There was a nest", "the pit used to have water in it", "había un avispero". */
const wasThere =
  /^(?:(?:oh|and|y|well|pues|ah|antes) )*(?:there (?:was|were|used to be)|(?:we|they) (?:had|used to have)|(?:the |that )?(?:\p{L}+ ){1,3}used to (?:have|be|hold)|(?:antes )?(?:habia|hubo|teniamos|tenian)|(?:el|la|los|las) (?:\p{L}+ ){1,3}(?:tenia|tenian|habia))\b/u;

/** "But the landlord sprayed it", "ya lo quitó el dueño": someone took care of it. */
const dealtWith =
  /^(?:(?:and|but|so|y|pero|then|luego|already|ya) )*(?:(?:they|he|she|somebody|someone|we|the \p{L}+(?: \p{L}+)?)(?:'ve| have| already| just| all)*(?: (?:came|went)(?: (?:out|in|back|by))? and)? (?:\p{L}{2,}ed|took|got|tore|cut|shut|dug|caught|swept|shot|dealt)\b|(?:(?:el|la|los|las) \p{L}+(?: \p{L}+)? )?(?:ya )?(?:se )?(?:l[aoe]s? )\p{L}{2,}(?:aron|ieron|aro|o|amos|imos)\b)/u;
const notOver =
  /\b(?:still|again|back|but (?:some|a few|not)|todavia|aun|otra vez|de nuevo|sigue\p{L}*|quedan? (?:un|una|algun|otr)\p{L}*)\b/u;

/** "The office told me", "el inspector dijo que". */
const reported =
  /^(?:(?:and|y|well|pues) )*(?:the|our|my|el|la|los|un) \p{L}+(?: \p{L}+)? (?:told (?:me|us)|says?|said|swears?|swore|promised|(?:ya )?(?:me |nos )?(?:dij|asegur|jur|prometi)(?:o|eron|aron|eran?)|dicen?) (?:that |que )?/u;
const absent =
  /^(?:esa? |este )?(?:\p{L}+ ){0,3}?no (?:hay|tiene|trae|lleva|pasa|existe|queda)n?\b/u;

/** "De corriente no hay nada prendido", "aquí nadie solda nada". */
const denies =
  /^(?:(?:y|pues|ah) )*(?:lo )?del? \p{L}+(?: \p{L}+){0,3}? (?:aqui |ahi |ahorita )?no (?:hay|pasa|corre|queda|va|llega|tenemos|traemos|anda|existe)\p{L}* (?:nada|ningun\p{L}*|nadie)\b|^(?:(?:aqui|hoy|ahorita|pues|y) )*nadie (?:va a |anda |esta )?(?:sold|cort|quem|pint|esmeril|escarb|excav|demol)\p{L}+(?: nada)?(?: (?:aqui|hoy|ahi))?$|^(?:(?:y|pues) )*por (?:aqui|aca|ahi|(?:es[ae]|est[ea]) \p{L}+) no (?:pasa|hay|corre|llega|va|cruza)n? (?:nada|ningun\p{L}*|\p{L}+(?: ni \p{L}+)*)(?: (?:de|por) .*)?$/u;
/** "They're not blasting today". */
const notToday =
  /^(?:(?:and|so) )?(?:they|the \p{L}+)(?:'re| are) not (?!holding|standing|protect|block)\p{L}+ing(?: \p{L}+)?(?:$| (?:today|tonight|this (?:week|morning|afternoon)|till|until)\b)/u;
/** "Bees, we looked, none". */
const isTopic = /^(?:(?:and|y|oh|ah|the|any|los|las|el|la) )*\p{L}+(?: \p{L}+)?$/u;
const noneOfIt =
  /^(?:(?:and|y) )?(?:none|nothing|not (?:a|any|one)\b.*|nada|ni un[oa]|no (?:hay|vimos|habia|encontramos)(?: nada| ningun[oa])?|all clear|clean)$/u;
const looked =
  /^(?:(?:and|y|ya) )?(?:we|i|they|he|she|somebody)(?:'ve)? (?:already |just )?(?:looked|checked|walked|tested|asked|searched|swept)\b|^(?:ya )?(?:l[ao]s? )?(?:revis|chec|busc|mir|camin)(?:amos|aron|e|o)\b/u;
const ofThat = /^(?:todo eso|eso|es[ao]s|ell[oa]s|that|those|it|they|it's|that's|they're)\b/u;

/** "The creek's bone dry", "el edificio está desocupado", "the panels come cut to size". */
const rests =
  /^(?:[\p{L}']+ ){0,5}?[\p{L}']+(?:'s|'re| is| are| was| anda| esta| estan| been| stays?| sits?| came| comes?| viene| vienen| quedo)(?: \p{L}+){0,3}? (?:dry|empty|shut|closed|vacant|cold|off|out|parked|finished|cut to size|sec[oa]s?|vaci[oa]s?|cerrad[oa]s?|desocupad[oa]s?|sol[oa]s?|apagad[oa]s?|fri[oa]s?|terminad[oa]s?|soldad[oa]s?|list[oa]s?|cortad[oa]s?)\b|^(?:el|la|los|las) \p{L}+ cerr(?:o|aron)\b/u;
const comesFinished =
  /\b(?:came|comes?|vienen?|llega\p{L}*) (?:\p{L}+ ){0,2}?(?:finished|cut|pre\p{L}+|assembled|welded|painted|drilled|built|soldad|cortad|pintad|armad|hech)/u;
/** "Nobody's going to drown in it", "no groundwater to speak of", "so the torch stays home". */
const nothingOfIt =
  /^(?:(?:so|and|y|asi que|entonces|pues) )*(?:(?:nobody|no one)(?:'s| is) (?:gonna|going to|getting)\b|nadie (?:se )?va a\b|(?:there's |there are )?no \p{L}+(?: \p{L}+)? (?:to speak of|anywhere|around|near|in sight|left)\b|we're not (?:fighting|dealing with|seeing|getting|hitting) (?:any|much)\b|no (?:se (?:nos |les? )?)?(?:nos )?va a (?:meter|haber|andar|entrar|salir|pasar|caer)\p{L}*\b|ni \p{L}+ ni \p{L}+|(?:the |el |la )?\p{L}+(?: (?:and|y) (?:the |el |la )?\p{L}+)? (?:stays?|se quedan?) (?:home|(?:in|on|at) the (?:truck|van|trailer|shop|yard)|en (?:la|el) (?:troca|casa|traila|yarda|taller|camion)))/u;
/** "De viento nada", after which it is told why. */
const nothingOf =
  /^(?:(?:y|pues|ah|no) )*(?:de|lo del?) \p{L}+(?: \p{L}+)? (?:nada|ni hablar|no)$/u;

/** The last clause of what is told to be absent, and whether a measure may be told so. @returns null for none of it */
export function endOfAbsent(
  spans: readonly Span[],
  at: number,
): { readonly last: number; readonly mayBeMeasure: boolean } | null {
  const span = spans[at];
  if (span === undefined) return null;
  if (denies.test(span.flat) || notToday.test(span.flat)) {
    const after = spans[at + 1];
    const isMore = after?.sentence === span.sentence && ofThat.test(after.flat);
    return { last: isMore ? at + 1 : at, mayBeMeasure: false };
  }
  if (spans[at - 1]?.sentence === span.sentence) return null;
  const said = reported.exec(span.flat)?.[0].length ?? 0;
  if (said > 0 && (absent.test(span.flat.slice(said)) || isDenied(span.text.slice(said))))
    return { last: at, mayBeMeasure: false };
  const next = spans[at + 1];
  const isFinished = comesFinished.test(span.flat);
  if (
    next?.sentence !== span.sentence ||
    (!isFinished && (saysHarm(span.flat) || namesMeasure(span.flat)))
  )
    return null;
  if (tellsWhere.test(span.flat) && noneHere.test(next.flat))
    return { last: at + 1, mayBeMeasure: false };
  const last = spans.findLastIndex(({ sentence }) => sentence === span.sentence);
  const rest = spans.slice(at + 1, last + 1);
  if (isTopic.test(span.flat) && looked.test(next.flat) && noneOfIt.test(spans[last]?.flat ?? ''))
    return { last, mayBeMeasure: false };
  if (rest.some(({ flat }) => notOver.test(flat) || (saysHarm(flat) && !nothingOfIt.test(flat))))
    return null;
  if (nothingOf.test(span.flat) && !rest.some(({ flat }) => namesMeasure(flat)))
    return { last, mayBeMeasure: false };
  const state = spans
    .slice(at, last)
    .findIndex(({ flat }) => rests.test(flat) || comesFinished.test(flat));
  const isRest =
    state !== -1 &&
    rest.slice(state).some(({ flat }) => nothingOfIt.test(flat)) &&
    !rest.some(({ flat }) => namesMeasure(flat) && !nothingOfIt.test(flat));
  const isOver = wasThere.test(span.flat) && dealtWith.test(next.flat);
  return isOver || isRest ? { last, mayBeMeasure: true } : null;
}

const isDenied = (text: string): boolean => denialOf(text)?.before === '';
