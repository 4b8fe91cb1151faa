/**
 * People, machines, power, animals or traffic that are away, off, shut, done or due another day: a fact about
 * what is absent, never a hazard and never a control. What protects is no such thing: a spotter who is out, or
 * a guardrail that is off, hurts someone. All of it without accents.
 */
import { isAnotherDay, isTakenBefore } from './statement.ts';
import type { Energy } from '../energies.ts';
import { energyOf } from './energy-signals.ts';
import { denialOf } from './negation.ts';
import { comesBack } from './comes-back.ts';
import { contentOf, once, overlap, plain } from './plain.ts';
import { partsOf } from './sentences.ts';

const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?`;
const month = String.raw`january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre`;
/** A time that is not during the job. */
const anotherDay = String.raw`(?:on |this |next |last |el |los |hasta |hasta el |(?:not )?(?:till|until) |not (?:till |until |before ))?(?:${weekday}|${month}|tomorrow|yesterday|next (?:week|month|year|summer|spring|fall|winter)|last (?:week|month|year|night|spring|fall)|after (?:us|we leave|we're (?:gone|done))|another day|manana|pasado manana|ayer|antier|la (?:otra|proxima) semana|la semana (?:que viene|que entra|pasada|proxima)|el (?:otro|proximo) mes|el mes que (?:viene|entra)|otro dia|(?:till|until) (?:next )?\p{L}+|hasta (?:el |la |que )?\p{L}+(?: \p{L}+)?)`;

const spell = String.raw`(?:today|tonight|now|right now|already|yet|anymore|either|too|at the moment|for good|for now|this (?:week|month|morning|afternoon|time|trip|season|year)|(?:in|by) the (?:morning|afternoon)|all (?:day|week|night|month|summer|weekend|morning|year)(?: long)?|(?:till|until|through|before|since|after) (?:the )?[\p{L}\d]+(?: \p{L}+){0,2}|for (?:the|a|two|three|all) \p{L}+(?: \p{L}+){0,1}|(?:on )?(?:${weekday})|over the (?:summer|weekend|holidays?)|while we(?:'re| are) (?:here|up there|in there|working)|at (?:this|that) hour|hoy|hoy dia|ahorita|ahora|ya|todavia|aun|por hoy|por ahora|este (?:mes|dia|turno|ano)|esta (?:semana|manana|tarde|noche|vez|temporada)|tod[oa]s? (?:el|la|los|las) \p{L}+|(?:hasta|desde) (?:el |la |las |los |que )?[\p{L}\d]+(?: (?:de |que )?\p{L}+){0,3}|a es[ta]a hora|a esta hora|los (?:${weekday})|en (?:el verano|estos dias|la noche|las vacaciones)|mientras (?:estamos|trabajamos|andamos)(?: \p{L}+)?)`;
const trailing = new RegExp(String.raw`,? ${spell}$`, 'u');
const leading = new RegExp(
  String.raw`^(?:(?:also|oh|ah|and|but|by the way|btw|plus|so|fyi|just so you know|don't worry|good news|well|anyway|luckily|thankfully|turns out|remember|oye|ademas|por cierto|tambien|y|pero|pues|bueno|al cabo|afortunadamente|gracias a dios|para que sepa|acuerdese que|(?:the |la |el |los |las )?\p{L}+ (?:says?|said|told (?:me|us)|dice[n]?|dijo|dijeron|aviso|avisaron)(?: that| que)?)[,:]? +|${spell}[,:]? +(?=(?:the|el|la|los|las|no|nobody|nadie|we|they|our|his|her|their)\b))+`,
  'u',
);

/** What protects, or lets people out: its absence is a hazard. */
const protection =
  /\b(?:guards?|guard ?rails?|hand ?rails?|rails?(?! (?:spur|cars?|line|road|yard))|railings?|covers?|lids?|caps?|grates?|grating|plates?|shields?|spotters?|flaggers?|lookouts?|watch(?:man|er)?|attendants?|signal ?\p{L}*|riggers?|medics?|nurse|ambulance|safety|foremen|foreman|harness\p{L}*|lanyards?|nets?|netting|lifelines?|blowers?|fans?|ventilat\p{L}*|exhaust|lights|lighting|lamps?|alarms?|monitors?|meters?|detectors?|sensors?|radios?(?! stations?)|phones?|brakes?|outriggers?|shor\p{L}*|trench box|sprinklers?|extinguishers?|hydrants?|showers?|eyewash|gfcis?|grounds?|grounding|interlocks?|e.?stop|limit switch|signs?|cones?|barriers?|barricades?|tape|brac\p{L}*|chocks?|straps?|exits?|escapes?|way out|stairs?|camera|mirrors?|horns?|locks?|tags?|bolts?|pins?|anchors?|clips?|ties?|insulation|gloves|glasses|goggles|masks?|respirators?|doors?|windows?|vents?|dampers?|hatch\p{L}*|gaskets?|first.?aid|aed|rescue|tripods?|winch|arrest|kit|supports?|scaffold\p{L}*|columns?|beams?|handles?|latch\p{L}*|teeth|steps?|rungs?|footing|planks?|boards?|barandal\p{L}*|baranda|pasamanos|guardas?|resguardos?|tapas?|rejillas?|vigias?|vigilantes?|bandereros?|abanderados?|senal\p{L}*|arnes\p{L}*|redes|red|ventilador\p{L}*|extractor\p{L}*|ventilacion|luces|focos|lamparas?|alarmas?|detector\p{L}*|frenos?|estabilizador\p{L}*|ademes?|puntales|extintor\p{L}*|regaderas?|lavaojos|botiquin|tierras?|paro|conos?|cintas?|barreras?|calzas?|salidas?|escaleras?|espejos?|claxon|pito|candados?|pernos?|tornillos|amarres?|aislamiento|forro|guantes|lentes|careta|mascarillas?|puertas?|ventanas?|escalones?|tablones?|tablas?|enfermer[oa]|encargado de seguridad)\b/u;
export const protects = (flat: string): boolean => protection.test(flat);

const weather =
  /\b(?:storms?|wind|rain|snow|ice|lightning|heat|sun|fog|tormentas?|viento|aire|lluvia|nieve|hielo|rayos|calor|sol|neblina)\b/;

const article = String.raw`(?:the|our|all|his|her|their|my|both|that|those|these|every|el|la|los|las|su|sus|mi|nuestr[oa]s?|tod[oa]s|ese|esa|esos|esas)`;
const subject = String.raw`(?:${article} )*(?:[\p{L}\d’'&-]+ ){0,5}?[\p{L}\d’'-]+?`;
const copula = String.raw`(?:'s|'re| is| are| was| were|'s been|'ll be| will be| stays?| sits?| remains?| has been| have been| gets?| got)`;
const adverb = String.raw`(?: (?:all|both|already|still|long|usually|always|pretty much|totally|completely|just|mostly))*`;

const living = String.raw`\b(?:\p{L}*owners?|people|folks|guys|men|kids?|children|family|families|students?|teachers?|staff|workers?|employees|crews?|customers?|shoppers?|diners|guests?|tenants?|residents?|neighbors?|patients?|visitors?|public|drivers?|divers?|painters?|roofers?|plumbers?|electricians?|masons?|framers?|welders?|operators?|sub\w*|contractors?|congregation|choir|priest|pastor|parishioners|clerks?|cooks?|farmers?|hands|dogs?|cats?|horses?|cows?|cattle|bulls?|goats?|sheep|pigs?|hogs?|chickens?|birds?|bees|animals?|pets?|herd|livestock|llamas?|alpacas?|mules?|ponies|pony|hens|roosters?|geese|ducks|pigeons|turkeys|pit bull|gallos?|gallinas?|becerros|burros?|mulas?|yeguas?|conejos|cabras|palomas|mom|dad|landlords?|velador|chavos|inquilina|daycare|shifts?|everyone else|everybody else|the rest|\p{L}{2,}(?:wers|kers|ters|ians|istas|antes|arios|eros|eras)|turnos?|feria|duen[oa]s?|gente|senor[ae]?s?|familias?|ninos?|alumnos?|maestr[oa]s?|personal|trabajadores|emplead[oa]s|cuadrillas?|clientes|huespedes|inquilin[oa]s?|vecin[oa]s?|pacientes|visitas|choferes|buzos|pintores|techeros|plomeros?|electricistas?|albaniles|soldadores|operadores|contratistas?|padre|cura|feligreses|cociner[oa]s|perr[oa]s?|gat[oa]s?|caballos?|vacas?|ganado|toros?|chivos?|borregos|puercos|pollos|pajaros|abejas|animales|los demas|los del? (?:la |el )?\p{L}+)\b`;
const machine = String.raw`\b(?:cranes?|lifts?|fork ?lifts?|excavators?|backhoes?|dozers?|loaders?|scrapers?|graders?|rollers?|pavers?|skid ?steers?|trucks?|trailers?|tractors?|mowers?|combines?|conveyors?|belts?|press(?:es)?|mills?|lathes?|saws?|grinders?|chippers?|crushers?|compressors?|generators?|pumps?|motors?|engines?|boilers?|furnaces?|ovens?|kilns?|chillers?|fryers?|grills?|mixers?|augers?|turbines?|elevators?|escalators?|trains?|trams?|bus(?:es)?|ferr(?:y|ies)|boats?|barges?|traffic|cars|planes?|helicopters?|drones?|robots?|machines?|machinery|equipment|line \d|plant|pivot|feeders?|transformer|panels? \p{L}+|power|electric(?:ity)?|juice|gas|water|steam|hydraulics|co2|(?:electric |hot )?fence|laser|radar|antennas?|transmitter|gruas?|montacargas|excavadoras?|retros?|tractor(?:es)?|cargadores|camion(?:es)?|remolques?|carros|trafico|bandas?|prensas?|molinos?|tornos?|sierras?|trituradora|compresor(?:es)?|generador(?:es)?|plantas?|bombas?|motor(?:es)?|calderas?|hornos?|estufas?|freidoras?|mezcladoras?|elevador(?:es)?|tren(?:es)?|metro|lanchas?|barcos?|avion(?:es)?|maquin\p{L}+|equipos?|transformador(?:es)?|corriente|energia|electricidad|agua|vapor|cerc[ao] electric[ao]|antenas?|lineas? \d|fabrica)\b`;
const fallenWord =
  /\b(?:wires?|lines?|trees?|limbs?|branch(?:es)?|poles?|cables?|walls?|arboles?|ramas?|postes?)\b/;

/** Away, whatever it is said of. */
const awayEnglish = String.raw`(?:(?:long |all )?gone(?: (?:home|fishing|away|too|now))?|out on (?:leave|vacation)|(?:shipped|trucked|moved|sent) (?:off )?to .*|away|elsewhere|some(?:where|place) else|off.?site|off (?:the )?(?:site|property|job|premises)|out of (?:town|state|the (?:building|way|country|house|picture)|service|here|commission|season)|(?:not|never) (?:here|there|around|home|on site|on (?:this|our) (?:site|job|side|end)|in (?:use|service|today|play)|running|operating|coming|due|scheduled|part of (?:this|it|the job)|involved|in (?:our|the) (?:way|scope)|our (?:job|scope|problem)|ours|happening|connected|hooked up|installed|plugged in|energized|delivered|built|open|back)(?: \p{L}+){0,3}|vacant|evacuated|cleared out|parked(?: (?:elsewhere|outside|back|across|up|for|at|on the (?:other|far)|in the (?:yard|lot|shop|barn)).*)?|idle|mothballed|retired|decommissioned|in (?:storage|the shop|for repairs?)|on (?:break|vacation|leave|strike|the (?:other|far|opposite|next) \p{L}+(?: \p{L}+)?)|(?:over |down |up |out |back )?(?:on|at|in|by) (?:the |an)?other \p{L}+(?: \p{L}+)?|cancell?ed|called off|postponed|on outage|in dry dock|tagged out(?: for .*)?|powered (?:down|off)|boarded(?: up)?|(?:visiting|traveling|staying|vacationing)(?: .*)?|(?:another|the other|a different|someone else's|somebody else's) (?:\p{L}+)'s|pushed (?:back|to \p{L}+)|rescheduled|(?:all )?done(?: (?:with|for) .*)?|finished|over with|wrapped up|(?:scheduled |set |planned |due |coming |slated )?(?:for )?${anotherDay}|(?:someone|somebody|another (?:crew|sub|outfit)|the (?:other|next) (?:crew|sub|guys))(?:'s)?(?: (?:job|work|scope|problem))?|sold)`;
/** Away, if it is said of people, animals or machines. */
const awayAlive = String.raw`(?:out(?: (?:sick|to lunch|at|in|on|for|with|of) ?.*)?|off|down|inside|indoors|(?:way )?across the (?:street|river|road|creek|highway|canal|valley|bay|tracks|lot)|in (?:the )?(?:house|barn|stalls?|kennel|garage|truck|class|church|school|meetings?|bed|port|dock|hangar|another \p{L}+)(?: \p{L}+)?|at (?:the )?(?:school|work|church|home|lunch|recess|camp|mass|dinner|practice|(?:her |his |their )?\p{L}+'s(?: \p{L}+)?|beach|lake|vet|market|shop|depot|dock)|(?:in|at|over in|down in|up in|over at|down at|up at) \p{L}+(?: \p{L}+){0,4}|with \p{L}+(?: \p{L}+){0,2}|crated|kenneled|penned(?: up)?|put (?:up|away)|locked (?:up|in)|chained up|fenced (?:in|off)|asleep|moved (?:out|to .*|off.*)|sent home|relocated|docked|grounded|anchored|cold|dead|empty|stopped|halted|rerouted.*|detoured.*|diverted.*|locked out|shut off|turned off|cut off|isolated|de-?energized)`;

const negatedPresence = String.raw`(?:isn't|aren't|ain't|wasn't|won't be|'s not|'re not| is not| are not|'s never|not gonna be|hasn't been|haven't been)`;
const notHere = new RegExp(
  String.raw`^${subject} ?${negatedPresence} (?:here|there|around|home|in (?:use|service|the way|town|session|today|yet)|on(?= yet$|$)|on site|on (?:this|our|the) (?:site|job|side|end|property|street)|open|running|operating|coming|going|working (?:today|tonight|this|here|on|in)|flying|driving|using|in use|in service|due|part of|involved|back|scheduled|moving|grazing|swimming|loose|connected|hooked up|wired|plugged in|energized|up and running|firing|lit|pumping|shipping|blasting|digging|welding|burning|pouring|lifting|diving|climbing|spraying|cutting|(?:until|till|for another) .+)\b(?! (?:watch|slow|straight|right|well|enough|safe)).*$`,
  'u',
);
const doesNotCome = new RegExp(
  String.raw`^${subject} (?:doesn't|don't|didn't|won't|does not|do not|will not|ain't gonna|isn't gonna|never|never ever|no longer|can't) (?:even |usually |ever )?(?:come|comes|came|run|runs|show|shows|arrive|arrives|get here|operate|operates|open|opens|start|starts|fly|flies|deliver|delivers|live|lives|go|goes|drive|drives|uses? (?:this|that|it|the)|graze|grazes|swim|swims|play|plays|ship|ships|haul|hauls|park|parks|move in|travel|pass|passes|ring|fire up|be (?:here|there|around|running|on site|open|back|home|in))\b(?! (?:back|down|up (?:right|clean)|straight|slow|safe|easy|around|off|on time|in time|far|right|all the way|out|away|anywhere)\b).*$`,
  'u',
);
const left = new RegExp(
  String.raw`^(?!.*(?:'s got| got |(?:has|have) (?:an?|the|no|one|two|only) ))${subject}(?: all| both| already| just|'ve| have| has)* (?:left|moved out|moved on|moved away|went home|gone home|cleared out|pulled out|pulled off|packed up|wrapped up|knocked off|checked out|took off|headed (?:home|out)|quit for|called (?:it|off|in sick)|finished(?: up)?|demobbed|demobilized|got done|shut down|closed up|closed down|drove off|flew out|migrated|(?:went|gone|flew|drove) to .*|flew south|sailed|rolled out)(?: (?:at|on|for|by|in|around|with|to|town|home|early|already|yesterday|last|this|the (?:site|job|building|property|house|area)|an hour|hours|days|weeks|months|years|before) ?.*| their (?:work|part|job|side).*)?$`,
  'u',
);
const othersTookIt = new RegExp(
  String.raw`^(?:they(?:'ve)?|(?:the |el |la |los )?(?:city|county|state|utility|airport|(?:power|gas|water|light|phone) company|\p{L}+ (?:energy|electric|edison)|railroad|electrician|owner|farmer|landlord|school|church|plant|mill|hotel|store|neighbor|gc|general|other crew|last crew|night shift|tenants?)(?:'s| has| have)?)(?: already| just| all)? (?:hauled|took|moved|removed|shut|locked|penned|chained|tied|turned|killed|cut|pulled|trucked|towed|cleared|sent|emptied|pumped|drained|disconnected|unplugged|closed|boarded|crated|canceled|evacuated|finished|parked|rerouted|detoured|sold|scrapped|de-?energized|made)(?: off| down| out| up| away)? (?!us\b|by\b|in\b|through\b).+$`,
  'u',
);
const takenBefore = new RegExp(
  String.raw`^${subject} (?:was|were|got|has been|have been|'ve been)(?: all| already)? (?:flushed|dropped|pulled|taken (?:down|out|away)|buried|put under ?ground|cut|capped|removed|hauled (?:off|away)|abandoned|moved|relocated|rerouted|killed|torn (?:out|down)|abated|drained|disconnected)(?: and \p{L}+)?(?: \p{L}+){0,3}? (?:yesterday|(?:last|the other) \p{L}+|in (?:${month}|\d{4})|(?:a|an|two|three|\d+|some|a few) (?:\p{L}+ )?(?:days?|weeks?|months?|years?) ago|years ago|back in \p{L}+|a while (?:ago|back)|before we (?:got here|came))$`,
  'u',
);
const laterEnglish = new RegExp(
  String.raw`^${subject}(?:'s|'re| is| are)? (?:coming|comes?|arrives?|arriving|starts?|starting|begins?|shows? up|showing up|gets? here|getting here|delivers?|returns?|goes in|goes on|gets? (?:done|installed|delivered|poured|set|hooked up|lit|turned on)|happens|opens?|opening)(?: back)? (?:in |here )?(?:${anotherDay}|at night|after hours|once we're \p{L}+)$|^${subject} (?:do|does|run|runs|work|works|come|comes|load|loads|shoot|shoots|spray|sprays|pour|pours) (?:\p{L}+ ){0,3}(?:after|once|when) we(?:'re| are)? (?:leave|left|gone|done|out|home)$|^${subject} (?:is|are) (?:only )?(?:${weekday})(?:,? (?:and|or) (?:${weekday}))?(?: only)?$`,
  'u',
);
const nobodyEnglish =
  /^there(?:'s| is|'ll be| will be) (?:nobody|no one)(?!.* to (?:guide|watch|spot|hold|help|call|signal|see|check|relieve|pull|catch)\b)(?! (?:watch|spott|hold|on the (?:radio|rope|brake))).*$|^(?:nobody|no one|none of (?:us|the \p{L}+)|not a soul|ain't nobody)(?: else)?(?:(?= \p{L}{3,}s (?:till|until|before|after|today|tonight|there|this|on (?:mon|tues|wednes|thurs|fri|satur|sun)))| (?=\p{L}{3,}s (?:till|until))|'s|'ll be| is| are| will be| was|'s been| has been|'s gonna be| lives| works| stays| comes| sleeps| parks| drives| walks| uses)(?: |$)(?!(?:\p{L}+ )?(?:got|has|have|told|given|shown|warn|guid|helping|watch|spott|look|hold|check|guard|flagg|tie[ds]?\b|tied|tying|wear|lock|monitor|attend|cover|pay|listen|mark|tend|belay|foot|secur|support|train|qualif|certif|sure|aware|ready|clipp|hook|inspect|test|measur|control|direct|signal|blam|tell|call|answer|clean|sign|account|charge|steer|at the (?:controls|wheel|valve|switch|edge|panel|gate|top|brake)|in charge|on (?:the )?(?:radio|brake|rope|line|valve|controls)|with (?:him|her|them|us)|below to))(?!.*\b(?:the edge|lookout|fire watch|tied off|trained|wearing)\b).*$/u;
const notDoing =
  /^(?:we(?:'re| are) (?:not|never)|we aren't|we ain't|we won't be|i'm not|we(?:'re| are) not gonna be) (?:even |gonna (?:be )?)?(?:(?:\p{L}+ )?(?!wear|ty|clip|lock|guard|shor|brac|test|check|watch|pay|look|wet|vent|ground|cover|us(?:e|ing) (?:a )?(?:harness|guard|spot))\p{L}{2,}ing|part of|on the|in the|up on|down in|near|anywhere near|over the|under the|around)\b(?! (?:fast|to (?:see|hear|make)|tied|right|safe)).*$/u;

const estar = String.raw`(?: ya| todavia| aun| tambien| hoy| ahorita)* (?:esta|estan|anda|andan|sigue|siguen|queda|quedan|se queda|se quedan|se quedo|se quedaron|estara|estaran|estaba|estaban|va a estar|van a estar)(?: ya| todavia| aun| tod[oa]s?| bien| muy| hoy| ahorita| como)*`;
const awaySpanish = String.raw`(?:lejos|fuera de servicio|ausentes?|clausurad[oa]s?|desocupad[oa]s?|desalojad[oa]s?|deshabitad[oa]s?|estacionad[oa]s?(?: (?:en|afuera|lejos|alla).*)?|guardad[oa]s?|cancelad[oa]s?|pospuest[oa]s?|terminad[oa]s?|hech[oa]s?|acabad[oa]s?|dad[oa]s? de baja|internad[oa]s?|hospitalizad[oa]s?|de (?:vacaciones|viaje|descanso|permiso|luto|fiesta|aquel lado)(?: (?:en|con|por) .*)?|del otro lado|al otro lado|hasta (?:alla|aculla|el otro).*|en (?:reparacion|mantenimiento|(?:el |la )?(?:taller|bodega|escuela|casa|corral|establo|iglesia|patio|puerto|muelle|potrero|rancho)|su(?:s)? casas?|misa|clases?|recreo|otr[oa]s? \p{L}+(?: \p{L}+)?|(?:el|la|los|las) otr[oa]s? \p{L}+(?: \p{L}+)?|huelga|junta|paro|casa|vacaciones)|por (?:alla|otro lado)|alla(?: (?:en|con|por|lejos) .*)?|comiendo|dormid[oa]s?)`;
const awaySpanishAlive = String.raw`(?:encerrad[oa]s?(?: .*)?|amarrad[oa]s?(?: .*)?|fuera|adentro(?: .*)?|en \p{L}+(?: \p{L}+){0,4}|con \p{L}+(?: \p{L}+){0,2}|fri[oa]s?|muert[oa]s?|bloquead[oa]s?|sin (?:luz|corriente|energia|gas))`;

const presenceVerb = String.raw`(?:vienen?|vino|vinieron|vendran?|van? a venir|llegan?|llego|llegaron|pasan?|pasaran?|circulan?|trabajan?|trabajaron|entran?|abren?|abrio|operan?|andan?|(?:estan?|estaran?|van? a estar)(?= (?:aqui|ahi|hoy|en|hasta|por|energizad\p{L}*|conectad\p{L}*|prendid\p{L}*|trabajando|corriendo)\b|$)|corren?|viven?|l[ao]s? usan|duermen?|salen|rentan?|sueltan?|arrancan?|se (?:usan?|presento|presentaron|meten?|acercan?|trabaja|va a usar|prende hoy)|tienen? (?:clases|servicio|luz|corriente|gas|turno|funcion|misa))`;
const doesNotComeSpanish = new RegExp(
  String.raw`^(?:${subject} )?(?:hoy |ya |ahorita |todavia |aun |aqui |ahi )*(?:no|nunca|tampoco|ya no) (?:hoy )?${presenceVerb}(?! (?:bien|a tiempo|despacio|amarrad|list|segur|atent|viend|con))(?: .*)?$`,
  'u',
);
const leftSpanish = String.raw`(?:se fue|se fueron|se han ido|se marcharon|se mudo|se mudaron|se cambio|se cambiaron|se retiraron|se retiro|salio|salieron|se (?:l[aoe]s? )?llevaron|se (?:l[aoe]s? )?llevo|(?:l[aoe]s? )?(?:movieron|mudaron|sacaron|encerraron|amarraron|guardaron|retiraron|desconectaron|apagaron|cerraron|cortaron|clausuraron|vaciaron|desalojaron|vendieron|remolcaron|pararon|cancelaron|suspendieron|pospusieron|demolieron|recogieron|quitaron|desviaron)|termino|terminaron|acabo|acabaron|cerro|descansa|descansan|se acabo|se acabaron|se termino|cumplieron|zarpo|zarparon|salieron de viaje|salio de viaje)`;
const agent = String.raw`(?:(?:el|la|los|las) )?(?:comision|compania|ciudad|duen[oa]s?|municipio|vecin[oa]s?|gas|cfe|escuela|planta|electricistas?|plomeros?|senor[ae]?s?|patron)`;
const agentDid = String.raw`(?:corto|desconecto|apago|cerro|movio|saco|encerro|amarro|guardo|quito|mudo|paro|cancelo)`;
const leftFirst = new RegExp(
  String.raw`^(?!.*\bno\b)(?:(?:ya |ayer |antier |desde \p{L}+ |tambien |${agent} (?:ya )?)*${leftSpanish}|(?:ya )?${agent} (?:ya )?${agentDid})(?: .*)?$`,
  'u',
);
const leftLast = new RegExp(
  String.raw`^(?!.*\bno\b)(?:al? |el |la |los |las )?${subject} (?:ya |ayer |tambien |hoy )*${leftSpanish}(?: (?:ayer|antier|ya|hoy|el|la|a|al|en|desde|hace|de|del|con|para|por|temprano|todos|su|los|las|sin|hasta|tod[oa]s?) ?.*)?$`,
  'u',
);
const objectFirst = new RegExp(
  String.raw`^(?!.*\bno\b)(?:al |el |la |los |las |a (?:la|los|las) )?${subject} (?:ya |ayer )?l[aoe]s? (?:tienen|tiene|dejaron (?:en|con)|dejo (?:en|con)|pasaron|paso a|vaciaron|hicieron|mandaron|mando|prestaron|rentaron|corto|desconecto|apago|cerro|movio|saco|encerro|amarro|guardo|quito|llevo|cortaron|desconectaron|apagaron|cerraron|movieron|sacaron|encerraron|amarraron|guardaron|quitaron)(?: .+)?$`,
  'u',
);
const nobodySpanish =
  /^(?:hoy |ahi |alli |arriba |abajo |adentro )*(?:no (?:hay|esta|anda|viene|va a (?:haber|estar)) nadie|hay nadie|nadie (?:esta|anda|viene|va a venir|vive|duerme|trabaja|va a|se va a|baja hoy|sube hoy|entra hoy|usa|pasa|queda|hay|mas))(?: (?!(?:\p{L}+ )?(?:cuid|vigil|viend|mirand|avis|revis|checand|agarr|deteni|fij|pendient|al (?:pendiente|tanto|mando|volante)|amarrad|capacit|entrenad|con (?:casco|arnes))).*)?$/u;
const notDoingSpanish =
  /^(?:hoy |ahorita |ya |nosotros |ahi )*(?:no|nunca|tampoco) (?:(?:nos|lo|la|le|los|las) )?(?:vamos a|andamos|estamos|nos metemos|nos subimos|entramos|bajamos|buceamos|excavamos|soldamos|subimos|tocamos|abrimos|cortamos|manejamos|trabajamos|metemos|colamos|quemamos|rompemos|pintamos|cruzamos)(?: (?!(?:amarrad|capacit|entrenad|list|segur|viend|acostumbrad)).*)?$/;
const laterSpanish = new RegExp(
  String.raw`^(?:${subject} )?(?:no )?(?:viene|vienen|llega|llegan|empieza|empiezan|arranca|abre|abren|regresa|regresan|vuelve|vuelven|es|sera|toca|se (?:pone|ponen|hace|cuela|instala|conecta|prende|trabaja|abre)|entra|entran|fue|va)(?: hasta| para)? (?:${anotherDay})$`,
  'u',
);

const animal =
  /\b(?:dogs?|cats?|horses?|cows?|cattle|bulls?|goats?|sheep|pigs?|hogs?|chickens?|birds?|bees|animals?|perr[oa]s?|gat[oa]s?|caballos?|vacas?|ganado|toros?|chivos?|borregos|puercos|abejas|animales|people|public|shoppers|gente)\b/;
const livingWord = new RegExp(living, 'u');
const thingWord = new RegExp(
  String.raw`${machine}|\b(?:luz del?|mains?|wires|lines|tanks?|drums?|asbestos|lead|chemicals?|fuel|propane|chlorine|ammonia|refrigerant|freon|acid|stores?|shops?|schools?|church|restaurants?|diner|mall|hotels?|office|house|building|gym|library|bank|warehouse|factory|mill|bar|museum|clinic|highway|freeway|streets?|roads?|lanes?|sidewalk|alley|driveway|spur|tracks?|channel|river|tanques?|tambos|asbesto|plomo|quimicos?|combustible|cloro|amoniaco|tiendas?|escuelas?|iglesias?|restaurantes?|oficinas?|casas?|edificios?|gimnasio|biblioteca|bancos?|bodegas?|museo|clinica|calles?|carriles?|banqueta|avenida|vias?|demos?|pours?|concerts?|services?|games?|class|classes|delivery|vats?|cookers?|kettles?|cells?|yard|runway|airport|ballpark|magazine|blasts?|explosives|dynamite|polvorin|explosivos|dinamita|fumigada|voladura|ollas?|tinas?|\p{L}{3,}ing|demolicion|colado|misa|concierto|partido|fumigacion|entrega|obra|turno)\b`,
  'u',
);

const isKnown = (text: string): boolean => livingWord.test(text) || thingWord.test(text);

function isAwayNow(flat: string, isInNamedPlace: boolean): boolean {
  const core = flat.replace(trailing, '');
  const hasSpell = core !== flat;
  const [, who = ''] = whoEnglish.exec(core) ?? whoSpanish.exec(core) ?? [];
  if (
    protection.test(who) ||
    !who
      .split(/ (?:and|y|e) /)
      .slice(0, -1)
      .every(isKnown)
  )
    return false;
  const isLiving = livingWord.test(who);
  if (denied.test(who) || (structure.test(who) && !isLiving)) return false;
  const isThing = thingWord.test(who) && !isLiving;
  if (fallenWord.test(who) && !isLiving) return false;
  if ([core, flat].some((text) => saysAway.test(text) || saysAwaySpanish.test(text))) return true;
  if (nearUs.test(core.slice(who.length))) return false;
  if (hasSpell && offForNow.test(core)) return true;
  if (!isLiving && !isThing) return false;
  if (isThing && (offMachine.test(core) || offMachineSpanish.test(core))) return true;
  if (offEnglish.test(core) || (isLiving && saysPenned.test(core))) return true;
  if (underWay.test(core)) return false;
  const isSomewhere = hasSpell || isInNamedPlace || awayPlace.test(core);
  return isSomewhere && saysAwayAlive.test(core) && !(animal.test(who) && isOut.test(core));
}

const denied = /\b(?:no|nunca|not|never)\b/;
const structure =
  /\b(?:roof|floor|deck|decking|ground|soil|dirt|wall|walls|half|techo|piso|pared|losa|tierra|suelo)\b/;
const underWay =
  /\b(?:in|en) (?:reverse|motion|gear|operation|neutral|reversa|movimiento|marcha|uso|operacion|bajada|subida|pendiente|curva|terreno \p{L}+)\b/u;
const isOut = / (?:out|fuera|afuera)$/;
const whoEnglish = new RegExp(String.raw`^(${subject})${copula}(?= )`, 'u');
const whoSpanish = new RegExp(String.raw`^(${subject})${estar}(?= )`, 'u');
const saysAway = new RegExp(String.raw`^${subject}${copula}${adverb} ${awayEnglish}$`, 'u');
const saysAwaySpanish = new RegExp(String.raw`^${subject}${estar} ${awaySpanish}$`, 'u');
const offEnglish = new RegExp(
  String.raw`^${subject}${copula}${adverb} (?:off|docked|asleep|inside|indoors|crated|kenneled|penned(?: up)?(?: .*)?|boarded|put (?:up|away)|locked (?:up|in|out)|chained up|sent home|rerouted|detoured|diverted|relocated|moved (?:out|away|off|to .*))(?: (?:at|to|from|by|for) .*)?$`,
  'u',
);
const offMachine = new RegExp(
  String.raw`^${subject}${copula}${adverb} (?:out|down|empty|dead|cold|stopped|halted|shut (?:off|down)|turned off|cut(?: off)?|isolated|unplugged|disconnected|disabled|removed|hauled off|drained|pulled|over|de-?energized|pumped out|locked (?:out|off)|closed(?: (?:down|off|up))?|shuttered)(?: (?:(?:to|from|for) .*|(?:at|by) (?:the )?(?:feed|shop|street|pole|panel|mains?|road|meter|valve|source|city|utility|county|plant|\p{L}+ company|other \p{L}+)))?$`,
  'u',
);
const offForNow = new RegExp(
  String.raw`^${subject}${copula}${adverb} (?:dark|off the air|closed|shuttered|shut down|idle|empty)$`,
  'u',
);
const offMachineSpanish = new RegExp(
  String.raw`^${subject}${estar} (?:cerrad[oa]s?|vaci[oa]s?|parad[oa]s?|detenid[oa]s?|apagad[oa]s?|desconectad[oa]s?|desenergizad[oa]s?|cortad[oa]s?|fri[oa]s?|muert[oa]s?|bloquead[oa]s?|descompuest[oa]s?|sin (?:luz|corriente|energia|gas)|desviad[oa]s?|apagad[oa]s? .*|parad[oa]s? .*)$`,
  'u',
);
const saysAwayAlive = new RegExp(
  String.raw`^(?:${subject}${copula}${adverb} ${awayAlive}|${subject}${estar} ${awaySpanishAlive})$`,
  'u',
);
const saysPenned = new RegExp(
  String.raw`^(?:${subject}${copula}${adverb} (?:out to lunch|in (?:the )?(?:house|barn|stalls?|kennel|garage|truck|class|church|school|bed)|at (?:the )?(?:school|work|church|home|lunch|recess|camp|mass|dinner|practice|beach|lake|vet|their \p{L}+)|at (?:(?:her|his|their|the) )?(?:\p{L}+'s(?: \p{L}+)?))|${subject}${estar} (?:encerrad|amarrad)[oa]s?(?: .*)?|${subject}${estar} con (?:el|la|su|sus|los|unos) \p{L}+(?: en .*)?|${subject}${copula}${adverb} at an? \p{L}+(?: \p{L}+){0,2})$`,
  'u',
);
const awayPlace = /\b(?:other|another|far|next|otr[oa]s?)\b/;
/** Where the work is. */
const nearUs =
  /\b(?:us|we|here|our|under|over(?!$)|above|below|overhead|near|nosotros|aqui|encima|abajo|debajo|arriba|cerca|junto|(?:in|at|on|en) (?:the |el |la |los )?(?:way|road|street|edge|hole|trench|pit|swing|path|ditch|line|aisle|corridor|hallway|paso|camino|calle|zanja|pozo|hoyo|orilla|pasillo|banqueta|water|mud|danger|peligro|agua|lodo))\b/;

const statements: readonly RegExp[] = [
  notHere,
  doesNotCome,
  left,
  othersTookIt,
  objectFirst,
  doesNotComeSpanish,
  leftFirst,
  leftLast,
  // "Tenants are on floor 3", "the rig is across the river", "los patios están vacíos hoy".
  /^(?:the |los |las )?(?:guests?|customers?|tenants?|students?|patients?|residents?|people|kids|huespedes|clientes|inquilinos|alumnos|pacientes|gente)(?:'re| are| estan) (?:on|in|at|en) (?:the |el |la )?\p{L}+ (?:\d+|[a-z])$/u,
  /^(?!.*\b(?:cords?|hoses?|cables?|wires?|ropes?|pipes?|extensiones|mangueras?)\b)(?:the |el |la |los |las )?\p{L}+(?: \p{L}+)?(?:'s| is| are| esta| estan) (?:(?:across the|on the far|al otro lado de la|enfrente de la) (?:\p{L}+ ?){1,2}|vaci[oa]s hoy)$/u,
];
/** These name a day, whatever it is that comes then. */
const dated: readonly RegExp[] = [laterEnglish, laterSpanish, takenBefore];
const ownWords: readonly RegExp[] = [nobodyEnglish, notDoing, nobodySpanish, notDoingSpanish];

const othersWork =
  /^(?:somebody else|someone else|another (?:crew|sub|contractor|outfit|company)|the (?:utility|gc|other (?:crew|sub|outfit)))(?:'s| is)? (?:handl(?:es|ing)|doing the|does the|takes? care of|taking care of|responsible for|got the)\b|^we(?:'re| are) not the ones? (?:doing|running|pouring|cutting)\b|^(?:de .+ )?se encargan? (?:otr[oa]s?|el|la|los|las) \p{L}+|^(?:eso|es[ae] \p{L}+) (?:le|les) tocan? a(?:l| la| los| las| otr[oa]s?) |^(?:eso|la \p{L}+|el \p{L}+) l[ao] hacen? (?:otr[oa]s?|el|la) \p{L}+$/u;

const comesAndGoes = /\bin and out\b|\bon and off\b|\bentran y salen\b/;
const orderOrCase =
  /^(?:if|when|whenever|unless|until|make sure|keep|stay|watch|si|cuando|que|hay que|tenemos que|no one (?:goes|in|under|near)|nobody (?:goes|in|under|near))\b/;

const deniedVerb = /\b(?:not|isn't|aren't|wasn't) \p{L}+ing\b/u;
const namedPlace = /\b(?:in|at|en) \p{Lu}\p{Ll}+/u;
const utility =
  /^(?:the )?(?:city|utility|(?:gas|power|water|light) company|\p{L}+ (?:energy|electric|edison)) (?:already )?(?:pulled|took|killed|removed) (?:the |our )?(?:gas |electric )?meters?\b/u;
const familyName =
  /\b(the|los) \p{Lu}\p{Ll}+(?= (?:are|were|have|went|moved|left|andan|est[aá]n|se|salieron|ya|viven)\b)/iu;
const inOurWay =
  /\b(?:over us|above us|at us|toward us|behind us|next to us|in front of|into us|encima|hacia nosotros|enfrente de nosotros)\b/;

/** "The alarm guys" are people, whatever they put in. */
const namedCrew =
  /^(?:the |our |their )?(?:\p{L}+ ){1,2}(?:guys?|crews?|company|outfit|people|techs?|contractors?|installers?|subs?)\b/u;

/** "The crane's not here till Thursday", "ya se fueron los de la bodega". */
export const isAbsent = once((said: string): boolean => {
  const flat = plain(
    said.replace(familyName, (whole, the: string) =>
      /\p{Lu}/u.test(whole.slice(the.length)) ? `${the} family` : whole,
    ),
  )
    .replace(leading, '')
    .replace(/[.,\s]+$/u, '');
  if (orderOrCase.test(flat) || comesAndGoes.test(flat)) return false;
  if (ownWords.some((tells) => tells.test(flat))) return true;
  if (othersWork.test(flat) && !inOurWay.test(flat)) return true;
  if (weather.test(flat)) return false;
  if (isAwayNow(flat, namedPlace.test(said))) return true;
  const isHere =
    inOurWay.test(flat) || (protection.test(flat.replace(namedCrew, '')) && !utility.test(flat));
  if (isHere) return false;
  return (
    dated.some((tells) => tells.test(flat)) ||
    (isKnown(flat.replace(deniedVerb, '')) && statements.some((tells) => tells.test(flat)))
  );
});

const tellsMore =
  /^(?:no (?:sale|viene|anda|corre|se mueve|trabaja|jala|prende)n?(?: \p{L}+)?$|not (?:with|for|by|on|in|near|around|until|till) |(?:a )?nosotros no|so|because|since|it's|they're|they|he's|she's|that's|nobody|no one|all|just|only|till|until|for|at|with|asi que|porque|pues|ya|estan?|hasta|desde|por|tod[oa]s?|con)\b|^(?:drained|emptied|vented|purged|vaciad[oa]s?|purgad[oa]s?|drenad[oa]s?)$|^(?:the |la |el )?\p{L}+ (?:did|handled|took care of|hizo|lo hizo) ?(?:it|that|this|eso)?$/u;

/** "No hay problema" at the end denies nothing of the job. */
const noProblem =
  /,? (?:(?:so |asi que )?(?:no hay|no)(?: es)? (?:problema|bronca|problem|worries|pasa nada)|(?:so )?(?:we're |it's |all )?good(?: to go)?)$/i;

/** Denials that are told in a sentence of their own, and kept whole. */
const startsOwn =
  /^(?:nobody|no one|none|nadie|we|hoy no|no (?:vamos|nos|andamos|estamos|entramos|hay nadie))\b/;

/** "Kids are out till August, the whole school's empty": nothing but what is absent. */
export function tellsAbsence(said: string): boolean {
  const sentence = said.replace(noProblem, '');
  const [first, ...others] = partsOf(sentence);
  const head = first?.text ?? sentence;
  if (denialOf(head) !== null && !startsOwn.test(plain(head))) return false;
  if (comesBack(said)) return false;
  if (denialOf(sentence) === null && isAbsent(sentence)) return true;
  return (
    first !== undefined &&
    others.length > 0 &&
    isAbsent(first.text) &&
    others.every(
      ({ text }) =>
        isAbsent(text) ||
        denialOf(text) !== null ||
        isTail(text) ||
        (tellsMore.test(plain(text)) && energyOf(plain(text)) === null),
    )
  );
}

/** "Llave y todo": a word or two that add nothing. */
function isTail(text: string): boolean {
  const flat = plain(text);
  return text.split(' ').length < 3 && energyOf(flat) === null && !protection.test(flat);
}

const way =
  /\b(?:streets?|roads?|lanes?|sidewalk|alley|driveway|traffic|stores?|schools?|calles?|carril(?:es)?|banqueta|avenida|trafico|tiendas?|escuelas?)\b/;
const source =
  /\b(?:power|electric(?:ity)?|juice|motors?|engines?|machines?|corriente|energia|electricidad|motor(?:es)?|maquinas?)\b/;
const drives: ReadonlySet<Energy | null> = new Set(['electrical', 'mechanical', 'pressure']);

/** Whether what is absent takes the hazard away: "they're parked" for the forklifts, "power's off" for the saw. */
export function takesAway(
  sentence: string,
  { text, energy }: { readonly text: string; readonly energy: Energy | null },
): boolean {
  const flat = plain(sentence);
  return (
    /^(?:ya )?(?:it|they|that|he|she|those|these|we|est[ao]s?|es[ao]s?|ya(?= (?:no hay|estan?)\b)|l[ao]s?(?= (?:\p{L}+ron|tienen|tenemos)))(?:'s|'re|'ve)?(?: |$)/u.test(
      flat,
    ) ||
    overlap(contentOf(sentence), contentOf(text)) > 0 ||
    (energy === 'motion' && (livingWord.test(flat) || way.test(flat))) ||
    (energy === 'biological' && animal.test(flat)) ||
    (drives.has(energy) && source.test(flat)) ||
    (energy !== null &&
      energy !== 'chemical' &&
      !livingWord.test(flat) &&
      !isTakenBefore(flat) &&
      !isAnotherDay(flat) &&
      energyOf(flat)?.energy === energy)
  );
}
