/** What was planned, wanted or asked for and isn't there: no measure. All of it without accents. */
import { namesMeasure, saysHarm } from './measure.ts';
import { withoutNoHarm } from './of-else.ts';
import { quickTest } from './rule-index.ts';
import type { Span } from './spans.ts';

const lead = String.raw`^(?:(?:oh|and|y|ah|well|pues|man|also|but|pero|so|now|ahora|bueno|fijese que|fijate que|mire|mira|segun esto|al principio|originally|at first|the other day|yeah|honestly|ideally|you know|i mean|it's like|de hecho),? )*`;
const who = String.raw`(?:(?:(?:the |our |el |la |los )?\p{L}+(?: \p{L}+)?),?(?:'d| had)?,? )?`;
const hoped = String.raw`(?:think|talk|plann?|hop|look|kick|toy|debat|consider|mean|mess|ask)ing`;

/** Told as a plan, a wish or an idea, and so not as done. */
const planned = new RegExp(
  String.raw`${lead}${who}(?:` +
    [
      String.raw`[^,]{0,25}(?:(?:'re|'m|\bare|\bam)(?: still)? waiting (?:on|for) (?!.* to\b)|(?:seguimos|estamos|andamos) esperando (?!a? ?que\b)|(?:'s|'re|\bis|\bare)(?: still)? (?:drawing up|working up|putting together|pricing)|est[aá]n? (?:haciendo|armando|cotizando) (?:un|una) )`,
      String.raw`[^,]{0,25}(?:(?:'m|'re|\bis|\bbeen) trying to (?:talk|get|convince|find|line up|borrow)\b|(?:ando|andamos|estoy|estamos|anda) (?:convenciendo|buscando|tratando de (?:conseguir|convencer|rentar)))\b|(?:one of these days|some ?day|un dia de estos|algun dia)\b|[^,]{2,40} would(?:'ve)? (?:help|helped|work great)$|(?:i |we )?wish (?:i|we|they|he|somebody)|(?:i'd|we'd) (?:love|like) (?:to (?:get|have|see|put|rent|buy)|a|an|some|one)\b|(?:me |nos )?(?:gustaria|quisiera)(?:n|mos)? (?:unos?|unas?|tener|traer|poner|que)\b`,
      String.raw`[^,]{0,25}(?:said|says|saying|promised|thinks|swore|keeps saying|dijo|dice|prometio)(?: que)? (?:(?:he|she|they|it|we|somebody)(?:'d| would| might| may|'ll try| was gonna| was going to) (?:look into|see about|try|check on|think|ask|find|get|send|bring|buy|order)|(?:we|i|you) (?:oughta|ought to|should|need to|could) (?:get|rent|buy|bring|have|order|use|try)|iba a (?:ver|traer|mandar|comprar|pedir|buscar)|a lo mejor|(?:deberiamos|tenemos que|habia que) (?:comprar|rentar|traer|pedir|conseguir))\b`,
      String.raw`[^,]{0,25}(?:(?:dij|habl|mencion|platic)(?:o|eron|aron) (?:algo )?de (?:rent|tra|pon|us|compr|met|ped|consegu)\p{L}*r|(?:mentioned|talked about|brought up|said something about) (?:renting|getting|bringing|using|buying|putting))\b`,
      String.raw`[^,]{2,40} (?:was|were|got|had been|has been|'s been) (?:talked about|discussed|considered|brought up|mentioned|promised|suggested|proposed|kicked around)\b|[\p{L} ]{2,20} (?:keeps?|kept|'s always) (?:promising|on about|talking about|asking (?:about|for)|bringing up)\b|se (?:menciono|discutio|propuso|sugirio) (?!que\b)|(?:nos |me )?(?:anda|andan|siguen|llevan rato) (?:prometiendo|diciendo que)\b`,
      String.raw`[^,]{2,40}\b(?:might|may|tal vez|a lo mejor|quizas?|igual)\b[^,]*\b(?:another day|some ?day|later on|next (?:time|week|month)|otro dia|algun dia|la (?:otra|proxima) semana|el (?:otro|proximo) mes)\b`,
      String.raw`[^,]{0,25}(?:hubiera|habria|hubieran)(?:mos)? (?:estado|sido|servido|ayudado|quedado|venido|caido)\b|(?:nos|me) falto (?!(?:poco|nada)\b)\p{L}+|se nos (?:olvido|paso|quedo) \p{L}+|could(?:'ve| have) used\b|(?:we |i |he |somebody )?(?:forgot|didn't (?:pack|bring|load)|never (?:packed|brought|loaded|bought))\b`,
      String.raw`(?:(?:had |have |'ve |also )?wanted|did want) (?:a|an|to|the|some|us|one)\b|[^,]{0,25}(?:wants? to (?:do|get|try|bring|rent|use|put|set|run|add)|quieren? (?:meter|traer|poner|usar|rentar|probar|comprar)) `,
      String.raw`(?:had |was |were |been |had been |have been |'ve been )+(?:${hoped}|suppos\p{L}+|gonna|going to|fixing to|set to)\b`,
      String.raw`(?:would|could|should|might)(?:'ve| have) (?:liked|loved|been|had|put|used|rented|brought|set|hung|done|gone)\b|would (?:be nice|have an?)\b|have (?:liked|loved|preferred|an?)\b(?<='d have \p{L}+)|(?:rather|love to) have\b`,
      String.raw`[^,]{0,25}(?:'d|\bwould|\bcould|\bmight)(?:'ve| have) (?!to\b|had to\b)\p{L}{3,}`,
      String.raw`(?:the |a |an )?(?:\p{L}+ ){0,3}would be (?:great|nice|good|ideal|handy|sweet|perfect|overkill|too much|a waste|smart|better|wise|a good idea)\b|might (?:get|rent|bring|have|use|see)\b|may (?:get|rent|bring|use)\b`,
      String.raw`(?:they |he |she |somebody )?offered (?:us|me|to)\b|(?:we )?had(?: an?| some| one)?(?: \p{L}+){1,3} (?:on (?:the|our) (?:list|order|plan)|ordered|lined up|reserved|coming)\b|(?:was|were) (?:pushing|asking|hoping|begging) (?:for|to)\b|(?:\p{L}+ ){0,3}(?:proposed|floated|suggested|recommended|pitched|propuso|sugirio|recomendo|proponia|ofrecio|nos ofrecieron|ofrecieron)\b`,
      String.raw`(?:[^,]{3,25} )?(?:estaria|seria|vendria|caeria) (?:demasiado|exagerado|bien|bueno|buen[oa]|chid[oa]|padre|ideal|suave)\b|ojala\b|(?:yo )?(?:le|les) (?:dije|pedi|comente|propuse)(?: \p{L}+){0,4} (?:de(?: poner| traer| usar)?|que (?:pusi|traj|compr|nos|met|rent|hici)\p{L}*|un|una|unos|unas) `,
      String.raw`a ver si (?:nos |me |les )?\p{L}+`,
      String.raw`(?:had )?(?:thought|talked|kicked|toyed) (?:some )?(?:about|around|with|of|it)\b(?! (?:it|the (?:hazards?|job|plan))\b)|(?:had )?(?:lined up|considered|debated|floated|pitched|priced|(?:looked|had a look) at (?:rent|get|bring)\p{L}*|looked into)\b|brought up (?!to|the rear)\b`,
      String.raw`(?:had )?(?:came|come) close to\b|(?:almost|nearly) (?:rented|got|bought|brought|ordered|went|had|used)\b|there was (?:some )?talk (?:of|about)\b|(?:the )?(?:idea|plan) (?:was|had been)\b`,
      String.raw`(?:quer|ten)ia(?:n|mos)? (?:que |la idea|pensado|en mente|meter|traer|poner|usar|rentar|un|una|pa)|traia(?:n|mos)? (?:la idea|tambien|pensado|en mente)|pensaba(?:n|mos)?\b|(?:se )?penso\b|pensamos\b`,
      String.raw`se (?:hablo|platico|habia (?:hablado|pensado|dicho)) (?:de )?|ib(?:a|an|amos) a\b|habia(?:n|mos)? (?:pensado|pedido|quedado|hablado|encargado)\b`,
      String.raw`(?:and(?:aba|abamos|aban|uvimos|uve|amos)|est(?:aba|abamos|uvimos|uve)) (?:viendo|buscando|cotizando|pensando|preguntando|con (?:la|esa) idea)\b`,
      String.raw`deci(?:a|an|amos) (?:de |que )|la idea era|el plan era|por poco\b|casi (?:rent|tra|compr)\p{L}+|cotiz(?:amos|e)\b|qued(?:o|aron|amos) (?:pendiente|de (?:traer|mandar|poner))|se suponia\b`,
    ].join('|') +
    String.raw`)|^.{3,50}(?: (?:was|were)(?: all)? (?:in|part of|on) (?:the |our )?(?:first |original |old )?(?:plan|list|schedule|program)\b| (?:was|were|eran?) (?:the |our |el |nuestro )?(?:backup|plan b|back-up|fallback|second choice)\b| was the plan\b| (?:estaba|venia|iba) en (?:el plan|la lista|el programa)\b| l[oa]s? (?:teniamos|traiamos) (?:pa|para|en)\b)`,
  'u',
);

