/** Words by which a sentence belongs to a slot wherever it is said. */
import { once } from '../understanding/plain.ts';
import { isOnlyWho, tellsStop } from './tells-stop.ts';

const stopVerb =
  /\b((?<!hard |chain |bump )stop(?! (?:paddle|sign|log|bar|block|pin|valve|slow)s?\b)(?:ping)?(?: work| the job| everything)?|shut (?:it |the job |everything )?down|shuts? (?:it |the job )?down|(?:we|everybody|everyone|crew|i) (?:come|get|go|back|climb|clear|pull) (?:down|out|off)|we(?:'re| are) (?:out|down|done)|quit|call it|pull (?:off|everyone|everybody|the crew)|evacuate|suspend|knock off|back off|paramos|parar|paran|para(?: todo| el trabajo| la chamba|(?=$|,|\.))|detenemos|detener|se (?:detiene|para|suspende)|suspendemos|nos (?:bajamos|salimos|paramos|retiramos)|salirse|salimos|bajamos|nos vamos|me (?:salgo|bajo|voy)|no se (?:sube|trabaja|hace|iza)|no \w+[aei]mos|bajar(?:se|nos))\b/g;
const limit =
  /\b(?:wind|gusts?|lightning|heat index|meter|gas|viento|rachas?|rayos?)\b.{0,40}\b(?:over|above|past|more than|mas de|arriba de|pasa de)\b.{0,6}\d/;
const condition =
  /\b(if|when|whenever|once|over|above|past|at the first|as soon as|more than|unless|until|any(?:body|one|thing)?|wind|lightning|rain|si|cuando|con (?:lluvia|viento|rayos)|en cuanto|mas de|arriba de|pasando de|al primer|hasta que)\b/;

/** "If the wind picks up we come down": who stops follows what happens; "when we climb down you slip" tells a harm. */
function saysStop(flat: string): boolean {
  for (const { index } of flat.matchAll(stopVerb)) {
    const before = flat.slice(0, index);
    if (!/(?:n't|\bnever|\bnot|\bnadie|\bnobody) $/.test(before) && !isOnlyWho(before)) return true;
  }
  return false;
}

export const isStopWork = once(
  (flat: string): boolean =>
    (saysStop(flat) &&
      (condition.test(flat) || /\b(?:viento|wind|gusts?|rachas?)\b.*\d/.test(flat)) &&
      !/\b(traffic|valve|leak|water|trafico) (stop|parar)|\bse paran? sol/.test(flat)) ||
    tellsStop(flat, 'event') ||
    /\b(stop.?work|parar? (?:el )?trabajo|suspender (?:el )?trabajo)\b/.test(flat) ||
    limit.test(flat),
);

/** "If a shore pops", "thunder": what stops the job, told without the word for it. */
export function isBareCondition(flat: string): boolean {
  return (
    /^(?:if|once|as soon as|any|anything|anyone|anybody|any time|anytime|si|en cuanto|cualquier|(?:you|we|anyone|anybody|somebody) (?:smell|see|hear|feel|find|notice)s?|(?:se )?huele|vemos|oimos)\s/.test(
      flat,
    ) ||
    /\b(?:more than|over|past|mas de|mayor (?:a|de|que)|arriba de|pasa de)\s+(?:\d|(?:one|two|three|four|six|seven|eight|nine|twelve|sixty|a hundred|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cien|mil|ten|five|fifteen|twenty|thirty|forty|fifty|diez|quince|veinte|treinta|cuarenta|cincuenta)\b|an? (?:inch|foot|quarter|half)|una? (?:pulgada|pie|metro)|medi[ao])/.test(
      flat,
    ) ||
    isAlarm(flat) ||
    /^(?:(?:the|el|la) )?(?:meter|monitor|detector|medidor|oxygen|oxigeno|lel|co)\b.{0,12}\d/.test(
      flat,
    ) ||
    /^sustained \d/.test(flat) ||
    isWeatherLimit(flat) ||
    /\bby (?:\d+|half an?|an?|one|two|three|four|five|six|eight|ten) (?:inch|inches|feet|foot|degrees)$/.test(
      flat,
    ) ||
    /^(?:fog|neblina|niebla|lluvia|rain)\b|\b(?:visibility|visibilidad)\b.*\d/.test(flat) ||
    /^(?:winds?|gusts?|vientos?|rachas?|aire)\b.*\d/.test(flat) ||
    /^(?:someone|somebody|anyone|anybody|alguien) (?:gets?|feels?|quits?|stops?|faints?|is|se (?:marea|siente|desmaya)|deja|maread[oa]|dizzy|(?:takes?|pulls?|moves?|opens?|removes?|crosses?|enters?|leaves?|breaks?|calls?|steps? (?:in|inside|past)|quita|mueve|abre|cruza|entra|sale|rompe|llama|brinca) \p{L}+)\b/u.test(
      flat,
    ) ||
    isState.test(flat) ||
    isHappening(flat) ||
    /^(?:dolor|mareos?|headaches?|dizz\w*|high winds?|winds?|thunder\w*|lightning|rain|storms?|vientos?|truenos?|relampagos?|rayos?|lluvia|tormentas?|aguacero|rafagas?|ventarron\w*|granizo|hail|sleet|snow|nieve|remolinos?|tornados?|relampagueo|gusts?|nubes|(?:dark |storm )?clouds)\b(?:,?\s\S+){0,3}$|^(?:lightning|thunder|rain|winds?|rayos?|truenos?|lluvia|viento) (?:or|o|u|and|y) (?:if|when|si|cuando)\b/.test(
      flat,
    )
  );
}

/** "A lite cracks", "grietas en el muro", "heat index of 105": one state of things, and no one is hurt yet. */
const isState =
  /^(?:an?|una?) \p{L}+ (?:cracks|breaks|moves|shifts|settles|leaks|fails|pops|snaps|trips|opens|se (?:mueve|abre|rompe|afloja|cuartea)|truena)$|^(?:nuevas? |new |any )?(?:grietas?|cuarteaduras?|cracks?|movement|movimiento) (?:in|on|en|del?) \p{L}|^(?:heat index|indice de calor|temperatura|temperature)\b.*\d|^(?:lamina|techo|piso|madera|teja|superficie|roof|deck|steel|sheets?|shingles?) (?:mojad[oa]s?|humed[oa]s?|helad[oa]s?)$|^(?:wet|icy|frosty) (?:roof|deck|steel|sheets?|shingles?|panels?)$/u;

const happening =
  /^(?:(?:the|a|an|our|my|el|la|un|una|any) )?(?:fire watch|hole watch|spotter|attendant|flagger|lookout|top man|vigia|banderero|vigilante) (?:leaves|quits|walks (?:off|away)|steps away|goes missing|drops out|isn't (?:there|on it)|se (?:va|mueve|distrae|quita)|deja\b.*|no esta)$|^(?:an?|una?|any) (?:\p{L}+ )?\p{L}+ (?:bursts|stops|quits|splits|dies|blows|slips|jams|parts|lets go|gives|comes loose|kicks|drops|sticks|se (?:atora|suelta|revienta|cae|truena))(?: \p{L}+)?$|^(?:the )?\p{L}{3,} (?:spins|slips|pops|frays|fails|quits|leaks|cracks|moves|shifts|trips|bursts|breaks|snaps|jams|sags|drops|dies|leaves|sticks|settles|falls)$|^an? \p{L}+(?:'s| is) (?:missing|gone|off|open|loose|broken|out|bent|cracked)$|^(?:aparece|suena|cruje|truena|tiembla|brinca|huele|se asoma|se oye|se ve|llega|entra) (?:un|una|algo|alguien|a|el|la|los|las|agua)\b(?: \p{L}+){0,3}$|^se (?:tapa|derrama|mueve|afloja|apaga|suelta|rompe|truena|atora|revienta|va|descompone|dispara) (?:el|la|los|las|un|una|algo|alg[uú]n)\b(?: \p{L}+){0,2}$|^(?:the )?(?:negative )?(?:air|power|pump|fan|blower|ventilation|radio|lights?) (?:quits?|goes out|dies|drops|stops|fails?)$|^(?:alguien|someone|somebody|anyone) (?:quita|mueve|abre|pulls|moves|removes|opens|takes off) \p{L}+(?: \p{L}+)?$/u;

/** "The fire watch leaves", "se tapa la boquilla": one event, and no one is hurt yet. */
export function isHappening(flat: string): boolean {
  return happening.test(flat);
}

/** "Viento de 15": a number of the weather, though "vientos" also hold a tent. */
export function isWeatherLimit(flat: string): boolean {
  return /^(?:(?:any )?winds?|sustained|gusts?|vientos?|rachas?|rafagas?|aire|rain|lluvia|lightning|rayos?)\b(?:.*\d| (?:or|o|u) (?:if|when|si|cuando)\b)/.test(
    flat,
  );
}

/** "The gas monitor goes off", "si suena el medidor". */
export function isAlarm(flat: string): boolean {
  return /^(?:(?:the|el|la) )?(?:\S+ ){0,3}(?:monitors?|meters?|alarms?|detectors?|medidor|alarma|detector) (?:goes? off|alarms?|beeps?|chirps?|suena|pita|brinca)\b/.test(
    flat,
  );
}

export function isEmergency(flat: string): boolean {
  // "The fire department's permit is in my folder" calls no one.
  return !isPermitAtHand(flat) && namesHelp.test(flat);
}

const namesHelp =
  /\b(hospital|nine one one|911|nueve once|ambulance|trauma (?:center|is)|nearest trauma|makes? the call|hace la llamada|emergency (?:room|number|plan|action|contact)|\ber\b|urgent care|clinic|helicopters? (?:can |could )?lands?|life ?flight|medevac|landing zone|muster(?: point)?|meeting point|rally point|assembly (?:point|area)|first aid|aed|burn kit|eyewash|rescue (?:plan|team|kit)|medic|evacuation|fire department|ambulancia|(?<!(?:barra|boton|paro|freno|valvula|salida|escalera|linterna) de )emergencias?|clinica|urgencias|punto de (?:reunion|encuentro)|botiquin|primeros auxilios|rescate|bomberos|desfibrilador|lavaojos|paramedic\w*)\b/;

/** Who calls, and where to. */
export function callsForHelp(flat: string): boolean {
  return /\b(?:hospital|911|nine one one|nueve once|ambulanc\p{L}*|muster|meeting point|punto de (?:reunion|encuentro)|(?:makes?|hace) (?:the|la) (?:call|llamada)|clinic\p{L}*|trauma|bomberos|fire department|rescue team)\b/u.test(
    flat,
  );
}

export function isPermit(flat: string): boolean {
  return (
    /\b(?:switching|line|track|work|hot) clearance\b|\bclearance (?:from|with) (?:the )?(?:dispatch|operations|control|utility|city|county)\b|\b(?:outage|hold|switching) (?:request|order|tag)s?\b/.test(
      flat,
    ) ||
    /(?:^|, )(?:(?:the|el) (?:de )?)?(?:hot work|confined space entry|(?:trabajos? )?en caliente|entrada a espacios? confinados?|marine chemist)(?: one)?(?:$|,)|^(?:two|three|both|dos|tres|ambos)(?: of (?:them|'em)| de ellos)?, .*\b(?:hot work|confined space|caliente|confinados?)\b|\b(?:lock ?out|tag ?out|entry|outage) (?:\S+ )?forms?\b|^(?:la )?orden de la (?:compania|ciudad)\b/.test(
      flat,
    ) ||
    (/\b((?:hot work|dig|excavation|confined space|entry|lift|crane|street|traffic|road|lane|demo\w*|burn|electrical|energized|roof|city|county|encroachment|work|building|right.of.way) permits?|permits?(?! (?:us|them|me|him|people|anyone|nobody))|811|(?:dig|locate|one.?call) tickets?|ticket number|permisos?|boleto de (?:excavacion|localizacion)|ticket de|licencia|license|certificado|asbestos survey|abatement|notification|guard notice|notice to|closure|libranza|vialidad|plan de izaje|lift plan|folio|oficio de|dig ?alert|(?:district|department|county|city|state|utility|railroad|board) (?:letter|notice|approval|sign ?off)|method of procedure|work authorization|(?:work|entry|gate|safety|job) (?:slip|pass)|conveyance (?:tag|notice)|elevator (?:tag|notice)|track (?:authority|time|warrant)|carta de (?:la|el) \p{L}+|pase de (?:la |el )?\p{L}+|autorizacion|visto bueno|responsiva|pase de (?:entrada|acceso)|cierre de (?:un |el |la )?(?:calle|carril)|switching order)\b/u.test(
      flat,
    ) &&
      !/\b(if|when|si|cuando)\b.*\bstop\b/.test(flat))
  );
}

/** "It's taped in the front window", "está en el poste": where a paper is that was just told. */
export function tellsWherePaperIs(flat: string): boolean {
  return /^(?:(?:it's|that's|they're|esta|ya esta) )?(?:all )?(?:(?:taped|posted|signed|hanging|pegad[oa]|colgad[oa]|firmad[oa])\b(?: (?:in|on|by|at|en|por|a)\b.*)?|en (?:el poste|la (?:caseta|puerta|troca|ventana)))$/u.test(
    flat,
  );
}

/** "I've got the dig ticket", "the crane permit came through", "ya nos dieron el permiso". */
export function isPermitAtHand(flat: string): boolean {
  return (
    isPermit(flat) &&
    /\b(?:permits?|permisos?|tickets?|clearances?|libranza|boleto)\b/.test(flat) &&
    /\b(?:have|has|got|signed|posted|hanging|taped|pulled|issued|approved|filled|came|called in|good|in (?:the|my|his|her)|on (?:the|my|file)|traigo|traemos|tra(?:e|en)|tengo|tenemos|dieron|firm\p{L}+|autoriz\p{L}+|list[oa]|pegad[oa]|colgad[oa]|sac(?:o|amos|aron)|pedi(?:mos)?)\b/u.test(
      flat,
    ) &&
    !/\b(?:need|needs|still|waiting|without|office|if|until|falta|todavia|ocup\p{L}+|neces\p{L}+|sin|hasta)\b/u.test(
      flat,
    )
  );
}

/** As the answer to "which permits": the work that needs one is enough. */
export function namesPermit(flat: string): boolean {
  return (
    isPermit(flat) ||
    isPaper.test(flat) ||
    isSlip.test(flat) ||
    /^(?:(?:son|are|it's|there's|hay|two|dos|three|tres|both|ambos|of them|of 'em|de ellos)[ ,:]+)*(?:(?:the|el|la|los|un|a) (?:de |del )?)?(?:(?:the |el )?(?:hot work|confined space|excavation|energized work|lifts?|road closure)|trabajos? en (?:caliente|alturas?)|espacios? confinados?|excavacion|izaje)\b/.test(
      flat,
    )
  );
}

/** "El de tránsito municipal", "locates got called in", "la notificación del asbesto". */
const isSlip =
  /^(?:(?:just|nomas|solo|and|y|also|tambien|pues|only) )*(?:(?:el|los) del? (?!(?:la )?(?:grua|radio|casco)\b)|(?:the |la |el |un |una |our |a )?(?:locates?|tickets?|811|notificacion|carta|aviso|oficio|letter|notice|forms?|analisis de riesgo|badges?|gafetes?|pases?|ats|jha|boletos?|folio)\b)|\bticket (?:number|ends|is|#)|^(?:the |el |la )?(?:\p{L}+ ){1,3}(?:board|department|district|marshal|inspector)s? signed off\b/u;

/** "The hot work one, Tina signed it", while something else is asked. */
export function namesWorkPaper(flat: string): boolean {
  return isPaper.test(flat) && workWithPermit.test(flat);
}

const workWithPermit =
  /^(?:\p{L}+ )?(?:(?:the|el|la)(?: del?)?) (?:hot work|confined space|excavation|dig|burn|lift|crane|roof|street|lane|demo\p{L}*|energized|trabajos? en (?:caliente|alturas?)|espacios? confinados?|excavacion|izaje|alturas?|demolicion|quema|zanja|grua|bomberos)\b/u;

/** "El de espacio confinado, ya lo firmé", "the burn one, it's posted in the trailer". */
const isPaper =
  /^(?:(?:pues|ah|y|and|well|oh|just|nomas|solo) )*(?:the|el|la|un|una|one|a)(?: \p{L}+){1,6}?,? .*\b(?:signed|posted|pulled|issued|approved|(?:ya )?(?:l[oa] )?(?:firm|autoriz|tramit|sell|aprob)\p{L}+|in the (?:truck|trailer|binder|folder|box)|on the (?:board|dash|wall)|en la (?:troca|caseta|carpeta|traila|oficina)|colgad[oa]|pegad[oa])\b/u;

const street = String.raw`(?:street|st\.?|avenue|ave\.?|road|rd\.?|boulevard|blvd\.?|drive|lane|highway|hwy|route|parkway|court|way|calle|avenida|carretera|bulevar)`;
const address = new RegExp(
  String.raw`\b(?:at|on|over at|out at|down at|en|en la|en el)\s+((?:the\s+)?(?:corner of\s+[^,.;]+|la esquina de\s+[^,.;]+|\d{2,6}\s+\p{Lu}[\p{L}'’-]+(?=\s*$|[,.;])|\d{1,6}\s+[^,.;]{2,40}?\b${street}(?=$|[\s,.;])|(?:la\s+)?(?:calle|avenida)\s+[^,.;]{2,30}?\s+\d{1,6}))`,
  'iu',
);

/** A street address inside a sentence. */
export function addressIn(text: string): string | null {
  const said = address.exec(text)?.[1]?.trim();
  return said === undefined ? null : (said.split(/\s+(?:with|con|today|hoy)\s+/iu)[0] ?? said);
}

const placeLead =
  /^(?:(?:we're|we are|it's|it is|that's|we'll be|i'm|working|located|the (?:place|location|site|address) is|location is|place is|site is|estamos|vamos a estar|es|andamos|queda|el lugar es|la obra es|la direccion es|trabajando)\s+)?(?:(?:over|out|down|up|right|aqui|alla)\s+)?(?:at|on|in|by|behind|near|next to|inside|outside|along|between|en frente|en|a un lado|junto|detras|atras|enfrente|cerca|entre|adentro|afuera|sobre)\b/u;

export function isPlaceLike(flat: string): boolean {
  return (
    placeLead.test(flat) || new RegExp(String.raw`\b\d{2,6} \p{L}+.*\b${street}`, 'u').test(flat)
  );
}

const header =
  /^(?:(the )?(?:task|job|work) (?:today )?is|today(?:'s job is| we're| we are)|(?:la )?(?:tarea|chamba)(?: de hoy)? es|el trabajo(?: de hoy)? es|hoy vamos a)\s+/iu;
const placeHeader =
  /^(?:the )?(?:place|location|site|address|job ?site) is\s+|^(?:el )?(?:lugar|sitio) es\s+|^la (?:obra|direccion|dirección|ubicacion|ubicación) es\s+/iu;

export function headerOf(text: string): { slot: 'task' | 'place'; rest: string } | null {
  const place = placeHeader.exec(text);
  if (place !== null) return { slot: 'place', rest: text.slice(place[0].length) };
  const task = header.exec(text);
  if (task !== null) return { slot: 'task', rest: text.slice(task[0].length) };
  return null;
}
