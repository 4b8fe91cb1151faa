/**
 * Sentences that as a whole are no fact of this job, by one turn of speech in them: what happened to someone's cousin,
 * what a test did not find, what was asked for and never came. All of it without accents.
 */
import { isAbsent, protects as isProtection } from './absent.ts';
import { denialOf } from './negation.ts';
import { withoutNoHarm } from './of-else.ts';
import { isStatement } from './statement.ts';
import { energyOf } from './energy-signals.ts';
import { mayHappen } from './may-happen.ts';
import { namesMeasure, saysHarm } from './measure.ts';
import type { Span } from './spans.ts';
import { tellsStory } from './told-story.ts';

export type WholeCut = { readonly last: number; readonly why: 'denied' | 'dropped' | 'elsewhere' };

/** "It came back negative", "salió sin plomo", "asbestos free". */
const tested =
  /\b(?:came|come|comes|sali\p{L}+|resulto|volvi\p{L}+|quedo)(?: \p{L}+)? (?:(?:back|up|todo|todos|bien|del? \p{L}+) )*(?:negative|clean|clear|no \p{L}+|none|non.?detect|negativ[oa]s?|limpi[oa]s?|sin(?! (?:presion|voltaje|corriente|control)) \p{L}+)\b|\b\p{L}+[- ]free$|\blibres? de \p{L}+|\bno sign of\b/u;
/** A survey, and that it found nothing: "they X-rayed the slab and there's no conduit in it". */
const survey =
  /\b(?:tested|tests?|testing|sampled|samples?|swabbed|x-?ray(?:s|ed)?|scanned|radar|scoped|surveyed|survey|locates?|locators?|811|air monitor|labs?|inspector|camera|radon|readings?|cored|arborist|inspeccion|(?:ingeniero|tecnico|plomero|electricista|municipio|compania|dueno) (?:ya )?(?:l[oa] )?(?:reviso|checo|midio)|pruebas?|laboratorio|analisis|muestras?|estudio|detector|escane\p{L}+|camara|marcaron)\b/u;
const foundNothing =
  /\b(?:zeros?|zip|(?:under|below|way under) (?:the )?(?:limit|threshold|\p{L}+ limit)|not detected|non.?detect|clean (?:fill|bill)|(?:it|they|that|all)(?:'s|'re| is| was| were| are) (?:\p{L}+ )?(?:clean|clear|dry)|came in (?:way |well )?(?:under|low|below)|solid all the way|didn't (?:show|find|turn up|pick up|see|hit)|found no\p{L}*|there's (?:no|nothing|none|not)|nothing (?:in|on|under|there|down|showed)|(?:esta|salio|quedo) (?:bien |todo |toda |muy )?(?:limpi|sec|negativ)[oa]|limpi[oa] de|sampled .* fine|no (?:hay|tiene|trae|cruza|pasa|sale|salio|encontr\p{L}+|marc\p{L}+|hall\p{L}+|aparecio)|ni un[oa]?)\b/u;
const ofMeasure =
  /\b(?:dead|volt\p{L}*|psi|energy|energia|energiz\p{L}*|locked|meter|harness\p{L}*|before|until|till|unless|if|every|each|always|antes|hasta|si|cada|siempre|cuando|when)\b|^(?:\p{L}+ )?(?:we|i|le|lo|la|nosotros)? ?(?:test|sample|prob|revis|med)[aei]?(?:mos)?\b/u;
