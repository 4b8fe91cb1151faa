/** What is said right after a hazard: more harm, what is done about it, or words that tell neither. */
import type { Energy } from '../energies.ts';
import type { Library } from '../library/compile.ts';
import {
  isBodyPart,
  isBroken,
  isDangerousState,
  isDone,
  isDoneByRole,
  isGear,
  isInfinitiveOrder,
  isIsolation,
  isMadeSafe,
  isOrder,
  isTakenCareOf,
  mainClauseOf,
  tellsEvent,
  withoutCondition,
} from './clause.ts';
import { energyOf } from './energy-signals.ts';
import { describesThing, mayHappen, thingThatDoes } from './may-happen.ts';
import { findPhrases } from './phrase-tree.ts';
import { once } from './plain.ts';

/** Harm that happens, and states that let it happen. */
const harm =
  /\b(?:could|might|may|(?:it|they|that|this) can|can \p{L}+ (?:you|your|us|his|her|somebody|a guy|on|off|over|into|out|loose)|can (?:get|fall|hit|cut|burn|slip|drop|crush|roll|break|catch)|someone|somebody (?!watch|hold|spot|stand|stay|check|on|with|foot|stead|guid|works|runs|mans|keeps|walks|flags|calls|minds|tends|has|always)|falls?|falling|fell|comes?|coming|rolling|swinging|flying|breaks?|breaking|snaps?|snapping|slips?|slipping|fail(?:s|ing|ure)?|let(?:s|ting)? go|cav(?:es?|ing)(?: in)?|(?:coming|comes) (?:apart|loose)|zipping|can \p{L}+ (?:the|an?) \p{L}+ (?:into|onto|off|over)|giv(?:es?|ing) (?:way|out)|collaps\w*|tips?|tipping|whip(?:s|ping)|kick(?:s|ing)|bit(?:es?|ing|ten)|stings?|stung|burns?|burning|crush\w*|pinch\w*|shock\w*|hits|hitting|struck|land(?:s|ing) on|catch(?:es|ing)|grab(?:s|bing)|dropp(?:ing|ed)|drops|sag(?:s|ging)|blow(?:s|ing) (?:up|off|over|apart|on|in|back)|spill(?:s|ing)|leak(?:s|ing)|explo(?!simetro)\w*|ignit\w*|trip(?:s|ping)|(?:get|gets|getting) (?:\p{L}+ed|hit|hurt|cut|burned|burnt|shocked|crushed|struck|caught|pinched|run over|pinned|sick|stuck|trapped|buried|wet|loose|your|you|his|hot|slick|away|pulled|sucked|too|a )|hurts?|loose(?! cloth)|slick|slippery|(?<!^we \p{L}+ (?:the |it |that |them |everything )(?:\p{L}+ )?)wet(?! (?:sand|wip|mop|sweep|grind|drill|floor signs?|scrap\w*|rags?|blankets?|towels?|cut\w*|saw\w*|method|vac|sacks?|it))|rotten|broken|missing|exposed|unstable|pueden?|podria\w*|se (?:nos|te|me|les? (?!pon|ech|da |dan |amarr|chec|revis|met|quit|cort|apag|cerr|cierr|mid|jal|colg|cuelg|baj|sub|riega|tapa)|cae\w*|viene\w*|va(?:n|ya\w*)?\b|rompe\w*|suelt\w*|zaf\w*|volte\w*|prend\w*|quem\w*|revient\w*|derrumb\w*|resbal\w*|atora\w*|cort[ae]|machuc\w*|hund\w*|mete[na]?)|alguien|que se|cae\w*|caiga\w*|viene|vieja?s?|suelt[oa]s?|floj[oa]s?|mojad[oa]s?|rot[oa]s?|danad[oa]s?|podrid[oa]s?|resbal\w*|trop[ei]\w*|revient\w*|explot\w*|golpe\w*|aplast\w*|machuc\w*|avient\w*|muerd\w*|mord(?:er|id|io|ed)\w*|tumb[ae]\w*|marea\w*|asfix\w*|derrumb\w*|abiert[oa]s? (?:el|la)|sin(?! (?:soltar|correr|prisa|brincar|subir\w*|meter\w*|guantes? suelt\w*)))\b|\b(?:buried|enterrad[oa]s?)\b|\b(?:esta|estan|is|are|'s) (?:still )?(?:prendid[oa]s?|viv[oa]s?|energizad[oa]s?|live|energized|hot|charged|podrid|oxidad)\b|^(?:caer|cort|quem|golpe|lastim|machuc|resbal|tropez|enterr|pic|peg)[aei]?r?se\b|\b(?:arranca|prende|starts?|moves?|turns?) (?:sol[oa]s?|de repente|by itself|on its own|up on you)\b|^(?:your|his|her|somebody's|someone's|tu|su) \p{L}|^que \p{L}|^se (?:le |les |nos |te |me )?(?!(?:amarr|revis|pon|us[ae]|coloc|bloque|apag|tap|moj|cierr|cerr|purg|ventil|prueb|chec|limpi|lav|marc|acordon|asegur|ancl|quit|baj|sub|carg|sac|hac|avis|par[ae]|mantien|vigil|calz|apuntal|adem|entib|riega|barr|turn|desconect|aterriz|encinta|recog|guard|deja|descarg|empuj|levant|mid[ea]n?\b|verifi|inspec|cuelg|sac|les? (?:pon|ech|da |amarr|chec|revis|met|quit|cort|apag|cerr|cierr|mid|jal|colg|cuelg|baj|sub|riega|tapa)))\p{L}{3,}|^(?:te|me) \p{L}|^(?:le|les|nos) (?!\p{L}+mos\b|ponen|damos|dan|avis|echan|tap)\p{L}/u;

/** "We hit a gas line", "nos caemos": the crew does it, and it hurts. */
const harmWeDo =
  /^(?:we|we'll|you|they|he|she)(?:'re|'ll)? (?:hit|cut|strike|nick|break|fall|lose|get (?!the\b|it\b)|drop|trip|slip|burn|touch|breathe|dig into|are (?:near|close|right|by|under|over)|work(?:ing)? (?:near|close|by|under|over|in|on|at)|near|close)\b|^(?:nos |le |la |lo |las |los )*(?:peg|romp|cort|ca|resbal|tropez|golpe|toc|choc|quem|respir|and|est|v|trabaj|lastim|machuc)[aei]?mos\b/;

/** "We pull the loose ones": what the crew does, where nothing can, could or might happen to it. */
const weDoFirst =
  /^(?:we|we'll|we're gonna|i'll|they'll) (?!.*\b(?:can|could|might|may|fall|slip|trip|burn|hurt)\b)(?:pull|take|knock|clear|move|cut|clean|sweep|bring|drop|lower|pick|haul|break|dig|stay|keep|leave|wait|let)\b/;

/** "We chain it to the skid steer": what the crew does to it. */
const weDoIt =
  /^(?:we|we'll|i|i'll|they|he|she) (?!could|can|might|may|hit)\p{L}+s? (?:(?:down|up|off|out) )?(?:it|them|'em|em|everything|every|each|both|all|that|those)\b/u;

/** "The big one's the hose", "lo más peligroso es …": said of a hazard, whatever follows. */
const announcesHarm =
  /^(?:that's|it's|eso es) (?:when|where|cuando|donde)\b|^(?:mostly|mainly|just) (?:the )?(?:\p{L}+ed )?(?:backs?|knees|fingers|hands|feet|shoulders|noise|dust|heat)\b|^(?:there's|there is|there are|hay|it's|es) (?:\p{L}+ ){0,4}(?:danger|hazard|risk|peligro|riesgo)s?\b|^.{3,50} (?:is|are) (?:the|my|our) (?:big|biggest|main|worst|bad|real) (?:one|thing|deal|danger|worry|hazard|risk|concern)\b|^.{3,50} es (?:lo|el) (?:mas )?(?:peligroso|feo|canijo|malo|grave|principal|peligro|riesgo|detalle)\b|^(?:(?:and|y|well|pues|then) )*(?:(?:the |our |my )?(?:big|bad|main|biggest|worst|other|scary|sneaky|real|number one) (?:one|thing|deal|hazard|danger|risk|worry|concern|problem)?(?:'s| is)\b|(?:the )?(?:hazard|danger|risk|worry)(?:'s| is)\b|(?:lo (?:mas )?(?:peligroso|feo|canijo|malo|pesado|grave|delicado|cabron)|el (?:mayor |mero )?(?:peligro|riesgo|detalle|problema)|la bronca)(?: aqui| ahi)? es\b|(?:watch (?:out )?for|lo que (?:a mi )?(?:me|nos) (?:preocupa|da (?:miedo|pendiente))n?\b|it's (?!(?:being|going|getting|holding|staying|running|standing|sitting|hanging)\b)\p{L}+ing|es que|ojo con|aguas con|cuidado con|me preocupan?|nos preocupan?|(?:i|we)(?:'m| am|'re)? (?:(?:always |really )?worr(?:y|ied) about|scared of|lose sleep over)|what (?:worries|scares|gets) me(?: most)? is)\b)/u;

/** "Access panels get screwed shut": what is done to a thing. */
export function isGottenDone(flat: string): boolean {
  return getsDone.test(flat);
}

const getsDone =
  /^(?:a )?(?:el|la|los|las|al) \p{L}+(?: de \p{L}+)? l(?:[oa]s?|es?) (?!pued|pega|golpea|quema|corta|tumba|aplasta|jala|agarra|rompe|avienta|lastima|machuca|pica|muerde|cae)\p{L}+(?:amos|emos|imos|an|en|a|e)\b|^(?:the |those |all (?:the )?|every |each |our |any )?(?:\p{L}+ ){1,3}gets? (?!(?:squeez|crush|pinch|pinn|burn|trapp|bur[iy]|slamm|smash|splash|scald|electrocut|shock|knock|jamm|snagg|tangl|drench|soak|clobber|whipp|stung|bitt|clipp|flatten|pull|drag|suck|infect|expos|tir|excit|distract|dehydrat|crack|damag|overload|clogg|plugg|contaminat)\p{L}*\b)\p{L}+ed (?:on|onto|by|with|to|from|first|before|down|over|at|in|into|behind|between|every|each)\b|^(?!.*\b(?:could|might|may)\b).*\bstays? (?:in|on|off|down|up|put|shut|closed|clipped|hooked|wet|clear|back|behind|out)\b|\b(?:before (?:anybody|anyone|nobody|any of us|we|you|he|they) \p{L}|antes de (?:que (?:alguien|nadie|entr|sub|empec|meta|abr)|subir|entrar|meter|abrir|cortar|prender|soltar|jalar|empezar))|\b(?:gets?|get|goes|stays?) (?:\p{L}+ )?(?:pinned|propped|wedged|hooked|rolled up|screwed|locked|tagged|covered|tied|strapped|chained|braced|plated|bolted|blocked|chocked|grounded|taped|flagged|barricaded|capped|padded|shut off|shut first|lowered|tested|checked|inspected|marked|swept|bagged|sprayed|bled|drained|hauled|parked|clamped|fenced|roped|staked|shored|pumped out|vented|wet down|hosed|unplugged|disconnected)\b/u;

/** "The blower belt takes a finger", "saltan pedazos a los ojos": what it does to someone. */
const takesLimb =
  /\b(?:takes?|take off|eats?|grabs?|catch(?:es)?|snags?|bites?|smash(?:es)?|crush(?:es)?|cuts?|slices?|breaks?|gets?) (?:off |on |in )?(?:a|an|your|his|her|my|somebody's|someone's|some) (?:fingers?|hands?|thumbs?|arms?|sleeves?|toes?|foot|feet|legs?|head|eyes?|guys?|knuckles)\b|^(?:que )?(?:saltan?|brincan?|vuelan?|caen?|salen?|truenan?|avientan?|chispean?|escurren?|gotean?|salpican?) (?!con\b|primero\b|todos\b)\p{L}+/u;

/** "That one, we just say hands off", "para eso las rodilleras": what is done about what was named. */
const ofThat =
  /^(?:(?:and|y|so|pues) )*(?:(?:for|on|with|about) (?:that|those|this|it)(?: one| ones)?|(?:that|those)(?: one| ones)? (?:we|i|nobody|everybody|he|she)\b|(?:para|con|contra|pa'?) (?:eso|es[ae]|es[oa]s)\b|(?:a )?(?:eso|es[ae]|es[oa]s) (?:l[aeo]s? )\p{L}+[aei]mos\b)|\S (?:for (?:that|those|it)|(?:para|pa'?|contra) (?:eso|es[ae]|es[oa]s))$|\bprotec(?:ti|ci)on$|^(?:every|each|cada) \p{L}+ (?:goes|gets|stays|va|se)\b|^you (?:stand|stay|keep|step)\b|\btraemos\b/u;

/** "Prenden fuego al cartón", "te pega en la cara": what the thing before it does. */
const alsoDoes =
  /^(?:(?:te|le|les|nos|lo|la|se) )?(?:pega|golpea|corta|quema|prende|incendia|tumba|tira|rompe|revienta|explota|aplasta|machuca|jala|avienta|lastima|mata|cae|salpica|brinca|vuela|suelta|derrama|contamina|enferma|irrita|ahoga|agarra|arranca|raja|trueza|asfixia|marea|desmaya|inunda|hunde|resbala|pica|muerde)n? (?!(?:con|primero|antes)\b)\p{L}/u;

/** Names that are a hazard by themselves. */
const inherent =
  /\b(?:noise|loud|dust|dusty|fumes|smoke|heat|hot|cold|ice|icy|glare|traffic|cars|pedestrians?|kids|snakes?|spiders?|scorpions?|wasps?|hornets?|bees?|ants?|rats?|mice|ticks?|dogs?|bats|raccoons?|poison (?:ivy|oak)|silica|asbestos|(?<!every |each |the |test |jumper |both )lead|mold|sewage|lightning|winds?|windy|gusts?|mud|muddy|sharp|edges?|nails|rebar|cuts?|pinch points?|strains?|sore|backs?|splinters?|sparks?|slag|flames?|fire|gas|cave.?ins?|steam|acid|caustic|chemicals?|bleach|thinner|solvents?|arc flash|voltage|volts|power lines?|vibration|kickback|exposure|pressure|overhead|ruido|ruidero|polv[oa]\w*|humos?|calor|calentura|frio|hielo|trafico|carros|peatones|ninos|gente|viboras?|aranas?|alacran\w*|avispas?|abejas?|hormigas?|ratas?|ratones|garrapatas?|perros?|murcielagos?|silice|asbesto|plomo|moho|rayos?|vientos?|lodo|filos?|filos[oa]s?|orillas?|clavos|varillas?|cortadas?|caidas?|quemaduras?|resbalones|tropezones|toques?|descargas?|astillas?|chispas?|escoria|lumbre|fuego|gases|derrumbes?|vapor\w*|acidos?|(?:\p{L}*quimic\p{L}*)|incendios?|explosion\p{L}*|latigazos?|chicotazos?|volcaduras?|atropell\p{L}*|electrocu\p{L}*|asfixia|derrames?|tropiezos?|metano|methane|monoxido|monoxide|sulf\p{L}+|nitrogen\p{L}*|amoniac\p{L}*|ammonia|cloro|chlorine|sunburn|heat ?stroke|rollovers?|electrocution|arco|voltaje|vibracion|rebote|contragolpe|espaldas?|cintura|insolacion|sol|presion|pesad[oa]s?|aguas negras|corriente|heavy|slivers?|debris|escombro)\b/u;

const people =
  /^se (?!(?:mete|va|viene|cae|pega|corta|quema|machuca|llena|levanta)n?\b)\p{L}+[ae]n? con \p{L}|^que (?:se |nos |te |lo |la )?(?:haga|quite|mueva|aleje|baje|ponga|amarre|quede|espere|avise|use|traiga|cheque|revise|salga|cuide)n?\b(?! (?:encima|abajo|adentro|arriba))|^(?:temprano|tempranito|early|first thing|after (?:hours|dark|lunch)|con la fresca|de madrugada)\b|^(?:two|three|four|five|six|eight|un[oa]|dos|tres|cuatro|cinco|seis|ocho) (?:of us |guys |men |people |hombres |personas )?(?:on|at|to|per|en|por|de cada|abajo|arriba)\b|^(?:(?:all )?(?:hands|fingers|feet|heads?) (?:off|out|clear|away|back|behind|on the|outside)|(?:manos|dedos|pies) (?:fuera|lejos|afuera|atras)|(?:un[oa]|one (?:guy|man|of us)) (?:siempre|always|stays)|nobody|no one|nothing (?:over|under|above)|nadie|ninguno (?:abajo|debajo|en)|todos|todo mundo|everyone|everybody|(?:each|every) (?:man|guy|one|hand)|cada (?:quien|uno)|only|solo|solamente|siempre|always|nunca|never|don't|do not|keep|stay|stand|two (?:hands|guys|men|people|of us)|las dos manos|dos manos|entre (?:dos|tres|cuatro))\b|^(?:se |lo |la |los |las )*(?:cargan|bajan|suben|mueven|levantan) (?:entre |de a )?(?:dos|tres|cuatro)\b/u;

const crewDoes =
  /^(?:(?:and|then|y|luego|tambien) )?(?:we|we've|we'll|we're|i'll|i've|they|they'll|everybody|everyone|all of us|todos)\b \p{L}+|^(?:antes |primero |siempre |nomas )?(?:nos |se |lo |la |los |las |le |les )*\p{L}{2,}[aei]mos\b|^(?:lo|la|los|las|le|les) (?:\p{L}+an|\p{L}+en|ponen|traen)\b|^(?:bajan|apagan|cierran|cortan|ponen|traen|tapan|amarran|purgan|prueban)\b|^uno (?:lo |la )?(?:detiene|vigila|cuida)|^va con\b|^(?:\p{L}+ )?\p{L}+(?:'s)? (?:watches|watching|holds|holding|spots|spotting|checks|stays|keeps|calls|has the|is on the|is spotting|is watching|locking|vigila|cuida|detiene|checa|revisa|avisa|lo guia|la guia|guia)\b|^(?:he|she) \p{L}+s\b|^(?:\p{L}+ ){1,3}(?:does|hace|hacen|carga|mueve) (?:the|el|la|lo|los|all)\b/u;

/** "We've got rats", "andamos cerca de la línea": what the crew meets. */
const crewMeets =
  /^(?:we|they)(?:'ve|'re)? (?:got|have|are|see|saw|found|near|close|in|on|under|by)\b|^(?:tenemos|andamos|estamos|vamos a estar|vemos|vimos|hay)\b/;

const order =
  /^wet (?:sand|scrape|wipe|mop|sweep|cut|grind|drill|saw|vac)\b|^(?:strap|prop|bleed|shut|crib|lower|tape|discharge|test|lock|tie|cover|chock|block|brace|drain|vent|purge|clamp|wedge|unplug|ground|guard|flag|mark|rope|fence|wet|mist|soak|hose|ventilate|support|shore|secure|anchor|feed|swap|clear|hold|chain|sweep|wash|wipe|clean|squeegee|salt|expose|pothole|probe|locate|hook|unhook|remove|take|put|set|turn|switch|rotate|point|push|pry|bend|carry|walk (?:it|them)|back (?:it|away)|pull (?:it|the)|let (?:it|them)|cool|open|close|slow|check|verify|inspect|call|use|wear|spread|dry|cap|plug|spray|lay|run (?:it|the)|leave|rig|haul|scrape|scrub|rinse|pump|slope|bench|hand ?dig|hydrovac|warm|isolate|bond|tag|tether|bag|wrap|pad|barricade|dig (?:it )?by hand|keep|stay|stand)\b|^(?:dejar|amarrar|revisar|mojar|cargar entre|poner|usar|tapar|purgar|ventilar|lavar|lavarse|apagar|acordonar|asegurar|trabar|calzar|quitar\w*|sacar\w*|bajar\w*|subir\w* con|cerrar|abrir|cortar con agua|turnar(?:se|nos)|rotar|tomar|hidratarse|alejarse|amarrarse|engancharse|anclar\w*|bloquear|desconectar|probar|medir|barrer|limpiar|recoger|apuntalar|ademar|marcar|senalar|avisar|escarbar|excavar a mano|sondear|esperar|enfriar|drenar|vaciar|cubrir|encintar|levantar con|cargar con|cargar de|trabajar de|pararse de lado|se (?:amarr|revis|mid[ea]|verific|inspecc|pon|us[ae]|coloc|bloque|apag|tap|moj|cierr|cerr|purg|ventil|prueb|chec|limpi|lav|marc|acordon|asegur|ancl|quit|baj|sub|carg|sac|hac|avis|par[ae]|mantien|vigil|calz|apuntal|adem|entib|riega|barr|turn|desconect|aterriz|encinta|recog|guard|deja|met|descarg|empuj|levant)\p{L}*|no (?:meter|pararse|acercarse|tocar|abrir|subir\w*|pasar|cruzar|fumar|correr|brincar))\b/u;

const barrier =
  /\b(?:guards?|grates?|rejillas?|guard ?rails?|hand ?rails?|rails|toe ?boards?|nets?|harness\w*|lanyards?|yo.?yos?|retractables?|anchors?|anchored|life ?lines?|static line|tie.?offs?|tied off|stabilizers?|outriggers?|cribbing|dunnage|blocking|wedges?|chocks?|chocked|jack ?stands?|props|shor(?:es|ing)|brac(?:es?|ing)|guy wires?|come.?along|chain ?falls?|hoist|winch|gantry|dolly|dollies|cart|pallet jack|crane mats?|steel plates?|road plates?|plywood|planks|planking|covers?|lids?|barricades?|barriers?|k.?rails?|fence|fencing|cones?|berms?|counterweights?|ballast|sand ?bags?|contrapesos?|lastres?|costales|oil dry|absorbent|explosimetro|cortinas?|media carga|half loads?|cuatro gases|(?:12|24|doce|veinticuatro|twelve) ?(?:v|volts?|voltios)|kitty litter|aserrin|delineators?|drums|barrels|arrow ?boards?|message board|signs?|flags|flaggers?|spotters?|ground (?:guy|man|hand)|signal ?(?:man|person)|lookout|hole watch|fire ?watch\w*|attendant|tag ?lines?|straps?|rated (?:slings?|rigging)|softeners?|clamps?|vise|magnet|whip ?checks?|relief valves?|regulators?|bleeder|lock(?:s|out)?|loto|padlocks?|tags?|gfci|grounds|jumpers?|insulat\w*|blankets?|mats?|hot sticks?|testers?|tic tracer|volt ?meter|meters?|monitors?|four.?gas|sniffer|detectors?|alarms?|horns?|beeper|cameras?|mirrors?|strobes?|beacon|flood ?lights?|lights|seat ?belts?|screens?|shields?|curtains?|extinguishers?|hose (?:charged|ready|standing by|handy|right there)|water(?:'s| is)? (?:truck|on|ready|spray|mist|hose|breaks?|buggy)|misters?|wet (?:rags?|cut\w*|sacks?|method|saw\w*)|vac|vacuum|hepa|shrouds?|dust collector|scrubber|fans?|blowers?|sucker|doors? (?:open|propped)|windows? open|respirators?|masks?|n95s?|cartridges|papr|gloves|nitriles?|goggles|glasses|visors?|face ?shields?|ear ?plugs|plugs|muffs|boots|steel toes|vests?|hard ?hats?|sunscreen|shade|canopy|tent|electrolytes|gatorade|breaks|buddy|radios?|two.?(?:man|person)|team lift|repellent|epi.?pens?|traps|tongs|push ?sticks?|pry bars?|tool (?:lanyards?|belts?|bags?)|tethers?|chute|trench (?:box|shield)|sloped?|benched|one to one|sump|tarps?|mordazas?|prensas?|cajon|soap test|fire hoses?|fog nozzles?|viento (?:atras|en la espalda)|leak test|lift plan|exclusion zone|drop zone|swing radius|kill ?switch|dead ?man|e.?stop|emergency stop|foot pedal|trigger lock|chain brake|brakes? (?:set|on)|wash station|eye ?wash|tetanus|vaccin\w*|drip leg|relief|min(?:imum)? approach|two (?:guys|men|people)|rubber goods|ladder in there|ladder every|escape ladder|spoil (?:back|pile)|aprons?|sleeves|hood|barandal\w*|redes|malla|arnes\w*|cinturon\w*|lineas? de vida|dos lineas|retractil|anclaj\w*|anclas?|doble (?:estrobo|gancho|linea|eslinga)|puntales|ademe|caja de zanja|taludes?|talud|calzas|calzad\w*|cunas|gatos (?:abajo|puestos|estables)|tacon\w*|tablones|tapas?|tarima|lamina de acero|placas?|barricadas?|barreras?|cerca(?! del?\b)|cercad\w*|conos|trafitambos|tambos|flechas?|torreta|letreros?|banderer\w*|banderines|vigia\w*|vigilante|guia|cuerdas?|sogas?|mecates?|cintas?|polipasto|diferencial|garrucha|polea|malacate|diablito|carretilla|carrito|gruita|candados?|etiquetas?|tierras puestas|tierras|probador|multimetro|medidor\w*|detector\w*|alarma|pito|claxon|camara|espejos?|luces|reflector\w*|torretas?|guardas?|mampara|biombo|careta|lentes|gogles|guantes|mascarillas?|respirador\w*|cartuchos|cubrebocas|tapones|orejeras|botas|polainas|casquillo|chalecos?|casco|mandil|traje|overol|mangas|peto|chaparreras|manta|mantas|extintor\w*|agua (?:lista|a la mano|prendida|cada)|cubeta de agua|manguera (?:lista|a la mano|cargada)|trapos mojados|aspiradora|extractor\w*|extraccion|ventilador\w*|soplador|ventilacion|puertas? abiertas?|ventanas? abiertas?|todo abierto|sombra|carpa|lona|suero|electrolitos|descansos?|turnos|repelente|jabon|charola|valvula de (?:pie|alivio)|regulador|cable de seguridad|alma de acero|(?:barra|boton) de paro|paro de emergencia|hombre muerto|zona (?:cerrada|acordonada)|rodapie|escalera (?:cada|amarrada|de salida)|pala|a mano|a pala|certificad\w*|plan de izaje|capuchones|amortiguador|atenuador|attenuator|camion (?:de choque|escudo)|frenos?|(?:con|de) freno|jabonadura|chamarra|a la mano|con agua|vacuna\w*|nadie)\b|\b(?:\d+|five|six|eight|ten|fifteen|twenty|thirty|fifty|cinco|seis|ocho|diez|quince|veinte|treinta) (?:feet|foot|ft|metros|pies|yards) (?:off|back|away|clear|out|de distancia|de lejos|retirad\w*)|\ba \S+ metros$|^(?:todos )?a (?:\S+) metros\b|\b(?:max|maximum|maximo|minimum|minimo|tops)$|\b(?:viento a favor|upwind|espaldas al viento|a favor del viento)\b|^(?:en )?(?:mojado|humedo)$|\b(?:acordonad|cerrad|tapad|apagad|bloquead|amarrad|marcad|desconectad)[oa]s?$/;

/** "Tied in every lift", "amarrado al muro": what was done about it. */
const done =
  /^(?:(?:it's|they're|esta|estan|va|van|bien|ya esta) )?(?:tied|chained|locked|barricaded|grounded|strapped|fenced|roped|covered|braced|blocked|inspected|rated|bonded|taped|sloped|bolted|clamped|capped|marked|padded|switch(?:ed)? off|turned off|shut off|amarrad[oa]s?|bloquead[oa]s?|revisad[oa]s?|acordonad[oa]s?|anclad[oa]s?|asegurad[oa]s?|apuntalad[oa]s?|marcad[oa]s?|aterrizad[oa]s?|probad[oa]s?|encadenad[oa]s?|tapad[oa]s?|sujet[oa]s?|cerrad[oa]s?|apagad[oa]s?|desconectad[oa]s?|calzad[oa]s?|puest[oa]s?)\b|^(?:frenos|seguros?|contrapesos|full rails|brakes|locks?|horn|strobes|camera|fence)\b|^no (?:gloves|smoking|flames|open flames|loose|jewelry|rings|phones|entry|ropa|guantes|fumar|celular)\b|\b(?:on|only|going|running|handy|ready|nearby|standing by|puest[oa]s?|prendid[oa]s?|list[oa]s?|a la mano)$/;

/** Whether the words themselves tell that something happens to someone. */
export const saysHarm = once(
  (flat: string): boolean =>
    (harm.test(flat) || heavyThing.test(flat) || tellsEvent(flat)) &&
    !people.test(flat) &&
    !crewDoes.test(flat),
);

/** "So we could tweak our backs": what it leads to, not what is done about it. */
export function leadsToHarm(flat: string): boolean {
  if (
    /^(?:nobody|no one|nothing|nadie|nada|we|i|they|everybody|everyone)\b.*\b(?:falls?|swings?|tips?|slips?)\b/.test(
      flat,
    )
  )
    return false;
  // "So the walls caving in on Tom": a thing, and what it does.
  if (
    mayHappen(flat) ||
    describesThing(flat) ||
    announcesHarm.test(flat) ||
    (/^(?:there's|there is|there are|hay) /.test(flat) && !namesMeasure(flat)) ||
    /^(?:the|an?|el|la|your|somebody|someone) (?:\p{L}+ ){0,3}?\p{L}{2,}ing (?:in|on|down|over|off|out|up|go|apart|loose|into|onto|somebody|a guy)\b|^if .*(?:'ll|\b(?:could|will|can|going to|gonna))\b/u.test(
      flat,
    )
  )
    return true;
  return /\b(?:swings?|tips over|(?<!\b(?:a|an|water|lunch|rest|cool|shade|the|for|our|take) )breaks?|comes (?:down|loose|off))\b|^(?:so |that |and )*(?:we|you|it|they|he|somebody|someone)(?:'s)? (?:could|might|may|can (?:get|fall|hit))\b|\b(?:se (?:nos|le|te) puede|nos podemos|(?:te|uno|alguien) (?:se |lo |la )?pued\w+)\b/.test(
    flat,
  );
}

const heavyThing =
  /^(?:the |el |la |los |las )?(?:\p{L}+ ){0,2}\p{L}+(?:'s| is| are| esta| estan| pesan?) (?:real |super |bien |muy |re |way )*(?:heavy|hot|sharp|live|loose|slick|slippery|rotten|unstable|brittle|pesad|caliente|filos|resbalos|podrid|floj|suelt)/u;

const namesTools: ReadonlySet<Energy> = new Set(['mechanical', 'motion', 'gravity', 'pressure']);

/** @param flat a part that follows a hazard in the same sentence, plain */
export function readAfterHazard(
  said: string,
  library: Library,
  /** Whether the hazard before it was told in a whole clause, not named in a list. */
  isStory = false,
): 'harm' | 'measure' | 'unclear' {
  const flat = mainClauseOf(said);
  if (
    announcesHarm.test(said) ||
    takesLimb.test(said) ||
    mayHappen(said) ||
    describesThing(said) ||
    heavyThing.test(said)
  )
    return 'harm';
  if (alsoDoes.test(flat)) return 'harm';
  // "There's a gas service marked next to us".
  if (/^(?:there's|there is|there are|hay) /.test(flat) && !namesMeasure(flat)) return 'harm';
  const thing = thingThatDoes(said);
  if (thing !== null && !namesMeasure(thing)) return 'harm';
  if (ofThat.test(flat) || getsDone.test(flat)) return 'measure';
  if (
    people.test(flat) ||
    plainMeasure.test(flat) ||
    isGear(flat) ||
    isTakenCareOf(flat) ||
    isIsolation(flat)
  )
    return 'measure';
  if (/^\p{L}{3,}[aei]rl[oa]s?\b/u.test(flat)) return 'measure';
  if (isBodyPart(flat) || isDangerousState(flat) || isBroken(flat)) return 'harm';
  const core = withoutCondition(flat);
  if (core !== flat && !harm.test(core) && (order.test(core) || isOrder(core))) return 'measure';
  const doesIt = crewDoes.test(flat) && !crewMeets.test(flat);
  if (doesIt && (weDoFirst.test(flat) || weDoIt.test(flat)) && !harmWeDo.test(flat))
    return 'measure';
  if (isStory && ordersInfinitive.test(flat)) return 'measure';
  if (harm.test(flat) || harmWeDo.test(flat) || tellsEvent(flat)) return 'harm';
  if (tellsMeasure(flat)) return 'measure';
  if (doesIt && (energyOf(flat)?.highEnergy ?? null) === null) return 'measure';
  if (isDoneByRole(flat)) return 'measure';
  if (inherent.test(flat)) return 'harm';
  if (findPhrases(library.hazardTree, flat).some(({ length }) => length > 1)) return 'harm';
  const energy = energyOf(flat);
  // "Hose", "ladder" or "lift" tell what is used as often as what hurts; "bacteria" does not.
  return energy !== null && !isStory && !namesTools.has(energy.energy) ? 'harm' : 'unclear';
}

/** "Tumbar de arriba para abajo": after a whole clause of harm, an infinitive with its object or way is an order. */
const ordersInfinitive =
  /^(?!caer|resbal|tropez|mori|perd|respir|inhal|trag|est|and|trabaj|quem|golpe|ahog|desmay|mare|electro|torc|romp|lastim|machuc)\p{L}{2,}[aei]r(?:l[oa]s?)? (?:de|en|con|el|la|los|las|a|desde|por|bien|antes|mojad[oa]|despacio|primero|todo|cada|lejos) ?/u;

/** Breaks, what is done first, and where the wind carries it: no word in them tells harm here. */
const plainMeasure =
  /^(?:three|four|five|six|tres|cuatro|cinco|seis) (?:guys|men|people|hombres|personas)\b|^(?:quit|stop) (?:at|over|when|if)\b|\b(?:poco a poc?o|poco a poquito|despacio|despacito|con calma)$|^se \p{L}+ (?:despacio|despacito|con calma|poco a poco)\b|^agua (?:bien |muy )?(?:con hielo|fria|helada|fresca)\b|^(?:\p{L}+ )?breaks? (?:in|every|on the|at|with|when|and|under|each|all)\b|^(?:rest|water|shade|cooling|cool) breaks?\b|^(?:(?:cold|ice|cool|plenty of|lots of) )?(?:ice|cold|cool) (?:water|chests?|vests?|towels?|packs?)\b|\bfirst$|^(?:no|sin) (?:loose|ropa|guantes|mangas|anillos|gloves|sleeves|rings|jewelry|hoodies?)\b|^(?:de|a un) lado$|^(?:stand(?:ing)? )?(?:off )?to (?:the|one) side$|\ba (?:un|dos|tres|cuatro|cinco|\d+|medio) metros? (?:del?|atras|para atras)\b|\b(?:del|de) lado del (?:viento|aire)\b|\bde espaldas? al (?:viento|aire)\b/u;

/** Words that tell a measure whatever they follow. */
export function isPlainMeasure(flat: string): boolean {
  return (
    (crewDoes.test(flat) && !crewMeets.test(flat)) || plainMeasure.test(flat) || tellsMeasure(flat)
  );
}

/** Words that tell what people do, and not only a thing that may protect. */
export function tellsDeed(flat: string): boolean {
  return (
    (crewDoes.test(flat) && !crewMeets.test(flat)) ||
    people.test(flat) ||
    order.test(flat) ||
    isGear(flat) ||
    isOrder(flat) ||
    isDone(flat) ||
    isTakenCareOf(flat) ||
    isIsolation(flat)
  );
}

/** Words for a thing that protects, or for what people are told to do. */
export function namesMeasure(flat: string): boolean {
  return barrier.test(flat) || people.test(flat) || isGear(flat);
}

/** Words for a thing that protects. */
export function namesBarrier(flat: string): boolean {
  return barrier.test(flat) || isGear(flat);
}

function tellsMeasure(flat: string): boolean {
  return (
    people.test(flat) ||
    barrier.test(flat) ||
    order.test(flat) ||
    done.test(flat) ||
    isOrder(flat) ||
    isDone(flat) ||
    isInfinitiveOrder(flat) ||
    isMadeSafe(flat)
  );
}
