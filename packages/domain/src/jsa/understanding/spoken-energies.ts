/** What a crew lead says of a hazard in a phrase: asked before single turns of speech, which it contains. */
import type { Rule } from './particular-energies.ts';

export const spokenRules: readonly Rule[] = [
  [
    /\b(?:couplings?|(?:end )?caps?|plugs?|fittings?|hoses?|gaskets?|joints?|tapon(?:es)?|coples?|mangueras?|conexion(?:es)?|sellos?|juntas?)\b.{0,12}\b(?:letting go|lets go|blow(?:s|ing)? (?:off|out|apart)|com(?:es|ing) apart|burst\w*|popp?(?:s|ing)|se (?:bot[ea]|zaf[ea]|suelt[ea]|revient[ea]|vuel[ea]))/,
    'pressure',
    null,
  ],
  [
    /\b(?:throw\w*|tweak\w*|wrench\w*|pull\w*|hurt\w*|strain\w*|wreck\w*) (?:\p{L}+ )?(?:backs?)\b|\b(?:frieg\w*|chinga\w*|lastim\w*|jod\w*) la (?:espalda|cintura)\b/u,
    'motion',
    null,
  ],
  [
    /\btriple digits\b|\b(?:[1-9]\d\d|(?:two|three|four) (?:hundred|fifty)(?: (?:and )?\p{L}+)?) degrees?\b/u,
    'temperature',
    'high_temperature',
  ],
  [
    /\b(?:overhead|live|hot) bus\b|\bback ?-?fed\b|\balimentad[oa]s? (?:por|de|desde)\b|\bhot (?:phase|leg|wire|conductor|bus|side)\b|\b(?:lighting|power|electric) feed\b|\b(?:460|575|4160) (?:feed|panel|line|volts?|circuit|bus)\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(?:line|belt|conveyor|machine|mixer|auger|roller) (?:re)?starts\b|\brestarts? (?:on|with|while)\b/,
    'mechanical',
    null,
  ],
  [/\bse viene (?:el|la) (?:muro|barda|pared|losa|techo)\b/, 'gravity', null],
  [
    /\b(?:like an?|as an?|feels like an?) (?:griddle|oven|sauna|furnace|skillet|frying pan|stove)\b|\b(?:como|hecho|hecha) (?:un |una )?(?:comal|horno|sarten|plancha|brasa)\b/,
    'temperature',
    null,
  ],
  [
    /\b(?:manure|sewer|swamp|silo|pit|marsh) gas(?:es)?\b|^(?:the )?gas(?:es)? (?:coming|rising|building)\b|\boxygen(?:'s| is| gets)? (?:too )?(?:low|bad|thin|short)\b/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [/\bglare\b|\bencandila\w*|\bdeslumbra\w*/, 'radiation', null],
  [
    /\bhydro\b|\b(?:hydrostatic|pressure|air) test\w*\b|\bprueba (?:hidro\w*|de presion|con aire)\b|\bpounds (?:on|left in|still in|behind) (?:it|them|the line)\b/,
    'pressure',
    null,
  ],
  [
    /\b(?:it's |its |gets |hits |around |about )?(?:a )?(?:hundred|ninety|1[0-4]\d|9\d)(?:[ -](?:and )?\p{L}+)? (?:degrees )?(?:up|in|out|down|inside)(?: in)? there\b/u,
    'temperature',
    'high_temperature',
  ],
  [
    /\b(?:dan?|genera\w*|traen?|echan?|sueltan?) (?:mucha |la )?(?:corriente|toques?|voltaje)\b|\bmak(?:e|es|ing) power\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(?:columnas?|vigas?|trabes?|losas?|paneles?|armaduras?|tinacos?|carga|tubos?|placas?|unidad)\b.{0,20}\b(?:colgad[oa]s?|colgando|izad[oa]s?|en el aire|en vilo)\b/,
    'gravity',
    'suspended_load',
  ],
  [/^(?:the )?(?:weld(?:ing|er's)? )?flash(?: burns?)?$/, 'radiation', null],
  [
    /\b(?:comes?|coming|falls?|falling|rolls?|rolling|slides?|sliding|slips?) (?:right )?off (?:of )?(?:the |a )?(?:lift|forks?|truck|cart|dolly|trailer|jacks?|stands?|bench|horses|rack|stack|skates|rollers)\b|\bque se (?:cae|caiga|viene|suelta) (?:de|del|desde|encima)\b|\bse (?:nos |te |le )?(?:puede|podria|va a|vaya a) (?:venir|caer|ladear|volcar|hundir|desplomar)\w*(?!.*\b(?:zanja|tierra|talud|excavacion)\b)/,
    'gravity',
    null,
  ],
  [/\bon (?:the |two |a )?(?:chains?|slings?|hook|choker|grapple)\b/, 'gravity', 'suspended_load'],
  [
    /\b(?:cords?|hoses?|leads|extensiones|mangueras)\b.{0,12}\b(?:all over|everywhere|underfoot|across the (?:floor|hall|walk\w*)|por todos lados|tirad\w*|atravesad\w*)|\b(?:water|oil|grease|mud|soap|blood|agua|aceite|grasa|sangre|jabon)\b.{0,20}\b(?:on the|en el) (?:floor|deck|steps|ground|slab|piso|suelo)\b|^(?:el )?piso (?:con|lleno de) /,
    'gravity',
    null,
  ],
  [
    /^(?:subirse|treparse|subir|trepar|climbing|standing) (?:a|al|en|on|up|onto|down|in|into)\b|^(?:la |una |the |a )?(?:escaleras?|ladders?|step ?ladders?|zancos|stilts)\b(?!.*\b(?:wires?|power|lines?|cables?|corriente|luz)\b)/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /^(?:the |los |el )?(?:cars|carros|coches|traffic|trafico)\b|\b(?:going|running|driving|flying|rolling|zipping) (?:by|past|around us)\b/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [/\bamoniaco\b/, 'chemical', 'high_dose_toxic_or_radiation'],
  [/^(?:el |los |the )?motor(?:es|s)? (?:del?|of|on)\b/, 'mechanical', 'heavy_rotating_equipment'],
  [/\brf\b|\bradiofrecuencia\b/, 'radiation', null],
  [
    /\b(?:rolls?|twists?|turns?|sprains?|breaks?) (?:your|an|his|somebody's|a guy's) ankles?\b|\b(?:torc|dobl)\w* (?:el |un |los )?(?:tobillos?|pies?)\b/,
    'gravity',
    null,
  ],
  [
    /\b(?:nozzle|hose|wand|lance|gun|manguera|boquilla|pistola|chiflon|lanza)\b.{0,12}\b(?:gets? (?:away|loose)|takes? off|whips?|bucks?|se (?:te |me )?(?:suelta|va|escapa)|chicote\w*|latigue\w*)/,
    'pressure',
    null,
  ],
  [
    /\b(?:grabs?|snags?) (?:you|your|him|his|her|somebody|someone|a (?:hand|sleeve|glove|finger|arm|foot|guy|pant leg))\b/,
    'mechanical',
    null,
  ],
  [/\btrenchers?\b|\bzanjadora\b/, 'mechanical', 'heavy_rotating_equipment'],
  [
    /\bburied (?:\p{L}+ )?(?:lights?|lighting|power|electric\w*|cables?|wires?|lines?(?= (?:and|for) (?:power|light)))\b/u,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(?:se )?(?:arranc|prend|enciend)(?:a|e|an|en) (?:sol[oa] )?(?:la|el|los|las) (?:bombas?|motor|maquina|bandas?|molino|compresor|ventilador|abanico|agitador|flecha|sierra)\b/,
    'mechanical',
    'heavy_rotating_equipment',
  ],
  [
    /\b(?:te|le|nos) (?:agarr|jal|atrap|enred|muerd|prens|enganch)\w* (?:la|el|los|las) (?:manos?|mangas?|brazos?|dedos?|ropa|pelo|cabello|guantes?|pies?)\b/,
    'mechanical',
    null,
  ],
  [/\b(?:\d{3,5}|thousand|hundred) psi\b/, 'pressure', null],
  [
    /\b(?:r-?(?:22|32|134a?|290|404a?|407c|410a?|454b?|744)|refrigerant\w*|refrigerantes?|freon|acid\w*|bleach|cloro|lye|sosa|caustic\w*)\b.{0,20}\b(?:eyes?|ojos|skin|piel|face|cara)\b/,
    'chemical',
    null,
  ],
  [
    /\b(?:luz|destello|reflejo|flash|glare|light)\b(?: de| del| of| from| off)*(?: the| la)? (?:arco|arc|soldadura|weld\w*|plasma)\b/,
    'radiation',
    null,
  ],
  [
    /\b(?:vapores|gases|fumes|vapors)\b.{0,14}\b(?:adentro|dentro|inside|trapped|encerrad\w*)\b/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [
    /\b(?:panels?|inserts?|braces?|columns?|walls?|frames?|anchors?)\b.{0,6}\b(?:kicks? out|pulls? out|lets? go|not (?:tight|set|braced))/,
    'gravity',
    null,
  ],
  [
    /\b(?:fork ?lifts?|montacargas|trucks?|camion\w*|loaders?|(?:fork)?lift drivers?)\b.{0,12}\b(?:in the dark|at night|flying around|a oscuras|en lo oscuro|de noche)\b/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [
    /^(?:(?:los|las|el|la|unas?|unos?) )?(?!gas|agua|vapor|gente|rayo|chispa|escoria)\p{L}+ que (?:se )?(?:cae|caen|caiga|caigan)\b(?! (?:en|a) (?:los ojos|la piel))/u,
    'gravity',
    null,
  ],
  [
    /\bburied (?:\p{L}+ )?(?:cables?|wires?|conduit)\b|^\d{3,5} (?:in|at|on|inside) |\b(?:cerca|junto|debajo|abajo) (?:de|a) (?:la|las|los) (?:lineas?|cables?)\b|\b(?:near|close to|under|by) the (?:lines?|wires?)\b/u,
    'electrical',
    'electrical_contact',
  ],
  [/\bwire (?:ends?|cuts?|pokes?)\b|\bbarbed wire\b/, 'mechanical', null],
  [/\bover ?spray\b|\bspray (?:drift\w*|gets)\b/, 'chemical', null],
  [
    /\b(?:hop|sneak|duck|jump|climb)\w* (?:over |under |through |across )?(?:the |our )?(?:fence|tape|cones|gate|barricades?|line)\b|\bsneak\w* (?:across|through|in|by)\b|\bse (?:acerca|arrima|asoma|atraviesa)n?\b/,
    'motion',
    null,
  ],
  [
    /\b(?:solvent|paint|fuel|thinner|gasoline|epoxy|chemical)s? vapors?\b|\bvapor(?:es)? (?:de|del) (?:solvente|thinner|pintura|gasolina)\b|\b(?:till|until) you pass out\b/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [
    /\b(?:polvo|dust|caca|mess) (?:de|del|from|off) (?:\p{L}+ )?(?:murcielagos?|palomas?|ratas?|bats?|pigeons?|rats?|birds?)\b|\b(?:bat|pigeon|bird|rat) (?:dust|mess)\b/u,
    'biological',
    null,
  ],
  [/\bbus (?:route|stop|lane)\b|\bbuses\b/, 'motion', 'mobile_equipment_or_traffic'],
  [
    /\b(?:en|sobre) (?:el|la) (?:lomo|espalda|hombro)\b|\bon (?:your|his|our) (?:back|shoulder)s?\b/,
    'motion',
    null,
  ],
  [
    /\bcables?\b.{0,12}\b(?:en|adentro|dentro|inside|in|behind|detras) (?:del?|el|la|the|of) ?(?:la |el |the )?(?:muro|pared|techo|piso|losa|wall|ceiling|floor|slab)\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\btop.?heavy\b|\b(?:loose|sueltos?|sueltas?) (?:bricks?|blocks?|stones?|tiles?|slates?|shingles?|boards?|ladrillos?|tejas?|piedras?)\b/,
    'gravity',
    null,
  ],
  [
    /\bte (?:duerme|tumba|noquea)\b|\b(?:knocks you out|puts you (?:out|to sleep))\b/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [
    /\b(?:foot|feet|ft|metros|pies) (?:straight |right |all the way )?(?:down|drop|fall|de caida|para abajo|pa abajo)\b|\bstraight down\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [/\b(?:like|como) (?:a )?(?:razors?|kni(?:fe|ves)|navajas?|cuchillos?)\b/, 'mechanical', null],
  [
    /\bwet \p{L}+ (?:on|across) the (?:floor|steps|stairs|deck)\b|\bmojad\p{L}* en el (?:piso|suelo)\b/u,
    'gravity',
    null,
  ],
  [
    /\btrip\w* (?:the |a |our )?(?:gfci|breaker|circuit)\b|\bcablecitos?\b/,
    'electrical',
    'electrical_contact',
  ],
  [/\bhacen? vela\b|\bsails? in the wind\b/, 'motion', null],
  [
    /\b(?:coolant|antifreeze|aceite|oil|manteca|grasa|grease|lard|soap|jabon|diesel|agua|water|paint|pintura)\b.{0,10}\b(?:regad[oa]s?|tirad[oa]s?|derramad[oa]s?|(?:en|por) el (?:piso|suelo)|on the (?:floor|ground))/u,
    'gravity',
    null,
  ],
  [
    /\bno (?:hay |tiene |good |buen )*(?:aire|air|oxigeno|oxygen)\b|\b(?:aire|air) (?:malo|viciado|is bad)\b|\bair's bad\b/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [
    /\bmanhole(?:'s| is)? (?:left |wide )?open\b|\bregistro (?:esta )?abierto\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\breach\w* in(?:to|side)?\b|\bmet(?:er|e|a|an|en) (?:la |las |el |los )?(?:manos?|dedos?|brazos?)\b/,
    'mechanical',
    null,
  ],
  [
    /\b(?:discos?|discs?|(?<!fan )blades?|saws?|sierras?|brocas?|bits?|grinders?|pulidoras?|esmeril\w*)\b.{0,25}\b(?:agarr\w*|regres\w*|pate\w*|kick\w*|grab\w*|bind\w*|catch\w*|snag\w*|walk\w*|jump\w*|atora\w*|trab\w*)\b/,
    'mechanical',
    null,
    /\b(?:dust|polvo)/,
  ],
  [
    /^(?!.*\b(?:loads?|picks?|beams?|steel|units?|truss\w*|panels?|pipes?|columns?|iron|transformers?|rebar|kettles?|pots?|calderos?|guys?|man|somebody|someone|workers?|he|she|you|kid)\b)(?:the |a )?(?:\p{L}+ ){1,2}(?:drops|falls|tips over)\b(?! (?:off|into|in|through)\b)/u,
    'gravity',
    null,
  ],
  [
    /^(?:the )?(?:two forty|one twenty|one ten|four eighty|two oh eight|two seventy.?seven|dos veinte|ciento diez|ciento veinte|cuatro cuarenta|dos cuarenta)\b(?! (?:feet|foot|pounds|degrees|pies|libras|kilos|grados))/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\bshort(?:s|ed|ing)? (?:it |the \w+ )?out\b|^(?:the )?arcs? (?:when|if|as|on|at)\b|^(?:the )?arc$/,
    'electrical',
    'arc_flash',
  ],
  [
    /\b(?:dark|pitch black|can't see|oscur[oa]s?|oscuridad|sin luces|no se ve|poca luz|bad light\w*)\b/,
    'gravity',
    null,
    /\b(?:dust|smoke|polvo\w*|humo)\b/,
  ],
  [
    /\b(?:aceite|agua|grasa|cera|jarabe|anticongelante|pegamento|oil|water|grease|wax|syrup|glue|coolant)s? (?:todavia |muy |bien |still |that's |is )?(?:caliente|hirviendo|hot|boiling)\b|\bhot (?:oil|water|grease|wax|syrup|glue|coolant|exhaust|engine|manifold|muffler)\b/,
    'temperature',
    'high_temperature',
  ],
  [
    /\b(?:wander|stroll|gawk|crowd|gather|mill)\w* (?:through|around|past|in on|into|in|by)\b/,
    'motion',
    null,
  ],
  [
    /\b(?:motor chains?|chain (?:motors?|hoists?|falls?)|hoists?)\b.{0,20}\b(?:run\w*|slip\w*|fail\w*|drop\w*|break\w*|snap\w*)/,
    'gravity',
    'suspended_load',
  ],
  [
    /\bsteep (?:roof|pitch)\b|\btecho (?:muy )?(?:empinado|inclinado)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\b(?:abr[ae]n?|abrir) (?:el |la )?(?:agua|vapor|llave de paso)\b|\bgolpe de ariete\b|\bwater hammer\b/,
    'pressure',
    null,
  ],
  [
    /\b(?:fumes|smoke|vapors|humos?|vapores) (?:of|from|off|coming off|del?|de la|que) /,
    'chemical',
    null,
  ],
  [
    /\b(?:caldero|olla|perol|cazo|paila|cazuela|kettle|pot|vat|cauldron)\b.{0,25}\b(?:volt\w*|volc\w*|tip\w*|spill\w*|derram\w*|quem\w*|burn\w*|scald\w*)/,
    'temperature',
    'high_temperature',
  ],
  [
    /\b(?:tanques?|cilindros?|botellas?) de gas\b|\b(?:gas|propane|oxygen|acetylene) (?:tank|bottle|cylinder)s?\b/,
    'chemical',
    'explosion',
  ],
  [
    /\b(?:a hundred(?: and \w+(?: \w+)?)?|\d{2,3}|ninety(?: \w+)?|eighty(?: \w+)?|one ?\w+(?:teen|ty)) (?:degrees|outside|up there|in there|in here|out there|out here|by (?:noon|ten|lunch)|in the (?:shade|attic|sun|afternoon))\b(?!.{0,12}\b(?:volts?|feet|foot|pounds|psi)\b)|\bcuarenta (?:y \w+ )?grados\b/,
    'temperature',
    null,
  ],
  [
    /\b(?:aprie\w*|apret\w*|pic[ae]\w*|push\w*|hit\w*|press(?:es|ed|ing)?|bump\w*|flip\w*|throw\w*|kick\w*|mueva|jal[ae]|activ\w*|toqu?[ae]\w*) (?:the |el |la |a |un )?(?:\p{L}+ )?(?:boton|button|switch|lever|palanca|pedal|controls?|trigger|gatillo|throttle|remote|interruptor)\b|\b(?:se mueve|gira|arranca|prende|camina|avanza|da vuelta)n? sol[oa]s?\b|\b(?:starts?|turns?|moves?|spins?|comes on|kicks on|cycles?|runs?) (?:by itself|on its own|on you)\b|\bkicks? on\b/u,
    'mechanical',
    null,
  ],
  [
    /\b(?:techo|lamina|teja|asbesto|acrilico|tragaluz|domo|skylight)s?\b.{0,18}\b(?:truen\w*|quiebr\w*|romp\w*|ced\w*|venc\w*|hund\w*|crack\w*|giv\w*)/,
    'gravity',
    'fall_from_elevation',
  ],
  [/\b(?:shore|temp|temporary|house|building|site) power\b/, 'electrical', 'electrical_contact'],
  [
    /\b(?:like|como) (?:ice|glass|a (?:skating|ice) rink|hielo|vidrio|jabon|pista)\b/,
    'gravity',
    null,
  ],
  [
    /\b(?:slid\w*|roll\w*|bounc\w*|tip\w*|fall\w*|shift\w*|com\w*|jump\w*) off (?:of )?(?:the|a|its|their|our) (?!road|shoulder|edge|roof|ladder|scaffold|lift|side)/,
    'gravity',
    null,
    /\b(?:guys?|man|somebody|someone|you|we|he|she|they|kid|worker|connectors?|climbers?|iron ?workers?|crew|us|employee|roofers?|painters?|uno|alguien)\b/,
  ],
  [
    /\b(?:pegarle|darle|taladrar|perforar|toparse|topar|cortar|picar|romper|drill\w*|nail\w*|screw\w*|cut\w*|dig\w*|bor\w*|cor\w*) (?:\p{L}+ )?(?:a|en|con|into|through|in) (?:un|una|el|la|los|a|an|the|some|old|live)? ?(?:cables?|linea|tuberia de luz|wires?|cables|power|line)\b(?! ?(?:de (?:el |la )?|of )?(?:gas|agua|water|sewer|drenaje|propano))/u,
    'electrical',
    'electrical_contact',
  ],
];
