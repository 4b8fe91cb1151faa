/** What is told of another job, time or crew, seen over the sentences of a line. All of it without accents. */
import { denialOf } from './negation.ts';
import { stillSo } from './left-denied.ts';
import { opensSentence, type Span } from './spans.ts';

const properName = String.raw`\p{Lu}[\p{Ll}'-]+`;
/** Of another place or time, told of what was just said. */
const ofElse: readonly RegExp[] = [
  /^(?:pero |y |but )?(?:es[oa]s?|ell[oa]s|those|they) (?:eran?|son|es|fueron|were|are|was) (?:de|con|del|from|with) (?:otr[oa]s?|ell[oa]s|another|a different)\b/u,
  new RegExp(
    String.raw`^(?:[Pp]ero |[Yy] )?[Ee]s[oae] (?:es|fue|era|pas[oó])(?: all[aá])? (?:en|por) (?:el |la )?${properName}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:But |And |Y |Pero )?(?:[Tt]hat|[Tt]his|[Ii]t|[Tt]hose)(?:'s| is| are| was| were) (?:(?:over|up|down|back|out|all|just|only)? ?(?:in|at|on) )?(?:the )?${properName}(?: ${properName})*(?: (?:job|house|bridge|site|county|place|project|building|street|side|plant))*$`,
    'u',
  ),
  /^(?:but |and |y |pero )?(?:that|it|this|those|eso|es[aeo]s?|todo eso) (?:was|were|happened|fue|fueron|era|paso|le paso) (?:in|up|over|down|back|out|at|on|last|years|a (?:long|couple|few)|another|the other|two|en|hace|el|la|otr|como|ayer|alla|con)\b/iu,
  /^(?:but |and )?(?:(?:that|it)(?:'s| is| was) )?(?:an? )?(?:whole |totally |completely )?(?:(?:different|another|other) (?:deal|job|animal|story|place|site|building|crew|company|outfit|house)\b|(?:different|another) \p{L}+$)|^nothing to do with\b/u,
  /^(?:but |and |so )?(?:that|it|those)(?:'s| is| was| are| were) (?:(?:on )?(?:their|his|her|somebody else's) (?:site|job|deal|problem|crew|outfit|house|place|mess|thing|headache|sheet|paper|yard|side|end|area|part|lot)|(?:clear|all the way|way|clean) (?:across|over|on|down|out|up)\b.*|that (?:job|house|site|one|crew|outfit)|them|theirs|on them)\b/,
  /^(?:pero |y )?(?:eso )?no (?:es|fue|era|somos|fuimos)(?: l[oa]| el| cosa| asunto| bronca)? (?:nuestr[oa]s?|de nosotros|nosotros|aqui|con nosotros)\b/,
  /^(?:pero |y )?(?:eso|es[ae]|es[oa]s) (?:es|son|esta|estan|queda|quedan) (?:(?:alla|arriba|abajo|hasta) )?(?:en|por|del?|hasta) (?:el |la |los |las )?(?:otr[oa]|\p{L}+ (?:piso|nivel|edificio|cuadra|calle)|piso|edificio|torre|lado|otro)\b/u,
  /^(?:pero |y )?(?:(?:eso|es[ae]) )?(?:va|queda|viene|esta|es|fue) .*\bde ell[oa]s$|^(?:en )?otr[oa] \p{L}+$/u,
  /^(?:(?:pero|pues|y) )*(?:eso|es[ae]) (?:ya )?(?:es|fue|era|paso) (?:de |por |hasta )?alla\b/,
  /^(?:but |and )?(?:that|it|those)(?:'s| is|'re| are) (?:for )?the \p{L}+(?:ers|ors|men|ians|wrights|smiths)(?: tomorrow| tonight| later| next \p{L}+)?$|^(?:pero |y )?(?:eso|es[ae]) (?:le|les) toca a l[oa]s \p{L}+/u,
  /^(?:but |and |pero |y )?(?:(?:eso|es[ae]) (?:fue|era) antes de|(?:that|it)(?:'s| was) before)\b|^(?:before my time|antes de mi tiempo)$/,
  /^(?:pero )?(?:eso )?(?:fue|fueron|paso) (?:el otro|el ano|hace|en otr|en la otra|la semana|ayer|antier|alla|en)\b|^hace (?:como )?\p{L}+ (?:anos?|meses|semanas|dias)$/u,
];
/** It isn't so here. */
const notThisOne =
  /^(?:but |and )?(?:this (?:one|house|place|steel|roof|building|job|site|tank|pole|wall)|ours|here) ?(?:'s| is| are)? ?(?:doesn't|isn't|don't|hasn't|ain't|not|never|clean|bare|brand new|clear|got none|has none|no such)\b|^(?:but |and )?(?:not|none) (?:here|this one|on this|out here|at this)\b|^(?:pero |y )?(?:en )?(?:esta|este|estos|estas|aqui|aca)(?: \p{L}+)? (?:si )?(?:no|nada|ningun\p{L}*|ya (?:sub|revis|chec|mir|busc)\p{L}+|esta limpi\p{L}|es nuev\p{L}|ni)\b/u;
/** "Rats were manhole nine. Not this one." */
const notThat =
  /^(?:but |and |pero |y )?(?:not (?:this|our) (?:one|job|hole|site|house|building|side|crew|stretch)|not (?:here|us|today|ours)|(?:aqui|aca|hoy|nosotros|en (?:este|esta)(?: \p{L}+)?) no|no (?:aqui|en (?:este|esta)(?: \p{L}+)?|hoy|nosotros|con nosotros)|(?:aqui|aca) (?:que|ni))$/u;
const ofAnother =
  /\b(?:that|those|other|next door|ese|esa|esos|esas|otr[oa]s?|alla|una de|l[oa]s del?)\b/iu;
const namesPlace = /(?<=\p{Ll} )\p{Lu}\p{Ll}+/u;
/** What happened to others, or some other day: "my cousin's crew hit a gas main", "tomorrow we'll be on the steel". */
const ofOthers: readonly RegExp[] = [
  /^(?:and |man |oh |hey )*(?:my|his|her|our|[\p{L}-]+'s) (?:old|last|former|previous|other) (?:shop|crew|outfit|company|boss|job|place|foreman)\b/u,
  /^(?:the |el |la )?[\p{L} ]{3,50} (?:last time|de la vez pasada|la otra vez)\b(?!.*\b(?:could|might|puede\p{L}*)\b)/u,
  // "Crew two has the demolition", "welders come in after four", "that lift isn't ours".
  /^(?:the |that |los |las )?(?:(?:crew|team) \p{L}+|(?:\p{L}+ ){1,2}(?:crew|guys|outfit)|\p{L}{3,}ers)(?:'s| has| have|'ve| does| do| got)(?: got)? (?:the|that|all) (?:\p{L}+(?:tion|ing|work)|(?:\p{L}+ )?(?:side|wing|floor|end|basement|roof|building|lot|area))$/u,
  /^(?:the |los |las )?\p{L}{3,}(?:ers|ores|eros|istas) (?:don't )?(?:come|show up|start|work|get here|vienen|entran|llegan|empiezan)(?: in| on)? (?:after|tomorrow|tonight|at night|when we|until|till|next|hasta|despues|manana|en la noche|cuando nos)\b/u,
  /^(?:the|that|those|these|el|la|los|las|es[ae]s?|es[oa]s) (?:[\p{L}\d]+ ){1,5}?(?:(?:isn't|aren't|ain't|'s not|is not) (?:ours|mine|our \p{L}+)|belongs? to (?!us)|no (?:es|son) (?:nuestr|mi))/u,
  /^(?:the |all the )?\p{L}+(?:'s| is| are|'re) (?:all |both |now )+(?:(?:on|at|over|in|up|down|out) (?!our\b).* now$|(?:on|in|at) the (?:back|front|other|far|north|south|east|west) (?:lot|side|end|wing|building)\b)/u,
  /^(?:y |pues |fijate que |el |la |don )*(?:\p{L}+ )?(?:(?:me|nos) (?:cont|platic|dec|dij)(?:aba|o|ia)n?|me (?:cont|platic)(?:aba|o) \p{L}+|se puso a (?:contar|platicar)|(?:anda|andaba|estaba) (?:contando|platicando)) (?:que|de|como)\b|\bdonde (?:anda|andaba|trabaja|trabajaba|esta|estaba) (?:mi|su|un|el) \p{L}+/u,
  /^(?:y |and |pues |so |oye |mir[ae] |fij[ae]\p{L}* que )*(?:(?:last|next|another|one) (?:year|month|week|summer|winter|spring|fall|job|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:el|la) (?:ano|mes|semana|vez|verano|invierno) pasad[oa]|hace (?:como )?(?:un|una|unos|unas|dos|tres|cuatro|cinco) \p{L}+|(?:a|one|two|three|four|five|a few|a couple) (?:\p{L}+ )?(?:years?|months?|weeks?) (?:ago|back)),? (?:we|i|they|he|she|the|my|at|in|over|up|down|en|a|nos|se|mi|los|las|el|la)\b(?!.*\b(?:so there's|there's|hay|y ahora|and now)\b)/u,
  /^(?:and |so |y |pues )*(?:back )?(?:when|cuando) (?:we|i|they) (?:did|were|was|worked|had|built|tore|ran)\b|^(?:y |pues )*cuando (?:hicimos|estuvimos|estabamos|trabajamos|trabajaba|andabamos|hice|estuve|anduve)\b/u,
  /^(?:and |so |y |pues |then )*(?:(?:come )?tomorrow|next (?:week|month|time|year)|later (?:this|in the) week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|manana|pasado manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado)|la (?:semana que (?:entra|viene)|(?:proxima|otra) semana)) ?,? ?(?:we(?:'ll|'re| will| are)?|they(?:'ll|'re)?|it'll|si|ya|es cuando|vamos|andamos|nos toca|toca|viene|vienen|empezamos|le seguimos)\b/u,
];
/** "Better them than us". */
const notUs = /\b(?:than|not|ain't|isn't|wasn't|weren't) us\b/gu;
const today = /\b(?:today|right now|this morning|us|hoy|ahorita|aqui|nosotros)\b/u;

const hereToo =
  /\b(?:here too|same (?:thing|deal) here|here as well|so (?:watch|keep|we|today)|aqui tambien|igual aqui|asi que (?:aqui|hoy|nosotros))\b/u;
const takesBack =
  /^(?:no|miento|perdon|wait|sorry|hold on|digo|espera\p{L}*|espere\p{L}*|i mean)$/u;
/** Of someone's life, and no work. */
const ofLife =
  /\b(?:his|her|my|your|their|su|mi|sus|mis|la|el) (?:kid|kids|son|daughter|wife|husband|girlfriend|boyfriend|mom|dad|nephew|niece|hij[oa]s?|espos[oa]|senora|vieja|novi[oa]|sobrin[oa]|niet[oa]|mama|papa|suegr[oa]|compadre)\b.*\b(?:graduat\p{L}*|birthday|wedding|married|baby|school play|game|recital|quinceanera|se gradua|cumple|se casa|nacio|boda|fiesta|bautizo|partido)\b|\b(?:in|at|by|behind) my (?:own )?(?:house|place|yard|back ?yard|garage|driveway)\b|\ben (?:(?:el|la) \p{L}+ de )?mi (?:casa|patio|cochera|rancho|jardin)\b|\b(?:carne asada|cookout|barbecue|fantasy football|world series|super bowl|playoffs)\b/u;

/** "Saw on the news", "una vez": a story of its own. */
const story =
  /^(?:(?:oh|man|and|y|fijate que|fijese que|mira|hey|pues),? )*(?:(?:i |we )?(?:saw|read|heard|seen) (?:on|in|about|that|of|where)\b|(?:vi|lei|oi|escuche|salio|vieron) (?:en|que)\b|(?:una vez|cierta vez|once,|one time|remember (?:when|that|the)|te acuerdas|se acuerdan|(?:a couple|a few|two|three|four|five|ten|some) (?:\p{L}+ )?(?:years|summers|winters|months|weeks|jobs) (?:ago|back))\b|los (?:del|de la|de los|de) .*(?:se|les|encontraron|hallaron|tuvieron)\b)/u;
/** The last clause of a story, or of what is told of another place or time. */
export function endOfElsewhere(spans: readonly Span[], at: number): number | null {
  const span = spans[at];
  if (span === undefined || !opensSentence(spans, at)) return null;
  const here = spans.findLastIndex(({ sentence }) => sentence === span.sentence);
  const line = spans
    .slice(at, here + 1)
    .map(({ flat }) => flat)
    .join(', ');
  const isStory =
    story.test(span.flat) ||
    ofLife.test(line) ||
    (ofOthers.some((tells) => tells.test(line)) &&
      !today.test(line.replace(notUs, ' ')) &&
      !spans
        .slice(at, here + 1)
        .some(({ joint, text }) => joint === 'so' && denialOf(text) !== null));
  for (let next = at + 1; next < spans.length; next++) {
    const one = spans[next];
    if (one === undefined || one.sentence > span.sentence + 1) break;
    if (one.sentence > span.sentence && one.joint !== 'start') break;
    if (one.joint === 'and' && /^not us$/.test(one.flat)) continue;
    if (notThat.test(one.flat))
      return spans.findLastIndex(({ sentence }) => sentence === one.sentence);
    if ((isStory ? hereToo : stillSo).test(one.flat)) return null;
    if (takesBack.test(spans[next - 1]?.flat ?? '')) continue;
    if (
      notThisOne.test(one.flat) &&
      !isStory &&
      !ofAnother.test(span.text) &&
      !namesPlace.test(span.text)
    )
      continue;
    if (
      notThisOne.test(one.flat) ||
      ofElse.some((tells) => tells.test(one.flat) || tells.test(one.text))
    )
      return spans.findLastIndex(({ sentence }) => sentence === one.sentence);
  }
  return isStory && !hereToo.test(span.flat) ? here : null;
}
