/**
 * A sentence that tells of another job, day, place or crew, or of what might have been, in all that it says.
 * Its first clause has to say so, and the clauses after it may add nothing that ties it to the crew and today.
 * All of it without accents.
 */
import { isAbsent } from './absent.ts';
import { comesBack } from './comes-back.ts';
import { saysHarm } from './measure.ts';
import { denialOf } from './negation.ts';
import { plain } from './plain.ts';
import { partsOf } from './sentences.ts';
import { addsToList, isDisowned, isGone, isStatement } from './statement.ts';

const weekday = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)`;
const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`;
const season = String.raw`(?:spring|summer|fall|winter|season|primavera|verano|otono|invierno|temporada)`;
const span = String.raw`(?:nights?|days?|weeks?|weekends?|months?|years?|${season}|job|site|time|semana|mes|ano|vez|dia)`;

/** A day or a season that is not today. */
const otherTime = new RegExp(
  [
    String.raw`\b${weekday}\b`,
    String.raw`\b(?:tomorrow|tonight|yesterday|anteayer|antier|ayer|anoche)\b`,
    String.raw`(?<!\b(?:la|por la|en la|de la|esta|cada) )\bmanana\b`,
    String.raw`\b(?:last|next|another|the other|that|this coming|una?|otr[oa]|l[ao] proxim[oa]|proxim[oa]) ${span}\b`,
    String.raw`\b(?:semana|mes|ano) entrante\b|\b(?:ocho|nueve|diez|once|doce|\d+) de la noche\b`,
    String.raw`\b${span} (?:pasad[oa]|que (?:viene|entra)|proxim[oa])\b`,
    String.raw`\b(?:in|since|until|till|by|back in|en|desde|hasta) (?:the |el |la |late |early )?(?:${month}|${season}|\d{4}|o\d|9\d)\b`,
    String.raw`\b(?:weeks?|months?|years?|semanas|meses|anos) (?:ago|back|later|atras)\b|\bfor (?:weeks|months|years)\b|\bhace (?:\p{L}+ )?(?:dias|semanas|meses|anos|mucho|tiempo|rato)\b|\b(?:tiene|tienen|lleva|llevan) (?:\p{L}+ )?(?:dias|semanas|meses|anos)\b`,
    String.raw`\b(?:all (?:month|week|summer|winter|season|year)|since (?:they|he|she)\b|since the \p{L}+(?:ies|ade|ar|ood|ire|odel)|(?:hasn't|haven't|no ha|no han) (?:\p{L}+ ){1,6}(?:since|in years|in months|desde)|at night|nights|overnight|after hours|(?:night|second|third|next) (?:shift|crew)|de noche|(?:en|por|hasta) la noche|turno de la noche)\b`,
    String.raw`\b(?:after|once|when|until|till|before|cuando|hasta que|despues de que) (?:we|we're|we are|us|they|nos|nosotros) ?(?:leave|left|go|gone|done|out|home|finish(?:ed)?|wrap up|pack up|paved|got here|came|showed|vamos|fuimos|salimos|llegamos)?\b`,
    String.raw`\bonce (?:a|every|in a) (?:week|month|year|while)\b|\b(?:used to|no longer|anymore|any more|back then|ya no)\b|\b(?:para|es) otro dia\b`,
  ].join('|'),
  'u',
);

const part = String.raw`(?:building|lot|site|side|bay|job|warehouse|plant|floor|house|yard|room|street|wing|end|lab|line|pole line|unit|tower|block|pasture|field|hall|shop|town|county|property|school|farm|barn|station|phase|area|edificio|lado|obra|nave|bodega|planta|piso|casa|patio|cuarto|calle|ala|laboratorio|linea|torre|cuadra|potrero|campo|taller|rancho|puerta|lote|escuela|seccion|entrada|terreno|muelle)s?`;

