/** Grammar that tells a measure from harm where no single word does: who does what, and what state a thing is in. */

const subordinate =
  /(?<=\S)\s+(?:before|until|till|'til|unless|in case|instead of|rather than|so (?:that|it|they|nobody|no one|nothing|we|you|the)|to keep|antes (?:de|que)|hasta|para que|pa' ?que|pa que|por si|en vez de|en lugar de)\b.*$/;

/** "Brace every one before we cut it loose": what is done, without until when or what for. */
export function mainClauseOf(flat: string): string {
  return flat.replace(subordinate, '');
}

const condition = /(?<=\S)\s+(?:when|whenever|while|if|once|cuando|mientras|si|en cuanto)\s.*$/;

/** "Step back when it swings": what is done, without the case for which it is done. */
export function withoutCondition(flat: string): string {
  return flat.replace(condition, '');
}

/** First words after which "it" or "the" is no object of an order. */
const noOrder =
  /^(?:grease|oil|ice|mud|dust|blood|sludge|gravel|a|an|and|or|the|that|which|when|while|if|as|of|off|on|onto|in|into|inside|under|over|above|below|behind|around|through|across|along|against|at|by|with|without|from|to|for|near|between|beside|past|down|up|out|about|after|before|because|like|than|all|both|just|only|is|are|was|not|no|hit|hurt|break|crack|crush|drop|lose|bust|burst|trip|smash|mash|nick|snag|tear|rip|breathe|touch|tip|spill|kill the (?!power|breaker|feed|engine|gas|water|pump|motor|switch)|fall|slip|inhale|swallow|get|we|you|he|she|they|i|it|somebody|someone|same|half|maybe|probably|sometimes)\b|^(?!sling|string|bring|ring|dress|brass|press|cross|toss|pass|bless)\p{L}+(?:ing|ed|s|ly)\s/u;

