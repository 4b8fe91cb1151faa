/**
 * Someone or something is told to be elsewhere, or shut: that goes on record as absent, and hurts no one.
 * All of it without accents.
 */

const subject = String.raw`(?:(?:the|our|all|their|el|la|los|las|nuestr[oa]s?|tod[oa]s) )*(?:[\p{L}’']+ ){0,2}\p{L}+`;
const is = String.raw`(?:'s|'re| is| are| stays?| sits?| was| were| esta| estan| queda| quedan| anda| andan| ya esta| ya estan)(?: (?:all|both|already|still|ya|tod[oa]s))*`;

const otherPlace = String.raw`(?:(?:over|down|up|way|out) )?(?:on|at|in|to|en|a|de|del|por)(?:l)? (?:the |el |la |los |las )?(?:other|another|opposite|far|next|otr[oa]s?) \p{L}+`;
const awayWord = String.raw`(?:gone|away|elsewhere|somewhere else|not here|off site|offsite|off today|not home|out of town|out of the (?:way|building)|on (?:break|vacation)|off this week|all on the \p{L}+ (?:building|lot|wing|side)|lejos|in the shop|in for repairs?|en reparacion|en mantenimiento|en el taller|del otro lado|al otro lado|de aquel lado|de vacaciones|en otr[oa] \p{L}+)`;

const elsewhere = new RegExp(
  String.raw`^${subject}${is} (?:${otherPlace}|${awayWord})(?: (?:today|tonight|now|this week|hoy|ahorita|ahora|esta semana))?$`,
  'u',
);

const numberedPlace = new RegExp(
  String.raw`^(?:the |los |las )?(?:guests?|customers?|tenants?|students?|patients?|residents?|people|kids|crews?|huespedes|clientes|inquilinos|alumnos|pacientes|ninos|gente)${is} (?:on|in|at|en) (?:the |el |la )?\p{L}+ (?:\d+|[a-z])$`,
  'u',
);

const time = String.raw`(?:all (?:day|week|night|month|summer)|today|tonight|this week|hoy|ahorita|esta semana|tod[oa] (?:el dia|la semana)|(?:till|until) \p{L}+|hasta (?:el )?\p{L}+)`;
const elsewhereForNow = new RegExp(
  String.raw`^${subject}${is} (?:(?:(?:out|over|down|up|back) )?(?:at|in|on|with|across|behind|en|con) (?!(?:reverse|motion|gear|reversa|movimiento|marcha|uso)\b)(?:[\p{L}\d]+ ){1,4}|(?:out|down|off|idle|parked|empty|closed) |vaci[oa]s? |cerrad[oa]s? )${time}$`,
  'u',
);
const across = new RegExp(
  String.raw`^(?!.*\b(?:cords?|hoses?|cables?|wires?|ropes?|pipes?|extensiones|mangueras?)\b)${subject}${is} (?:across the|on the far|cruzando la|enfrente de la|al otro lado de la) (?:\p{L}+ ?){1,2}$`,
  'u',
);

const inhabitant = String.raw`(?:dogs?|cats?|kids?|children|horses?|cows?|animals?|students?|tenants?|residents?|guests?|owners?|customers?|neighbors?|patients?|perros?|gatos?|ninos?|caballos?|vacas?|animales|alumnos|inquilinos|huespedes|clientes|duenos?|vecinos?|pacientes)`;
const inside = new RegExp(
  String.raw`^(?:the |los |las |el |la )?${inhabitant}(?: are| is|'s| estan?)?(?: all| todos)? (?:away|inside|indoors|in the (?:house|barn|truck|garage|kennel)|at (?:school|work|church|recess)|on (?:break|vacation)|off (?:today|this week)|out of (?:town|the building)|crated|kenneled|penned|put up|locked up|not home|adentro|encerrad[oa]s?|amarrad[oa]s?|de vacaciones|en (?:la casa|la escuela|clases|misa|su casa))$`,
  'u',
);