/** A place that is not where the crew works. */
const otherPlace = new RegExp(
  [
    String.raw`\b(?:the|an|a|that|whole|el|la|del|al) (?:other|next|far|opposite|different|neighboring|adjacent|old|north|south|east|west) (?:\p{L}+ )?${part}\b`,
    String.raw`\banother (?:\p{L}+ )?${part}\b|\botr[oa]s? (?:\p{L}+ )?${part}\b`,
    String.raw`\b(?:across|down|up) (?:the|from the) (?:street|road|river|creek|highway|way|canal|valley|bay|tracks|lot|hall|block|hill|county line|line|yard)\b|\bnext door\b|\bdown the (?:road|street|block|way)\b`,
    String.raw`\b(?:a|one|two|three|four|a few|a couple|\d+|un|una|dos|tres|cuatro) (?:\p{L}+ )?(?:blocks?|houses?|doors?|streets?|miles?|lots?|bays?|buildings?|pastures?|fields?|floors?|units?|towns?|cuadras?|casas?|calles?|lotes?|potreros?|kilometros) (?:over|down|away|up|back|north|south|east|west|mas \p{L}+|de aqui|adelante|abajo|arriba)\b`,
    String.raw`\b(?:still|back|over|out|up|down|stayed|working)(?: back)? (?:at|in|on) (?:the|that|our|another) \p{L}+(?: \p{L}+)? (?:job|site|shop|yard|place|plant|project)\b|\b(?:over|back|out|up|down) at the\b|\b(?:back|over|out|up|down) there\b(?! we\b)(?!.*\b(?:sun|hot|live|loose)\b)`,
    String.raw`\bbehind (?:a|the|that) (?:\p{L}+ )?(?:wall|fence|gate)\b|\b(?:detras|atras) de la (?:malla|barda|reja|pared|cerca)\b`,
    String.raw`\b(?:del|al|en el|de aquel) otro lado\b|\b(?:alla|aculla|enfrente|lejos)\b(?! (?:de )?(?:nosotros|nuestr))`,
    String.raw`\b(?:clear|way|all the way) (?:over|out|down|up|across)\b|\bin the other\b|\b(?:an?|whole) (?:different|separate|whole other) \p{L}+|\bat the (?:marina|rental|shop|county|depot|fairgrounds)\b|\bwent back to\b`,
  ].join('|'),
  'u',
);

const agent = String.raw`(?:(?:\p{L}+ ){0,2}?(?:crews?|guys?|company|companies|outfit|contractors?|subs?|people|department|techs?|chemist|inspectors?|neighbors?|owners?|landlord|farmer|city|county|state|utility|railroad|gc|hospital|tenants?|staff|maintenance|plumbers?|roofers?|painters?|electricians?|welders?|masons?|framers?|fitters?|pipefitters?|landscapers?|drywallers?|ironworkers?|carpenters?|glaziers?|divers?|movers?|loggers?|rangers?|fire department|everybody else))`;
const deed = String.raw`(?:have|has|'ve|'s got|got|put|runs?|handles?|do|does|did|uses?|owns?|finish(?:es|ed)?|manages?|takes?|took|keeps?|brings?|brought|pulled|cleared|cleaned|made|moved|fixed|killed|dropped|drained|capped|hauled|wrapped|(?:is|are|'s|'re) (?:(?:already|just|still|all) )*(?:handling|doing|running|using|draining|taking|pulling|moving|working|bringing|over|coming|going|done|finished|up|on|in|out|gone)|(?:will|'ll) \p{L}+)`;
/** "The plumbers have the basement", "line crew already pulled the wires". */
const othersDo = new RegExp(
  String.raw`^(?:(?:the|that|those|their|some|our other|another|that other) )?${agent}(?: (?:already|just|all|only))? ?${deed}(?: |$)`,
  'u',
);

const otherAgent = String.raw`(?:otr[oa]s?(?: \p{L}+)?|(?:el|la|los|las) (?:compania|comision|cfe|municipio|ciudad|duen[oa]s?|vecin[oa]s?|electricistas?|plomeros?|tecnicos?|pintores|yeseros|techeros|albaniles|soldadores|jardineros?|apicultor|fontaneros?|gente|otr[oa]s?|de(?:l| la| los| las)? \p{L}+)|una? (?:compania|cuadrilla|empresa)|ell[oa]s|puro \p{L}+)`;
/** "La excavación la hizo la compañía", "la prensa la vendieron". */
const objectFirst = new RegExp(
  String.raw`^(?:(?:el|la|los|las|es[aeo]s?|aquel\p{L}*) )?(?:\p{L}+ ){1,6}?(?:ya |nomas |nada mas )?(?:se )?l[aoe]s? (?:ya )?(?:\p{L}+ ){0,2}?(?:\p{L}{2,}(?:aron|ieron|eron)\b|\p{L}+(?:an|en) en (?:el taller|la fabrica|la planta|otr[oa] \p{L}+)\b|\p{L}+ (?:nada mas |nomas |solo |tambien )?(?:por )?${otherAgent}\b)`,
  'u',
);

