/**
 * What of a line is no fact of the job, seen over its sentences: what was planned and dropped, what isn't here, what
 * is denied with its reason, what is told of another job, and people who are away. It is cut before anything of the
 * line is taken, whatever was asked. All of it without accents.
 */
import { isPastStatement } from './statement.ts';
import { endOfElsewhere } from './left-elsewhere.ts';
import { spansOf, type Span } from './spans.ts';
import { denialOf } from './negation.ts';
import { saysHarm } from './measure.ts';
import { withoutNoHarm } from './of-else.ts';
import { quantitiesOf } from './numbers.ts';
import { plain } from './plain.ts';

export type Cut = {
  readonly start: number;
  readonly end: number;
  readonly why: 'denied' | 'dropped' | 'elsewhere' | 'away';
};

const lead = String.raw`^(?:(?:oh|and|y|ah|well|pues|man|also|but|pero|so|now|ahora|bueno|fijese que|fijate que|mire|mira|segun esto|al principio|originally|at first|the other day|yeah|honestly|ideally|you know|i mean|it's like|de hecho),? )*`;
const who = String.raw`(?:(?:(?:the |our |el |la |los )?\p{L}+(?: \p{L}+)?),?(?:'d| had)?,? )?`;
const hoped = String.raw`(?:think|talk|plann?|hop|look|kick|toy|debat|consider|mean|mess|ask)ing`;

/** Told as a plan, a wish or an idea, and so not as done. */
const planned = new RegExp(
  String.raw`${lead}${who}(?:` +
    [
      String.raw`(?:had |have |'ve |also )?wanted (?:a|an|to|the|some|us|one)\b`,
      String.raw`(?:had |was |were |been |had been |have been |'ve been )+(?:${hoped}|suppos\p{L}+|gonna|going to|fixing to|set to)\b`,
      String.raw`(?:would|could|should|might)(?:'ve| have) (?:liked|loved|been|had|put|used|rented|brought|set|hung|done|gone)\b|would (?:be nice|have an?)\b|have (?:liked|loved|preferred|an?)\b(?<='d have \p{L}+)|(?:rather|love to) have\b`,
      String.raw`(?:had )?(?:thought|talked|kicked|toyed) (?:some )?(?:about|around|with|of|it)\b|(?:had )?(?:lined up|considered|debated|floated|pitched|priced|looked at rent\p{L}*|looked into)\b|brought up (?!to|the rear)\b`,
      String.raw`(?:had )?(?:came|come) close to\b|(?:almost|nearly) (?:rented|got|bought|brought|ordered|went|had|used)\b|there was (?:some )?talk (?:of|about)\b|(?:the )?(?:idea|plan) (?:was|had been)\b`,
      String.raw`(?:quer|ten)ia(?:n|mos)? (?:que |la idea|pensado|en mente|meter|traer|poner|usar|rentar|un|una|pa)|traia(?:n|mos)? (?:la idea|tambien|pensado|en mente)|pensaba(?:n|mos)?\b|(?:se )?penso\b|pensamos\b`,
      String.raw`se (?:hablo|platico|habia (?:hablado|pensado|dicho)) (?:de )?|ib(?:a|an|amos) a\b|habia(?:n|mos)? (?:pensado|pedido|quedado|hablado|encargado)\b`,
      String.raw`(?:and(?:aba|abamos|aban|uvimos|uve|amos)|est(?:aba|abamos|uvimos|uve)) (?:viendo|buscando|cotizando|pensando|preguntando|con (?:la|esa) idea)\b`,
      String.raw`deci(?:a|an|amos) (?:de |que )|la idea era|el plan era|por poco\b|casi (?:rent|tra|compr)\p{L}+|cotiz(?:amos|e)\b|qued(?:o|aron|amos) (?:pendiente|de (?:traer|mandar|poner))|se suponia\b`,
    ].join('|') +
    String.raw`)|^.{3,50}(?: (?:was|were)(?: all)? (?:in|part of|on) (?:the |our )?(?:first |original |old )?(?:plan|list|schedule|program)\b| was the plan\b| (?:estaba|venia|iba) en (?:el plan|la lista|el programa)\b| l[oa]s? (?:teniamos|traiamos) (?:pa|para|en)\b)`,
  'u',
);