const empty =
  /^(?:the |la |el )?(?:building|house|church|school|store|place|gym|office|street|road|edificio|casa|escuela|iglesia|tienda|oficina|calle|bodega|fabrica)(?:'s| is| esta)(?: all| tod[oa])? (?:empty|closed|vacant|vaci[oa]|cerrad[oa]|sol[oa])\b/;

const machine = String.raw`(?:machines?|plant|line|conveyors?|presses|press|furnaces?|boilers?|cranes?|hooks|tracks?|maquinas?|planta|linea|bandas?|prensas?|hornos?|calderas?|gruas?|ganchos|vias?|motores|molinos?|montacargas|camiones|co2|gas|steam|vapor|(?:electric )?fence|pumps?|bombas?|(?:water and )?power|cerca(?: electrica)?)`;
const stopped = new RegExp(
  String.raw`^(?:the |all the |el |la |los |las )?${machine}${is} (?:down|off|disconnected|desconectad[oa]s?|idle|parked|stopped|shut (?:down|off)|locked out|out of service|not running|parad[oa]s?|apagad[oa]s?|detenid[oa]s?|fuera de servicio|estacionad[oa]s?)(?: (?:today|tonight|for the day|hoy|(?:to|at|on|in|en|a|para) (?:\p{L}+ ?){1,3}))?$`,
  'u',
);

const notYet = new RegExp(
  String.raw`^${subject}(?:'s not| is not| are not|'re not| isn't| aren't| wasn't| hasn't been| haven't been) (?:hooked up|connected|wired|needed|required|installed|in service|(?:turned|switched) on|fired up|energized|charged|running|there|here)\b`,
  'u',
);

/** "The sewer's dry", "la alberca está vacía". */
const dryVessel =
  /^(?:the |that |el |la |ese |esa )?(?:\p{L}+ )?(?:sewer|pool|pit|tanks?|barrels?|drums?|creek|canal|ditch|well|drain|sump|vault|pond|silo|alberca|drenaje|cisterna|pozo|tanques?|tambos?|zanja|arroyo|fosa|registro|silos?)(?:'s| is| are| esta| estan)(?: all| already| bone| ya)? (?:dry|empty|sec[oa]s?|vaci[oa]s?)$/u;
/** "The grill isn't hooked to anything", "la lámpara está desconectada". */
const notConnected =
  /^[^,]{3,40}(?:'s not| is not|'re not| are not| isn't| aren't) (?:hooked|connected|wired|plugged)(?: up| in)?(?: to (?:anything|nothing|power|the \p{L}+))?$|^(?!.*\b(?:tierra|alarma|sensor|freno|interlock)\b)(?:el|la|los|las) [^,]{3,40} (?:esta|estan)(?: ya)? desconectad[oa]s?$/u;

const gone =
  /^(?:\S+ ){1,4}(?:is|are|was|were|has|have)(?: (?:already|all|long))* gone\b|^(?:the )?\p{L}+'s (?:already |all |long )?gone\b/u;

/** What protects, or carries: "the handrail is gone", "the safety guy is off today". */
const protection =
  /^(?:(?:the|our|half the|el|la|los|las) )*(?:\p{L}+ )?(?:hand ?rails?|guard ?rails?|rails?|guards?|covers?|lids?|caps?|grates?|roof|floor|deck|decking|ground|insulation|walls?|brac\p{L}*|bolts?|pins?|boards?|planks?|steps?|rungs?|shoring|nets?|netting|safety \p{L}+|spotters?|flaggers?|lookouts?|attendants?|fire watch|hole watch|medics?|alarms?|blowers?|fans?|barandal\p{L}*|tapas?|guardas?|vigias?|bandereros?|techo|piso|frenos?)(?:'s| is| are| was| esta| estan| anda)/u;

/** "The crane's on the other side today", "los ganchos están parados". */
export function isElsewhere(flat: string): boolean {
  if (
    protection.test(flat) ||
    / gone (?:flat|soft|bad|loose|slack|wrong|dead)\b/.test(flat) ||
    / in and out /.test(flat)
  )
    return false;
  return [
    elsewhere,
    elsewhereForNow,
    across,
    numberedPlace,
    inside,
    empty,
    stopped,
    notYet,
    dryVessel,
    notConnected,
    gone,
  ].some((tells) => tells.test(flat));
}
