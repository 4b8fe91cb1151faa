/**
 * What two words together tell, where each of them alone would tell something else: a mix at three hundred degrees
 * is hot, a jet that cuts is pressure, wire rope is no wire. Asked before all other rules, without accents.
 */
import type { Rule } from './particular-energies.ts';

const part = String.raw`(?:heads?|hands?|fingers?|thumbs?|arms?|legs?|foot|feet|toes?|chest|cabezas?|manos?|dedos?|brazos?|piernas?|pies?|pecho|ropa)`;
const caught = String.raw`(?:squish|squash|squeez|crush|pinch|mash|pin|caught|stuck|smash|prens|atrap|aplast|machuc|apachurr|atora)\p{L}*`;
const machine = String.raw`(?:rollers?|trucks?|loaders?|dozers?|tractors?|excavators?|trackhoes?|backhoes?|skid ?steers?|bobcats?|fork ?lifts?|telehandlers?|trailers?|barges?|boats?|pavers?|graders?|buggy|rodillos?|aplanadoras?|camion(?:es)?|trocas?|tractor(?:es)?|retro\p{L}*|excavadoras?|montacargas|minicargador|barcazas?|lanchas?|trailas?|remolques?)`;
const starts = String.raw`(?:start|turn|switch|kick|flip|fire)(?:s|ed|ing)?(?: up| on)?`;
const runs = String.raw`(?:sinfin|gusano|bandas?|transportador\p{L}*|molinos?|maquinas?|bombas?|motor|ventilador|abanico|mezcladora|revolvedora|tritur\p{L}*|chipeadora|elevador|malacate|agitador|sierra|torno|prensa|auger|conveyor|belt|mixer|crusher|machine|motor|fan|pump|chipper|elevator|agitator|blower|saw|press)`;
const number = String.raw`(?:\d[\d,.]*|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[ -]\p{L}+)?|\p{L}+teen|(?:a|one|two) hundred(?: and)?(?: \p{L}+)?|seven|eight|nine|ten|eleven|twelve|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|(?:trein|cuaren|cincuen|sesen|seten|ochen|noven)ta(?: y \p{L}+)?|cien)`;
const tether = String.raw`(?:chains?|cables?|ropes?|straps?|winch\p{L}*|come-?alongs?|tow\p{L}*|wire rope|cadenas?|winche|malacate|sogas?|mecates?|lazos?|cuerdas?|matraca)`;
const parts = String.raw`(?:parts|snap\p{L}*|break\p{L}*|lets? go|fail\p{L}*|truen\p{L}*|revient\p{L}*|reventar\p{L}*|romp\p{L}*|zaf\p{L}*|suelt\p{L}*)`;
const weight = String.raw`\b(?:weighs?|pesa\p{L}*|pounds|lbs|libras|kilos|tons?|toneladas)\b`;
const drops = String.raw`\b(?:drops?|dropping|falls?|falling|com(?:es?|ing) down|cae|caen|caer\p{L}*|caiga\p{L}*|suelta|suelte)\b`;
const heat = String.raw`heat\p{L}*|hot|oven|degrees|faint\p{L}*|dehydr\p{L}*|stroke|sweat\p{L}*|calor\p{L}*|caliente|grados|desmay\p{L}*|insol\p{L}*|deshidrat\p{L}*|sud[ao]\p{L}*|golpe de|metal|steel|iron|fierro|lamina|varilla|rebar|tools|brutal|fierce|strong|fuerte|duro|a plomo|solazo|sol\p{L}*te`;
const power = String.raw`strings?|panels?|paneles|live|viv[oa]s?|volts?|corriente|power|breaker`;

