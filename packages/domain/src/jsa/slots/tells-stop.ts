/**
 * "If the deck ices up, no one goes up there", "pita el medidor, todos afuera": something happens, and everyone stops
 * or leaves. It is known by both halves, so that neither a harm ("the load shifts and comes down on everybody") nor a
 * measure ("everybody's back before it swings") is taken for it. All of it without accents.
 */

/** What people say before it. */
const reminder =
  /^(?:(?:and|oh|hey|um|uh|so|well|also|then|plus|y|ah|eh|pues|oye|mira|bueno|tambien|ya (?:te|le|les) (?:adelanto|digo|aviso)(?: que)?|(?:just )?(?:before|so) i (?:don't )?forget(?: it)?|antes (?:de )?que se me (?:olvide|pase)|one (?:more |other )?thing(?: before we start)?|otra cosa|una cosa|by the way|por cierto|(?:as )?for (?:the )?stop.?work|stop.?work(?: is)?)\b[\s,:]*)+/u;

/** "If a hose lets go", "en cuanto se apague la bomba". */
const opens =
  /^(?:if|when|whenever|once|(?:as )?soon as|(?:you|we) (?:smell|see|hear|feel|find|lose)|(?:(?:you|we) )?can't (?:see|hear|reach)|donde|anytime|any time|the (?:minute|second|moment|instant)|at the first|(?:the )?first|any(?:body|one|thing)?|some(?:body|one)|should|say|si|cuando|en cuanto|apenas|al primer|a la primera|(?:el )?primer|(?:la )?primera|cualquier|alguien|en (?:el|ese) momento|nomas que|tan pronto|con que|que) /u;

const event = {
  /** "Radio goes dead", "shackle starts bending". */
  happens:
    /^(?!(?:for|with|on|so|to|in|at|this|his|its|that's|there's|always|us|he|she|who|he's|con|en|para|por|las|los|de|al|lo|le|nos|que) )(?:\p{L}[\p{L}-]* ){1,3}?(?!(?:his|this|is|has|was|us|gloves|guards?|cones|hats|boots|glasses|stays|wears|keeps|runs|holds|has|needs|uses|takes|gets(?! (?:to|past|over|above|up to|within|inside|dark|too)\b)|calls|sits|hangs)\b)\p{L}{2,}(?<!'|s)s(?: \p{L}[\p{L}'-]*){0,6}$/u,
  /** "Se afloja un puntal", "pita el medidor". */
  ocurre:
    /^(?:(?:se (?:l[ae]s? |nos )?)\p{L}{3,}[ae]n?|\p{L}{3,}[ae]n?) (?:el|la|los|las|un|una|algo|alguien|agua|gas|mucho|muy|feo)\b/u,
  /** "Whitecaps in the basin", "ráfagas arriba de veinticinco millas". */
  weather:
    /^(?:any |high |heavy |con |strong |dark |puro |mucho |fuertes? )*(?:winds?|gusts?|lightning|thunder\p{L}*|rain|hail|sleet|snow|fog|ice|storms?|tornado\p{L}*|whitecaps|waves|smoke|vientos?|rachas?|rafagas?|aire|rayos?|relampagos?|truenos?|lluvia|granizo|nieve|niebla|neblina|tormentas?|olas|humo|sustained|heat index|indice de calor)\b/u,
  /** "Oxygen under nineteen and a half". */
  limit:
    /\b(?:over|above|past|under|below|more than|less than|arriba de|abajo de|mas de|menos de|pasa(?:ndo)? de|encima de) (?:a |an )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|dieci|quince|veint|treinta|cuarenta|cincuenta|sesenta|noventa|cien)/u,
};

const ends = String.raw`(?=$|[,;.]| (?:and|y|till|until|hasta|for the day|right (?:then|there|away)|no questions|to the \p{L}+|por hoy|de volada|luego luego))`;
const all = String.raw`(?:everybody|everyone|all hands|all of us|(?:the |my )?(?:whole )?crew|we|y'all|guys|people|(?:the )?(?:divers?|climbers?|hands))`;
const away = String.raw`(?:out(?: of (?:the|there|here|that|it)\b[^,]{0,24})?|off(?: (?:the|it|there|of)\b[^,]{0,24})?|down(?: (?:off|out of)\b[^,]{0,24})?|clear|away|gone|done(?: \p{L}+ing)?|finished|stopped|in(?=$)|back to the \p{L}+|on the ground|up(?: (?:the ladder|top|and out))?|in(?:to)? the (?:truck|trailer|van|building)s?)`;
const thing = String.raw`(?:everything|it all|(?:all )?(?:the )?(?:work|job|lifting|digging|cutting)|the (?:\p{L}+ )?\p{L}+)`;

const stopsEnglish = new RegExp(
  [
    String.raw`\b${all}(?:'s|'re| is| are)?(?: all)?(?: (?:gets?|comes?|climbs?|clears?|walks?|backs?|pulls?|heads?|steps?|moves?|goes(?! down)|go(?! down)))? ${away}${ends}`,
    String.raw`\b${all}(?:'re|'s)? (?:all )?(?:just )?(?:quits?|stops?(?! (?:it|them|him)\b)|leaves?(?: the \p{L}+)?|sits?|gets? (?:out|off|down|clear)(?: of the \p{L}+)?|goes? (?:home|sit|inside)|drops? what (?:we're|they're) doing|evacuates?|freezes?|bails?|walks?|waits?|stands? down|knock(?:s|ing)? (?:it )?off|(?:shuts?|shutting|calls?|calling|kills?|stops?) (?:it|everything|the (?:job|work|day))(?: all)?(?: down| off)?|packs? (?:it )?up|drops? (?:their |our |the )?tools|pulls? (?:back|everybody|everyone)|don't (?:go|climb|lift|pick|fly|work))${ends}`,
    String.raw`\bwe \p{L}+ (?:\p{L}+ ){1,5}and (?:stop|quit|wait|leave|get (?:out|in|inside|off)|go (?:sit|home|in)|come down|walk)\b`,
    String.raw`\b${thing} (?:all )?(?:stops|freezes|halts|quits|shuts down|waits|gets (?:shut|turned|killed) ?(?:off|down)?|comes to a stop|is (?:off|done|over))${ends}`,
    String.raw`\b(?:that's it for (?:the day|today)|pack it up|that (?:\p{L}+'s|\p{L}+ is) (?:over|done|off)|(?:the )?\p{L}+(?:'s| is) (?:over|scrubbed|canceled|called off)|(?:drop|leave) (?:it|everything|your \p{L}+) and (?:get|run|walk|go|back|head)\b[^,]*|(?:the )?(?:work|job)'s (?:over|done|off))${ends}`,
    String.raw`\b(?:tools (?:down|off)|(?:boots|feet) on the ground)${ends}`,
  ].join('|'),
  'u',
);
const stopsSpanish = new RegExp(
  [
    String.raw`(?<!\b[aeoy]n? )\b(?:todos?(?: (?:el )?mundo)?|la raza|la gente|la cuadrilla|cada quien)(?: (?:se |nos )?(?:sal\p{L}+|baj\p{L}+|v[ao]\p{L}*|quit\p{L}+|retir\p{L}+|hac\p{L}+))?(?: de \p{L}+ \p{L}+)? ?(?:(?:(?:pa'?|para|hacia) ?)?(?:a?fuera|a?bajo)|al (?:suelo|piso|porton|punto|camion|refugio)|(?:pa'?l|pa'? la|a la|hacia el|para el) \p{L}+|se (?:para|sale|baja|quita|va|retira|detiene)n?|(?:par|sal|baj)(?:amos|imos|an|en))${ends}`,
    String.raw`\b(?:abajo|afuera|fuera|al suelo) todos?(?: el mundo)?${ends}`,
    String.raw`\btodo el mundo se (?:sale|baja|va|quita|retira|para)\b`,
    String.raw`\b(?:todo se (?:para|apaga|detiene|suspende)|se (?:para|apaga|detiene|suspende)(?: todo| la (?:obra|chamba)| el (?:trabajo|jale))?)${ends}`,
    String.raw`\b(?:ya )?(?:nos (?:salimos|bajamos|vamos|paramos|retiramos|quitamos|hacemos (?:pa'?|para|a) ?(?:atras|un lado))(?: (?:al?|para|pa'?l?|hacia) (?:la |el )?\p{L}+)?|esperamos|soltamos todo|suelten todo|c[o]rran?le|salganse|bajense|se acab[oa](?: \p{L}+){0,3}|no (?:seguimos|trabajamos|subimos|le seguimos)|(?:ahi )?l[ea] paramos|paramos)(?: todos?)?${ends}`,
    String.raw`\b(?:ya )?no se (?:sube|trabaja|iza|levanta|mueve|entra|sigue|corta)(?: nada| nadie)?${ends}`,
    String.raw`\b(?:el que|los que) (?:este|esten|ande|anden) \p{L}+ se (?:sal|baj)en?${ends}`,
    String.raw`\bno (?:levanta|mueve|sube|iza)n? nada${ends}`,
  ].join('|'),
  'u',
);
/** "Nobody stays in the cut": alone it may be a measure for all of the work. */
const noOne =
  /\b(?:nobody|no one) (?:stays|goes|works|climbs|steps|enters|lifts|sets foot|moves|touches)\b|\bnadie (?:se )?(?:qued|sub|entr|trabaj|met|baj|sig)\p{L}+/u;

/** "That's a stop, put that down", "apúntalo como paro". */
const isDeclared =
  /\b(?:that's|that is|that one's|call (?:that|it)|es[eoa]?(?: es)?|as|como) (?:a|an|our|my|the|un|nuestro|mi)? ?(?:(?:hard|automatic|all) )?(?:stops?|stop.?work|paro)(?:$|[,.])|\bmeans? (?:(?:everybody|everyone|all hands|we)(?:'s|'re)? )?(?:stop|quit|(?:get |come )?(?:out|off|down))(?:$|[,.])/u;

const whileAtWork =
  /\b(?:before|while|when|whenever|during|antes de|mientras|cuando|al momento de)\b/u;
const harms =
  /\b(?:could|might|can|pued\p{L}+|hurt|kills? (?:you|him|her|them|an?|some\p{L}+)|hits?|lastim\p{L}+|golpe\p{L}+|mata)\b/u;

/** What can mean nothing else, whatever happened before. */
const isSaid =
  /^(?:(?:we|everybody|everyone)(?:'re| are)? (?:all )?(?:stop|quit|shut|call|knock|done)|(?:nos |l[ea] )?paramos)/u;

/** How much of a line is only said before the stop itself. */
export function reminderBefore(flat: string): number {
  return reminder.exec(flat)?.[0].length ?? 0;
}

/** @param asked whether a condition has to open it, an event may, or, asked what stops the work, anything */
export function tellsStop(said: string, asked: 'condition' | 'event' | 'any'): boolean {
  const flat = said.slice(reminderBefore(said));
  if (/^(?:thing|yeah|for|against|to keep|so|para que|asi)\b/u.test(flat)) return false;
  if (isDeclared.test(flat) && flat.split(' ').length > 5) return true;
  const match = stopsEnglish.exec(flat) ?? stopsSpanish.exec(flat);
  if (match === null) {
    const conditional = /^(?:if|si) /u.test(flat) ? noOne.exec(flat) : null;
    return conditional !== null && isTail(flat, conditional.index, false);
  }
  const isBare = !opens.test(flat);
  if (asked === 'condition' && isBare) return false;
  return isTail(flat, match.index, isBare && asked !== 'any');
}

/** Whether an event stands before what stops, and nothing after it tells that the work goes on. */
function isTail(flat: string, at: number, isBare: boolean): boolean {
  const before = flat.slice(0, at).replace(/[\s,]+(?:and|then|so|y|entonces)?[\s,]*$/u, '');
  if (
    (before.split(' ').length < 2 && !event.weather.test(before)) ||
    whileAtWork.test(flat.slice(at)) ||
    harms.test(flat.slice(at)) ||
    isOnlyWho(flat.slice(0, at))
  )
    return false;
  if (!isBare) return true;
  // Without "if", a comma parts the two, and no reason does.
  const [first = '', ...more] = flat.slice(0, at).split(',');
  const between = (more.at(-1) ?? 'so').trim();
  if (/^so\b/u.test(between) || /^\p{L}+ (?:and|y)$/u.test(between)) return false;
  if (isSaid.test(flat.slice(at))) return before.split(' ').length > 2;
  return (
    event.weather.test(first) ||
    event.limit.test(first) ||
    event.ocurre.test(first) ||
    event.happens.test(first)
  );
}

/** "When we climb down": nothing but who does it stands after the condition, so that it is no event. */
export function isOnlyWho(before: string): boolean {
  const when = lastCondition.exec(before)?.[1];
  return when !== undefined && onlyWho.test(when);
}

const lastCondition = /.*\b(?:if|when|whenever|once|as soon as|si|cuando|en cuanto) (.*)$/u;
const onlyWho =
  /^(?:(?:no|we|they|he|she|it|you|i|everybody|everyone|todos|nos)(?:'\p{L}+)? )?$|^(?:the|an?|our|that|el|la|los|las|un|una) \p{L}+(?: \p{L}+(?<!s))? $/u;
