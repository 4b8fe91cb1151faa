/**
 * A statement tells how something is or what it does: "the other chiller's running but it's behind the wall",
 * "los camiones de trigo llegan hasta mañana". A list, an order or "wet grass by the pump" is none. All of it
 * without accents.
 */
import { once } from './plain.ts';

const article =
  '(?:the|our|their|his|her|my|your|that|those|these|this|all|every|some|both|el|la|los|las|su|sus|mi|nuestr[oa]s?|es[ae]|es[oa]s|est[ae]|est[oa]s)';
const subject = String.raw`(?:[\p{L}\d'’&-]+ ){0,6}?[\p{L}\d’&-]+?`;

const englishVerb = String.raw`(?: (?:is|are|was|were|has|have|had|come|go|run|start|leave|isn't|aren't|wasn't|weren't|hasn't|haven't|won't|will|doesn't|does|don't|do|didn't|did|can't|gets?|got|goes|went|comes|came|runs|ran|starts|leaves|left|takes|took|works|lives|opens|closes|belongs?|handles|shut|stays|sits|owns|says|said|tells|told|sold|arrives?|ends|begins|began|keeps|kept|brings|brought|sends|sent|lost|quit|broke|burned|blew|fell|died|moves|needs|uses|used|only|just|never|already|still)|'ve|'ll|'re|'d|'s (?:\p{L}{2,}(?:ing|ed)|(?!(?:\p{L}+ )?$)(?:an?|the|on|in|at|off|out|over|down|up|for|from|with|under|not|never|been|being|already|still|all|only|just|behind|across|inside|outside|away|gone|back|next|\p{L}+ed|\p{L}+ing|\p{L}+n|closed|shut|dead|dark|dry|cold|empty|clear|done|home|ours|theirs|due))) `;
const past = new RegExp(
  String.raw`^(?:${article} )?${subject} \p{L}{3,}(?<!n?eed|shed|bed)ed `,
  'u',
);
const english = new RegExp(String.raw`^(?:${article} )?${subject}${englishVerb}`, 'u');

const spanishVerb = String.raw`(?:esta|estan|estaba|estaban|anda|andan|es|son|era|eran|fue|fueron|va|van|viene|vienen|llega|llegan|sale|salen|entra|entran|trabaja|trabajan|tiene|tienen|queda|quedan|sigue|siguen|hace|hacen|hizo|abre|abren|cierra|cierran|toca|tocan|pasa|pasan|dice|dicen|dijo|usa|usan|vive|viven|trae|traen|murio|acabo|termino|quedo|salio|llego|vino|nada mas|nomas|ya|no|nunca|se|lo|los|las|le|les|\p{L}{2,}(?:aron|ieron|aban|ian))`;
const spanishTimed = new RegExp(
  String.raw`^(?:el|la|los|las) \p{L}+(?: \p{L}+)? \p{L}{3,}(?:a|e|an|en) (?:manana|hasta|los? \p{L}+|cuando|despues|antes|en la|por la)`,
  'u',
);
const spanish = new RegExp(String.raw`^(?:al? )?(?:${article} )?${subject} ${spanishVerb} `, 'u');

/** "Tapar el hoyo" orders; "power lines come down the other side" tells. */
const infinitive =
  /^(?!(?:solar|stair|chair|repair|rebar|mortar|cedar|collar|sugar|cellar|our|their) )(?:\p{L}{2,}[ai]r|\p{L}*(?:pon|met|ten|mov|cog|barr|hac|teg|prend|end|omp|corr|vert|tra|ca|lec))(?:er)?(?:l[aeo]s?|nos|se)? /u;

export const isStatement = once((flat: string): boolean => {
  const text = `${flat} `;
  if (infinitive.test(text)) return false;
  return [english, spanish, spanishTimed].some((tells) => tells.test(text));
});

/** "The roofers wrapped up their end": where a measure is asked for, "both valves chained" is one. */
export function isPastStatement(flat: string): boolean {
  return past.test(`${flat} `);
}

/** What adds to the list of hazards, whatever follows: "there's also …", "sí hay …". */
const adds =
  /^(?:(?:oh|ah|and|y|also|wait|plus|ademas|tambien|oye|bueno|pero|but|one more thing|otra cosa)[,:]? )*(?:there(?:'s|'re| is| are)|we(?:'ve| have| also have| got|'re| are)|i |watch|careful|cuidado|ojo|hay|tenemos|traemos|estamos|andamos|falta|falto|forgot|missed)\b|\b(?:also|too|as well|tambien|ademas|si hay)\b/;

export function addsToList(flat: string): boolean {
  return adds.test(flat);
}

const abandoned =
  /^(?:we|i|they|he|she|everybody) (?:were|was|thought|figured|wanted|had planned|used to|almost)\b.*(?:\bbut\b|,|\binstead\b)|^there (?:was (?:talk|supposed|gonna|going)|used to)\b|^(?:ibamos|pensabamos|querian|queriamos|creiamos|iban) a?\b.*(?:\bpero\b|,|\bmejor\b)|^(?:dicen|decian|dijeron) que (?:habia|hubo)\b|^(?:aqui |ahi |alli )?antes (?:habia|era|estaba|tenian)\b/u;