/** "La otra brigada anda con los explosivos". */
const otherGang =
  /^(?:la|el|los|las) otr[oa]s? (?:cuadrilla|brigada|gente|turno|equipo|compania|empresa)s? \p{L}/u;
/** "Sprays the slope" hurts no more than "sprays". */
const article = /(?<=\S) (?:the|his|her|their|its) (?=\S)/gu;

const whose = String.raw`(?:job|problem|thing|deal|work|scope|contract|headache|responsibility|baby|side|area|mess|call|department|bronca|trabajo|asunto|chamba|pedo|problema)`;
/** Somebody else's. */
const otherOwner = new RegExp(
  [
    String.raw`\bbelongs? to\b|\b(?:theirs|hers|(?:somebody|someone|everybody) else'?s?|not (?:ours|mine|us|our \p{L}+))\b`,
    String.raw`(?:\b(?:is|are|was)|'s|'re) (?:all |just |only |strictly )?(?:by |for |on |with )?(?:the |their |his |her |that )(?:\p{L}+ )?\p{L}+(?:s'?|'s|s's) ${whose}\b`,
    String.raw`(?:\b(?:is|are)|'s|'re) (?:all |just |only )?(?:by|for|on) (?:the )?(?:other|others|another|${agent})\b`,
    String.raw`(?:\b(?:is|are)|'s|'re) (?:the )?(?:other \p{L}+|roofers|painters|plumbers|electricians|masons|framers|fitters|owner|landlord|city|county|utility)(?:'s?)?(?:$|,)`,
    String.raw`\b(?:for|with|by) (?:the )?(?:other|another|next) (?:crew|guys|job|outfit|sub|contractor|company)\b|(?:\b(?:is|are)|'s|'re) for (?:the|their|his|her) (?!day|job|crew|week|whole|lift|work)\p{L}+`,
    String.raw`\bbeing \p{L}+(?:ed|en) by (?:the|an|some|others)\b`,
    String.raw`\bour other (?:crew|guys|truck|team)\b|\b(?:isn't|aren't|not|never|no (?:es|son|esta|estan)) (?:in|part of|on|within|inside|under|en|parte de) (?:our|the|this|my|nuestr[oa]|el|la) (?:scope|contract|job|list|ticket|bid|alcance|contrato|trabajo|obra|lista)\b`,
    String.raw`\b(?:no nos toca|no (?:es|son) nuestr[oa]s?|le toca|les toca|se lo prestamos|prestad[oa]s?)\b|^(?:el|la|los|las|es[ae]s?|es[oa]s) (?:\p{L}+ ){1,3}(?:es|son) (?:del?|de (?:la|los|las)) (?:del )?(?!lamina|madera|concreto|metal|vidrio|aluminio|acero|tabla|block|plastico|tierra|noche|dia|gas|luz|dos|tres|un)\p{L}{4,}`,
    String.raw`\b(?:have|has) (?:the )?\p{L}+ to themselves\b|\bnosotros no\b|\bpor otros$|\b\p{L}{3,}(?:an|en) otros$`,
  ].join('|'),
  'u',
);