const isPlanned = quickTest(planned);

/** Asked for, and perhaps there by now. */
const askedFor = new RegExp(
  String.raw`${lead}${who}(?:(?:had )?(?:(?:asked|did ask) (?:for|about|if|the)|ordered|requested|put in (?:for|a request)|applied for|tried to (?:get|rent|borrow|bring|line)|hoped|figured (?:on|we'd)|meant to|called (?:for|about) an?|told (?:them|him|her|the \p{L}+) to (?:send|bring|get|order|buy)|talked about|suggested|proposed|mentioned|pushed for|reserved|booked)\b|(?:the )?(?:drawings?|plans?|specs?|prints?|planos?) (?:showed|called for|had|decian|traian|pedian|marcaban)\b|pregunt(?:e|amos) (?:por|si)\b|(?:le |les )?(?:hable|hablamos|marque|llame|llamamos)\b.* (?:para|pa|por)\b|(?:habia )?(?:pedi|pedimos|pedido|encargue|encargamos|solicite|solicitamos|aparte|apartamos)\b)`,
  'u',
);

/** It came to nothing. */
const dropped =
  /n't\b|\bonly (?:got|has|have)\b|\b(?:don't (?:write|put|count|list)|no on that|who knows|we'll see|(?:don't|didn't) (?:have|get|show)|nobody's ordered|i don't know|not decided|todavia no|no cuent\p{L}+|hoy no|no l[oa] (?:ten|pon|apunt|cuent)\p{L}*|yo no l[oa]|tied up|sitting|leave it)\b|\b(?:leave|take|cross) (?:it|that|them) (?:off|out)\b|\b(?:turned|shot|voted) (?:it|that|them|him|her|us) down\b|\btoday's? (?:no|not)\b|\bsomos nomas\b|\b(?:not|never|no|nobody|none|nothing|nah|nope|nixed|cannot)\b|\bfell through\b|\bgave (?:it|them) to\b|\bgot (?:bumped|dropped|cut|pulled|cancel\p{L}+|scrapped|pushed|moved)\b|\b(?:that|it)(?:'s| is| was) (?:out|off|dead|done|history|scrapped|dropped)\b|\b(?:forget|skip\p{L}*|scratch\p{L}*|passed|scrapped|dropped|shelved) ?(?:it|that|about|on)?\b|\btoo (?:much|expensive|slow|big|heavy|pricey|long|late|rich)\b|\b(?:price|cost|quote)\b|\b(?:sold out|booked|in the shop|broke|broken|stuck|short(?:handed)?|shut today|closed|instead|next (?:time|week|month|year)|later|another day|(?:on )?back ?order|on order|waiting (?:on|for) (?:a|the) part|out of (?:stock|budget)|shot (?:it|that) down|at the other|wait(?:ing)? on)\b|\b(?:nunca|nadie|nada|ningun\p{L}*|siempre no|ni modo|quien sabe|a ver si|descompuso|descompuest\p{L}|tronado|taller|mantenimiento|car[oa]s?|carisim\p{L}+|descart\p{L}+|cancel\p{L}+|ahi quedo|quedo en|se cayo|mejor (?:l[oa]s? )?(?:dej|esper)\p{L}+|se (?:la|lo|las|los) (?:llev|quit)\p{L}+|se va pa|esperando (?:la|una) (?:pieza|refaccion)|algun dia|someday|wish\b|dizque|(?:llegan?|vienen?|coming|arrives?|due|here) (?:hasta )?(?:el |on )?(?:lunes|martes|miercoles|jueves|viernes|(?:mon|tues|wednes|thurs|fri)day)|agotad[oa]s?|se va pa|(?:pa'?l?|para el|hasta el) (?:otro|lunes|martes|miercoles|jueves|viernes|sabado)|otro dia|despues|manana|la semana que)\b/u;