/** "I looked for poison ivy and it's clean". */
const lookedFor =
  /\b(?:look|check|search|walk|scout|hunt|busc|revis|chec)\p{L}* .*\b(?:it's|they're|there's|esta|no (?:hay|vi|encontr\p{L}+)) ?(?:clean|clear|none|nothing|limpi[oa]|nada)?\b.*\b(?:clean|clear|none|nothing|limpi[oa]|nada)\b/u;
/** "So there's nothing live in the deck", "ahí no hay nada enterrado": what the rest of the sentence explains. */
const nothingThere =
  /(?:^(?:(?:no|nope|nah|and) )*|\b(?:there's|there is|so) )nothing (?:live|hot|buried|overhead|electric\p{L}*|energized|above us|up there|down there|strung)\b|\bno hay nada (?:enterrad|energizad|viv[oa]|electric|arriba|conectad)\p{L}*/u;
/** "Gas ese garage nunca tuvo", "they've never had a pipe". */
const never =
  /^(?:la|el|los|las) .*\bque (?:pasaba|cruzaba|estaba|habia|corria|iba)n?\b.*\bl[oa]s? \p{L}+(?:o|aron|ieron)\b|\bnone of that\b|\b(?:nunca (?:tuvo|han? tenido|hubo|ha habido|pus\p{L}+|metieron)|(?:'ve|has|have) never (?:had|been|run)|ni han? llegado|hay ni un[oa]s?(?! (?:sombr|baran|cerc|letr|luz|salid)\p{L}*)\b|,? ?ni un[oa]$|so none$|we (?:have|got) zero \p{L}|there's zero \p{L}|(?:'s|is) not in (?:it|there) (?:anymore|any more))/u;
/** "You won't find creosote on it", "don't put down power lines", "you can leave confined space off". */
const offTheList =
  /\b(?:you|we) (?:won't|aren't going to|ain't gonna) (?:find|see|get) (?:an?y? |a single )?\p{L}+|^(?:and |so )?(?:don't|do not) (?:put|write|list|count)(?: \p{L}+)? (?:down|on|in)?|\b(?:you can )?leave (?:\p{L}+ ){1,3}(?:off|out)\b|\boff the (?:list|table)\b|\bwe're (?:well |all )?clear of (?:that|it|them)$|\bthat's (?:nothing|one thing we don't have)\b/u;
/** "The closest line is a half mile back". */
const far =
  /^(?:(?:and|y|the|la|el) )*(?:closest|nearest|mas cercan[oa])\b.*\b(?:miles?|blocks?|yards|county road|highway|cuadras?|lejos|kilometros?)\b|\b(?:runs?|goes|run|pasan?|va|van) (?:up|down|along|on|in|por|en) (?:the|la|el) (?:other|far|opposite|otra|otro) (?:side|chase|end|lado|calle|\p{L}+)\b/u;
/** "Water can't come in on us", "el cerro no se puede venir": what could hurt cannot come about. */
const cannot =
  /^(?:(?:and|so|but|y|pues|por aqui|por aca|aqui) )*(?:(?:nothing|none of (?:it|that|them)) (?:can|could|will|is gonna|'s gonna) |(?:there's |there is |ain't |there ain't )?no way (?:for )?(?:the |a |that |any )?(?:\p{L}+ ){1,3}?(?:to |can |could )?|(?:(?!(?:we|you|i|he|she|it|they|guys?|men|man|people|operator|driver|crew|nobody|somebody|anyone)\b)[\p{L}'-]+ ){1,5}?(?:can't|cannot|couldn't|can never|ain't gonna|isn't gonna) (?:even |ever |possibly )?|(?:[\p{L}'-]+ ){1,4}?(?:'s got|has|have|got)? ?(?<=got |has |have )nowhere to )(?:\p{L}+ )?(?:come|get|slide|swing|drop|fall|roll|reach|hit|touch|blow|tip|cave|flood|spread|run|back|drive|shock|leak|spill|bite|float|wash|sink|hurt|back up|fit|go)s?\b|^(?:the |that |this |those )?(?:\p{L}+ ){0,2}\p{L}+(?:'s|'re| is| are) not (?:going anywhere|gonna (?:move|fall|tip|slide|cave|go))\b|^no se puede (?:caer|mover|venir|voltear|salir|meter) nada\b|^no (?:nos )?puede (?:caer|pasar|llegar) nada\b|^(?:(?:y|pues|por aqui|por aca|aqui|de ahi) )*(?:(?!(?:uno|nadie|operador|chofer|gente|muchachos|personal|trabajador\p{L}*|ayudante)\b)\p{L}+ ){1,4}?no (?:se |nos |les? |l[oa]s? )*pued[ea]n? (?:llegar|meter|venir|salir|caer|pasar|entrar|derrumbar|volar|rodar|pegar|alcanzar|tocar|brincar|voltear|inundar|deslavar|subir|explotar|tronar|reventar|prender|soltar)\p{L}*/u;
/** "You couldn't tip that thing with a dozer", "la máquina no llega hasta acá". */
const neverGets =
  /^you (?:couldn't|can't) (?:tip|move|knock|budge|break|push|pull) (?:it|that|this|them|those)\b|^(?!.*\bmanguera).*\bno (?:alcanza|llega)n? (?:hasta )?(?:aca|aqui|(?:a |con )?nosotros)$/u;
const isMeasured =
  /\b(?:unless|until|till|without|with|if|when|while|because we|sin|con|hasta|si|cuando)\b/u;

/** "So nobody's going off the side", "so it's not going to blow up". */
const noHarmSo =
  /\bso (?:nobody|no one|nothing|it|that|they)(?:'s|'re| is| are)? (?:not )?(?:gonna |going to |getting |about to )?(?:going off|going over|fall\p{L}*|drown\p{L}*|engulf\p{L}*|buried|shock\p{L}*|blow\p{L}* up|cave\p{L}* in|pop\p{L}* (?:on|at)|com\p{L}+ down on)\b|\b(?:nobody|no one|nothing)(?:'s| is) (?:gonna|going to) (?:drown|fall in|bump us|fall off)\b/u;

/** What isn't done: left behind, thought of, asked for, talked over. */
const dropped: readonly RegExp[] = [
  // "Left the rubber blankets at the yard", "dejamos los tapetes en el taller".
  /^(?:(?:and|y|we|i|he|they|somebody) )*(?:left|forgot) (?:the|our|my|his|all the) (?!phones?|cell).* (?:at|in|back at) (?:the |our )?(?:yard|shop|office|house|warehouse|last job|trailer)\b|^(?:se (?:nos |me )?(?:quedo|quedaron|olvido|olvidaron)|dejamos|olvidamos|deje) (?!.*\b(?:celular|telefono)).* en (?:el|la) (?:taller|yarda|shop|oficina|casa|bodega|otr[oa] \p{L}+)\b/u,
  // "The boss is thinking about renting a lift", "andan con la idea de rentar".
  /\b(?:is|are|'s|'re|'m|been|keeps?|kept) (?:still |just |kinda |kind of )*(?:thinking|talking|looking|dreaming|debating) (?:about|of|at|into|on) (?:rent|get|buy|bring|putt|us|try|hir|borrow|mak|add)\p{L}*ing\b|\b(?:still chewing on|kinda thinking|been after me to|keeps? asking (?:for|about)|keep asking (?:for|about)|kept asking (?:for|about))\b|\b(?:anda|andan|andamos|esta|estan|sigue|siguen) (?:pensando|viendo|cotizando|con la idea)(?: en| de| si| a ver si)? (?:\p{L}+ ){0,2}?\p{L}+(?:ar|er|ir|an?|en)\b/u,
  // "Le dije al jefe que nos comprara unos ventiladores", "dicen que nos van a prestar una lona".
  /\b(?:le|les) (?:dije|dijimos|pedi|pedimos|encargue|comente|rogue) (?:a \p{L}+|al? \p{L}+(?: \p{L}+)?) (?:que (?!no\b)(?:\p{L}+ ){0,2}?\p{L}+(?:ara|aran|iera|ieran|aramos|ieramos)|un|una|unos|unas|por)\b|^(?:(?:y|pues|que) )*(?:dicen?|dijo|dijeron|quedaron|prometieron|prometio|quien sabe)(?: que| de| si)* (?:(?:nos|me|ya|la|lo) )*(?:(?:va|van|iba|iban) a )?(?:prest|tra[ei]|mand|compr|rent|consegu|regal)\p{L}*(?! .*\b(?:hoy|ahorita|encima)\b)/u,
  // "I told 'em we need a spotter, they laughed", "one of these days".
  /\b(?:told|asked|begged) (?:'em|them|him|her|the \p{L}+) (?:that )?(?:we|i) (?:need|want)\p{L}*\b(?!.*\b(?:sent|got|gave|brought)\b)|\b(?:one of these days|someday|un dia de estos|puro cuento|they laughed)\b|^(?:nos|me) prometi\p{L}+|\b(?:iban?|ibamos|suppos\p{L}+|gonna|going to|quedaron|floated) .*\b(?:nunca \p{L}+|never \p{L}+|quedo en nada)\b/u,
  // "Lo de granallar con agua lo platicamos".
  /^(?:(?:y|pues) )*lo de \p{L}+(?:[aei]r|[aei]rl[oa]s?) .*\bl[oa] (?:descart|platic|dej|pens|habl|cancel|olvid|vimos|quit)\p{L}*/u,
  /\b(?:decided against|they never (?:sent|brought|gave)|hasn't (?:ok|okay|approv)\p{L}*|so who knows|don't count (?:it|on it)|pero no quiso|no quiso(?: asi| pues)?|asi que eso no|never showed up with|haven't heard (?:back|a word)|i priced .* so no\b|was the plan|forget the \p{L}+|i says? no sir|hold my breath|nomas se platico|pero no va a venir|no se va a hacer|turned (?:us|it|me) down|ni caso|^(?:we|they|i) (?:talked|thought) about .* (?:figured|decided)|a ver si es cierto)\b/u,
];
const later =
  /\b(?:coming|come|starts?|viene|vienen) (?:in|next|en|el) (?:january|february|march|april|may|june|july|august|september|october|november|december|week|month|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mes|ano)\b.*\b(?:out of here|gone|by then|para entonces)\b/u;

/** The sentence of a line that begins at a clause. @returns null where nothing in it tells that it is of something else */
export function wholeSentenceAt(spans: readonly Span[], at: number): WholeCut | null {
  const first = spans[at];
  if (first === undefined || spans[at - 1]?.sentence === first.sentence) return null;
  let last = at;
  while (spans[last + 1]?.sentence === first.sentence) last += 1;
  const all = spans.slice(at, last + 1);
  const flat = all.map((one) => one.flat).join(' ');
  const text = all.map((one) => one.text).join(', ');
  const joined = all
    .map((one, index) => (index > 0 && one.joint === 'so' ? `so ${one.flat}` : one.flat))
    .join(' ');
  if (tellsStory(text, flat) || later.test(flat))
    return { last, why: concludes.test(joined) ? 'denied' : 'elsewhere' };
  if (dropped.some((tells) => tells.test(joined))) return { last, why: 'dropped' };
  if (all.length < 5 && tellsNone(joined, all) && !all.some(tellsFact))
    return { last, why: 'denied' };
  if (nothingOf.test(first.flat) && all.length > 1 && all.slice(1).every(isReason))
    return { last, why: 'denied' };
  return null;
}

const concludes =
  /\bso (?:there's|there|no|none|nothing|we don't|we won't)\b|\bwe(?:'ve)? (?:got|have) no\b/;

const tellsFact = ({ flat }: Span): boolean => mayHappen(flat) || burns.test(flat);

const burns = /\b(?:nos vamos a|te (?:vas|puedes)|loud|brutal|it'll|you'll)\b/;

/** "La línea la meten hasta septiembre", "la luz no la meten hasta que acabemos". */
const notUntil =
  /^(?:(?:y|pues|que) )*(?:el|la|los|las) (?:\p{L}+ ){1,7}?(?:(?:se )?l[ao]s? \p{L}+n|(?:lleg|vien|entr|empiez|empiec|abr|conect|prend)\p{L}+) hasta (?:(?:el|la|los) )?(?:otr[oa]|proxim[oa]|mes|ano|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|que (?:nosotros )?(?:acab|termin|nos vay|salg)\p{L}+)\b|^(?:we|they|the \p{L}+)(?:'re not| aren't| won't be| don't| won't| doesn't) (?:\S+ )+?(?:till|until|before) (?:the |next )?(?:fall|spring|summer|winter|month|year|new year|(?:mon|tues|wednes|thurs|fri)day|weekend|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:after|once) (?:we|we're|we've|we are) (?:all )?(?:gone|done|left|out of here|leave|demobbed|finished|wrapped)\b|\b(?:cuando|despues de que|una vez que) (?:nosotros )?(?:(?:ya )?nos |ya )?(?:vay|salg|acab|termin)amos\b/u;

/** "Rattlers, too cold for them", "fumes? It's water base". */
const isTopic = ({ flat }: Span): boolean => flat.split(' ').length < 4 && energyOf(flat) !== null;
const harmless =
  /^(?:(?:it's|they're|that's) )?(?:too (?:cold|hot|early|late|wet|dry|high|far|small|light|slow)\b|(?:all )?water.?base)|^(?:we're|everything's|it's all) (?:all )?(?:on the ground|(?:at )?ground level|outdoors)|\bno (?:salen?|andan?|se ven|llegan?|entran?)$|^(?:es |va |todo )?(?:a )?(?:base de agua|ras del? (?:piso|suelo)|puro piso)/u;
/** "Ya no usan cloro, cambiaron el sistema". */
const noMore =
  /^(?:(?:el|la|los|las) \p{L}+(?: \p{L}+)? )?ya no \p{L}+|\b(?:any ?more|no longer)\b/u;
/** "That scaffold's the painters', we don't touch it". */
const notTouched =
  /^(?:(?:but|pero|so|asi que) )?(?:nosotros|we) (?:ni|no|don't|never|won't|aren't) (?:l[oa]s? )?(?:toc|us|mov|touch|go near|mess with|go in)/u;
/** "Ese cable ya está muerto, lo cortaron los de la luz". */
const deadNow =
  /(?:'s|'re| is| are| esta| estan) (?:all |already |ya )*(?:dead|gone|cold|empty|out|muert|cortad|vaci|fri|apagad)/u;
const cutBy =
  /^(?:(?:they|the city|the utility|the power company) (?:cut|killed|pulled|drained|shut|capped)|l[ao]s? \p{L}+(?:aron|ieron))\b/u;

function tellsNone(joined: string, all: readonly Span[]): boolean {
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined || last === undefined) return false;
  if (notUntil.test(joined) && !all.some(({ flat }) => namesMeasure(flat) || weDo.test(flat)))
    return true;
  if (
    survey.test(joined) &&
    foundNothing.test(joined) &&
    ![ofMeasure, isNeeded].some((is) => is.test(joined))
  )
    return true;
  if (
    cannot.test(joined) &&
    !isMeasured.test(joined) &&
    !all.some(({ flat }) => weDo.test(flat) || isHeld.test(flat))
  )
    return true;
  if (
    !isProtection(joined) &&
    (takenAway.test(joined) || all.some(({ flat }) => takenAway.test(flat))) &&
    !all.some(({ flat }) => namesMeasure(flat) || weDo.test(flat))
  )
    return true;
  if (
    all.length > 1 &&
    all.some(({ flat }) => isNone.test(flat)) &&
    !all.some(({ flat }) => namesMeasure(flat) || weDo.test(flat) || saysHarm(flat))
  )
    return true;
  if (neverGets.test(first.flat) || endsInDenial(all)) return true;
  if (all.length === 2 && isTopic(first) && harmless.test(last.flat)) return true;
  if (
    all.length === 2 &&
    noMore.test(first.flat) &&
    ![isProtection, namesMeasure, saysHarm].some((is) => is(joined)) &&
    ![isNeeded, weDo].some((is) => is.test(last.flat))
  )
    return true;
  if (
    all.slice(1).some(({ flat }) => notTouched.test(flat)) &&
    !all.some(({ flat }) => saysHarm(flat) || namesMeasure(flat))
  )
    return true;
  if (all.length === 2 && deadNow.test(first.flat) && cutBy.test(last.flat)) return true;
  if (
    [tested, never, offTheList, far, noHarmSo, nothingThere, lookedFor].some((tells) =>
      tells.test(joined),
    )
  )
    return true;
  return all.some(({ flat }) => {
    const isNot = notThat.exec(flat)?.[1];
    return (
      isNot !== undefined && energyOf(isNot) !== null && !namesMeasure(isNot) && !isRule.test(isNot)
    );
  });
}

/** "School's on spring break, so no kids", "la calle la cerró el municipio, no pasa ni un carro". */
function endsInDenial(all: readonly Span[]): boolean {
  const last = all.at(-1);
  const others = all.slice(0, -1);
  return (
    last !== undefined &&
    others.length > 0 &&
    ['comma', 'so', 'and'].includes(last.joint) &&
    denialOf(last.text)?.before === '' &&
    (energyOf(last.flat) !== null || anywhere.test(last.flat)) &&
    !isProtection(last.flat) &&
    !isNeeded.test(last.flat) &&
    others.every(
      ({ flat, text }) =>
        survey.test(flat) ||
        allOfIt.test(flat) ||
        ((isStatement(flat) || isAbsent(text)) &&
          !weDo.test(flat) &&
          !namesMeasure(flat) &&
          !saysHarm(withoutNoHarm(flat)) &&
          (energyOf(withoutNoHarm(flat)) === null || isAbsent(text))),
    )
  );
}
/** "There isn't a cord in the place". */
const anywhere =
  /\b(?:in the (?:place|building|house)|on (?:this|the) (?:job|site|place)|anywhere|around here|out here|por ningun lado|por aqui|en tod[oa] (?:el|la) \p{L}+)$/u;
/** "It's all hand tools". */
const allOfIt =
  /^(?:it's|they're|everything's|todo es|todo va|es|va) (?:all|just|only|pur[oa]|nomas|con|a) /;
/** What someone needs: "no ladder to get out", "no disconnect on it". */
const isNeeded =
  /\b(?:oxygen|air|oxigeno|aire|ladders?|box|disconnect|valves?|breakers?|gfcis?|grounds?|grounding|parapet|sidewalk|shoulder|drains?|hoists?|brakes?|mats?|escaleras?|llaves?|valvulas?|breaker|tierra|banqueta|acotamiento|frenos?|cajon|tarima|pretil)\b/;
const isHeld =
  /^(?:it's|we|there's|it|esta|va|lleva|trae|tiene).*\b(?:strap|chain|tied|chock|pin|brac|lock|clamp|anchor|crib|block|bolt|rod|tag line|amarr|calz|asegur|trab|candado|sujet|atornill|ancl)\p{L}*/u;

const removed = String.raw`(?:hauled|took|removed|killed|pulled|cut|capped|drained|pumped|emptied|towed|sold|scrapped|disconnected|moved|rerouted|buried|cleared|sprayed|trapped|purged|tore|got|bagged|knocked)`;
const others = String.raw`(?:they|somebody|someone|(?:the |our )?(?:city|county|state|utility|owners?|landlord|farmer|neighbors?|tenants?|school|railroad|exterminator|beekeeper|vendor|plumbers?|(?:\p{L}+ )?(?:company|guys?|crew|department|people)))(?:'ve| have)?(?: already| just| all)?`;
const done = String.raw`(?:already|yesterday|last \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ago|back in|this morning|for the (?:week|day|month)|years?|(?:in|before) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas))`;
/** "City took the light pole down already", "the nest in the gable, the exterminator got it", "vaciaron la alberca ayer". */
const takenAway = new RegExp(
  String.raw`^(?:(?:and|y|oh|so) )*(?:${others} (?:${removed} (?:and )?)+(?:\p{L}+ ){1,8}?${done}\b|(?:the|that|those|them) (?:\p{L}+ ){1,6}?${others} ${removed} (?:it|them|that|those|'em)\b|(?:ya )?(?:nos |les? |se )?(?:l[ao]s? )?(?:vaci|quit|sac|llev|cort|desconect|dren|demol|tumb|retir|desarm|fumig|lav|desmont|apag|cancel)(?:aron|ieron) (?:el|la|los|las|ese|esa|esos|esas|tod[oa]s?) (?:\p{L}+ ){1,6}?(?:desde|ayer|antier|anoche|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes|ano)|la semana|hace|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b)(?!.*\b(?:but|pero|left|dejaron|todavia|still)\b)`,
  'u',
);
/** "De cables arriba, ni uno, está limpiecito". */
const isNone =
  /^(?:ni un[oa]?(?: sol[oa])?|not (?:a|one)(?: single)?(?: one)?|none|zero|zip|zilch)$/u;
const weDo = /^(?:we|i)(?:'ve|'ll)? (?!\p{L}+n't\b|never\b)|^\p{L}+[aei]mos\b/u;
/** "La pintura vieja no trae plomo", "this one's not artesian". */
const notThat =
  /^(?:(?:and|y|que|pues) )*(?:it's not an? |it isn't an? |no es (?:un|una) |(?!(?:he|she|we|i|you|they|it|nobody|\p{L}+'s tied)\b)(?:(?:the|this|that|these|la|el|los|las|ese|esa|old|new) )*(?:\p{L}+ ){0,3}?\p{L}+(?:'s not| is not| isn't| aren't| doesn't have| no (?:es|son|trae|tiene|lleva|carga)) )(?!dead|off\b|lock|ground|out\b|isolat|cover|guard|safe|tied|brac|shor|secur|mark|clear|tap|amarr|asegur|protec)(?:de (?:los|las)(?: viejos| viejas)? de )?([^,]{3,30})/u;

const isRule = /\b(?:until|till|unless|without|hasta que|sin)\b/;

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