/** Told of someone's past, of what was said, or of what would be: "us" and "here" don't tie it to today. */
const story = new RegExp(
  [
    String.raw`^(?:(?:ayer|antier|anoche|el otro dia|la semana pasada) )?(?:en|ahi en|alla en) (?:(?:la )?casa|el rancho|la obra|el (?:trabajo|jale|taller)|lo) de(?:l)? .*\b(?:habia|hubo|tenian|\p{L}+(?:aron|ieron)|se \p{L}+o|salio|hallaron|cayo)\b`,
    String.raw`^(?:(?:ayer|antier|anoche) )?en el otr[oa] |^alla en (?:lo|la|el|casa) |^(?:el otro dia|la otra vez|hace unos dias) |^a l[oa]s? de `,
    String.raw`^if (?:we|i|they|it) (?:had|were|was|did|ever|needed|wanted)\b|^si (?:tuvi|fuer|hubi|pudi|hici|quisi|estuvi)\p{L}+`,
    String.raw`^(?:tomorrow|next (?:week|month|year|time|job)|last (?:week|month|year|job|time|summer|winter|spring|fall)|later this week|(?:on )?${weekday}|manana|la (?:semana (?:pasada|que (?:viene|entra))|(?:proxima|otra) semana)|el ${weekday})\b,? (?!night)`,
    String.raw`\b(?:hasn't|haven't|hadn't) (?:come|arrived|shown|started|been (?:delivered|built|installed|set))\b|\bno (?:ha|han) (?:llegado|venido|empezado|entregado)\b`,
    String.raw`\b(?:called off|cancell?ed|postponed|put off|rescheduled|cancelad[oa]|pospuest[oa])\b|\b(?:la|lo|las|los) dejamos para\b|\bse l[ao]s? (?:prestamos|rentamos|vendimos)\b|\bquit (?:running|coming|using|making)\b|^no nos toca\b`,
  ].join('|'),
  'u',
);

/** Told to be over, dealt with, or at rest. */
const over = new RegExp(
  String.raw`\b(?:(?:is|are|was|were|been|be|got|get|gets|'s|'re|'ve been) (?:all |already |long |now |just |being )*(?:gone|finished|emptied|drained|pumped|filled|removed|hauled|moved|taken|abated|cleared|sold|sealed|capped|dismantled|stripped|demolished|relocated|rerouted|sent (?:out|off|back)|decommissioned|retired|encapsulated|fixed|replaced|disconnected|shut down|torn down|towed|fenced off|scrapped|parked|over with|done with)|stays? (?:home|parked|at the \p{L}+)|went (?:back|home|dark|out of)|quit running|moved (?:out|away)|moved under ?ground|came (?:back|up) (?:clean|negative|clear)|has been here|'s been here|been (?:stone |dead |bone |all )*(?:cold|dry|dead|off|empty|dark)|vendid[oa]s?|descompuest[oa]s?|clausurad[oa]s?|demolid[oa]s?|retirad[oa]s?|fuera de (?:uso|servicio)|(?:ya )?ni se usan?|ya no \p{L}+|ya (?:se |esta |estan )?(?:acab|fue|quit|sac|llev|tap|sec|vaci|apag|limpi|termin)\p{L}*|\p{L}+aron (?:el|en) (?:${weekday}|${month}))\b|^they (?:already|just) \p{L}+|^(?:it|that|they|el|la|los|las)(?: \p{L}+){0,3} (?:was|were|era|eran) (?:the|from|in|on|at|del?|en) |^(?:el|la|los|las) (?:\p{L}+ ){1,4}(?:(?:se )?(?:cerro|acabo|termino|murio|salio|quito|apago)|esta (?:vaci|apagad|cerrad|parad|sec|clausurad)[oa])\b`,
  'u',
);

/** What protects is missed when it is gone. */
const protection =
  /\b(?:guard ?rails?|hand ?rails?|rails?|guards?(?! dogs?)|covers?|lids?|grates?|brac\p{L}*|shor\p{L}*|nets?|harness\p{L}*|anchors?|spotters?|flaggers?|alarms?|lights?|lamps?|blowers?|fans?|ventilation|barandal\p{L}*|tapas?|rejillas?|redes|puntales|ademe|arnes\p{L}*|bandereros?|alarmas?|luces|ventilador\p{L}*|senal\p{L}*)\b/u;

/** What ties a clause to the crew and today. */
const tie =
  /\b(?:us|our|we|we're|we'll|we've|i'm|here|overhead|above|below|underneath|beneath|still|everywhere|right (?:by|at|there|in)|next to|nosotros|nos|nuestr[oa]s?|aqui|encima|debajo|junto|todavia|aun|sigue[n]?|\p{L}{2,}(?:amos|emos|imos)|in the (?:way|ditch|hole|attic|trench|pit)|where we|en el paso)\b/u;