/** It came to something after all. */
const cameTrue =
  /\b(?:got (?:it|one|them|two)|they (?:sent|brought|gave|said yes|came through)|it's here|(?:he|she|they)(?:'s|'re| is| are) here|showed up|came in|ya (?:lo|la|los|las) (?:tenemos|traemos|trajeron)|ya (?:lleg|est)\p{L}+|lleg(?:o|aron)|(?:lo|la|los|las|me|nos) (?:mandaron|trajeron|prestaron)|si (?:lleg|vin|quis|se pudo|hay)\p{L}*)\b/u;

/** What is done, whatever was planned. */
const doesIt =
  /^(?:so |asi que |instead )?(?:we|we're|we'll|we've|i|i'm|i'll|everybody|everyone|today we)(?:'re| are| just| only|'ll| will)? (?!(?:see|told|are not|don't|didn't|won't|aren't|couldn't|never|not|passed|skipped|dropped|scrapped|gave|figured|decided|said|let|left|can't|ain't|get by|do without|haven't|kicked|talked|tossed|thought|looked|checked)\b)\p{L}+|^(?:asi que |pues |mejor |entonces )*(?:va a ser|vamos (?:a|con)|nos vamos|le entramos|(?:l[oa]s? )?(?!dej|qued|pud|cancel|decid|descart|olvid|pas)\p{L}{2,}[aei]mos|se hace|lo hacemos|linea de|todos)\b/u;

/** It goes on about what was just told. */
const goesOn =
  /^(?:so |and |y |pero |but |asi que )*(?:(?:leave|don't (?:put|count|list|write)|scratch|skip|take) ?(?:it|that|them)?\b|i (?:turned|passed|said|told|nixed|didn't|don't|couldn't)\b|(?:wind|rain|it'd|they'd|he'd)\b.*\bwould\b|(?:would|it'd)\b|(?:a lo mejor|quizas?|tal vez|maybe|i don't know|por si)\b|(?:va |vamos )?sin \p{L}+$|no \p{L}+$|it|that|they|he|she|those|these|them|this|there|the (?:price|office|city|boss|rental|owner|neighbor|gc|super|budget)|city|too|we (?:don't|didn't|won't|aren't|couldn't|never|passed|skipped)|nobody|forget|eso|es[ae]|es[oa]s|ya|l[ao]s?|se (?:l[ao]s? )?|no|nunca|siempre no|con eso|pues|yo con|el (?:patron|dueno|ingeniero|jefe)|la (?:oficina|senora|ciudad))\b/u;

/** Never a fact, even where nothing tells what came of it. */
const onlyThought = new RegExp(
  `^(?:(?:and|so|but|y|pero|well|yeah|oh|pues|also|i mean|honestly),? )*(?:${[
    String.raw`(?:(?:i|we|he|she|they)(?:'d| had| 'd)? )?(?:(?:thought|talked) (?:about|of) (?!it\b|the (?:hazards?|job|plan)\b)|considered|kicked around|toyed with|wished|pensa(?:mos|ba|bamos|ban) (?:en|de)|se penso|habia(?:mos)? pensado|might (?:get|rent|bring)|may (?:get|rent|bring)|.{0,25}(?:'d|\bwould|\bcould)(?:'ve| have)\b(?! to\b)|estaria (?:bien|bueno)|seria (?:bueno|ideal)|ojala|a ver si)\b`,
    String.raw`(?:we|i|they|he|she|the (?:gc|boss|owner|super|office|city))(?:'d| had)? (?:talked|thought|were talking|were thinking|was thinking|was talking|kicked around|toyed with|considered|looked (?:at|into)|asked (?:about|for|if)|went back and forth) (?!(?:about |around |on |of |with |into |at )*(?:it|the (?:hazards?|job|plan))\b)`,
    String.raw`(?:we|i|they|he|she) (?:were|was) (?:gonna|going to|supposed to|hoping to|fixing to) `,
    String.raw`(?:we|i|they)(?: might| may|'re maybe|'ll maybe) (?:still |also )?(?:get|rent|bring|use|borrow|order|try|have|end up with|see about) `,
    String.raw`(?:maybe|perhaps) (?:we|i|they|the \p{L}+)(?:'ll| will| can)? `,
    String.raw`there was (?:talk|some talk|an idea|gonna|going to|supposed) `,
    String.raw`(?:y |pues )?(?:(?:nos |me )?(?:pensamos|pensabamos|pense|estabamos pensando|estamos pensando|andabamos (?:pensando|viendo|con que)|andaban (?:con que|viendo|pensando)|andamos viendo|habiamos (?:pensado|hablado|platicado)|queriamos|queria|querian|ibamos a|iban a|iba a|hablamos de|platicamos de|se hablo de|se penso|dijeron que (?:iban|nos iban)|nos iban a|a lo mejor (?:rent|tra|us|consegu|ped|nos)\p{L}*|tal vez (?:rent|tra|us|consegu|ped)\p{L}*|quizas? (?:rent|tra|us|consegu|ped)\p{L}*))(?: |$)`,
  ].join('|')})`,
  'u',
);
/** What is wished for, asked for or may come, where the sentence goes on to say that it isn't there. */
const wished =
  /\b(?:wanted|(?:did want|had a look at|pushing|wants)(?= (?:the|an?|us|to (?:do|put|get|rent|use|bring|try|add|set|bench|run)|rent\p{L}*|get\p{L}*|us\p{L}*) )|(?:quieren?|queriendo) (?:meter|poner|traer|rentar|usar|comprar)|was hoping|were hoping|would(?:'ve| have)? like|'d (?:love|like)|asked (?:for|about)|(?:was|were|got) (?:ordered|requested|promised)|supposed to|on order|back ?ordered|thinks|was saying|keeps? saying|been on about|talk(?:ed|ing)? about|maybe|queria\p{L}*|quisiera\p{L}*|pedimos|pidio|pidieron|se pidio|encarg(?:o|amos|aron)|prometi\p{L}+|and[ao]\p{L}* diciendo|dice\p{L}* que (?:igual|a lo mejor|tal vez)|tal vez|quizas?|a lo mejor|igual (?:nos|y)|ojala)\b/u;

const mayHurt = /\b(?:could|might|puede\p{L}*)\b/u;
const saysNothing =
  /^(?:you know|i mean|like|man|well|yeah|honestly|este|o sea|verdad|ya sabes?|pues|no se)$/;

/** "Grúa, tal vez": nothing to count on. */
const unsure =
  /^(?:maybe|perhaps|might be|we'll see|not sure(?: yet)?|who knows|tal vez|quizas?|a lo mejor|puede que si|a ver|quien sabe|si acaso)$/;

/** Told to be somewhere else, or on its way. */
const notHere = new RegExp(
  String.raw`^.{3,60}?(?:(?:'s|'re| is| are)(?: still| all)? (?:sitting |back |over |out |down |stuck )*(?:in|at|on) (?:the |our )?(?:other (?:truck|trailer|van|job|site)|shop|yard|warehouse|main yard|last job|truck back)\b|(?:'s|'re| is| are) out for (?:inspection|repair|service|calibration|testing)\b|(?: stays?| se quedan?) (?:in|en) (?:the |la |el |su )?(?:box|bag|gang box|shop|caja|bolsa|taller|bodega)\b| nunca (?:l[oa]s? |nos )?(?:mand|traj|compr|lleg|di)\p{L}+| never (?:sent|brought|bought|delivered|gave us|got us)\b|(?: vienen?| van?| estan?) en camino\b| (?:hasn't|haven't|didn't|never) (?:come|came|show(?:n|ed)?(?: up)?|arrived?|made it|make it|been delivered|get here)\b|(?:'s|'re| is| are) (?:coming|due|arriving|supposed to be here) (?:next|tomorrow|later|(?:mon|tues|wednes|thurs|fri)day|in a)\b|(?:'s| is| are) (?:busted|broke|broken|dead|down|shot) and (?:waiting|in the)\b| no (?:sirven?|jalan?|prenden?)$| no (?:llego|llegaron|vino|vinieron|alcanzaron)\b(?! a)|(?:'s| is| are) on (?:back ?order|order|the way|its way)\b| (?:got |was |were )?left (?:in|at|on|back at) (?:the|our) (?:shop|yard|office|truck|trailer|van|warehouse|house|barn)\b| se qued(?:o|aron) en (?:el|la|otr\p{L}+) (?:taller|bodega|otr\p{L}+ \p{L}+|yarda|shop|troca)\b| (?:esta|estan) en (?:la otra|el otro) (?:troca|camion|obra|jale)\b| (?:todavia|aun) no (?:llega|ha llegado|han llegado|lo traen|la traen|los traen)n?\b| (?:l[oa]s? )?(?:traen|llega|llegan) (?:hasta )?(?:manana|el lunes|despues|la proxima)\b)`,
  'u',
);
/** What doesn't work hurts someone, unless it is told to be in repair. */
const isBroken = / no (?:sirven?|jalan?|prenden?)$/u;
/** "Some outfits put up a platform, we don't do that". */
const othersDo =
  /^(?:(?:some|other|most|lots of|a lot of|certain) (?:outfits|crews|companies|guys|people|places|folks|jobs)|otr[oa]s (?:companias|cuadrillas|empresas)|en otras? (?:obras?|companias?))\b/u;
const notWe =
  /^(?:but |pero |y |and )?(?:we|us|nosotros|aqui)(?:'re)? (?:don't|do not|never|not|no|ni|ain't)\b/u;
/** What is missed when it isn't there may be a hazard; what someone works with isn't. */
const withoutIt =
  /^(?:(?:we're|we'll|we) (?:going |doing |make do |get by |work |do it |do )*without|(?:asi que |hoy |va |vamos |today |so )*(?:sin|no) \p{L}+(?: \p{L}+)?$|so (?:cross|leave|take) (?:that|it|them) off|(?:no|con es\p{L}+ no) (?:l[oa]s? )?(?:contamos|tenemos|hay)|so no \p{L}+ today|(?:today|hoy) (?:it's|es) (?:just|only|nomas|puro) \p{L}+|(?:i|we) (?:turned (?:it|that|them|him|her) down|said no|nixed (?:it|that)|passed(?: on (?:it|that))?$))\b/u;

/** "I'd normally say bees, but it's winter", "if we were on the roof I'd say wind": so there is none. */
const wouldDo =
  /\b(?:(?:i|we|you|they)'d|would) (?!better\b|been\b|have\b|\p{L}+ed\b)\p{L}+|\bpreferiria\b|\b(?:hab|se|esta|pond|usa|trae|senti|gusta|servi|ayuda|renta|mete|pod|tend)ria(?:n|mos)?\b/u;
const anotherTime = /\b(?:next time|some ?day|a la otra|otro dia|another day)\b/u;
const reported = /\b(?:said|says|told us|dijo|dice|dijeron|dicen)\b/u;
const isNot = /n't\b|\b(?:not|never|no|ni|nunca|none|without|sin)\b/u;
const wouldBeIf =
  /\bwould(?:'ve)?(?: only)? (?:be|matter|count|worry)\b.*\bif\b|\b(?:seria|serian)\b.*\bsi \p{L}+(?:ramos|ran?|semos)\b/u;
const wouldSay =
  /\b(?:i|you|we)(?:'d| would)(?: \p{L}+)? (?:say|put|list|worry|be (?:worried|scared|nervous)|tell you|count|write)\b|\b(?:le|te|les|lo|la|me) (?:diria|pondria|apuntaria|preocuparia|contaria)\p{L}*\b/u;
const ifItWere =
  /\b(?:normally|usually|most days|if (?:we|it|there|they|this|he)(?:'d| were| was| had| still)|normalmente|si (?:(?:lo|la|nos|se|no|l[oa]s) )?\p{L}+(?:ramos|ran?|semos))\b/u;

/** The last clause of what was planned and came to nothing. @returns null where none begins here */
export function endOfPlan(spans: readonly Span[], at: number, forWho: boolean): number | null {
  const span = spans[at];
  if (span === undefined) return null;
  const after = spans[at + 1];
  const isBut = after?.joint === 'but' && after.sentence === span.sentence;
  const isIf = wouldBeIf.test(span.flat);
  const isReported = reported.test(span.flat) && namesMeasure(span.flat);
  if (isBut && (isReported || wouldDo.test(span.flat)) && isNot.test(after.flat)) return at + 1;
  if (isIf || wouldSay.test(span.flat)) {
    if (isBut || isIf || ifItWere.test(span.flat))
      return isBut && !saysHarm(after.flat) && !namesMeasure(after.flat) ? at + 1 : at;
  }
  if (othersDo.test(span.flat) && after !== undefined && notWe.test(after.flat)) return at + 1;
  const isUnsure =
    !saysHarm(`${span.flat} ${spans[at + 2]?.flat ?? ''}`) &&
    unsure.test(spans[at + 1]?.flat ?? '');
  const isThought = !forWho && onlyThought.test(span.flat);
  const isPlan = isUnsure || isPlanned(span.flat) || isThought;
  const isWish =
    !forWho && wished.test(span.flat) && !saysHarm(span.flat.replace(/\bgets? \p{L}+ed\b/gu, ' '));
  const isMissing = notHere.test(span.flat) && !saysHarm(withoutNoHarm(span.flat));
  const asks = askedFor.exec(span.flat)?.[0];
  if (asks !== undefined && dropped.test(span.flat.slice(asks.length))) return at;
  if (!isPlan && !isMissing && !isWish && !askedFor.test(span.flat)) return null;
  let end = at;
  let isDropped = isMissing && !isBroken.test(span.flat);
  for (let next = at + 1; next < spans.length; next++) {
    const one = spans[next];
    if (one === undefined || one.sentence > span.sentence + 1) break;
    if (saysNothing.test(one.flat)) continue;
    if (one.joint === 'but' && mayHurt.test(one.flat) && saysHarm(one.flat)) break;
    if (isPlan && one.sentence === span.sentence && isPlanned(one.flat)) {
      end = next;
      continue;
    }
    // "Kevlar sleeves, maybe, if he brings them by".
    if (isUnsure && (next === at + 1 || /^(?:if|si|when|cuando)\b/.test(one.flat))) {
      if (one.sentence > span.sentence) break;
      end = next;
      isDropped = true;
      continue;
    }
    if (cameTrue.test(one.flat) && !dropped.test(one.flat)) return null;
    const isWithout = withoutIt.test(one.flat);
    if (doesIt.test(one.flat) && !isWithout && !anotherTime.test(one.flat)) break;
    const isDrop = dropped.test(one.flat) || isWithout || anotherTime.test(one.flat);
    const isNext = one.sentence > span.sentence;
    if (!isDrop && (isNext || (!goesOn.test(one.flat) && one.joint !== 'but'))) break;
    if (isNext && !isDropped && !isDrop) break;
    if (isNext && isDropped && !goesOn.test(one.flat)) break;
    isDropped ||= isDrop || one.joint === 'but';
    end = next;
  }
  const follows = spans[end + 1];
  const isReplaced = follows !== undefined && ['but', 'so'].includes(follows.joint);
  if (isThought) return end;
  return isDropped || (isPlan && (isReplaced || follows?.sentence !== span.sentence)) ? end : null;
}
