/** Clauses that deny: the forms in which a thing is told not to be there. All of it without accents. */
import { once } from './plain.ts';

const relevance = String.raw`(?:come|enter|figure)s? in(?:to)?(?: (?:it|this|play))?\b|apply\b|matter\b(?! (?:how|who|what|if|where|which|when)\b)|count\b|bother\b|in the (?:forecast|picture|cards|mix|equation)|on (?:my|the|our|this) list|(?:an?|much of an?|even an?|really an?) (?:thing|issue|problem|concern|factor|worry)|in (?:our|the|anybody's) way|gonna (?:bother|be bugging|get us)|be bugging|in play|part of (?:this|it|the job)|a player`;

const longAgo = String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|ago|last \p{L}+|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|since|this morning|already|back (?:in|on)|years?)\b`;

const utility = String.raw`gas|water|sewer|main|power|electric|feed|fiber|cables?|lines?|drenaje|agua|luz|lineas?|tub\p{L}+|fibra|tension|postes?|corriente|es[ae]|it|that`;
const farSide = String.raw`(?:(?:on|under|along|down|por|en|hasta|del?|pa|para)(?: the| la| el)? (?:other|opposite|far|otr[oa]) (?:side|sidewalk|curb|street|block|end|lado|acera|banqueta|calle|avenida|cuadra|esquina|acotamiento|shoulder|carril)|al otro lado)\b(?!.*\b(?:us|we|nos|nosotros)\b)`;

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
  /^(?:y )?(?:(?:(?:el|la|los|las|de) )?\p{L}+(?: \p{L}+){0,3} )?ya no (?:us|tien|hay|est|qued|exist|jal|trabaj|corr|pas|lleg|sirv|echa|lleva|trae|bota|suelta)\p{L}*/u,
  /^(?:y )?(?:(?:el|la|los|las) )?(?!nosotros\b|aqui\b|hoy\b|ya\b)\p{L}+(?: \p{L}+){0,2} no (?:l[oa]s? )?(?:(?:vamos|van) a )?(?:prend|us|manej|ocup|necesit|tra|llev|sold|cort|toc|abr|met|mov|quem|escarb|excav|rent|conect)\p{L}*(?:mos|r)\b/u,
  /^(?:y )?(?:(?!no\b|si\b|ahi\b|aqui\b)\p{L}+ ){1,3}(?:habia|hubo)$/u,
  /\bno (?:llegamos|nos arrimamos|nos acercamos)(?: hasta| a| ni)* (?:alla|eso|ahi|es[ao]s?)\b|\bwe (?:don't|won't|never) (?:go|get|reach) (?:that far|over there|anywhere near)\b/,
  new RegExp(
    String.raw`^.{3,60}?(?:'s been| was| were| got| has been| have been|'ve been) (?:all |already |long |both )*(?:drained|removed|capped|filled|backfilled|pulled|shut off|turned off|disconnected|de-?energized|buried|abated|moved|hauled (?:off|out)|cut (?:off|loose|away)|torn out|pumped out|purged|killed)\b.*${longAgo}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:el|la|los|las|es[ae]|es[oa]s) .{3,60}? (?:ya )?(?:se )?l[ao]s? (?!(?:dej|pusi|instal|mont|abri|prend|solt|energiz|conect|colg|trajer|dier)\p{L}*)\p{L}+(?:aron|ieron)\b`,
    'u',
  ),
  /^(?:so )?nothing(?:'s| is) (?!holding|brac|tied|secur|guard|stopp|cover|block|between|keep|support)(?:\p{L}+ ?){1,3}$/u,
  // "The trains don't run on this spur any more": what could hurt doesn't come, run or reach.
  /^(?:and |the |those |any |all |that )*(?!we\b|i\b|they\b|you\b|it\b)(?:[\p{L}']+ ){1,4}?(?:don't|doesn't|won't|isn't|aren't|ain't|hasn't|haven't|never|no longer)(?: even| really| gonna| going to| been| be)* (?:runs?|running|comes?|coming|go(?:es)? (?:by|through)|pass\p{L}*|cross\p{L}*|swings?|fl(?:y|ies)|operat\p{L}+|using|in (?:use|season|service)|active|growing|flowing|around|back|out yet|up yet)\b(?! (?:off|out|loose|right|down|on us))/u,
  /^(?:y )?(?:(?:el|la|los|las) )?\p{L}+(?: \p{L}+){0,2} (?:todavia |aun |casi )?no (?:nos |les? )(?:pega|hace nada|afecta|molesta|estorba|alcanza a)n?\b|^(?:y )?(?:(?:el|la|los|las) )?\p{L}+(?: \p{L}+){0,2} (?:todavia|aun) no (?:sale|salen|llega|llegan|empieza|empiezan|anda|andan|hay)\b/u,
  /^(?:y )?(?:(?:el|la|los|las) )?\p{L}+(?: \p{L}+){0,3} no (?:van?|vamos|se van?) a (?:entrar|pasar|venir|andar|cruzar|haber|llegar|salir|estar|\p{L}*(?:ar|er|ir)$)\b/u,
  /^(?:so |and )?(?:nobody|no one|nadie)(?:'s)? (?:needs?|has to|gotta|got to|necesita|tiene que|ocupa)\b/u,
  /^(?:y )?(?:(?:el|la|los|las) )?\p{L}+(?: \p{L}+)? (?:nunca|jamas) (?:tuv|hub|ha|pas|lleg|exist)\p{L}*/u,
  // "The sun won't get us", "el sol no nos alcanza".
  /(?:n't|\bnever|\bnot)(?: gonna| going to| even| ever| really)* (?:get|hit|bother|reach|touch|hurt|bite|bug|burn|bury|shock|cook) (?:us|you|anybody|anyone|a soul)\b|\bno nos (?:van? a )?(?:pega|alcanza|llega|toca|hace|quema|muerde|pica)(?:r|n|rnos)?\b/u,
  // "It don't come anywhere near this ditch", "ahí no tocamos nada".
  /^(?:and |but )?(?:it|that|they|those|which)(?: just)? (?:don't|doesn't|won't|never|ain't|isn't|aren't)(?: even| gonna)? (?:com|go|run|get|reach|cross)(?:es|e|s|ing)? (?:anywhere|near|close|by|over|through|across|to|this|our|us|in here|here)\b/u,
  /^(?:y |pero )?(?:ahi|alla|a?e?s[aeo]s?|(?:de|por|con|en|a) es[aeo]s?|del?(?: l[ao]s?)? (?:\p{L}+ ){0,2}?\p{L}+)(?: \p{L}+)? (?:ni|no)(?: l[oa]s?| nos| lo)* (?:toc|entr|met|va|sub|baj|acerc|arrim|trabaj|pas|abr|destap|us|prend)\p{L}*mos\b/u,
  // "Electrical, don't write it", "la sílice no la ponga", "yo no lo pondría".
  /^.{3,50} no l[ao]s? (?:pong|apunt|anot|escrib|cuent|agreg|tom)\p{L}*(?: en cuenta)?$|\b(?:yo )?no l[oa]s? (?:pondria|apuntaria|contaria|anotaria)\b|\b(?:i |we )?wouldn't (?:even )?(?:list|put|count|call|worry|write|bother)\b|\b(?:isn't|aren't|ain't|not) (?:called for|required|needed|necessary)\b|\bno (?:se (?:ocupa|necesita|requiere|usa)n?|hacen falta|se piden?)\b/u,
  /^(?:so |and )?(?:you can |we can |just )?(?:scratch|skip|cross off|leave off|forget) (?!(?:it|that|them|him|her|a|an|the \p{L}+ing)\b)\p{L}+/u,
  /^(?:but |and |pero |y )?(?:there (?:isn't|aren't|ain't|wasn't)|ya no hay|no hay|no existe) (?:one|any|none|ningun[oa]s?|nada)$|^(?:pero |y )?no existen?$/u,
  // "That'd be if we had a crane".
  /^(?:but |and |pero |y )?(?:(?:that|it|this)(?:'d| would)(?: only)? (?:be|count|matter)(?: only)? (?:if|when)|(?:eso|es[ae]) (?:seria|fuera|contaria) (?:si|cuando|nomas))\b/u,
  /(?:isn't|ain't|'s not|aren't) something\b|\bno es algo que\b|^(?:never ?mind|disregard)\b|\bya ni (?:jala|sirve|funciona|prende|se us|corre)\p{L}*|\bno (?:da|dan) miedo\b|\bno (?:me|nos) (?:apura|asusta)n?\b/u,
  // "This ain't an ammonia system", "so we aren't working above the river at all".
  /^(?:and |but )?this (?:one )?(?:ain't|isn't|is not) an? (?!\p{L}+$)|^(?:so )?we(?: aren't|'re not| are not| won't| don't) .+ at all$|\bno (?:va|van|vas) a (?:encontrar|ver|hallar|salir) (?:nada|ningun\p{L}*)$/u,
  // "They pulled down those power lines when they built the annex".
  new RegExp(
    String.raw`^(?:they|somebody|the city|city)(?:'ve| already)? (?:pulled|tore|took|ripped|yanked|dug|hauled|moved|buried) (?:down |out |up |off |away )?(?:all )?(?:the|those|that) .*(?:${longAgo}|\bwhen they\b|\bin the (?:spring|summer|fall|winter)\b)`,
    'u',
  ),
  // "We won't be anywhere close to it", "ni cerca vamos a estar".
  /\b(?:won't|not gonna|not going to|ain't gonna) be (?:anywhere )?(?:near|close|by|around)\b|\bni cerca (?:vamos|andamos|estamos|nos)\b|^(?:y )?(?:al?|del?|en|por|con|el|la) (?:\p{L}+ ){1,4}ni (?:nos |l[oa]s? )?(?:toc|sub|met|arrim|acerc|asom|trep)\p{L}*mos\b/u,
  // "It's been cut and blanked", "el tubo ya está cortado".
  /^(?:it|that|they|those)(?:'s|'ve| has| have| was| were| got)(?: all| already| long| been)* (?:cut|capped|blanked|pulled|drained|abated|buried|filled|sealed|disconnected|decommissioned|torn out|plugged)\b(?!-)/u,
  /^(?:el|la|los|las) .{3,60} ya (?:esta|estan|quedo|quedaron|fue|fueron) (?:cort|tap|clausur|desconect|sell|muert|ceg|rellen|dren|retir|quit)\p{L}+/u,
  /^[\p{L} ]{3,25}(?:'s| is) nothing$|\bno es nada$|\b(?:i|we)'d only \p{L}+ (?:that|it|those|them) if\b|\bl[oa]s? (?:pondria|apuntaria) si\b|^(?:(?:so|asi que|es[aeo]s?|mejor|ya) )*(?:(?:quit|borr|tach)[ea]l[oa]s?)$|^(?:a )?nosotros no nos \p{L}+$/u,
  /\bno se han? (?:juntado|metido|salido|visto|oido|aparecido|acercado)\b/,
  // "Lead, the lab says no", "nada trae corriente", "ésas déjalas fuera".
  /\b(?:says|said) no$|\b(?:dice|dijo|sale|salio) que no$|\bni (?:existe|hay|pasa|llega)n?\b|^nada (?:tiene|trae|esta|anda|cuelga|se mueve)\b|^(?:hoy|today) (?:nadie|nobody|no one)\b/,
  /^(?:(?:so|asi que|es[ao]s?|mejor) )*(?:leave (?:that|it|those|them) (?:off|out)|dejal[oa]s? (?:a?fuera))$/,
  /^(?:es[ea]|es[oa]s|eso|ell[oa]s)(?: ya)? estan? (?:muert|desconectad|apagad|vaci|tapad)\p{L}+/u,
  // "The heater isn't hooked up", "la lámpara está desconectada".
  /^[^,]{3,40}(?:'s not| is not|'re not| are not| isn't| aren't| hasn't| haven't)(?: even| been)* (?:hooked|connected|wired|plugged|fired|turned|switched)(?: up| in| on)?(?: to .*| yet)?$|^(?!.*\b(?:tierra|alarma|sensor|freno|interlock)\b)(?:el|la|los|las) [^,]{3,40} (?:esta|estan)(?: ya)? desconectad[oa]s?$/u,
  // "Those barrels were here before us and they're empty", "dead lines, cut years ago".
  /\b(?:dead|empty|cut|capped|drained|filled|off|sealed)\b.*\b(?:years|months|weeks|ages) ago\b|\bhere before us\b/u,
  // "The rats went away", "se acabaron".
  /^(?:y )?(?:el|la|los|las) \p{L}+(?: \p{L}+){0,2} (?:ya )?se (?:acab|murier|fuer|secar|largar|termin)(?:on|aron|o)\b|\b(?:moved|cleared|died) (?:out|off) (?:once|when|after|since|last|in|years)\b/u,
  new RegExp(String.raw`^(?!si |if |when |cuando ).*\b(?:${utility})\b.*\b${farSide}`, 'u'),
  /^(?:y )?no hace falta (?!que)\p{L}+|^(?:y )?ningun[oa] de (?:l[oa]s|es[oa]s|ell[oa]s)\b/u,
];
/** What was looked for and not found. */
export const foundNone =
  /\b(?:(?:came|come|turned|showed) up (?:with )?(?:zip|nothing|empty|negative|clean|clear|zero|dry|none)|found (?:nothing|none|zip|zero|no)|(?:didn't|couldn't|don't) (?:see|find)|no sign of|not (?:a|one)(?: single)? \p{L}+|never found|no (?:hay|habia|vimos|encontr\p{L}+|hall\p{L}+|salio)|sali(?:o|eron) (?:limpi\p{L}|negativ\p{L})|ni un[oa]|(?:came|all|says?|said|reads?|shows?) (?:back )?(?:clean|clear|negative)|(?:doesn't|don't|didn't) (?:even )?have (?:an?(?: single)? one|any|one|none)|(?:isn't|aren't|wasn't|weren't) (?:any|one|none))\b/u;