const untie =
  /\b(?:(?:after|once|when|until|till|before) (?:we|we're|we are|us) ?(?:leave|left|go|gone|done|out|home|got|came|showed|finish(?:ed)?|wrap up|pack up)|(?:hasta|cuando|despues de|ya) que (?:nosotros )?\p{L}+[ae]mos(?: nosotros)?|before us|not us|our sister|nothing to do with us|our other|isn't out here|been here|not here|here before|around here|nosotros (?:ni|no) \p{L}+|por aqui|in our|of our|our scope|not our|without us|left us)\b/gu;

/** "Crusher", "since last fall" and the like tell no harm. */
const noHarm =
  /\b(?:crushers?|(?:spring|summer|winter|school|on|lunch) break|(?:last|next|this|the|since|in) fall|fall (?:of|is)|(?:somebody|someone) else(?:'s)?|(?:somebody|someone)(?='s \p{L}+ing\b)|viene(?: hasta| el| la)|que viene|semana que viene|burns? (?:his|her|their) \p{L}+|broken down|hornets?|comes? (?:in|by|from|back|over|once|at|on|after)|coming|came|hits?|loose ends|(?:can|could|may|might) (?:be|have) (?:gone|done)|used|hot (?:tar|mix|work)|falling behind|dropped (?:off|by)|el drop|the drop)\b/gu;

export const withoutNoHarm = (flat: string): string => flat.replace(noHarm, ' ');

type Clause = { text: string; flat: string };

/** Clauses at commas, at "so", and at an "and" after a whole statement. */
function clausesOf(sentence: string): Clause[] {
  const clauses: { text: string; start: number }[] = [];
  for (const { text, joint, start, end } of partsOf(sentence)) {
    const last = clauses.at(-1);
    if (last !== undefined && joint === 'and' && !isStatement(plain(last.text)))
      last.text = sentence.slice(last.start, end);
    else clauses.push({ text, start });
  }
  return clauses.map(({ text }) => ({ text, flat: plain(text) }));
}

/** Whether a clause tells of another time, place, owner or story, and nothing ties it to the crew and today. */
export function isOfElse(text: string): boolean {
  const flat = plain(text);
  if (addsToList(flat) && !story.test(flat)) return false;
  if (story.test(flat)) return true;
  if (isRule.test(flat) || isWeather.test(flat)) return false;
  if (tie.test(flat.replace(untie, ' '))) return false;
  if (isTold(text) && comes.test(flat)) return true;
  if (otherGang.test(flat)) return true;
  if (saysHarm(flat.replace(noHarm, ' ').replace(article, ' '))) return false;
  if (protection.test(flat)) return false;
  return (
    othersDo.test(flat) ||
    objectFirst.test(flat) ||
    over.test(flat) ||
    properPlace.test(text) ||
    (isTold(text) && [otherTime, otherPlace, otherOwner].some((tells) => tells.test(flat)))
  );
}

function isTold(text: string): boolean {
  const flat = plain(text);
  return (
    topicFirst.test(flat) || isStatement(flat) || saysAny.test(`${flat} `) || preterite.test(text)
  );
}

/** What people may not do, and what is feared. */
const isRule =
  /^(?:nobody|no one|nadie|keep|stay|watch|make sure|only|solo|nomas|que|if|when|si|cuando|everyone|everybody|todos)\b/;
const isWeather =
  /\b(?:sun|heat|rain|snow|ice|icy|lightning|storms?|sol|calor|lluvia|(?<!de )rayos|tormentas?|hielo)\b(?!.*\b(?:till|until|hasta|tomorrow|yesterday|manana|ayer|last|isn't|not)\b)/;

/** What is due another day is due then, however it hurts. */
const comes = new RegExp(
  String.raw`\b(?:tomorrow|next (?:week|month|year)|(?:proxim[oa]|otr[oa]) (?:semana|mes|ano)|(?:semana|mes|ano) que (?:viene|entra)|not (?:till|until) ${weekday})\b|\b(?:isn't|aren't|not|won't|doesn't|don't) (?:\p{L}+ ){0,3}(?:till|until|before) (?!we\b|it\b|you\b|they\b)`,
  'u',
);

const properPlace =
  /(?:'s| is| are| was| were| está| están| sigue)(?: \p{L}+){0,2} (?:at|in|on|over in|down in|up in|en) (?:the )?\p{Lu}\p{Ll}+/u;
/** "Turistas hay hasta diciembre". */
const topicFirst = /^\p{L}+(?: \p{L}+)? (?:hay|habia|hubo|habra) /u;
/** "Cerró hace años": what was done, by its accent. */
const preterite = /(?<!\p{L})\p{L}{2,}ó(?!\p{L})/u;
/** "The neighbor burns his trash": a verb before its object or its place. */
const saysAny =
  /^(?:they|he|she|esta|estan|es|son) |^(?:(?:the|our|that|those|a|an|my|el|la|los|las|es[ae]|es[oa]s|un|una) )?(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+ (?:\p{L}{2,}(?<!s)s (?:the|a|an|his|her|their|its|that|on|in|at|by|to|through|from|over|under|around|once|only|every|until|till|after|when|down|up|out)|\p{L}{3,}(?:a|e|an|en|aba|ian) (?:el|la|los|las|en|por|hasta|del?|a|con|su|sus|otr\p{L}+)|home) /u;

/** A clause that goes on with what was told of something else. */
function goesOn({ text, flat }: Clause): boolean {
  return (
    denialOf(text) !== null ||
    isAbsent(text) ||
    isDisowned(flat) ||
    isGone(flat) ||
    isOfElse(text) ||
    (tells.test(flat) && !saysHarm(flat.replace(noHarm, ' '))) ||
    onlyWhen.test(flat)
  );
}

const tells =
  /^this \p{L}+'s (?:just|all|only)\b|^(?:(?:but|and|y|pero|so|asi que) )?(?:it|they|he|she|that|those|these|there|ell[oa]s?|el|eso|es[ae]|es[oa]s|ya|l[ao]s?|se l[ao]s?|hoy|todavia no|aun no|nosotros no|(?:we|we're|i|i'm)(?: are| am| do| did| don't| didn't| won't| aren't| never)? ?(?:not|don't|never|have|'ve got|got|stay(?:ing)?|aren't|won't))(?:'s|'re|'ve|'d|'ll)?\b|^(?:nothing|none|not|never|no) |^(?:nada que ver|ni |don't worry|don't touch|leave (?:it|that|them) (?:be|alone)|ignore|skip|dej[ae]l\p{L}+|ni l[ao]s? \p{L}+|ahorita|ahora|no worries|fine|all good|good|thank|gracias)|^(?:we|nosotros) (?:have|are|got|'re|tenemos|estamos)\b|^\p{L}{3,}(?:an|en|aron|ieron)\b(?: \p{L}+)?$|^les? \p{L}+(?:aron|ieron)\b|^(?:so )?don't (?:put|write|list|count|add)\b|^(?:gone|done|finished|sold|scrapped|hauled|off|cold|empty|dry|dead|sealed|capped|parked|shut|closed|apagad[oa]s?|vaci[oa]s?|cerrad[oa]s?|sec[oa]s?|parad[oa]s?)\b/u;
const onlyWhen = new RegExp(
  String.raw`^(?:(?:some ?time |probably |maybe |like |around |como |alla )?(?:in|por|para|hasta|en) (?:the |el |la )?(?:${month}|${season})|${weekday}|tomorrow|yesterday|manana|ayer|anoche|later|despues|luego|(?:next|last) \p{L}+|years? ago|(?:cut|done|gone|shut|dead|closed|dug|sold|built|since|\p{L}+ed) (?:\p{L}+ )?(?:years|months|weeks|days|a while) ago)(?: \p{L}+)?$`,
  'u',
);

/** "It's water based so no fire hazard", "ground's flat, no trench or anything": why there is nothing. */
const endsWithNothing =
  /^(?!(?:we|i)\b)[^,]*,? so there's nothing (?:for|to|live)\b[^,]*$|,? (?:so|asi que|entonces|por eso|y por eso)(?: (?:there's|there is|hay|that's))? (?:no|none|nada|ningun[oa]?|no hay)\b(?! (?:one|body|more|entry|smoking|\p{L}+ing\b))(?: [\p{L}-]+){0,5}$|^[^,]*,? (?:no|ni|nor) [\p{L} ]{2,30} (?:or anything|or nothing|at all|to speak of|ni nada|por ningun lado)$|^[^,]* (?:only|nomas|nada mas), (?:no|nothing|none|nada)(?: [\p{L}\d]+){0,3}$|,? (?:so )?(?:don't worry|no se preocup\p{L}+|ni se preocup\p{L}+)(?: about (?:it|that|them))?$/u;

/** "Roof's sound". */
const isRight =
  /^(?:the |el |la |los |las )?[\p{L} ]{3,30}(?:'s| is| are| esta| estan) (?:all |bien )?(?:sound|solid|good|fine|ok|okay|safe|bien|firmes?|buen[oa]s?)$/u;
/** "Engineer looked at it": why nothing is wrong with it. */
const wasChecked =
  /^(?!(?:we|i|nosotros)\b)(?:the |el |la )?(?:\p{L}+ ){1,2}(?:already )?(?:looked at|checked|tested|inspected|signed off on|okayed|cleared|passed|reviso|checo|aprobo|autorizo) ?(?:it|that|them|off)?$/u;

/** "But that was over there", "ese es otro jale": at the end, what was told is said to be of something else. */
const disowns =
  /\b(?:that|this|it|those|they|eso|es[aeo]s?|aquell?[oa])(?:'s|'re)?(?: (?:is|was|are|were|es|era|fue|son|si|ya|all|pero))* (?:an?other|a (?:whole )?different|different|separate|their (?:deal|problem|thing|job|mess)|over there|way (?:over|out|down|up)|(?:un[ao]? |con |en |de |a )?otr[oa]s?|not (?:what|how) we (?:do|work)|alla|de (?:la otra|los otros|el otro|ell[oa]s|ella)|en su|mi bronca|bronca de|su (?:bronca|problema))\b|\b(?:whole |totally |completely |it's an? )*(?:different|separate|another|other) (?:job|place|site|season|sheet|building|town)\b|\bnothing to do with (?:this|us|today|here|our)\b|\bnothing like that (?:here|in this|on this|out here)\b|\b(?:that|this|it) (?:ain't|isn't|wasn't|is not|was not) (?:us|here|ours|our|this|now)\b|\bnot (?:our (?:building|job|site|problem|deal|crew|side|roof|scope)|this (?:job|building|site))\b|\bno (?:es )?de aqui\b|\bnada que ver|\botr[oa] (?:jale|obra|cuadrilla|chamba|rollo|historia)\b|\ben su (?:trabajo|obra|casa)\b|\bl[oa]s? vemos (?:manana|despues|luego)\b|\b(?:so )?(?:don't|do not) (?:put|write|list|add|count on)\b|\bleave (?:\p{L}+ ){1,3}(?:out|off)\b|\bno l[oa]s? (?:apunt|pong|cuent|anot)\p{L}+|\bi don't want (?:it|that|them) on\b/u;
/** What reaches the crew is theirs, whoever it belongs to. */
const reachesUs =
  /\b(?:(?:over|above|on|at|near|next to|behind|into|onto|hit|with) us|over our|our (?:heads|area|lane|road|side of)|through here|right (?:by|next|here)|encima de nosotros|con nosotros|nos (?:puede|pueden|cae|caen|pega|pasan?)|por aqui (?:pasan?|cruzan?|andan?))\b/u;

/** Whether a line that was told whole is of something else, or of what no one does. */
export function isToldAway(text: string): boolean {
  const flat = plain(text).replace(
    /^(?:(?:and |y )*(?:man|oh|hey|well|so|ah|get this|listen to this|check this out|crazy thing|funny thing|funny|swear to god|no kidding|hijole|fijate que|fijese que|fijate|fijese|imaginate|oye|oiga),? )+/u,
    '',
  );
  const said = disowns.exec(flat);
  return (
    said !== null &&
    said.index > 12 &&
    !reachesUs.test(flat.replace(disowns, ' ')) &&
    !addsToList(flat.slice(0, said.index))
  );
}

/** "That was over there", "whole different job, though": of what was said before it. */
const saysOfLast =
  /^(?:(?:but|and|y|pero|so|asi que|though|anyway|man|no,) )*(?:that|it|this|those|they|he|she|eso|es[aeo]s?|aquell?[oa]s?|(?:a |totally |completely )?(?:whole )?(?:different|separate|another|other)|otr[oa]|nothing|nada que ver|not (?:our|this)|no (?:es|fue)|don't|do not|leave|ni l[ao]s?|no l[oa]s?|l[oa]s? dej\p{L}+|none|nope|ninguno|ni uno|not a)\b/u;

/** "Not a one", "ni uno": what was spoken of before isn't there. */
const isShortNo =
  /^(?:not (?:a|one)(?: single)? ?\p{L}*|none(?: of (?:it|that|them|those))?|ni un[oa](?: solo| sola)?|ningun[oa]|nada de nada|nothing(?: there| in there)?|clean as a whistle|all clear)[.!]?$/u;

/** "I checked the hollow for bees. Not a one." */
export function deniesAtEnd(text: string): boolean {
  const [, end] = /^.*[.;!?]\s+([^.;!?]+[.;!?]?)$/su.exec(text) ?? [];
  return end !== undefined && isShortNo.test(plain(end));
}

/** The sentences of a line; one that is told to be of something else takes along the one that it speaks of. */
export function toldTogether(text: string): string[] {
  const told: string[] = [];
  for (const sentence of text.split(/(?<=[.;!])\s+|(?<=[^.;!?]{40}\?)\s+/u)) {
    const flat = plain(sentence);
    const last = told.at(-1);
    if (
      last !== undefined &&
      ((saysOfLast.test(flat) && disowns.test(flat)) || isShortNo.test(flat))
    )
      told[told.length - 1] = `${last} ${sentence}`;
    else told.push(sentence);
  }
  return told;
}

/** Whether all of a sentence tells of something else, so that nothing in it hurts or protects this crew today. */
export function tellsOfElse(sentence: string): boolean {
  const [head, ...tails] = clausesOf(sentence);
  if (head === undefined || comesBack(sentence)) return false;
  if (denialOf(head.text)?.before === '' && !story.test(head.flat)) return false;
  if (
    endsWithNothing.test(plain(sentence)) &&
    (isTold(head.text) ||
      othersDo.test(head.flat) ||
      / (?:only|nomas|nada mas)$/.test(head.flat)) &&
    !partsOf(sentence).some(
      ({ text }) =>
        !/^(?:no|none|(?:there's )?nothing|nada|ningun)\b|\b(?:so|asi que) (?:no|there's no)\b/.test(
          plain(text),
        ) &&
        (protection.test(plain(text)) || saysHarm(plain(text).replace(noHarm, ' '))),
    )
  )
    return true;
  const isHead =
    isOfElse(head.text) ||
    (isRight.test(head.flat) && tails.some(({ flat }) => wasChecked.test(flat))) ||
    (tails.length > 0 &&
      /^(?:there (?:was|were)|(?:aqui |ahi )?(?:habia|hubo)) /.test(head.flat)) ||
    (denialOf(head.text) === null &&
      !tie.test(head.flat.replace(untie, ' ')) &&
      (isAbsent(head.text) || isGone(head.flat)));
  const isFollowed =
    tails.length > 0 &&
    isTold(head.text) &&
    !isRule.test(head.flat) &&
    !saysHarm(head.flat.replace(noHarm, ' ')) &&
    !tie.test(head.flat.replace(untie, ' ')) &&
    tails.every(({ text }) => isOfElse(text));
  // What follows a story belongs to it, however it hurts, until it comes back to the crew.
  const isStory = story.test(head.flat);
  return (
    isFollowed ||
    (isHead &&
      tails.every(
        (one) =>
          goesOn(one) ||
          wasChecked.test(one.flat) ||
          (isStory && !tie.test(one.flat.replace(untie, ' '))),
      ))
  );
}

/** Whether it denies something, and not only tells where it is. */
export function deniesInPart(sentence: string): boolean {
  return clausesOf(sentence).some(
    ({ text, flat }) =>
      denialOf(text) !== null ||
      isAbsent(text) ||
      /\b(?:so|asi que) (?:no|nothing|nada)\b/.test(flat),
  );
}