export const sceneRules: readonly Rule[] = [
  [/\b(?:tren|trenes|trains? (?:com|run|go|still)\w*)\b/, 'motion', 'mobile_equipment_or_traffic'],
  [
    /\b(?:eighteen[- ]wheelers?|box trucks?|tow motors?|carrito elevador)\b|\broll\w* (?:right )?over (?:somebody|someone|him|her|you|us|people|a (?:guy|man))\b|\b(?:pull|drag)\w* (?:you|him|the operator|somebody) (?:along|over|with it)\b|\btrucks? (?:backing|reversing)\b/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  // What the body tells.
  [/\bfrost ?(?:bite|bitten|nip)\w*|\bhipotermi\w*|\bcongelamiento\b/, 'temperature', null],
  [
    /\b(?:noise|noisy|decibels?|ruid(?:o|os|azo|ajo)|deafen\w*|go deaf|sord[oa]s?|sordera|ear ?drums?|timpanos?)\b|\b(?:can't|cannot|couldn't|won't|nobody can|no one can|nobody|no one) hears?\b|\bno (?:se |te |nos |lo )?(?:oy[ea]n?|oimos|escuchan?)\b|\b(?:howl|roar|scream|screech|blar|whine?)(?:s|ing)?\b|\btruena (?:\p{L}+ )?(?:recio|fuerte|feo)\b|\bhorns?\b|\bfire alarms?\b|\bears\b|\bscreamer\b|\bwhistles?\b|\byour ear\b|\bgolpes? del? (?:martinete|martillo|piloteadora|rompedora)\b|\bretumb\p{L}*|\bvibra\p{L}*\b.{0,40}\b(?:hands?|arms?|manos?|brazos?)\b/u,
    'sound',
    null,
  ],
  [
    /\b(?:blood|(?<!con )sangre|human waste|urine|orines|vomit\w*|raw sewage|sewage|toilets?|excusados?|feces|heces|septico)\b(?! (?:gas|tank lid|chairs?|partitions?))(?!.*\b(?:fall|step\w* in|cae|caer\w*|caiga)\b)|\b(?:sewers?|septic|toilets?|drains?)\b.{0,12}\bback(?:s|ed|ing)? up|\bmoldy\b|\b(?:pit ?bulls?|shepherds?|rottweilers?|pastor aleman)\b|\b(?:medical|human|animal) waste\b|\b(?:chickens?|birds?|pigeons?|bats?|rats?|mice|gallin\w*|palomas?|ratas?|raton\w*)\b.{0,12}\b(?:dust|poop|crap|mess|coop|polvo|caca)\b|\b(?:something|animal|algo) (?:died|dead|muerto)|\bdead (?:animals?|rats?|birds?|dogs?|cats?)|\b(?:water|agua|pond|lagoon|laguna)\b.{0,30}\b(?:nasty|sick|enferm\w*|contamina\w*|puerca)\b|\b(?:raccoons?|mapaches?|opossums?|possums?|tlacuaches?|skunks?|zorrillos?|coyotes?|bats|murcielagos?|ortigas?|nettles?|hogweed|sumac|avisperos?)\b/,
    'biological',
    null,
  ],
  [
    /\b(?:sun|sun's|sunlight|sol)\b/,
    'radiation',
    null,
    new RegExp(String.raw`\b(?:${heat}|${power})\b`, 'u'),
  ],
  [
    /\b(?:no shade|without shade|sin (?:una )?sombra)\b.*\b(?:burn\p{L}*|fried|fry|red|quem\p{L}*)\b|\bretinas?\b|\bcuring (?:lights?|lamps?)\b|\bskin cancer\b|\bcancer de (?:la )?piel\b|\b(?:reflect|reflej|bounc|rebot)\p{L}*\b.{0,25}\b(?:sun|sol|glass|vidrio)\b|\b(?:burn\p{L}*|quem\p{L}*|hurt\p{L}*|lastim\p{L}*)\b.{0,20}\b(?:eyes?|ojos|vista)\b.{0,12}\b(?:look|watch|star|ver|ves|mir)\p{L}*|\b(?:radio waves?|ondas de radio|troxler|nuclear|neutron|radioactiv\p{L}*|radiactiv\p{L}*|gamma)\b|\bquemad\p{L}* de (?:los )?ojos|\b(?:cell )?sites?(?:'s| is)? (?:still )?hot\b|^(?:el |un |le da el |the )?destello\b|\b(?:dish|antennas?|sectors?|transmitters?|antenas?)\b.{0,20}\b(?:transmit\p{L}*|cook\p{L}*|hot|live|prendidas?|encendidas?)/u,
    'radiation',
    null,
  ],
  // How hot it is.
  [
    /\b(?:[1-9]\d\d|(?:two|three|four|five)[ -](?:hundred|fifty|eighty)(?: (?:and )?\p{L}+)?|(?:dos|tres|cuatro)cientos(?: \p{L}+){0,3}|quinientos) ?(?:degrees|grados)\b/u,
    'temperature',
    'high_temperature',
  ],
  [
    /\b(?:it'll be|it's (?:gonna|going to) (?:be|hit)|(?:gonna|going to|supposed to) (?:be|hit)|va a (?:pegar|estar|llegar|hacer)(?: a| como)?) (?:about |over |a |casi )?(?:9\d|1[0-2]\d|ninety\S*|hundred|noventa|cien\p{L}*)(?!.{0,12} (?:feet|foot|ft|pounds|psi|pies|libras|metros|volts?))\b|\bwind ?chill\b|\b(?:a )?hundred (?:and )?(?:\p{L}+ )?(?:by|this) (?:lunch|noon|ten|two|three|afternoon)\b|\b(?:attic|roof|trailer|bin)(?:'s| is) (?:about )?(?:a hundred|ninety|1\d\d|9\d)\b|\b(?:sun|sol)\b.{0,30}\b(?:desmay|faint|deshidrat|dehydrat)\w*|\b(?:exhaust|muffler|manifold|flue|mofle|escape)\b.{0,30}\b(?:skin|burn\w*|quem\w*|catch\w*)|\bafter (?:you |we |he )?weld\w*|\b(?:a hundred(?: and \p{L}+)?|ninety[- ]\p{L}+|1[01]\d)(?: degrees)? (?:on|in|up|out|inside|under) (?:that|the|there|this|here)\b|\b(?:gas|fuel|gasoline|gasolina)\b.{0,30}\b(?:muffler|exhaust|hot engine|mofle)\b|\brecien soldad[oa]s?\b|\bjust (?:been )?weld\w*|\bcold wind\b|\bviento (?:\w+ )?(?:frio|helado)\b|\b(?:in|en) (?:the |la )?(?:snow|nieve)\b|\bexhaust\b.{0,25}\bhot\b|\b(?:water|oil|agua|aceite)\b.{0,25}\b(?:at|a) (?:1[3-9]\d|[2-4]\d\d|a hundred (?:and )?\p{L}+|two hundred)\b(?! (?:psi|pounds|libras|feet|pies))/u,
    'temperature',
    null,
  ],
  [
    /\bhot (?!(?:wires?|legs?|lines?|panel|box|side|bus|circuit|conductors?|phase|sticks?|feeds?|source|main|spots?|dogs?|end|tap|lead|on|off|in|when|even|right|as|till|until|by|and|wheels?|days?|work|out)\b)\p{L}+\b.{0,20}\b(?:on|burn\p{L}*|splash\p{L}*|your|skin|arms?|hands?|him|you)\b|\blead pot\b|\b(?:from|in) the heat\b|\b(?:del|por el|con el) calor\b|\blight (?:the|this|that|it) (?:\p{L}+ ){0,3}up\b|\b(?:could|can|might) catch$|\b(?:bubbling|boil(?:s|ing|ed)?|hirvien\w*|herv\w*)\b|\b(?:weld|cut|torch|grind|sold|cort)\w* .{0,20}\b(?:over|near|next to|around|cerca|sobre|encima|junto)\b.{0,16}\b(?:hay|straw|grass|wood|cardboard|insulation|paper|sawdust|rags|brush|zacate|pasto|madera|carton|aserrin|trapos)\b|\b(?:hot )?(?:solder|slag|weld\w*)\b.{0,12}\bdrip\w*/u,
    'temperature',
    'high_temperature',
  ],
  // Who is caught, and by what.
  [
    new RegExp(
      String.raw`\b${part}\b.{0,20}\b${caught}.{0,14}\b(?:between|entre|in the|under|against|contra)\b|\b(?:fingers?|hands?|dedos|manos)\b.{0,18}\b(?:in between|between|entre)\b|\b(?:pull|suck|drag|draw)\p{L}* (?:you |him |us )?(?:in|into|through)\b.{0,12}\b(?:gloves?|hands?|sleeves?|arms?|fingers?)\b|\b(?:destro|despedaz|moch|troz|arranc|deshac|muel)\p{L}* (?:(?:un|una|la|el|los|las|tu) )?${part}\b`,
      'u',
    ),
    'mechanical',
    null,
  ],
  [
    new RegExp(
      String.raw`\b${machine}\b.{0,40}\b(?:aplast|machuc|prens|apachurr|crush|squish|squash|squeez|mash|pin)\p{L}* (?:a (?:alguien|uno|un |una |los |la )|te |contra|you|him|us|whoever|somebody(?!'s)|someone(?!'s)|people|a (?:guy|man|person)|against)|\b(?:te |lo |nos )(?:aplast|prens)\p{L}* contra\b|\b(?:somebody|someone|a guy|a man|you|him|uno|alguien)\b.{0,8}\b(?:squish|squash|squeez|crush|mash|pin|prensad|aplastad)\p{L}* (?:between|against|by|up against|entre|contra) (?:the |a |el |la )?(?:${machine}|counterweight|contrapeso|wall|pilings?|dock|muelle|muro)|\bpas\p{L}* (?:por )?encima\b.{0,8}\b(?:al?|de)\b|\bpa'? ?tras\b|\b(?:standing|stands?|out|working|parad[oa]s?) (?:out )?(?:in|en) (?:the |la |media )?(?:road|street|highway|lane|calle|carretera|avenida)\b|\b(?:blades?|cuchillas?) (?:of|on|de|del) (?:the |a |la )?(?:grader|dozer|plow|motoconf\p{L}*)|\b(?:grader|dozer|plow) blades?\b|\b(?:drivers?|operators?|chofer|operador|trailero)\b.{0,15}\b(?:no|doesn't|don't|can't|isn't|ain't) (?:ve|mira|see|look|pay)\p{L}*|\bblind (?:corner|curve)\b|\bhech[oa]s? la (?:raya|mocha|madre)\b|\bpasan? (?:bien )?(?:volad|recio|rapido|duro|como loc|en chinga)\p{L}*|\bno (?:(?:lo|la|te|nos|los|le) )?alcanzan? a ver\b|\bno (?:lo|la|te|nos|los|le) (?:ven|vean|ve|mir[ae]n?)\b`,
      'u',
    ),
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [
    new RegExp(
      String.raw`\b(?:que |se |alguien |le |lo |la )?(?:prend[ae]|prender|prendan|arranqu?[ea]|arrancar|arranquen|encien\p{L}+|encender)(?:n)? (?:sol[oa] )?(?:el|la|los|las|un|una) ${runs}\b|\b${starts} (?:the |that |a |this )?${runs}\b(?: up| on)?|\b${starts}\b.{0,20}\bwith (?:us|him|me|you|people|a guy|somebody|someone) (?:in|inside|on|under)|\b(?:prend|arran|encien)\p{L}*\b.{0,25}\b(?:con|y) (?:gente|uno|alguien|nosotros|la gente)(?: \p{L}+)? (?:adentro|metid[oa]|encima|arriba|trepad[oa])\b`,
      'u',
    ),
    'mechanical',
    'heavy_rotating_equipment',
  ],
  [
    /\b(?:wheel|disc|disk|disco|stone|rueda)s?\b.{0,12}\b(?:com\w* apart|shatter\w*|fl(?:y|ies) apart)|\bburrs?\b|\b(?:squeez|crush|pinch|smash|squish|mash)(?:ed|es)? (?:in )?between\b|\b(?:me corto|te cortas|se cortan? (?:uno|alguien)|cortarse|cortarte)\b|\b(?:com|kick|start|clos|mov)\w*(?: on)? with (?:your|his|a|my|somebody's) (?:arm|hand|fingers?|foot|head)\b|\b(?:busted|broken|shattered|quebrad[oa]s?) (?:tiles?|glass|porcelain|ceramic|bottles?|vidrios?|loseta|azulejo)\b|\b(?:twist|break|wrench|snap)\w* (?:your|his|my|a guy's) wrists?\b|\b(?:desarmador|screwdriver|chisel|cincel|formon|awl|punzon|llave|wrench)\b.{0,25}\b(?:palma?|manos?|hands?|dedos?|fingers?)\b|\bshrapnel\b|\bmetralla\b|\b(?:springs?|resortes?)\b.{0,25}\b(?:lets? go|wound|loaded|suelt\w*|zaf\w*|fuerza|brinc\w*|snap\w*|unwind\w*|dispar\w*)|\b(?:fray\w*|broken|tie|baling|rope|chicken|razor|fence) wires?\b.{0,30}\b(?:hands?|fingers?|stab\w*|slic\w*|pok\w*|stick\w*|cut\w*|eyes?|palms?)|\bwire rope\b(?!.{0,25}\b(?:parts|snap|break|drop|fail))|\b(?:knuckles|nudillos|thumbs?)\b|\bwire (?:wheels?|brush|cups?)\b|\b(?:band\w*|flejes?|straps?)\b.{0,30}\b(?:under tension|slap\w*|when you cut)|\b(?:doors?|gates?|tailgates?|lids?|hoods?|hatch|press|puertas?|tapas?|compuertas?)\b.{0,25}\b(?:on|en|catch\w*|agarr\w*|prens\w*) (?:your|the|a|his|los|las|tus) (?:fingers?|hands?|dedos|manos)\b|\b(?:ramset|hilti gun|powder.?actuated|pistola de polvora)\b|\btiros? en (?:el|la|un)\b|\b(?:bar|barra|handle|matraca|ratchet|cheater|breaker bar|palanca|jumping jack|tamper)\b.{0,20}\b(?:whip\w*|kick\w*|slips?|zaf\w*|brinc\w*|comes? (?:down|back)|fl(?:y|ies) up)/,
    'mechanical',
    null,
  ],
  [
    /\b(?:pedac\w*|pedaz\w*|cachit\w*|rebab\w*|astill\w*|virut\w*|esquirl\w*|chips?|bits|shavings|slivers|particles)\b.{0,30}\b(?:ojos?|eyes?|cara|face)\b/,
    'mechanical',
    null,
    /\b(?:hot|caliente|lead|paint|pintura|plomo|molten)\b/,
  ],
  // What comes out under pressure.
  [
    /\b(?:chorro|jet|wand|lances?|lanza|nozzle|chiflon|hidrolavadora|lavadora|(?:pressure |power )?wash\w*|blaster|manguera|hose|water|agua)\b.{0,40}\b(?:cort(?:a|e|an|arte)|reban(?:a|e)|raj(?:a|e)|abre|cuts?|slic(?:e|es)|strips?|peels?|opens?)\b.{0,24}\b(?:skin|piel|boots?|botas?|legs?|pierna|hands?|manos?|toes?|foot|pie|dedos?|fingers?|hueso|bone|you)\b/,
    'pressure',
    null,
    /\b(?:sierra|saw|disco|blade|navaja|knife|cuchill\w*|laser)\b/,
  ],
  [/\bhigh[ -]pressure gas\b|\bgas (?:de|a) alta presion\b/, 'pressure', 'explosion'],
  [
    /\b(?:irrigation|sprinkler|fire|force|drip) (?:mains?|lines?|valves?)\b|\b(?:linea|tubo|tuberia|red|toma) (?:de|del) (?:riego|incendio|hidrante)|\b(?:pipe|line|hose|tank|system|tubo|linea|manguera|tanque)(?:'s| is| are| still| esta| todavia| sigue)* (?:charged|pressured|cargad[oa])\b|\brelief valves?\b|\b(?:couplings?|fittings?|caps?|hoses?|plugs?|gauges?|coples?)\b.{0,25}\b(?:at|a)\b.{0,20}\b(?:pounds|psi|libras)\b|\b(?:caps?|plugs?|couplings?|fittings?|tapon(?:es)?)\b.{0,10}\b(?:fly|flies|pops?|shoots?|sal\w+ volando) ?(?:off|out)?\b|\b(?:hit|nick|bust|break|cut|romp|peg|pic)\w*\b.{0,16}\b(?:water (?:line|main|pipe|service)|(?:linea|tubo|toma) de agua)\b|\b(?:linea|manguera|tubo|tanque|line|hose|tank)\b.{0,15}\b(?:tiene|trae|has|got|still|queda)\b.{0,12}\b(?:aire|air|presion|pressure)\b|\b(?:lavadora|hidrolavadora|pressure washer|chorro)\b.{0,12}\b(?:te (?:cort|abr|reban)\w*|cuts? you)|\b(?:spray|gun|rig|grease|oil|paint|pistola|grasa|pintura)\b.{0,25}\b(?:under|into|through|bajo|debajo de) (?:your |the |la |tu )?(?:skin|piel)\b|\b(?:balls?|pigs?|bolas?)\b.{0,10}\b(?:shoot\w*|blow\w*) out\b|\b(?:cylinders?|bottles?|cilindros?|botellas?)\b.{0,30}\b(?:valve|neck|valvula)\b|\b(?:air|aire|pressure|presion) (?:left |still |todavia )?(?:in|en) (?:the |la |el )?(?:lines?|hose|pipe|tank|linea|manguera|tubo)\b|\btires?\b.{0,8}\bgo(?:es)? off\b|\b(?:paint|spray|grease) gun\b.{0,30}\b(?:fingers?|hands?|skin)\b|\b(?:fittings?|couplings?|gaskets?|seals?|relief)\b.{0,8}\b(?:blows?|pops?)\b|\b(?:lines?|pipes?|hoses?)\b.{0,14}\bsplits?\b|\bagua\b.{0,20}\bte corta\b|\bnitrogen (?:charge|bottle|tank|test|at)\b|\b(?:hose|grout line|pump line|concrete line|manguera)\b.{0,8}\b(?:kicks?|jumps?|bucks?)\b|\bblow\w* down (?:the |a )?(?:lines?|boiler|pipe)\b|\b(?:line|feed|hose|tank|system|pipe|main|vessel|loop)\b.{0,12}\b(?:at|holds?|holding|carries|trae)\b.{0,20}\b(?:pounds|libras)\b(?! (?:of|de) )|\b(?:air ?bags?|bladders?|tires?|llantas?|rims?)\b.{0,16}\b(?:blow|pop|explo|revient|truen|burst)\w*|\b(?:nozzles?|hoses?|pumps?|boquilla)(?: gets?)? (?:plug|clog)\w*|\bbled (?:down|off|out)\b|\bbleed(?:s|ing)? (?:down|off|it|the)\b|\bpurg\w*|\bhydrants?\b|\bhidrantes?\b|\bruptur\w*|\bvaso de expansion\b|\bexpansion tanks?\b|\b(?:bomba|manguera|linea)\b.{0,6}\bse tap\w*|\b(?:solt|abr)\w* (?:la |una )?(?:valvula|llave)\b.{0,12}\b(?:golpe|rapido)|\blineas? de aire\b|\bcharg\w* (?:it|the system|them) (?:to|up|with)\b|\b(?:pump|concrete|grout)? ?lines?(?:'s| is| gets?)? plugg\w*|\b(?:a|at|sale a|tira a|trae|runs?|over) (?:casi |about |como |\p{L}+ )?(?:mil|\d{1,2},?\d{3}|thousand) (?:y pico )?(?:de )?(?:libras|pounds|psi)\b(?! (?:de peso|overhead|arriba|up|hanging|colgand))|\b(?:plugs?|tapon(?:es)?)\b.{0,40}\b(?:behind it|atras|de la prueba|prueba|test)\b/u,
    'pressure',
    null,
  ],
  // What is charged.
  [
    /\bhot (?:feeds?|wires?|legs?|lines?|circuits?|panels?|bus|conductors?|phase|side|box)\b|\b(?:not|isn't|un) ?grounded\b|\b(?:no tiene|sin) tierra\b|\b(?:metal|aluminum) (?:\w+ )?(?:ladders?|tape)\b|\bescaleras? de (?:metal|aluminio)\b|\b(?:media|alta) tension\b|\bamps\b|\b(?:posts|terminals|bornes)\b.{0,10}\b(?:short|bridg)\w*|\boverheads\b|\bburied (?:\w+ )?(?:feeders?|cables?|electric\w*|power|primary|wires?)\b|\bre-?energiz\w*|\bholds? a charge\b|\b(?:push|feed|send)\w* (?:power|current|juice|voltage)\b|\b(?:drive|vfd|capacitor|inverter|ups|fence)\b.{0,12}\bcharged\b|\b(?:est[ae]n?|siguen?|qued[aoe]n?) (?:todavia )?viv[oa]s?\b|\b(?:two[- ]oh[- ]eight|four[- ]eighty|two[- ]seventy[- ]seven)\b(?! (?:feet|foot|pounds|degrees))|\b(?:bad|no|loose|missing) ground (?:on|at|in)\b|\b(?:throw|flip|clos|sub|prend|cerr|abr)\w* (?:the |that |la |el )?(?:breaker|disconnect|pastilla|cuchilla)\b|\b(?:meter|meters?|main|panel|box|gear|bus|cabinet|disconnect|switch\w*|feeders?|service|can|breakers?|lugs?|circuits?|fixtures?|plugs?|outlets?|conduit|tablero|caja|medidor)(?:'s| is| are|'re| stays?| could (?:still )?be| might (?:still )?be| may be)(?: still)? (?:hot|live)\b|\b(?:sol|sun)\b.{0,30}\b(?:strings?|panels?|paneles)\b.{0,20}\b(?:live|viv[oa]s|hot)\b|\b(?:lines?|wires?|primar(?:y|ies)|cables?|lineas?)\b.{0,25}\b(?:over|above|arriba|encima|up in|into) (?:of |del? |la |el |the )*(?:booms?|pluma|crane|grua|lift|ladder|escalera|bucket)\b|\b(?:pega|pegue|toca|toque|arrima|acerca)\p{L}* .{0,16}\ba (?:los|las) (?:cables|lineas)\b|\b(?:power |the |los |las |them )(?:lines|wires|cables|overheads|primaries) (?:over|above|along|across|overhead|up there|arriba|encima|por (?:arriba|encima))\b|\b(?:poles?|lines?|poste|linea)\b.{0,16}\b(?:thousand|mil)\b(?! (?:pounds|libras|feet|pies|psi|kilos))|\b(?:alambres?|cables?) (?:viv|pelad)\w*|\bbare (?:copper|wires?|conductors?)\b|\bcobre pelado\b|\b(?:bad|broken|busted|cracked) plugs?\b|\bground(?:ing)? (?:clamps?|wires?|leads?|prongs?)\b|\bshort(?:s|ed|ing)? (?:one|it|them|the \p{L}+) (?:out )?with\b|\b(?:two|the|three|dos|entre) (?:phases|fases)\b|\b(?:neutral|ground|bond)\b.{0,20}\bcurrent\b|\bservice comes? in (?:under|over)|\b(?:wet|bare) hands?\b.{0,20}\b(?:plugs?|outlets?|switch\w*|cord|breaker|panel)\b|\brack(?:s|ed|ing)? (?:it|the \p{L}+) (?:in|out)\b/u,
    'electrical',
    'electrical_contact',
  ],
  // What is breathed, spilled or eats the skin.
  [
    /\b(?:xylene|toluene|benzene|styrene|isocyanates?|acetone|mek|xileno|tolueno|benceno|estireno|isocianatos?)\b|\b(?:the|that|those|primer|paint|fuel|solvent|glue|stain|sealer) vapors?\b(?! (?:barrier|retarder|de |del ))|\bair\b.{0,15}\b(?:bad|stale|foul)\b|\bfalt\w* (?:el |de )?(?:oxigeno|aire)\b|\bno air\b|\b(?:not|isn't) (?:\w+ )?enough air\b|\b(?:no hay|sin) ventilacion\b|\bventilacion no hay\b|\bdry[- ](?:sweep|cut|grind|sand|drill)\w*|\b(?:cort|barr|puli|lij)\w* en seco\b|\b(?:leak|spill|drip|derram|fuga)\w*\b.{0,12}\b(?:brake fluid|fluid|fuel|diesel|coolant|antifreeze|liquido|combustible)\b|\b(?:concrete|block|brick|stone|pavers?|tile|concreto|ladrillo|piedra)\b.{0,12}\b(?:dry|no water|without water|sin agua)\b|\bcorrosiv\w*|\btoxic\w*|\b(?:wasp|bug|bear|pepper) spray\b|\bsmoke\b(?! (?:stack|detector|alarm|hatch))|\b(?:paint|pintura|galvaniz\w*|plastic\w*|foam)\b.{0,20}\b(?:smok\w+|humo)\b|\br-?\d{2,3}[a-z]?\b.{0,12}\bleak\w*|\b(?:pic|rasp|ard|irrit)\p{L}* la garganta\b|\bdolor de cabeza\b|\b(?:don't know|no sabemos|quien sabe|no telling)\b.{0,20}\b(?:drums?|tanks?|barrels?|tambos?|tambor|bidon\w*|tanque|bote)\b/u,
    'chemical',
    null,
  ],
  // What comes down on whoever is below.
  [
    new RegExp(
      String.raw`\b(?:dropp(?:ed|ing) (?:a |the |an )?(?:tools?|wrench\p{L}*|hammers?|bolts?|bricks?|blocks?|pipes?|drills?|boards?|buckets?)|al de abajo|a los de abajo|(?:al|a los|a alguien) que (?:\p{L}+ ){1,2}(?:por )?(?:ahi )?abajo|(?:whoever|whoever's|somebody|someone|people|guys?|folks|anybody|us)(?: is| are|'s)?(?: \p{L}+)? (?:below|underneath|down there|on the sidewalk|walking under))\b`,
      'u',
    ),
    'gravity',
    null,
    new RegExp(
      String.raw`\b(?:${machine}|bote|cucharon|clavos?|nails?|sparks?|chispas?|slag|escoria)\b`,
      'u',
    ),
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:hundred|thousand|tons?|mil|(?:dos|tres|cuatro|quin|seis|sete|ocho|nove)c?ient[ao]s|toneladas?|\d,?\d{3}|\d{3})\b.*${weight}|${weight}.*\b(?:hundred|thousand|mil|(?:dos|tres|cuatro|quin|seis|sete|ocho|nove)c?ient[ao]s|\d,?\d{3}|\d{3})\b|\btons?\b|\btoneladas?\b).*${drops}|\b(?:ventosas?|suction|vacuum|vacio)\b.{0,30}\b(?:suelt|drop|los|pierd|fail|fall|cae)\p{L}*|\b(?:${tether}|slings?|eslingas?|estrobos?|chokers?)\b.{0,16}\b${parts}.{0,30}${drops}|\b(?:hoisting|flying|izando) (?:it|'em|them|la|el|los|las)\b`,
      'u',
    ),
    'gravity',
    'suspended_load',
  ],
  [
    new RegExp(
      String.raw`\b(?:slip|drop|fall)\p{L}* (?:out of|through) (?:somebody's|someone's|your|his|a guy's) (?:hands?|fingers?)\b|\b(?:pits?|holes?|shafts?|manholes?|hatch|hoyo|pozo)(?:'s| is| esta)? (?:wide |left |still )?(?:open|abiert[oa])\b|\b(?:bricks?|rocks?|tools?|boards?|ladrillos?|blocks?|piedras?|llaves?|tablas?|herramientas?) (?:en|on) (?:la|el|tu|your|the|somebody's|a guy's) (?:cabeza|head|pie|foot)\b|\bunder (?:the|that) (?:steel|beam|iron|hook|panel)\b|^(?:a|the|una|la) (?:fall|caida)\b|\b(?:holes?|openings?|shafts?|hoyos?|huecos?|registros?)\b.{0,12}\b(?:no cover|without|sin tapa|uncovered|destapad\p{L}*)\b|\bse (?:va|vaya|hunde|sume) (?:uno |alguien )?(?:con todo|hasta abajo|pa'? ?abajo)\b|\b(?:piso|techo|lamina|tabl\p{L}*|floor|deck\p{L}*|roof|boards?|planks?)\b.{0,20}\b(?:podrid[oa]s?|rotten|rotted|spongy)\b|\b(?:somebody|someone|guys?|he|she|you|they|we|uno|alguien)\b.{0,14}\b(?:back|step|walk|slid|slip|roll|jump|go|goes)\p{L}* (?:right |clean |straight )?off\b|\bse (?:venga|viene|caiga|suelte) (?:del?|desde) (?!reversa|lado|frente)|\b(?:poles?|trees?|tanks?|stacks?|racks?|columns?|posts?|chimney)\b.{0,20}\b(?:com|go|lay|kick)\p{L}* (?:right )?over\b|\b(?:slide|slides|slip|slips) on (?:it|them|that)\b|\b(?:wall|panel|tower|fence|sign|scaffold|muro|barda|torre|cimbra|forms?)\b.{0,30}\b(?:(?:blow|tip|fall|lay|push)\p{L}* (?:\p{L}+ )?over|tumb\p{L}*|revient\p{L}*)|\b(?:oily|greasy|slick|aceitos[oa])\b.{0,12}\b(?:on top|arriba|up there)\b`,
      'u',
    ),
    'gravity',
    'fall_from_elevation',
  ],
  // What swings, flies or snaps back.
  [
    new RegExp(
      String.raw`(?:\b(?:excavators?|trackhoe|backhoe|mini|boom|bucket|tail|counterweight|machine|bote|pluma|contrapeso)\b.{0,25}\bswing\p{L}*|\b(?:booms?|bucket|tail|pluma|bote)\b.{0,20}\b(?:com\p{L}* around|smack|clobber|whack)\p{L}*|\b(?:mower|tractor|atv|dozer|roller)\b.{0,16}\bthrow\p{L}* (?:you|him|her|us|a guy|somebody)|\bse (?:va|vaya|fue|rueda) (?:de bajada|cuesta abajo|rodando)\b|\bswing\p{L}* (?:the|that|his) (?:excavator|boom|bucket|mini|machine))`,
      'u',
    ),
    'motion',
    'mobile_equipment_or_traffic',
    new RegExp(String.raw`(?:${drops}|\b(?:swing stages?|swings? open)\b)`, 'u'),
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:swing(?:s|ing)?|columpi\p{L}*|balance[ae]\p{L}*)\b|\b(?:loads?|picks?|beams?|panels?|bundles?|ducts?)\b.{0,16}\b(?:turn|twist|rotat|spin)(?:s|ning|ing)?\b|\b(?:hook|gancho|headache ball)\b.{0,25}\b(?:hit|pegu?|golpe|smack|clobber)\p{L}*)`,
      'u',
    ),
    'motion',
    'suspended_load',
    new RegExp(
      String.raw`(?:${drops}|\b(?:swing stages?|doors?|gates?|hammers?|mazo|marro)\b)`,
      'u',
    ),
  ],
  [
    new RegExp(
      String.raw`\b(?:gusts?|wind|viento|rachas?)\b.{0,30}\b(?:rip|tear|take|grab|yank|snatch|jerk|arranc|arrebat|quit)\p{L}*|\b(?:golf |soft|base|foot)?balls?\b.{0,20}\b(?:fl(?:y|ies|ying)|com\p{L}* over|hit\p{L}*)|\bpelotas?\b.{0,15}\b(?:vuel|pegu?)\p{L}*|^(?!.*${drops}).*\b${tether}\b.{0,25}\b(?:whip|(?:snap|com|fl)\p{L}* back|latig|chicot)\p{L}*|^(?!.*(?:${drops}|\baplast)).*\b${tether}\b.{0,25}\b${parts}.{0,25}\b(?:face|head|legs?|whip\p{L}*|cara|cabeza|pierna|pegar\p{L}*|peg[au]\p{L}*|latigazo|chicotazo)\b|\b(?:haul |tow |pull\p{L}* )?(?:ropes?|cables?|soga|mecate)\b.{0,16}\b(?:under tension|tight|tensad[oa]|tens[oa])\b|\b(?:winch|winche|come-?along|malacate)\b.{0,12}\b(?:cable|line|rope|se)\b.{0,16}\b${parts}|\bcables? del? (?:winche|malacate)\b|\b(?:bend\p{L}*|bent|agachad\p{L}*|hunched|stoop\p{L}*) (?:over)?\b.{0,30}\b(?:all day|todo el dia|back|espalda)\b|\b(?:like a|acts? like a|como) (?:kite|sail|parachute|papalote|vela)\b|\b(?:the |creek |river )?current(?:'s| is)? (?:strong|swift|fast)|\bcurrents?\b.{0,12}\b(?:creek|river)|\bcorriente (?:del|de la|en el) (?:rio|canal|arroyo|acequia)|\b(?:all day|todo el dia|wears? (?:out|on))\b.{0,30}\b(?:shoulders?|hombros?|knees?|rodillas|back|espalda|wrists?|cintura)|\b(?:shoulders?|hombros?|knees?|rodillas|back|espalda|wrists?|cintura)\b.{0,25}\b(?:all day|todo el dia|wear\p{L}*|acaba\p{L}*)|\b(?:cargar|cargando|levantar|levantando|carry\p{L}*|lifting|lugging|hauling) (?:\p{L}+ )?(?:bultos?|sacos?|costales?|bags?|sacks?|bundles?|panels?|box(?:es)?|cajas?|blocks?|sheets?|hojas?|shingles|material)\b|\b(?:mash|wreck|blow|tweak|hurt)\p{L}* (?:out )?(?:your|his|my) back\b|\b(?:carry|lift|stack|load|hump|lug|palet|carg|levant)\p{L}* .{0,25}\b(?:pounds|libras|kilos) (?:each|apiece|cada)\b|^(?:the |la |el )?\p{L}+,? (?:it's|that's|weighs|pesa) (?:about |like |como )?(?:an? )?${number}(?: y \p{L}+)? (?:pounds|libras|kilos)$`,
      'u',
    ),
    'motion',
    null,
  ],
];

/** "We're sixteen feet up": asked last, since a line thirty feet away or a trench six feet deep is no height. */
export const heightRules: readonly Rule[] = [
  [/\bno (?:lo |la |los |nos |te )?vean?\b/, 'motion', 'mobile_equipment_or_traffic'],
  [/\b(?:coolers?|freezers?|cuarto frio|camara fria|congelador|nevera)\b/, 'temperature', null],
  [/\bpower (?:in|inside|behind|under|to|at|on)\b/, 'electrical', 'electrical_contact'],
  [
    new RegExp(
      String.raw`\b${number}[ -](?:feet|foot|footer|ft|pies)\b|\b(?:\d{1,2}|four|six|eight|ten|twelve)[ /-](?:and-)?(?:12|twelve)\b`,
      'u',
    ),
    'gravity',
    'fall_from_elevation',
    new RegExp(
      String.raw`\b(?:away|back|apart|from|long|wide|clear\p{L}*|radius|distancia|largo|ancho|lejos|deep|hond[oa]|lines?|wires?|cables?)\b`,
      'u',
    ),
  ],
];