/** Asked for, and perhaps there by now. */
const askedFor = new RegExp(
  String.raw`${lead}${who}(?:(?:had )?(?:asked (?:for|about|if|the)|ordered|requested|put in (?:for|a request)|applied for|tried to (?:get|rent|borrow|bring|line)|hoped|figured (?:on|we'd)|meant to|called (?:for|about) an?|talked about|suggested|proposed|mentioned|pushed for|reserved|booked)\b|(?:the )?(?:drawings?|plans?|specs?|prints?|planos?) (?:showed|called for|had|decian|traian|pedian|marcaban)\b|pregunt(?:e|amos) (?:por|si)\b|(?:habia )?(?:pedi|pedimos|pedido|encargue|encargamos|solicite|solicitamos|aparte|apartamos)\b)`,
  'u',
);

/** It came to nothing. */
const dropped =
  /n't\b|\b(?:not|never|no|nobody|none|nothing|nah|nope|nixed|cannot)\b|\bfell through\b|\bgave (?:it|them) to\b|\bgot (?:bumped|dropped|cut|pulled|cancel\p{L}+|scrapped|pushed|moved)\b|\b(?:that|it)(?:'s| is| was) (?:out|off|dead|done|history|scrapped|dropped)\b|\b(?:forget|skip\p{L}*|scratch\p{L}*|passed|scrapped|dropped|shelved) ?(?:it|that|about|on)?\b|\btoo (?:much|expensive|slow|big|heavy|pricey|long|late|rich)\b|\b(?:price|cost|quote)\b|\b(?:sold out|booked|in the shop|broke|broken|stuck|short(?:handed)?|shut today|closed|instead|next (?:time|week|month|year)|later|another day|out of (?:stock|budget)|shot (?:it|that) down|at the other|wait(?:ing)? on)\b|\b(?:nunca|nadie|nada|ningun\p{L}*|siempre no|ni modo|quien sabe|a ver si|descompuso|descompuest\p{L}|tronado|taller|mantenimiento|car[oa]s?|carisim\p{L}+|descart\p{L}+|cancel\p{L}+|ahi quedo|quedo en|se cayo|mejor (?:l[oa]s? )?(?:dej|esper)\p{L}+|se (?:la|lo|las|los) (?:llev|quit)\p{L}+|se va pa|(?:pa'?l?|para el|hasta el) (?:otro|lunes|martes|miercoles|jueves|viernes|sabado)|otro dia|despues|manana|la semana que)\b/u;

/** It came to something after all. */
const cameTrue =
  /\b(?:got (?:it|one|them|two)|they (?:sent|brought|gave|said yes|came through)|it's here|(?:he|she|they)(?:'s|'re| is| are) here|showed up|came in|ya (?:lo|la|los|las) (?:tenemos|traemos|trajeron)|ya (?:lleg|est)\p{L}+|lleg(?:o|aron)|(?:lo|la|los|las|me|nos) (?:mandaron|trajeron|prestaron)|si (?:lleg|vin|quis|se pudo|hay)\p{L}*)\b/u;

/** What is done, whatever was planned. */
const doesIt =
  /^(?:so |asi que |instead )?(?:we|we're|we'll|we've|i|i'm|i'll|everybody|everyone|today we)(?:'re| are| just| only|'ll| will)? (?!(?:don't|didn't|won't|aren't|couldn't|never|not|passed|skipped|dropped|scrapped|gave|figured|decided|said|let|left|can't|ain't|get by|do without|haven't)\b)\p{L}+|^(?:asi que |pues |mejor |entonces )*(?:va a ser|vamos (?:a|con)|nos vamos|le entramos|usamos|ponemos|traemos|subimos|cargamos|se hace|lo hacemos|linea de|todos)\b/u;

/** It goes on about what was just told. */
const goesOn =
  /^(?:so |and |y |pero |but |asi que )*(?:(?:a lo mejor|quizas?|tal vez|maybe|i don't know|por si)\b|(?:va |vamos )?sin \p{L}+$|no \p{L}+$|it|that|they|he|she|those|these|them|this|there|the (?:price|office|city|boss|rental|owner|neighbor|gc|super|budget)|city|too|we (?:don't|didn't|won't|aren't|couldn't|never|passed|skipped)|nobody|forget|eso|es[ae]|es[oa]s|ya|l[ao]s?|se (?:l[ao]s? )?|no|nunca|siempre no|con eso|pues|yo con|el (?:patron|dueno|ingeniero|jefe)|la (?:oficina|senora|ciudad))\b/u;

const saysNothing =
  /^(?:you know|i mean|like|man|well|yeah|honestly|este|o sea|verdad|ya sabes?|pues|no se)$/;

/** "Grúa, tal vez": nothing to count on. */
const unsure =
  /^(?:maybe|perhaps|might be|we'll see|not sure(?: yet)?|who knows|tal vez|quizas?|a lo mejor|puede que si|a ver|quien sabe|si acaso)$/;

/** Told to be somewhere else, or on its way. */
const notHere = new RegExp(
  String.raw`^.{3,60}?(?:(?:'s|'re| is| are)(?: still| all)? (?:sitting |back |over |out |down |stuck )*(?:in|at|on) (?:the |our )?(?:other (?:truck|trailer|van|job|site)|shop|yard|warehouse|main yard|last job|truck back)\b|(?:'s|'re| is| are) out for (?:inspection|repair|service|calibration|testing)\b| (?:hasn't|haven't|didn't|never) (?:come|came|show(?:n|ed)?(?: up)?|arrived?|made it|make it|been delivered|get here)\b|(?:'s| is| are) on (?:back ?order|order|the way|its way)\b| se qued(?:o|aron) en (?:el|la|otr\p{L}+) (?:taller|bodega|otr\p{L}+ \p{L}+|yarda|shop|troca)\b| (?:esta|estan) en (?:la otra|el otro) (?:troca|camion|obra|jale)\b| (?:todavia|aun) no (?:llega|ha llegado|han llegado|lo traen|la traen|los traen)n?\b| (?:l[oa]s? )?(?:traen|llega|llegan) (?:hasta )?(?:manana|el lunes|despues|la proxima)\b)`,
  'u',
);
/** What is missed when it isn't there may be a hazard; what someone works with isn't. */
const withoutIt =
  /^(?:(?:we're|we'll|we) (?:going |doing |make do |get by |work |do it |do )*without|(?:asi que |va |vamos )*sin \p{L}+(?: \p{L}+)?$|so (?:cross|leave|take) (?:that|it|them) off|(?:no|con es\p{L}+ no) (?:l[oa]s? )?(?:contamos|tenemos|hay)|so no \p{L}+ today)\b/u;

const relevance = String.raw`(?:come|enter|figure)s? in(?:to)?(?: (?:it|this|play))?\b|apply\b|matter\b|count\b|bother\b|in the (?:forecast|picture|cards|mix|equation)|on (?:my|the|our|this) list|(?:an?|much of an?|even an?|really an?) (?:thing|issue|problem|concern|factor|worry)|in (?:our|the|anybody's) way|gonna (?:bother|be bugging|get us)|be bugging|in play|part of (?:this|it|the job)|a player`;

const longAgo = String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|ago|last \p{L}+|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|since|this morning|already|back (?:in|on)|years?)\b`;

/** The clause itself says that a thing isn't there, isn't used, or doesn't matter. */
const denies: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:n't|'s not| not| never)(?: gonna| going to| even| really)? (?:${relevance})`,
    'u',
  ),
  /^.{3,50} (?:you|we) (?:can (?:forget|skip|scratch|leave off)|don't (?:gotta|have to|need to|wanna) (?:put|worry|list|write|count|add|bother)|won't need|don't need|aren't (?:running|using|firing)|'re not (?:running|using|firing|touching)|ain't (?:running|using|firing|touching))\b/u,
  /^(?:so )?(?:you|we|nobody) (?:won't|don't|ain't gonna|aren't gonna|never) (?:see|get|find|hit|run into|have|smell) (?:any\b|a single|one\b|[\p{L}' ]{3,30} (?:here|out here|up there|down there|back here|on this (?:one|job)|today)$)/u,
  /^(?:i've |we've |i |we )?(?:never (?:seen|had|found|saw)|haven't (?:seen|had|found)) (?:an?|any|one|no)\b/u,
  /^(?:and )?none of (?:them|'em|those|these|that|the \p{L}+)(?:'s| is| are| was| were)\b|^neither \p{L}+ nor\b|^(?:it's )?not like there's\b/u,
  /^(?:so )?(?:nobody|no one)(?:'s| is|'s gonna be| will be) (?:getting|burning|grinding|welding|torching|cutting|going (?:in|inside|under|into)|climbing)\b/u,
  /^(?:so )?(?:nothing|none of (?:that|it|those))(?:'s| is|'s gonna be| will be)? (?:swinging|falling|coming|going|moving|running|live|hot|overhead|up there|back (?:here|there)|in (?:the|our) way|to (?:hit|touch|bump|worry|catch|burn|trip|spill))\b/u,
  /\bno (?:es|son|va a ser|sera|seria)(?: un| una| ningun\p{L}*)? (?:tema|problema|bronca|pedo|asunto|cosa|riesgo|peligro|issue|pendiente)\b|\bno (?:nos |le |les )?(?:toca|aplica|cuenta|entra (?:aqui|en esto)|afecta|estorba|incumbe|llega hasta|molesta|va a (?:molestar|tocar|estorbar|afectar))\b(?! (?:bien|duro))/u,
  /\bno hay (?:de )?que preocup\p{L}+|\b(?:ni|no) (?:te|se|nos) (?:apure[ns]?|preocup\p{L}+|mortifi\p{L}+)|\bni me l[oa]s? (?:apunt|pong)\p{L}+|\bolvid(?:e(?:n?se)?|ate)(?: de)?\b|\bno (?:dan|anuncian|pronostican) (?:para|pa) \p{L}+/u,
  /^(?:y )?(?:(?:el|la|los|las|de) )?\p{L}+(?: \p{L}+){0,3} ya no (?:tien|hay|est|qued|exist|jal|trabaj|corr|pas|lleg|sirv|echa|lleva|trae|bota|suelta)\p{L}*/u,
  /^(?:y )?(?:(?:el|la|los|las) )?(?!nosotros\b|aqui\b|hoy\b|ya\b)\p{L}+(?: \p{L}+){0,2} no (?:l[oa]s? )?(?:(?:vamos|van) a )?(?:prend|us|manej|ocup|necesit|tra|llev|sold|cort|toc|abr|met|mov|quem|escarb|excav|rent|conect)\p{L}*(?:mos|r)\b/u,
  /^(?:y )?(?:(?!no\b|si\b|ahi\b|aqui\b)\p{L}+ ){1,3}(?:habia|hubo)$/u,
  /\bno (?:llegamos|nos arrimamos|nos acercamos)(?: hasta| a| ni)* (?:alla|eso|ahi|es[ao]s?)\b|\bwe (?:don't|won't|never) (?:go|get|reach) (?:that far|over there|anywhere near)\b/,
  new RegExp(
    String.raw`^.{3,60}?(?:'s been| was| were| got| has been| have been|'ve been) (?:all |already |long |both )*(?:drained|removed|capped|filled|backfilled|pulled|shut off|turned off|disconnected|de-?energized|buried|abated|moved|hauled (?:off|out)|cut (?:off|loose|away)|torn out|pumped out|purged|killed)\b.*${longAgo}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:el|la|los|las|es[ae]|es[oa]s) .{3,60}? (?:ya )?(?:se )?l[ao]s? (?:taparon|rellenaron|quitaron|sacaron|apagaron|desconectaron|enterraron|movieron|cerraron|cortaron|drenaron|vaciaron|llevaron)\b`,
    'u',
  ),
  /^(?:so )?nothing(?:'s| is) (?!holding|brac|tied|secur|guard|stopp|cover|block|between|keep|support)(?:\p{L}+ ?){1,3}$/u,
  /^(?:y )?no hace falta (?!que)\p{L}+|^(?:y )?ningun[oa] de (?:l[oa]s|es[oa]s|ell[oa]s)\b/u,
];
/** "Nah" after a thing. */
const nah =
  /^(?:nah|nope|no|nel|(?:none|nothing|not any)(?: (?:on|in|at|here|today|there)\b.*)?|ningun[oa]?|nada|para nada|nada de eso|negative)$/;

/** After its reason: "so there's nothing up there", "so he's out of the picture". */
const concludes =
  /^(?:so )?(?:(?:there's|there is|there are|there're|we got|we've got|we have|you got|you've got)(?: just| really| basically)? (?:nothing|none|no|not (?:an?|any|one))\b|(?:there) (?:isn't|aren't|ain't|won't be)\b|(?:that|it|he|she|they|those|that one)(?:'s|'re| is| are| ain't|'ll be)(?: all| just| pretty much| long)* (?:not|out of (?:the|our) (?:picture|way|hair)|gone|dead|done|over with|no longer|cold|empty|long gone|off the table|a non.?issue|covered|history|nothing)\b|(?:that|it|he|she|they|those) (?:doesn't|don't|won't|isn't|aren't|ain't|can't)\b|(?:no|none|nothing|zero) (?!one\b|body\b|\p{L}+ing\b)|none of (?:that|those|it)\b|(?:no|ya no) (?:hay|va a haber|habra|tenemos|existe|queda|pasa|anda|viene|corre|llega|tiene)\p{L}*|ningun[oa]?s?\b|nada\b|(?:por )?(?:aca|aqui|ahi) (?:no|ningun\p{L}*|nada)\b|(?:de )?(?:eso|es[ea]|\p{L}+) (?:no (?:va a (?:haber|ser)|hay|nos|existe|aplica)|ni|nada|olvid\p{L}+)\b|\p{L}+(?: \p{L}+)?(?: is| are|'s) (?:out|off)$|(?:suben|pasan|entran|caben|vamos|andamos) (?:sin (?:bronca|problema|pedo)|tranquil\p{L}+))/u;

/** What protects, or lets people out: when that is missing, someone is hurt. */
const protects =
  /\b(?:guard ?rails?|hand ?rails?|rails?|guards?|covers?|lids?|grates?|brac\p{L}*|shor\p{L}*|nets?|netting|harness\p{L}*|anchors?|tie.?offs?|spotters?|flaggers?|alarms?|lights?|lighting|blowers?|fans?|ventilat\p{L}*|air ?flow|way (?:out|down|up)|exit|room|visibility|signal|shade|water(?! (?:lines?|mains?|heaters?|pipes?|tanks?))|toe ?boards?|outriggers?|labels?|barandal\p{L}*|tapas?|guardas?|rejillas?|redes|puntales|ademe|arnes\p{L}*|vigias?|bandereros?|alarmas?|luces|ventilador\p{L}*|ventilacion|senal\p{L}*|salida|espacio pa\p{L}*|sombra|extintor\p{L}*|hold\p{L}*|stopping|grip|traction|telling|way to|seeing)\b/u;

const pronoun =
  /^(?:(?:and|y|but|well|pero|now) )*(?:it|that|they|he|she|those|these|this|them|you can't|the closest|eso|es[ae]|es[oa]s|ya|l[ao]s?(?= \p{L}+(?:aron|ieron|o|an|en)\b)|se l[ao]s?|big|old|just|all|utility|they've|been)\b/u;
/** A thing without anything said of it. */
const fragment =
  /^(?:(?:and|y|now|but|well|the|an?|that|those|my|our|el|la|los|las|de|lo de(?:l)?|ahora|lo) )*[\p{L}']+(?: [\p{L}']+){0,3}$/u;
const verb =
  /(?:'s|'re|'ll|'ve|'m)\b|\b(?:is|are|was|were|could|can|will|might|may|falls?|comes?|runs?|gets?|got|goes|has|have|esta|estan|es|son|puede\p{L}*|hay|se|cae\p{L}*|pega\p{L}*)\b/u;

/** Said of someone who isn't with the crew today. */
const personAway = new RegExp(
  [
    String.raw`\b(?:won't|ain't|isn't|not|can't|couldn't|doesn't|wasn't|don't)(?: gonna| going to| able to)? (?:be )?(?:seeing|see (?:him|her|them)|with us|here|coming|come|make it|making it|working|count\p{L}*|in today|back|on (?:this|today)|join\p{L}*)\b`,
    String.raw`\b(?:would've|would have|was (?:gonna|going to|supposed to)|were supposed to|iba a (?:venir|estar)|se suponia)\b`,
    String.raw`\b(?:jury duty|(?:called|out|home) sick|day off|vacation|wedding|funeral|graduation|honeymoon|dentist|doctor's?|hospital|court|training|cert class|class all|school|on a plane|the shop today|main yard|(?:other|last) (?:job|crew|site)|on leave|paternity|maternity)\b`,
    String.raw`\b(?:got (?:loaned|lent|sent|pulled|called|moved|borrowed)|kept (?:him|her)|sent (?:him|her)|pulled (?:him|her)|took (?:him|her)|borrowed (?:him|her))\b|(?:'s|\bis|'re|\bare) (?:off|out|gone|away)(?= (?:sick|today|till|until|all|this|at|for|with)\b|$)|\bdon't (?:count|put|list)\b`,
    String.raw`(?:'s|\bis) (?:over|down|up|out|back)? ?(?:at|in|on) .*\b(?:all week|till|until|today so|instead)\b`,
    String.raw`\b(?:no|ni) (?:(?:me|lo|la|nos|los|se|l[oa]s?) )*(?:cuent|vin|vien|regres|acompan|apunt|va|viene|jal|trabaj|pong|est)\p{L}*`,
    String.raw`\b(?:se quedo (?:en|con|alla)|l[oa] (?:mandaron|operaron|llamaron|movieron|prestaron|ocuparon)|pidio (?:el dia|permiso)|anda (?:en|de|con) (?!la (?:grua|paver|maquina|retro)\b)\p{L}+|tiene cita|incapacitad[oa]|de vacaciones|enferm[oa]|de permiso|descans\p{L}+|falto|en el doctor|del otro lado|hasta el (?:lunes|martes|miercoles|jueves|viernes|otro))\b`,
  ].join('|'),
  'u',
);

/** A figure of before, that what follows corrects. */
const saidBefore =
  /^(?:and |y )?(?:(?:i know )?i (?:said|keep saying|kept saying|told you|was saying|wrote)\b|(?:yo )?(?:dije|habia dicho|les dije|puse)\b|(?:the |my )?(?:sheet|plan|plans|drawings?|ticket|work order|paper|email)s? (?:says?|said|had|shows?|showed)\b|(?:en )?(?:la hoja|el plano|la orden|el papel|el plan) (?:dice|decia|ven\p{L}+|trae|traia|marca)\b)/u;

export type Asked = {
  /** Work, place or people are asked for: anyone may be told to be away. */
  readonly forWho: boolean;
  /** A denial that may be the work, or a measure that was asked for. */
  readonly isAnswer: (denial: string) => boolean;
  /** What follows the first name of the crew, and how many words stand before it. @returns null where none is named */
  readonly afterName: (text: string) => { readonly rest: string; readonly lead: number } | null;
};

/** What is cut out of a line, in its order. */
export function cutsOf(line: string, asked: Asked): Cut[] {
  const spans = spansOf(line);
  const cuts: Cut[] = [];
  const isCut = ({ start }: Span) => cuts.some((cut) => cut.start <= start && start < cut.end);
  const cut = (from: Span | undefined, to: Span | undefined, why: Cut['why']) => {
    if (from === undefined || to === undefined) return;
    while ((cuts.at(-1)?.start ?? -1) >= from.start) cuts.pop();
    const last = cuts.at(-1);
    cuts.push({ start: Math.max(from.start, last?.end ?? 0), end: to.end, why });
  };
  for (const [at, span] of spans.entries()) {
    if (isCut(span)) continue;
    const plan = endOfPlan(spans, at);
    if (plan !== null) {
      cut(span, spans[plan], 'dropped');
      continue;
    }
    const next = spans[at + 1];
    if (saidBefore.test(span.flat) && quantitiesOf(span.text).length > 0 && next?.joint === 'but') {
      cut(span, next, 'dropped');
      continue;
    }
    const away = endOfAway(spans, at, asked);
    if (away !== null) {
      cut(span, spans[away], 'away');
      continue;
    }
    if (asked.forWho) continue;
    const elsewhere = endOfElsewhere(spans, at);
    if (elsewhere !== null) {
      cut(span, spans[elsewhere], 'elsewhere');
      continue;
    }
    const first = spans[startOfDenial(spans, at) ?? -1];
    const last = spans[endOfDenial(spans, at)];
    if (first === undefined || last === undefined) continue;
    // What is denied in so many words is known to those who read a denial.
    if (first === last && denialOf(first.text)?.before === '') continue;
    if (asked.isAnswer(line.slice(first.start, last.end))) continue;
    cut(first, last, 'denied');
  }
  return cuts;
}

/** The last clause of what was planned and came to nothing. @returns null where none begins here */
function endOfPlan(spans: readonly Span[], at: number): number | null {
  const span = spans[at];
  if (span === undefined) return null;
  const isUnsure = isThing(span) && unsure.test(spans[at + 1]?.flat ?? '');
  const isPlan = isUnsure || planned.test(span.flat);
  const isMissing = notHere.test(span.flat) && !saysHarm(span.flat);
  if (!isPlan && !isMissing && !askedFor.test(span.flat)) return null;
  let end = at;
  let isDropped = isMissing;
  for (let next = at + 1; next < spans.length; next++) {
    const one = spans[next];
    if (one === undefined || one.sentence > span.sentence + 1) break;
    if (saysNothing.test(one.flat)) continue;
    if (isUnsure && next === at + 1) {
      end = next;
      continue;
    }
    if (cameTrue.test(one.flat) && !dropped.test(one.flat)) return null;
    const isWithout = withoutIt.test(one.flat);
    if (doesIt.test(one.flat) && !isWithout) break;
    const isDrop = dropped.test(one.flat) || isWithout;
    const isNext = one.sentence > span.sentence;
    if (!isDrop && (isNext || (!goesOn.test(one.flat) && one.joint !== 'but'))) break;
    if (isNext && !isDropped && !isDrop) break;
    if (isNext && isDropped && !goesOn.test(one.flat)) break;
    isDropped ||= isDrop || one.joint === 'but';
    end = next;
  }
  const follows = spans[end + 1];
  const isReplaced = follows !== undefined && ['but', 'so'].includes(follows.joint);
  return isDropped || (isPlan && (isReplaced || follows?.sentence !== span.sentence)) ? end : null;
}

/** The last clause of what is told of someone who isn't here today. */
function endOfAway(
  spans: readonly Span[],
  at: number,
  { afterName, forWho }: Asked,
): number | null {
  const span = spans[at];
  const named = span === undefined ? null : afterName(span.flat);
  if (span === undefined || named === null || (!forWho && named.lead > 2)) return null;
  let end: number | null = personAway.test(named.rest) ? at : null;
  for (let next = at + 1; next < spans.length; next++) {
    const one = spans[next];
    if (one === undefined || one.sentence !== span.sentence || afterName(one.flat) !== null) break;
    const follows = pronoun.test(one.flat) || one.joint === 'but' || one.joint === 'so';
    const isAway = personAway.test(one.flat) || (end !== null && one.joint === 'so');
    if (!follows && !(forWho && isAway)) break;
    if (isAway) end = next;
  }
  return end;
}

const isThing = ({ flat }: Span): boolean =>
  fragment.test(flat) && !verb.test(flat) && !/^(?:si no|if not|otherwise)$|\d/.test(flat);

/** Whether it speaks of what was just told. */
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

/** The clause with which a denial and its reason begin. @returns null where this one denies nothing */
function startOfDenial(spans: readonly Span[], at: number): number | null {
  const span = spans[at];
  const last = spans[at - 1];
  if (span === undefined) return null;
  const isNah = nah.test(span.flat) && last?.joint === 'start' && isThing(last);
  const isSelf = denies.some((tells) => tells.test(span.flat));
  const isEnd =
    last !== undefined &&
    concludes.test(span.flat) &&
    (span.joint === 'so' ||
      (span.joint === 'comma' && isThing(last) && !/^(?:no|none|nothing|zero) /.test(span.flat)));
  const isNobody =
    span.joint === 'so' &&
    /^(?:nobody|no one|nadie)\b/.test(span.flat) &&
    last !== undefined &&
    (isPastStatement(last.flat) ||
      / (?:is|are)|'s (?:shut|closed|gone|off|down|out)$/.test(last.flat));
  if ((!isSelf && !isEnd && !isNah && !isNobody) || protects.test(span.flat)) return null;
  if (last?.sentence !== span.sentence) return at;
  if (!isNah && !isEnd && span.joint !== 'so' && !refersBack(span)) return at;
  let start = at;
  for (let one = at - 1; one >= 0; one--) {
    const clause = spans[one];
    if (clause === undefined || clause.sentence !== span.sentence) break;
    if (tellsHarm(clause.flat) && !isThing(clause)) break;
    if (protects.test(clause.flat)) break;
    start = one;
    if (refersBack(clause)) continue;
    if (verb.test(clause.flat) || ['and', 'but'].includes(clause.joint)) break;
  }
  return start;
}

const tellsWhy =
  /^(?:the )?(?:closest|nearest)\b|\b(?:miles?|blocks?|yards?) (?:off|away)$|^(?:it's|it is|they're|that's|those are|everything's|everything is|tod[oa]s? (?:el|la|los|las|es|esta)|puro|pura|es|son) (?!.*\b(?:could|can|might|puede\p{L}*|loose|suelt[oa])\b)|^(?:el|la|los|las|the|they|he|she) .*\b(?:se l[ao]s? )?(?:se llevo|se llevaron|quito|quitaron|saco|sacaron|took|hauled|removed|relocated)\b/u;

/** The last clause that tells why something isn't there. */
function endOfDenial(spans: readonly Span[], at: number): number {
  const span = spans[at];
  let end = at;
  for (let next = at + 1; next < spans.length; next++) {
    const one = spans[next];
    if (one === undefined || one.sentence !== span?.sentence) break;
    const isDenial = concludes.test(one.flat) || denies.some((tells) => tells.test(one.flat));
    const isWhy = tellsWhy.test(one.flat);
    if (tellsHarm(one.flat) && !isDenial && !isWhy) break;
    if (
      !isDenial &&
      !isWhy &&
      (one.joint === 'but' || !(refersBack(one) || one.joint === 'because'))
    )
      break;
    end = next;
  }
  return end;
}

const before = /(?:,?\s+(?:and|y|but|pero|so|because|porque))?[\s,]*$/iu;
const after = /^[\s,]*(?:(?:and|y|but|pero|because|porque)\s+)?/iu;

/** The line without what is cut. */
export function withoutCuts(line: string, cuts: readonly Cut[]): string {
  let kept = '';
  let from = 0;
  const keep = (piece: string) => {
    if (!/[\p{L}\p{N}]/u.test(piece)) return;
    const opens = kept === '' || /[.;!?]$/.test(kept);
    const said = opens ? piece.replace(/^[\s,.;!?]+/u, '') : piece;
    kept +=
      opens || /^[.;!?]/.test(said) ? said : `${/^so |^asi que /iu.test(said) ? ' ' : ', '}${said}`;
    if (/[.;!?]$/.test(kept)) kept += ' ';
    kept = kept.trimEnd();
  };
  for (const { start, end } of cuts) {
    const piece = line.slice(from, start);
    keep((from === 0 ? piece : piece.replace(after, '')).replace(before, ''));
    from = end;
  }
  keep(from === 0 ? line : line.slice(from).replace(after, ''));
  return onlyFiller.test(plain(kept)) ? '' : kept;
}

const onlyFiller =
  /^(?:(?:oh|man|ay|ah|uh|um|well|okay|so|y|and|pues|bueno|anyway|yeah|no|sorry|fijate|mira|ademas|also)[,.!?\s]*)*$/;