const housesAway =
  /\b(?:an?|one|two|three|four|five|\d+|a few|a couple(?: of)?|un[ao]s?|dos|tres|cuatro) (?:houses?|doors?|blocks?|streets?|miles?|lots?|bays?|buildings?|casas?|cuadras?|calles?|puertas?|lotes?) (?:down|over|away|up|(?:north|south|east|west)(?: of (?:us|here|it))?|mas (?:alla|abajo|arriba|adelante)|a la redonda)$/u;

const disowned =
  /(?:^|[ ,])(?:(?:we're|we are|it's|they're|that's) (?:not|nowhere|not anywhere)(?: even)? (?:near|close to|by|around|next to) (?:it|that|them|those|us)|we aren't (?:near|close to|by|around) (?:it|that|them|those)|(?:it's|they're|that's) (?:nowhere near|not near|way off from|far from) (?:us|here|the job)|we (?:don't|won't|never) (?:go|get|work|touch|mess with)(?: \p{L}+){0,3}|(?:y |pero )?(?:ahi|alla|ese|esa|eso|a esa|a ese)(?: \p{L}+)? no (?:vamos|entramos|nos metemos|nos toca|subimos|bajamos|llegamos|trabajamos|pasamos|lo tocamos|la tocamos)|no (?:entramos|vamos|nos metemos|pasamos|subimos) (?:ahi|alla|a es[ea])|ni (?:nos acercamos|nos metemos|entramos|de cerca)|not (?:this|that) (?:trip|time|go|one|round|visit)|(?:ahorita|ahora|hoy|esta vez|mejor) no|no es con nosotros|(?:tested|came (?:back|out)|is|salio|sale|dio) (?:negative|clean|clear|negativo|limpio)|they're (?:off|closed|gone|done|shut|out)(?: today| now| tonight)?|(?:he|she|they|(?:the )?(?:engineer|owner|boss|inspector|super|city)) says? no|queda lejos(?: de nosotros)?|not (?:ours|mine|us|with us|for us|our (?:job|problem|work|scope|side|end|deal))|(?:that's|it's|they're) (?:theirs|somebody else's|someone else's|(?:their|his|her|somebody else's) (?:deal|job|problem|thing|work|scope|mess|area|end|side))|(?:a )?nosotros no(?: nos toca)?|no nos toca(?: a nosotros)?|no (?:es|son) (?:nuestr[oa]s?|de nosotros)|(?:eso |es[ae] )?l[aoe]s? (?:hacen?|tocan? a|llevan?|ven?|arreglan?|atienden?) (?:otr[oa]s?|el|la|los) \p{L}+(?: \p{L}+)?)$/u;

/** "Rooms 6 and 9, not ours": whatever it is, it is no fact of this job. */
export function isDisowned(flat: string): boolean {
  return [disowned, abandoned, housesAway].some((tells) => tells.test(flat)) || endsInDenial(flat);
}

const takeAway =
  '(?:(?:all |already |long |both )*(?:emptied|drained|pumped (?:out|dry)|filled(?: in)?|removed|hauled|moved|taken|abated|cleared|sold|sealed|capped|dismantled|stripped|torn|demolished|relocated|rerouted|decommissioned|retired|returned|trucked|picked up|dug (?:out|up)|pulled|ripped out))';
const wasTakenAway = new RegExp(
  String.raw`^[^,]{3,50}(?: (?:was|were|got|has been|have been)|'s been|'ve been) ${takeAway}(?!\p{L})|^[^,]{3,40} (?:went back|went out|stayed(?: back)?|got shipped|shut down|se quedo|se quedaron|se fue|se fueron) (?:to|at|in|with|last|en|a) (?!(?:the )?(?:middle|way|ditch|wall|road)\b)(?:\p{L}+|\d+)`,
  'u',
);
const somebodyTook =
  /^(?:el|la|los|las) [^,]{3,40} (?:ya )?(?:(?:se )?l[aoe]s? )(?:ya )?(?:quit|enterr|vaci|sac|llev|retir|mov|tap|ceg|desmont|tir|vend|cambi|tumb|desarm|desvi|limpi|sell|pas|drenaron|drenó|reubic|regres|recog)(?:aron|ieron|o)\b/u;

/** "The tank got pumped out", "el asbesto lo sacó una compañía": what could hurt is told to be taken away. */
export function isTakenBefore(flat: string): boolean {
  return (
    (wasTakenAway.test(flat) ||
      somebodyTook.test(flat) ||
      /^(?:nobody|no one|nadie) .* (?:anymore|any more|these days|ya)$|^(?:\p{L}+ ){1,6}(?:paso|pasaron|vino|vinieron|came|went)(?: by| through)? (?:temprano|early|already)$/u.test(
        flat,
      )) &&
    !/\b(?:still|left|yet|we|i|nosotros|todavia|aun|sigue\p{L}*|queda\p{L}*)\b/u.test(flat)
  );
}

const onlyAnotherDay =
  /\b(?:next|last) (?:week|month|year|spring|summer|fall|winter)\b|\b(?:tomorrow|yesterday|on the (?:first|second|third|fifteenth|thirtieth))$|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:'s job)?$|\b(?:years?|months?|weeks?) ago$|\b(?:only|just) (?:on |runs? )?in (?:the )?(?:winter|summer|spring|fall)$|\b(?:haven't|hasn't) been (?:used|run|on) (?:in|for|since)\b|\b(?:el|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$|\b(?:manana|ayer|anteayer|anoche|el (?:ano|mes) pasado|la semana (?:pasada|que viene|que entra)|el (?:mes|ano) que (?:viene|entra)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))$/u;

/** "Chemicals get delivered next month": the day is another one, whatever it is. */
export function isAnotherDay(flat: string): boolean {
  return (
    onlyAnotherDay.test(flat) &&
    !/\b(?:still|since|until|till|we|i|us|nosotros|todavia|aun|desde|hasta|sigue\p{L}*)\b/u.test(
      flat,
    )
  );
}

/** "Power lines come down the other side of the alley". */
export function isFarSide(flat: string): boolean {
  return (
    isStatement(flat) &&
    /\b(?:other|far|opposite) (?:side|end)(?: of (?:the )?\p{L}+)?$|\bdel otro lado(?: del?(?: la)? \p{L}+)?$/u.test(
      flat,
    ) &&
    !/\b(?:we|i|us|our|nosotros|fall\p{L}*|drop\p{L}*|hit\p{L}*|ca[ei]\p{L}*)\b/u.test(flat)
  );
}

/** "The paint is latex so no fumes to worry about", "the ladder's for the painters, we're not using it". */
export function endsInDenial(flat: string): boolean {
  return (
    /,? (?:so|asi que|entonces|por eso)(?: there's| there is| hay)? (?:no|nothing|nada(?: de)?|ningun[oa]?|no hay) (?:\p{L}+ ){0,3}?(?:\p{L}+ )?(?:to (?:worry|think|talk|speak) (?:about|of)|there|here|today|on this one|de que preocupar\p{L}+|que temer|hoy|aqui)$/u.test(
      flat,
    ) ||
    /,? (?:and |but |y |pero )?(?:(?:we're|we are|i'm|nobody's) not (?:using|touching|going near|going in|opening|moving|running) (?:it|that|them|those|there)|we (?:don't|won't) (?:use|touch|open|move|run|go near) (?:it|that|them|those)|no (?:l[ao]s? )?(?:usamos|tocamos|vamos a usar|vamos a tocar|movemos|prendemos))$/u.test(
      flat,
    ) ||
    /, ?(?:the )?(?:public|tenants|staff|they|everybody else) uses? (?:that|this|it)(?: one)?$|\bso they (?:don't|won't|can't) (?:come|go|run|get|drive) (?:by|through|near|in|over|past)(?: here)?$|^(?:aqui )?nadie \p{L}+ nada$|\b(?:till|until|isn't|'s not|aren't)\b.*,? so (?:the )?\p{L}+(?:'s| is| are) (?:dead|cold|empty|dry|off)$/u.test(
      flat,
    )
  );
}

/** What is missed when it is gone, and weather that is due. */
const protects =
  /\b(?:guard\p{L}*|hand ?rails?|rails?|grates?|brac\p{L}*|covers?|lids?|plates?|harness\p{L}*|rescue|spotters?|flaggers?|medics?|alarms?|monitors?|shor\p{L}*|anchors?|nets?|insulation|boards?|planks?|barandal\p{L}*|tapas?|guardas?|rejillas?|arnes\p{L}*|vigias?|bandereros?|puntales|ademe|tormentas?|lluvias?|storms?|rain|winds?)\b/u;

const protectionGone =
  /^(?:the |our |that |el |la |los |las )?(?:\p{L}+ )?(?:guard ?rails?|hand ?rails?|rails?|grates?|bracing|covers?|nets?|shoring|barandal\p{L}*|tapas?|guardas?|rejillas?)(?: (?:was|were|got|has been|have been)|'s been) (?:pulled|removed|taken|stripped|torn|hauled|cut)\b|^(?:el |la |los |las )(?:barandal\p{L}*|tapas?|guardas?|rejillas?|redes|puntales) (?:ya )?(?:se )?l[aoe]s? (?:quit|sac|llev)(?:aron|o)\b/u;

/** "The guardrail was pulled last week": no measure, and open until she is told more. */
export function isProtectionGone(flat: string): boolean {
  return protectionGone.test(flat);
}

/** What could hurt is told to be taken away, or of another day or another side. */
export function isGone(flat: string): boolean {
  return (isTakenBefore(flat) || isAnotherDay(flat) || isFarSide(flat)) && !protects.test(flat);
}
