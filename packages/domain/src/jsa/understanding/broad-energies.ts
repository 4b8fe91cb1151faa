/** Classes of things and motions that tell an energy where no turn of speech and no single word did. */
import type { Rule } from './particular-energies.ts';

const someone =
  '(?:guys?|man|men|somebody|someone|anybody|anyone|one of us|people|you|we|he|she|they|kids?|hands?|helpers?|workers?|painters?|roofers?|climbers?|alguien|uno|un[oa] de nosotros|gente|compas?|companer[oa]s?|muchach[oa]s?|chalan(?:es)?|trabajador(?:es)?|el (?:de|que) (?:arriba|esta))';

const surface =
  '(?:tiles?|floor(?:s|ing)?|planks?|plywood|rungs?|steps?|stairs?|stairway|grass|leaves|slabs?|ground|gravel|pavers?|docks?|boards?|metal|liner|tarps?|membrane|plastic|pool deck|tubs?|shower|hills?|slopes?|hillside|footing|walkways?|catwalks?|concrete|asphalt|loseta|azulejos?|pisos?|tablas?|tablones|pasto|zacate|hojas|muelle|lona|plastico|pendiente|cuesta|ladera|bajada|terreno|suelo|escalon(?:es)?|peldanos?|pasillo|cemento|banqueta|patio|cubierta)';
const slick =
  '(?:wet|slick|icy|muddy|greasy|oily|soapy|frosty|mossy|snowy|frozen|loose|uneven|broken|steep|mojad[oa]s?|lodos[oa]s?|jabonos[oa]s?|enjabonad[oa]s?|grasos[oa]s?|aceitos[oa]s?|engrasad[oa]s?|disparej[oa]s?|floj[oa]s?|resbalad\\p{L}*|helad[oa]s?|enlodad[oa]s?|suelt[oa]s?|quebrad[oa]s?|empinad[oa]s?|encerad[oa]s?|trapead[oa]s?|recien \\p{L}+|mopped|waxed|polished|pulid[oa]s?|mohos[oa]s?)';

const machine =
  '(?:guillotin\\p{L}*|feeders?|hoppers?|presses|press brakes?|punch press\\p{L}*|drill press|arbor press|shears?|lathes?|mills?|milling machine|planers?|jointers?|routers?|shapers?|sanders?|edgers?|bandsaws?|winches?|winders?|capstans?|rollers?|conveyors?|augers?|mixers?|paddles?|agitators?|grinders?|crushers?|shredders?|balers?|compactors?|tillers?|trenchers?|threaders?|benders?|stump ?grinders?|splitters?|hedge ?trimmers?|weed ?(?:eaters?|whackers?)|string trimmers?|brush ?cutters?|sod cutters?|tampers?|plate compactors?|jumping jacks?|scarifiers?|screeds?|vibrators?|nailers?|staplers?|impact guns?|torque guns?|rams?|cleaver|slicers?|gates?|garage doors?|roll ?up doors?|overhead doors?|doors?|hatch(?:es)?|turnstiles?|escalators?|elevators?|cab|counterweights?|sheaves?|fans?|impellers?|props?|propellers?|couplings?|shafts?|chains?|sprockets?|troqueladora|dobladora|roladora|tombolas?|tambor(?:es)?|baleros?|turbinas?|centrifugas?|tornos?|fresadora|cepillo|canteadora|lijadora|cortadora|rebanadora|molinos?|molino|trituradora|compactador\\p{L}*|bailarina|placa vibratoria|revolvedora|batidora|mezcladora|malacate|winche|cabrestante|bandas?|rodillos?|engranes?|portones?|puertas?|cortinas? metalicas?|escaleras? electricas?|elevador(?:es)?|cabina|contrapesos?|poleas?|ventilador(?:es)?|aspas?|propelas?|flechas?|cadenas?|podadoras?|desbrozadora|cortasetos|rajadora|roscadora|prensas?|gatos?)';