/** "Nah" after a thing. */
export const nah =
  /^(?:pues |la verdad |so |well |asi que )?(?:not a chance|no chance|no way|not happening|not really|not (?:today|here|on this one)|none of (?:that|it|those)|forget it|ni como|ni de loco|ni al caso|que va|no creo|no tanto|i (?:guess|think) not|i don't think so|casi (?:ni|no) hay|no mucho|hardly any|ni de chiste|ni de broma|para nada|nah|nope|no|nel|(?:none|nothing|not any)(?: (?:on|in|at|here|today|there)\b.*)?|ningun[oa]?|nada|para nada|nada de eso|negative)$/;

/** After its reason: "so there's nothing up there", "so he's out of the picture". */
export const concludes =
  /^(?:so )?(?:(?:there's|there is|there are|there're|we got|we've got|we have|you got|you've got)(?: just| really| basically)? (?:nothing|none|no|zero|not (?:an?|any|one))\b|(?:there) (?:isn't|aren't|ain't|won't be)\b|(?:that|it|he|she|they|those|that one)(?:'s|'re| is| are| ain't|'ll be)(?: all| just| pretty much| long)* (?:no (?:worry|problem|issue|concern|big deal|biggie|thing)|not|out of (?:the|our) (?:picture|way|hair)|gone|dead|done|over with|no longer|cold|empty|long gone|off the table|a non.?issue|covered|history|nothing)\b|(?:that|it|he|she|they|those) (?:doesn't|don't|won't|isn't|aren't|ain't|can't)\b|(?:no|none|nothing|zero) (?!one\b|body\b|\p{L}+ing\b)|none of (?:that|those|it)\b|(?:no|ya no) (?:hay|va a haber|habra|tenemos|existe|queda|pasa|anda|viene|corre|llega|tiene)\p{L}*|ningun[oa]?s?\b|nada\b|\p{L}+ (?:the same|igual|tampoco)$|ni de \p{L}+ l[oa]s? \p{L}+|(?:la |el )?\p{L}+ (?:no|ni) l[oa]s? (?:alcanza|toca|llega)|(?:por )?(?:aca|aqui|ahi) (?:no|ningun\p{L}*|nada)\b|(?:de )?(?:eso|es[ea]|\p{L}+) (?:no (?:va a (?:haber|ser)|hay|nos|existe|aplica)|ni|nada|olvid\p{L}+)\b|\p{L}+(?: \p{L}+)?(?: is| are|'s) (?:out|off)$|(?:[\p{L}']+ ){0,2}[\p{L}]+(?:'s| is| are| stays?) (?:off the table|out of (?:the )?(?:picture|play|question)|an? non.?issue|moot|not (?:an?|our)\b.*)$|(?:eso |lo del? \p{L}+ |\p{L}+ )?(?:queda|quedan|esta|estan) (?:descartad[oa]s?|fuera|cancelad[oa]s?)\b|(?:(?:el|la|los|las) )?(?:[\p{L}]+ ){0,5}(?:suben?|pasan?|entran?|caben?|vamos|andamos|trabajamos) (?:sin (?:bronca|problema|pedo|pendiente)|tranquil\p{L}+))/u;

/** "So it's not a confined space", "o sea que no aplica": what all before it comes to. */
export const sumsUp =
  /^(?:no|nope|(?:leave (?:that|it|those|them) (?:off|out)|dejal[oa]s? a?fuera)|(?:(?:you can |we can |just )?(?:scratch|skip|forget|leave off|cross off) |(?:it|that)(?:'s| is) (?:not (?:an?|our|any)|no) |not (?:a|an|any) ).*|.* no (?:aplica|cuenta)n?|(?:hoy |today )?no (?:l[oa]s? )?(?:usamos|prendemos|traemos|ocupamos)\b.*|we(?:'re| are) not (?:using|running|firing) .*|(?:hoy |ya )?no (?:viene|vienen) .*|.*(?: is|'s| are) (?:off the table|out)|.* (?:doesn't|don't) apply|we(?:'re| are) clear (?:of|on) (?:that|it|them))$/u;

/** "And the pond got drained" says what "the pond got drained" does. */
export const core = (flat: string): string =>
  flat.replace(/^(?:(?:and|but|so|y|pero|pues|asi que|oh|ah|well) )+/u, '');

export const tellsDenial = once((flat: string): boolean =>
  [...new Set([flat, core(flat)])].some((said) => denies.some((tells) => tells.test(said))),
);