const orderWithObject =
  /^\p{L}{2,12}(?: (?:down|up|out|off|back|in|over|on))? (?:it|them|em|'em|every|each|all|both|the|your|our|his|her|any|everything|everybody|anything|everyone)\b/u;

/** "Ratchet it to the mast", "foot the ladder": a word before its object tells what to do. */
export function isOrder(flat: string): boolean {
  return orderWithObject.test(flat) && !noOrder.test(flat);
}

const crewDid =
  /^(?:(?:already|just|ya) )?\p{L}{2,}(?:ed|t|ut) (?:down |up |out |off |back )?(?:it|them|em|the|that|this|those|both|all|every|our|my)\b/u;

/** "Pulled the cord at the panel": what the crew did before. */
export function isDone(flat: string): boolean {
  const verb = flat.replace(/^(?:already|just|ya) /, '').split(' ')[0] ?? '';
  return (
    crewDid.test(flat) &&
    (/^(?:cut|put|shut|set)$/.test(verb) || (verb.endsWith('ed') && !dangerousPast.test(verb)))
  );
}

const dangerousPast =
  /^(?:crushed|burned|scalded|smashed|slammed|knocked|whacked|smacked|punched|poked|stabbed|scraped|dragged|sucked|yanked|clipped|nicked|snagged|ripped|busted|cracked|dropped|slipped|tripped|missed|bumped|damaged|exposed|tangled|need|hundred)$/;

const holdsTraffic =
  /^(?:we |they |he |she |nos |les )?(?:'?ll )?(?:(?:hold|stop|block|close|detour|flag|slow|reroute)s? (?:the |off |off the )?(?:traffic|cars|road|street|lane|alley|drive)|(?:paramos|detenemos|desviamos|cerramos|cortamos|paran|detienen|desvian|cierran) (?:el |la |los |las )?(?:trafico|carros|calle|carril|paso|gente))\b/;
const comesToDo =
  /\b(?:viene|vienen|va|van) a (?!caer|resbal|tir|golpe|peg|venir)\p{L}+[aei]r(?:l[aeo]s?|nos)?\b|(?:'s|is|are|comes?) (?:coming |going )?(?:out |by |over )?to (?!fall|hit|give|tip|come|drop|crush)\p{L}+ (?:it|them|the|us|that|everything)\b/u;

const roleActs =
  /^(?:the )?(?:\p{L}+ )?(?:utility|power company|gas company|city|county|carrier|electricians?|plumbers?|owners?|maintenance|security|operators?|engineers?|contractor|landlord|railroad|dispatcher|station|plant|control room|comision|cfe|compania|municipio|electricista|mantenimiento|operador|encargado|dueno) (?:already )?(?:pulls?|kills?|cuts?|shuts?|drops|locks?|tags?|marks?|grounds|isolates?|de-?energizes?|covers?|powers?|closes?|blocks?|removes?|takes?|turns?|opens?|racks?|drains?|bleeds?|vents?|corta|apaga|cierra|abre|bloquea|desconecta|desenergiza|baja|quita|purga|drena|marca|cubre) (?!(?:you|him|us|somebody|someone|into|over us)\b)/u;

/** "We hold traffic while it swings", "la compañía viene a bajarlo": someone acts against the harm. */
export function isTakenCareOf(flat: string): boolean {
  return holdsTraffic.test(flat) || comesToDo.test(flat) || roleActs.test(flat);
}

const infinitive = /^(?:no )?\p{L}{2,}[aei]r(?:l[aeo]s?|nos|se)?\b/u;
const harmfulInfinitive =
  /^(?:caer|resbalar|tropez|golpear|cortar(?:se|te|nos)|quemar(?:se|te|nos|le)|lastimar|machucar|enterrar|picar(?:se|te|nos|le)|pegar(?:se|te|nos|le)|perder|tragar|respirar|inhalar|morir|ahogar|quedar|chocar|romper|reventar|tumbar|aplastar|atorar(?:se|te)|atrapar|torcer|doblar(?:se|te)|desmayar|marear|electrocutar|volcar|voltear(?:se)?|derrumbar|hundir|electro|toparse|atropellar|irse|venirse|zafar|soltarse|prenderse|dar(?:se|le)|andar|estar|trabajar|subir(?:se)?|cargar|agacharse|ir|mojar(?:se|nos|te)|meter(?:se)? (?!el|la|los|las|un)|tocar (?!base)|lugar|pilar|militar|familiar|ver|ser|haber|tener|azar|collar|hogar|particular|taller|mar|popular|circular|similar|celular|auxiliar|solar|regular|motor|salir (?:volando|disparad|despedid))(?:se|te|le|nos|l[oa]s?)?\b/;

/** "Rociar agua", "no meter la mano": the infinitive is an order, unless it tells what happens to someone. */
export function isInfinitiveOrder(flat: string): boolean {
  return infinitive.test(flat) && !harmfulInfinitive.test(flat.replace(/^no /, ''));
}

const dangerousState =
  /^(?:un(?!bolt|plug|hook|load|screw|coupl|pin|lock|wire|wind)\p{L}+ed|cracked|rusted|rotted|exposed|damaged|frayed|jammed|trapped|injured|overloaded|energized|charged|pressured|pressurized|rained|buried|twisted|worn|soaked|burned|scalded|crushed|loosened|pinned|smashed|sliced|spilled|flooded|clogged|tangled|snagged|electrocuted|shocked|crowded|tired|stacked|suspended|contaminated|pressurized|elevated|raised|ungrounded|slammed|knocked|whacked|smacked|punched|poked|stabbed|scraped|dragged|sucked|pulled|yanked|wandered|cornered|scared|startled|leaked|collapsed|cramped|confined|treated|infested|covered with|covered in|need|feed|seed|weed|shed|bed|red|bleed|sled|speed|reed|deed|hundred|naked|crooked|jagged|ragged|rugged|wicked|ed|coloured|colored|curved|pitched|sloped roof|walled|headed|sided|handed|based|wooded|limited|embed|(?:oxid|podr|pudr|dan|pel|gast|trab|ator|atrap|carg|energiz|inclin|lade|derram|encharc|prend|encend|quem|dobl|torc|venc|ca|encerr|dorm|entum|desnivel|escond|amonton|apil|estib|suspend|levant|elev|colg|par|agach|empin|moj|met|perd|abandon|habit|pes|hel|enterr|cans|llen|conect|infect|contamin|tir|sal|reg|camin|cort|mord|pic|machuc|jal|peg|arrim|distra|cans|fatig|asust|apret|atasc|pis|pat|tron|volte|atropell|resbal|sacud|descarg|sub|baj|entr|enchuf|cuarte|raj|astill|aglomer|desmay|marea|golpe|aplast|parti|presuriz|mojad|enreded|enred)[aio]d[oa]s?|l?ad[oa]s?|nado|nada|cada|cuid(?:ad)?o|estad[oa]s?|soldados?|ruidos?|liquidos?|acidos?|oxidos?|fluidos?|sonidos?|delgad[oa]s?|mercado|grados?|demasiad[oa]s?|comida|medidas?|heridas?|vida|escalada|madrugada|fachadas?|jornada|helada|bajada|salida|entrada|subida|caida|descuido|piedad|ciudad|nido|nidos|tejado|partido|sentido|contenido|vestido|alambrado|poblado|arbolado|pasado|segundo|todo|seguido)$/u;

/** "Breaker locked out", "energía cortada": something was done to a thing. Not "oxidado", "frayed", "unguarded". */
export function isMadeSafe(flat: string): boolean {
  if (safeState.test(flat)) return true;
  // "Still pressured up", "no ha llovido": nothing was done to it.
  if (/\b(?:still|todavia|aun)\b|^(?:no|not|never|nunca)\b|n't\b/.test(flat)) return false;
  const words = flat.split(/[^\p{L}'-]+/u).filter((word) => word !== '');
  const done = words.filter((word) => /(?:[a-z]{2}ed|[aio]d[oa]s?)$/.test(word));
  return words.length > 1 && done.length > 0 && !done.some((word) => dangerousState.test(word));
}

/** "Rusted", "oxidado" alone, after a thing that hurts. */
export function isDangerousState(flat: string): boolean {
  return /^\p{L}+(?:ed|[ai]d[oa]s?)$/u.test(flat) && dangerousState.test(flat);
}

const brokenThing =
  /^(?:the |el |la |los |las )?(?:\p{L}+ ){1,2}(?:rusted|rotted|cracked|exposed|damaged|frayed|jammed|worn|bent|torn|oxidad[oa]s?|podrid[oa]s?|danad[oa]s?|pelad[oa]s?|gastad[oa]s?|doblad[oa]s?|torcid[oa]s?|vencid[oa]s?|quebrad[oa]s?|rajad[oa]s?|cuartead[oa]s?)$|(?<!no )\bopen (?:trench\w*|holes?|pits?|edges?|panels?|shafts?|hatch\w*|floors?|manholes?|excavations?|vaults?|wires?)\b|\b(?:panel|tablero|registro|zanja|hoyo|pozo|fosa|trench|hole|pit|hatch|manhole)(?: is| esta)? (?:open|abiert[oa])s?$|\b(?:low|bad|poor|dim|poca|mala) (?:lights?|lighting|luz|iluminacion)\b|\b(?:cables?|mangueras?|cords?|hoses?) (?:tirad[oa]s|everywhere|por todos lados|regad[oa]s)\b/u;

/** "Rungs bent", "open trench", "poca luz": a thing in a state that hurts. */
export function isBroken(flat: string): boolean {
  return brokenThing.test(flat);
}

const safeState =
  /\b(?:is|are|'s|'re|esta|estan|queda|quedan|va|van|ya)\s+(?:all |ya |bien )?(?:dead|off|shut|cold|empty|bled|drained|isolated|disconnected|locked|tagged|muert[oa]|vaci[oa]|fri[oa]|en cero|fuera de servicio)\b|^(?:the |el |la |los |las |my |our )?(?:\p{L}+ ){1,3}(?:off|shut|pulled|hung|tied|held|strung|bled|drawn|built|kept|dug|screwed|out of service|at zero|put away|en cero|en su lugar|en posicion)(?: (?:first|down|tight|back|at \p{L}+|and \p{L}+|primero|antes|bien))?$/u;

const source = String.raw`(?:power|juice|electricity|breakers?|disconnects?|mains?|feeds?|feeders?|circuits?|lines?|panels?|gas|water|steam|air|hydraulics?|valves?|pumps?|meters?|batter(?:y|ies)|switch|fuses?|engine|machine|unit|pressure|energia|electricidad|luz|corriente|pastillas?|interruptor(?:es)?|cuchillas?|palanca|alimentacion|circuitos?|lineas?|tableros?|agua|vapor|aire|valvulas?|llaves?|bombas?|medidor|baterias?|fusibles?|maquinas?|motor|equipo|presion)`;
const cutOff = String.raw`(?:dead|off|shut|closed|pulled|killed|isolated|drained|bled|locked|tagged|disconnected|unplugged|de-?energized|capped|valved|racked|muert[oa]s?|cortad[oa]s?|cerrad[oa]s?|apagad[oa]s?|bloquead[oa]s?|desconectad[oa]s?|desenergizad[oa]s?|purgad[oa]s?|drenad[oa]s?|vaciad[oa]s?|etiquetad[oa]s?|enclavad[oa]s?|en cero|con candado)`;
const isolation = new RegExp(
  String.raw`^(?:(?:the|la|el|las|los|my|our|main|all) )*(?:\p{L}+ )?${source}(?: (?:valve|breaker|switch|del? \p{L}+))?(?:'s| is| are| was| esta| estan| queda| va)?(?: all| ya| bien| been| already)? ${cutOff}(?: (?:out|off|down|at the \p{L}+|first|primero|antes|(?:en|desde) (?:el|la) \p{L}+))?$`,
  'u',
);
const switchDown =
  /^(?:(?:la|las|el|los) )?(?:pastillas?|breakers?|cuchillas?|palanca|interruptor|switch)(?: (?:principal|general))? (?:abajo|bajad[oa]s?)$/;

const cutFirst = new RegExp(
  String.raw`^(?:ya (?:esta )?)?(?:cortad[oa]s?|cerrad[oa]s?|apagad[oa]s?|bloquead[oa]s?|desconectad[oa]s?|bajad[oa]s?|quitad[oa]s?|purgad[oa]s?) (?:el|la|los|las) ${source}(?: (?:del?|en) .+)?$`,
  'u',
);
const without =
  /^sin (?:luz|corriente|energia|electricidad|presion)(?: (?:en )?(?:el|la|ese|esa|este|esta|todo el|toda la) \p{L}+)?$/u;

/** "Breaker locked out", "la luz está cortada": a source that was cut off, and never a hazard. */
export function isIsolation(flat: string): boolean {
  return [isolation, switchDown, without, cutFirst].some((pattern) => pattern.test(flat));
}

const soundState =
  /^(?:the |el |la |los |las |our |all )?(?:\p{L}+ ){1,3}(?:(?:is|are|es|son|esta|estan) |(?<='s ))(?:brand |bien |all )?(?:new|good|solid|rated|tight|sound|fresh|in date|nuev[oa]s?|buen[oa]s?|en buen estado|firmes?|certificad[oa]s?|revisad[oa]s?)$/u;

/** "The sling is new", "la cadena es nueva": said because it holds. */
export function isSound(flat: string): boolean {
  return soundState.test(flat);
}

const gear =
  /\b(?:slip|trip|fall|drop|burn|splash|spill|drip|cut|crush|pinch|shock|spark|kick|blast|dust|fire|flame|smoke|heat|acid|chemical|impact|rock|debris|edge|wind|sun|bee|snake|puncture|welding|arc|noise|fume)[ -]?(?:covers?|sheets?|guards?|mats?|kits?|trays?|pads?|blankets?|shields?|gloves|sleeves|screens?|curtains?|pans?|nets?|netting|zones?|plates?|bars?|protection|protectors?|suits?|hoods?|resistant|proof|cloths?|socks?|boots|goggles|aprons?|jackets?|collectors?|extractors?|masks?|chaps|gaiters|veils?|breaks?|arrest\w*|bags?|boxes|pots?|stops?)\b|\b(?:tapetes?|mantas?|kits?|charolas?|guantes|lentes|polainas|mallas?|redes|cintas?|mandil|botas|traje|zapatos?|cortinas?|pantallas?) (?:para|contra|anti|de|del) (?:\p{L}+ ){0,2}\p{L}+|\banti\p{L}{4,}|\bnon.?slip\b|\b\p{L}+[ -]proof\b|\bintrinsically safe\b|\b(?:lonas?|trapos?|costales|mantas?|sabanas?|cobijas?|telas?) (?:mojad|humed)[oa]s?\b|\b(?:rope|cable|beam) grabs?\b|\b(?:hose|pipe|beam|chain) clamps?\b/u;

const protector =
  /^(?:an? |the |our |two |three |double |full |dos |doble )?(?:\p{L}+ ){0,2}(?:guards?|shields?|straps?|shoring|posts|barriers?|curtains?|screens?|mats|pads|vests?|suits?|masks?|gloves|boots|blowers?|detectors?|extinguishers?|locks|tongs|chocks|tarps?|nets?)$/u;
const unsafe =
  /\b(?:no|sin|loose|broken|open|missing|torn|worn|bad|old|hot|wet|sharp|falling|electric|security|crossing|falta\w*|rot[oa]s?)\b/;

/** "Tip guard", "shoring posts": a thing that protects, with its name. */
function isProtector(flat: string): boolean {
  return protector.test(flat) && !unsafe.test(flat);
}

/** "Spill kit", "slip covers", "charola de derrames": gear that is named by the harm that it keeps off. */
export function isGear(flat: string): boolean {
  return (
    (gear.test(flat) || isProtector(flat)) &&
    !/\b(?:broken|missing|torn|rot[oa]s?|falta\w*)\b/.test(flat)
  );
}

const event =
  /^(?:(?:the|a|an|some|your|his|that) )?(?:\p{L}+ ){1,3}(\p{L}{3,}(?<!s)s) (?:the|your|you|his|her|somebody|someone|off|out of|out from|away|loose|into|through|onto|at you|on you|over|back|sideways|down on|up on|right)\b/u;
const helps =
  /^(?:leaves|braces|holds|keeps|stays|sits|rides|hangs|stops|covers|catches|blocks|protects|guards|supports|carries|watches|checks|calls|spots|signals|tests|handles|does|has|is|was|gets|comes|runs|knows|takes|makes|locks|closes|opens|shuts|moves|walks|drives|stands|guides|flags|signs|tells|works|helps|brings|gives|lets|puts|sets|pumps|feeds|sends|wears|uses|needs|ties|hooks|chains|straps|props|wedges|clamps|bolts|pins|cones|gloves|boots|ropes|lights|gates|plates|boards|planks|mats|blankets|lids|caps|pads|shims|chocks|shores|jacks|barriers|barricades|fences|nets|tarps|rails|hats|masks|plugs|tags|shields|screens|curtains|panels|doors|windows|always|across|towards|sometimes|besides|unless|less|this|its|plus|thus|us|yes|bus|gas|gauges|hours|minutes|inches|pounds|volts|degrees|guys|hands|eyes|feet|times|ways)$/;

/** "Cable jumps the drum": a thing does it, so that it tells what happens; what people do is told otherwise. */
export function tellsEvent(flat: string): boolean {
  if (
    /^(?:two|three|four|five|six|both|all|no|more|extra|spare|new|double|some|dos|tres|cuatro)\b/.test(
      flat,
    )
  )
    return false;
  const verb = event.exec(flat)?.[1];
  return verb !== undefined && !helps.test(verb);
}

const bodyPart =
  /^(?:(?:and|y|or|o|your|my|his|our|the|el|la|los|las|tu|su|mis|sus) )*(?:fingers?|fingertips|hands?|knuckles|thumbs?|toes?|foot|feet|ankles?|shins?|legs?|arms?|elbows?|wrists?|head|heads|eyes?|face|ears?|neck|backs?|lower back|knees?|shoulders?|skin|lungs|dedos?|manos?|pies?|tobillos?|espinillas?|piernas?|brazos?|codos?|munecas?|cabezas?|ojos?|cara|oidos?|cuello|espaldas?|cintura|rodillas?|hombros?|piel|pulmones)(?: (?:and|y|or|o) (?:the |los |las |la |el )?(?:fingers?|hands?|toes?|feet|arms?|legs?|eyes|face|dedos|manos|pies|brazos|ojos|cara))?$/;

const role =
  /^(?:(?:the|their|our|an?|el|la|los|las|su|nuestr[oa]) |\p{L}+'s )?(?:\p{L}+ )?(?:electricians?|plumbers?|owners?|homeowner|landlord|tenant|utility|city|county|company|captain|chief|foreman|super|superintendent|engineer|inspector|operator|vendor|contractor|maintenance|security|guard|manager|customer|client|farmer|pastor|principal|nurse|janitor|electricista|plomero|duen[oa]|companias?|municipio|capitan|encargad[oa]|mayordomo|ingenier[oa]|inspector[a]?|operador[a]?|proveedor|contratista|mantenimiento|guardia|velador|gerente|cliente|vecin[oa]|padre|director[a]?|enfermer[oa]|conserje|supervisor[a]?) (?:already |ya |just |will |va a |'ll )?(?:(?:lo|la|los|las|le|les|nos) )?\p{L}{3,}/u;

/** Says where someone is, or what he doesn't do. */
const idle = /^(?:\S+ ){1,3}(?:doesn't|can't|won't|isn't|no|not|near|from|in|at|on|de|en)\b/;

/** "The landlord shut the main", "el velador abre": someone from outside does it. */
export function isDoneByRole(flat: string): boolean {
  return role.test(flat) && !idle.test(flat);
}

/** A part of the body alone: where it hurts, and nothing that protects. */
export function isBodyPart(flat: string): boolean {
  return bodyPart.test(flat);
}