export const broadRules: readonly Rule[] = [
  [
    new RegExp(
      `\\b${someone}\\b.{0,30}\\b(?:(?:go|goes|going|step\\p{L}*|fall\\p{L}*|slip\\p{L}*|slid\\p{L}*|tumbl\\p{L}*|roll\\p{L}*|lean\\p{L}*|jump\\p{L}*|walk\\p{L}*|knock\\p{L}*|get\\p{L}* pulled|get\\p{L}* knocked) (?:right |clean |too far )?(?:off|over(?!.{0,4}\\p{L}+ed)|backwards?|overboard|out of)|(?:go|goes|going|step\\p{L}*|fall\\p{L}*|put\\p{L}* (?:a|his|your|their) (?:foot|leg)) (?:right |clean )?(?:through|down the|into the))\\b|\\b(?:se va|se vaya|se puede ir|irse|se resbala|se cae) (?:uno |alguien )?(?:del?|por|al|a la|para|pa|hasta|desde)\\b.{0,20}\\b(?:orilla|filo|hueco|hoyo|vacio|abajo|piso|techo|andamio|escalera|barandal|tablon)\\b`,
      'u',
    ),
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\b(?:puertas?|doors?)\b.{0,12}\b(?:abiertas?|open)\b.{0,20}\b(?:pisos?|floors?|shaft|cubo|hoistway|elevador)\b|\b(?:elevator shaft|cubo del elevador)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    new RegExp(
      `^(?:\\p{L}+ ){1,2}(?:en el (?:piso|suelo)|on the (?:floor|steps|stairs|ramp))\\b|\\b${slick} (?:\\p{L}+ )?${surface}\\b|\\b${surface} (?:(?:is|are|esta|estan|todo|toda|muy|bien|gets?|all|'s) )*${slick}\\b|\\b(?:cords?|hoses?|leads|ropes?|mangueras?|extensiones|tiradero|regadero|clutter|junk|scrap|ruts?|roots|raices|baches|topes?|curbs?|thresholds?|umbral|sardinel|bordillo|ankles?|tobillos?)\\b(?!.{0,20}\\b(?:cut|pelad|whip|burst|tension|snap|revient))`,
      'u',
    ),
    'gravity',
    null,
  ],
  [
    /\blet(?:s|ting)? go\b|\b(?:gets?|got) away\b|\b(?:drops?|falls?|bury|buries|buried)\b|\bleft open\b|\blands? (?:on|in)\b|\bse (?:abr|parte|parta|dobl|ca)\w*|\b(?:templetes?|gradas?|bleachers|risers|stages?|escenarios?)\b|\bcav(?:es?|ing)\b|\brotten\b|\bpodrid[oa]s?\b|\b(?:slid\w*|roll\w*|bounc\w*|com\w*|fall\w*|drop\w*|tip\w*|walk\w*|kick\w*|jump\w*|pop\w*|scoot\w*|creep\w*|tumbl\w*|spill\w*|blow\w*) (?:right )?(?:off|out from under|down the)\b|\b(?:topple|teeter|tumbl|keel|flop|buckl|crumbl|sag|sink|settl|collaps|droop|slump)\w*\b|\b(?:leans|walks on you)\b|\b(?:desliz|tambale|desplom|derrumb|desmoron|hund|venc|inclin|colaps|desprend|desgaj)\w*|\b(?:se|nos|te|le) (?:zafa|safa|bota|recarga|acuesta|cae|ladea|baja|dobla|hunde|suelta)\b|\b(?:racking|anaqueles?|truss\w*|rafters?|posts?|beams?|vigas?|trabes?|slabs?|losas?|ventanas?|ventanales?|panes?|canceles?|countertops?|cubiertas?|granite|granito|cajas? fuerte|bells?|campanas?|stumps?|tocones?|fronds?|pencas?|coconuts?|cocos?)\b/,
    'gravity',
    null,
  ],
  [
    new RegExp(
      `\\b${machine}\\b|\\b(?:grabs?|snags?|catches|takes|bites|eats|pulls|jerks|yanks|sucks?) (?:in )?(?:a |an |your |his |her |somebody's |someone's |the )?(?:arms?|hands?|fingers?|sleeves?|gloves?|hair|legs?|foot|clothes|hoodie|shirt)\\b|\\b\b(?:kicks?|comes?|came) on\b|(?:takes off|starts|closes|comes down|kicks on|turns|moves|shuts|slams) (?:on|with|while) (?:your|his|somebody's|someone's|you|a) \\p{L}+|\\b(?:arranqu|arranca|prend|cierr|muev|baj)\\p{L}* (?:la |el |sol[oa] )?.{0,14}\\bcon (?:la mano|uno|alguien|el brazo|los dedos)|\\b(?:saca|lleva|arranca|vuela|troza|corta|rebana|prensa|apachurra|apachurr\\p{L}*|machuca|muerde|jala|agarra|atrapa|mocha)\\p{L}* (?:un |una |el |la |los |las )?(?:dedos?|manos?|brazos?|pies?|ropa|manga|pelo|cabello|guante)\\b|\\b(?:thumbs?|fingertips|knuckles|hands?|arms?|legs?|elbows?|shins?|feet|foot|toes?|scalp|noggin|heads?|faces?|pulgar(?:es)?|nudillos|yemas?|brazos?|codos?|espinillas?|pies?|piernas?|cabezas?|cara|frente|chop saws?|tin snips|utility kni\\p{L}*|box cutters?|razors?|screws?|staples?|tacks?|tornillos?|grapas?|pijas?|tachuelas?|wire ends?|banding|flejes?|chisels?|cincel\\p{L}*|hatchets?|hachas?|axes?|machetes?|picks?|pick ?axe|zapapico|barreta|marro|sledge\\p{L}*|mazos?|hammers?|wrenches|porcelain|porcelana|ceramic\\p{L}*|grit|chips|swarf|shavings|virutas?|esquirlas?|cachitos|grava|pebbles|spatter|projectiles?|proyectil\\p{L}*)\\b`,
      'u',
    ),
    'mechanical',
    null,
  ],
  [
    /\b(?:ropes?|lines?|pulls?|shov\w*|tug\w*|wrestl\w*|bulky|clumsy|reps?|bent over|overhead work|cramped|wheelbarrows?|bags?|sacks?|buckets of|spools?|reels?|coils?|rolls of|boxes|crates?|drums?|kegs?|costales?|bultos?|sacos?|rollos?|carretes?|cajas?|bidones?|tambos?|cubetas?|botes?|jalar|arrastrar|cuclillas|calambres?|cramps?|people|pasan|carts?|carritos?|patines?|diablitos?|pallet jacks?|bikes?|scooters?|bicicletas?|patinet\w*|joggers?|visitas|alumn\w*|inquilin\w*|waiters?|meseros?|nurses?|enfermer\w*|boats?|lanchas?|trains?|trenes?|tren|jet ?skis?|wakes?|tow\w*|remolqu\w*)\b/,
    'motion',
    null,
  ],
  [
    /\b(?:lamparas?|conectad[oa]s?|enchufad[oa]s?|live|hot side|plugs?|meters?|j.?box\w*|welders?|alambr\w* (?:viv|pelad)\w*|cables?|(?:lineas?|cables?) (?:de |por )?(?:arriba|aere\w*|del? poste)|overhead (?:wires?|cables?|lines?))\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(?:attic|attics|atico|tapanco|sud\w*|faint\w*|kiln|grills?|parrilla|planchas?|griddles?|fryers?|freidoras?|ovens?|stoves?|estufas?|irons?|heat ?guns?|pistola de calor|hot ?air|solder\w*|soldadura caliente|exhaust|manifold|radiators?|radiador(?:es)?|steam ?lines?|drips?|wax|cera|glue ?gun|silicon caliente|coals?|carbones?|ashes|snow|nieve|sleet|granizo|walk.?ins?|ardiendo|ardient\w*|hierv\w*|herv\w*|flamazo|burner|quemador(?:es)?|pilot|piloto|boilers?|calderas?|calentador(?:es)?)\b/,
    'temperature',
    null,
  ],
  [
    /\b(?:charged|pumped up|pounds of (?:air|pressure)|pops?|hiss\w*|pent up|stored|trapped air|couplers?|wand|jet\w*|nozzles?|lances?|pistola|rims?|rines?|springs?|resortes?|bladders?|fire ?extinguisher goes|aerosols?|latas?)\b/,
    'pressure',
    null,
  ],
  [
    /\b(?:methanol|butane|estireno|tolueno|metanol|hipoclorito|fosfina|peroxido|foam|mortar|chlorine|gasses|gasoline|gas|smells?|odors?|stale|stuffy|weed ?killer|powder|tar|pitch|chrome|barnices|espumas?|mortero|amoniaco|gasolina|olores?|encerrad[oa]|brea|humaz\w*|tizne|talco|yeso|rockwool)\b/u,
    'chemical',
    null,
  ],
  [
    /\b(?:rattlers?|moccasins?|cats?|ganso\w*|mules?|varmints?|stingers?|briars?|brambles?|sumac|algas|trash juice|garbage|condoms?|tuberculosis|caiman\w*|ciempies)\b/,
    'biological',
    null,
  ],
  [
    /\b(?:earbuds|drilling noise|rattl\w*|buzz\w*|blasts?|cimbra(?:r|n) (?:los |las )?manos)\b/,
    'sound',
    null,
  ],
  [
    /\b(?:arc|welding|weld|flash|x.?rays?|antennas?|soldadura|arco|reflejo|antenas?)\b/,
    'radiation',
    null,
  ],
];
