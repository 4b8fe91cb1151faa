/**
 * Words that tell the energy of a hazard that the library does not know, in both languages, without
 * accents. The first rule that matches decides, so rules go from the particular to the general.
 */
import type { EnergyReading } from './energy-reading.ts';
import { broadRules } from './broad-energies.ts';
import { frameRules } from './energy-frames.ts';
import { heightRules, sceneRules } from './energy-scenes.ts';
import { energyByWords } from './energy-words.ts';
import { generalRules } from './general-energies.ts';
import { harmRules } from './harm-energies.ts';
import { fits, particularRules, type Rule } from './particular-energies.ts';
import { indexRules } from './rule-index.ts';
import { spokenRules } from './spoken-energies.ts';

const rules: readonly Rule[] = [
  ...sceneRules,
  ...frameRules,
  ...harmRules,
  ...spokenRules,
  ...particularRules,
  [
    /\barc.?(flash|blast)|\barco electric|\brelampago de arco|\bflashover\b|\b(an|el|un) arco?\b|\barc(s|ing)\b|\bfogonazo/,
    'electrical',
    'arc_flash',
  ],
  [
    /\b(cement\w*|concret\w*|mortar|mezcla)\b(?!.{0,12}(caliente|hot)).{0,25}\b(burn\w*|quem\w*)/,
    'chemical',
    null,
  ],
  [
    /\b(noise|noisy|loud|hearing|deaf|decibel\w*|ear damage|racket|deafen\w*|screaming|ensordec\w*|aturd\w*|escandal\w*|ruid\w*|sordera|estruendo|oidos?)\b/,
    'sound',
    null,
  ],
  [
    /\b(eyes?|arc|weld\w*) (burn|flash)|\barc eye|\b(uv|ultraviolet|x.?rays?|laser|gamma|isotop\w*|radioactiv\w*|radiograph\w*|radiacion|rayos x|rayo laser|microondas)\b|\b(quem\w*|burn\w*) (de |en |to )?(los |our |your |the |my |his )?(ojos|eyes)|\bsunburn|\bquemadura\w* de(l)? sol|\bwelding (light|flash)|\bnuclear densi|\bdensimetro|\brf (antenna|radiation)|\bresplandor/,
    'radiation',
    null,
  ],
  [
    /\bgas (main|line|leak|service)|\b(fuga|linea|tuberia|tubo)s? (de|del) gas\b|\bleaking gas/,
    'chemical',
    'explosion',
  ],
  [
    /\bexplo(d|s|t)\w*|\bblasting\b|\bdetona\w*|\bdynamite|\bignit\w*|\bflammable\w*|\binflamable\w*|\bgasoline|\bgasolina|\bpropane|\bpropano|\bacetylene|\bacetileno|\bblow(s|ing)? up\b|\bcombustible\b|\bmethane|\bmetano/,
    'chemical',
    'explosion',
  ],
  [
    /\b(lime|caustic|lye|dusts?|dusty|silica|asbestos|polvo\w*|silice|asbesto|fumes|humos|exhaust|wet (concrete|cement)|cement burns?|concrete burns?)\b/,
    'chemical',
    null,
  ],
  [/\bsteam\w*|\bvapor(es)? (caliente|de agua|a presion)|\bvapor\b(?!es)/, 'temperature', 'steam'],
  [
    /\b(h2s|hydrogen sulfide|sulfhidrico|carbon monoxide|monoxido|chlorine|cloro gas|ammonia|amoniaco|oxygen deficien\w*|low oxygen|bad air|mal aire|no oxygen|falta de oxigeno|poco oxigeno|sin oxigeno|sin aire|falt\w* (de |el )?aire|no air|asphyxia\w*|asfixia\w*|confined space|espacio confinado|toxic\w*|suffocat\w*|sofoca\w*|nitrogen|refrigerant leak|isocyanate\w*)\b|\bco\b(?= |$)/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [
    /\b(out of|from|de) (the |la )?(lift|bucket|basket|canastilla)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\bburied (cables?|wires?|electric\w*|power)|\bservice drop|\bacometida/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(cave.?ins?|caves? in|caving|engulf\w*|derrumb\w*|se (nos )?(venga|viene|vaya|caiga) (encima )?la (pared|tierra|zanja|orilla)|desliza\w*|sepulta\w*|enterrad[oa]s?|buried alive)\b|\b(zanja|excavacion|tierra|talud|hoyo|pared)\b.{0,25}\b(derrumb\w*|colaps\w*|ceda|cede|ceder|cae|caiga|caerse|venga|viene)|\bslough\w*/,
    'gravity',
    'excavation_or_trench',
  ],
  [
    /\b(cutters?|blades?|kni(fe|ves)|wrench(es)?|saws?|tools?|grinders?|chisels?|drills?|bits?|cuchill\w*|llaves?|navajas?|cincel\w*|taladros?|brocas?)\b.{0,12}\b(slip\w*|jump\w*|bind\w*|kick\w*|zaf\w*|patin\w*|resbal\w*|brinc\w*)/,
    'mechanical',
    null,
  ],
  [/\b(wet|fresh) mud\b|\bmezcla\b.{0,15}\b(piel|ojos)\b/, 'chemical', null],
  [
    /\bknob and tube|\b(be|is|are|it's|still|still be) (live|energized)\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(hoyo|registro|pozo|alcantarilla|hole|manhole|pit|hatch|shaft|escotilla)s? (abiert\w*|destapad\w*|sin tapa)|\b(open|uncovered) (hole|manhole|pit|hatch|shaft|floor|edge)/,
    'gravity',
    'fall_from_elevation',
  ],
  [/\b(peatones|pedestrians?)\b/, 'motion', null],
  [
    /\b(flying|fly\w*) (chunks?|bits|pieces|shards|concrete)|\b(espinas?|thorns?|splinters?)\b/,
    'mechanical',
    null,
  ],
  [
    /\b(soldando|weld\w*|cort\w*|cut\w*|grind\w*)?\s?(se )?prend\w*\b/,
    'temperature',
    'sustained_fire',
  ],
  [/\bsol(azo|ote|eado)\b|\b(mucho|puro|pleno) sol\b/, 'temperature', null],
  [
    /\b(linea|cable|fase|barra)s? primari[ao]s?\b|\b(pega\w*|toca\w*|roz\w*|top\w*|hit|touch\w*|clip|brush)\w* (con |contra |a |against |into )?(los |el |las |la |the |a )?(cables?|lineas?|wires?|power)\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(girando|columpi\w*|colgando|balance\w*|spinning|swinging|dangling) (en el aire|in the air|overhead)/,
    'gravity',
    'suspended_load',
  ],
  [/\b(muneca|wrist)s?\b|\b(slic(e|es|ed|ing)|shatter\w*)\b/, 'mechanical', null],
  [
    /\b(step\w*|fall\w*|go\w*|foot|feet|leg|put\w*|pis\w*|cae\w*|ca(iga|erse)) (right )?(through|por) (the |el |la )?(ceiling|roof|floor|deck|drywall|sheetrock|plafon|cielo|tablaroca)/,
    'gravity',
    'fall_from_elevation',
  ],
  [/\b(post|pile|screw|nut|stake) drivers?\b/, 'mechanical', null],
  [
    /\b(chip[ei]ador\w*|chippers?|trituradora|wood ?chipper)\b/,
    'mechanical',
    'heavy_rotating_equipment',
  ],
  [
    /\bwet (floors?|decks?|ramps?|ground|surface|grass|steps)\b|\bde (nalgas|senton)\b/,
    'gravity',
    null,
  ],
  [/\b(peligro|riesgo|golpe|destello) de arco\b/, 'electrical', 'arc_flash'],
  [/\b(oven|sauna|horno|comal)\b/, 'temperature', null],
  [/\boff.?gas\w*|\b(lungs?|pulmon\w*|cough\w*)\b/, 'chemical', null],
  [
    /\b(se|nos|le|lo) (puede |nos |va a |vaya a )?(volt(e|ea|ee|ear|earse)|volc\w*|vuelc\w*|ladea\w*|lade[ae]\w*)\b/,
    'gravity',
    null,
  ],
  [
    /\b(walk\w*|camin\w*) (on |along |por |sobre |en )?(the |la |el |las |los )?(top plate|plates?|beams?|girders?|ridge|purlins?|iron|steel|vigas?|bardas?|cumbrera|trabes?)\b|\b(gondola|swing stage|hamaca)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\b(cords?|extension|extensiones)\b.{0,20}\b(cut|fray\w*|nick\w*|pinch\w*|pelad\w*|cort\w*|danad\w*)/,
    'electrical',
    'electrical_contact',
  ],
  [/\bdomino\w*/, 'gravity', null],
  [/\b(venen\w*|poison(s|ous|ing)?|insecticid\w*|plaguicid\w*)\b/, 'chemical', null],
  [/\brevien\w*/, 'pressure', null],
  [/\b(widow ?makers?|hangers?|snags?)\b/, 'gravity', null],
  [/\b(tierra|zanja|talud)\b.{0,15}\bencima\b/, 'gravity', 'excavation_or_trench'],
  [
    /\b(\d+|ten|twelve|fifteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|a hundred|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|tres|cuatro|cinco|seis|siete|ocho|nueve) (feet|foot|ft|stor(y|ies)|floors?|pies|metros|pisos) (up|off|high|above|in the air|de alto|de altura|arriba|para abajo)\b|\b(ir(se)?|va(ya)?|fue(ra)?) (uno |alguien )?(de espaldas |de boca )?(pa|pa'|para|hacia) abajo\b|\b(bosun|boatswain)\w*\b|\b(up|out|arriba|encima) (on|in|de|en|del) (the |la |el |las |los |una? )?(beams?|steel|iron|girts?|pole|tower|joists?|rafters?|trusses|vigas?|trabes?|poste|torre|fierros?|estructura)\b|\b(sa(ca|que)|avient\w*|eject\w*|throw\w*|thrown|buck\w*|tir\w*)\b.{0,20}\b(canasta|canastilla|basket|bucket|genie|lift|jlg)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\b(cimbra|puntal(es)?|andamio|forms?|formwork|shores?|shoring|falsework|muro|pared|barda|losa|techo|viga)\b.{0,20}\b(truen\w*|tron\w*|ced\w*|venc\w*|venza|buckl\w*|giv\w*|blow\w*|kick\w*)\b|\b(truen\w*|tron\w*|ced\w*|venza|vencer?|buckl\w*|blow\w* out|colaps\w*|desplom\w*) (de )?(la |el |los |las |un |una |the |a )?(cimbra|puntal(es)?|andamio|forms?|formwork|shores?|shoring|muro|pared|barda|losa|techo|viga)\b/,
    'gravity',
    null,
  ],
  [
    /\b(swing\w*|hang\w*|com\w*|slid\w*) (off|from) (of )?(the |a )?(excavator|trackhoe|backhoe|boom|hook|forks?|crane|chains?)\b/,
    'gravity',
    'suspended_load',
  ],
  [
    /\b(crane|boom truck|grua)\b.{0,25}\b(sink\w*|tip\w*|roll(s|ing)? over|overturn\w*|hund\w*|volte\w*|volc\w*|ladear\w*)|\boutriggers?\b.{0,20}\bsink\w*/,
    'gravity',
    'suspended_load',
  ],
  [
    /\b(suspended|hoisted|hanging|overhead|swinging|rigged|crane) (load|pick|lift|steel|beam|unit)\w*|\b(load|pick|bucket of concrete|beam|unit|rooftop unit|truss\w*|iron|columns?|steel|panel|pipe|transformer)\b.{0,30}\b(drop\w*|fall\w*|swing\w*|slip\w*|com(e|es|ing) (down|loose)|spin\w*|shift\w*)|\bunder (the|a) (load|pick|hook)|\bload overhead|\brigging\b.{0,20}\b(fail|break|slip|snap)\w*|\b(sling|choker|shackle|chain|hook|cable|eslinga|estrobo|grillete|cadena|gancho)s?\b.{0,20}\b(fail\w*|break\w*|snap\w*|slip\w*|let go|rompa|rompe|romper\w*|reviente|revienta|reventar\w*|suelt\w*|solt\w*|zaf\w*)|\bcargas? (suspendida|colgada|colgando|en el aire|izada)s?|\b(debajo|abajo) de (la|una) carga|\bizaje|\b(romp\w*|revent\w*|zaf\w*|solt\w*|suelt\w*|ca(er|e|iga)\w*|columpi\w*|balance\w*|drop\w*|swing\w*|break\w*|snap\w*|los\w*) (la|el|las|los|una|un|the|a|on the) (carga|eslinga|estrobo|cadena|gancho|grillete|viga|trabe|columna|unidad|load|sling|chain|hook|pick|beam|unit)s?\b/,
    'gravity',
    'suspended_load',
  ],
  [
    /\b(fall(s|ing)?|drop(s|ping)?|com(e|es|ing) down|tip(s|ping)?( over)?|land(s|ing)?) on (somebody|someone|us|me|him|her|you|people|a |my|the crew|anybody|anyone)|\b(ca(er|iga|e)\w*) (encima|sobre|a alguien|en alguien)|\bca(er|erse|e|iga|igan?)(le|les)? ((el|la|los|las|un|una) )?(vidrio|poste|marco|puerta|tubo|tanque|muro|pared|barda|techo|losa|herramienta|pieza|panel|pedazo|rama|piedra|fierro|escombro|material)s?/,
    'gravity',
    null,
  ],
  [/\bdropp?(s|ing)? (a|an|the|his|her|our|your|my) \p{L}+|\bdejar caer\b/u, 'gravity', null],
  [
    /\b(crane|outriggers?|lift|loader|excavator|forklift|machine|roller|mixer|scaffold\w*|grua|gatos?|estabilizador\w*|maquina|montacargas)\b.{0,25}\b(sink\w*|settl\w*|tip\w*|roll(s|ing)? over|overturn\w*|hund\w*|volte\w*|volc\w*|ladear\w*)/,
    'gravity',
    null,
  ],
  [
    /\b(trip(s|ping)?|slip(s|ping|pery)?|stumbl\w*|uneven|twist\w* (an )?ankle|muddy|slick|tropez\w*|tropiez\w*|tropiec\w*|resbal\w*|lodo\w*|piso mojado|desnivel\w*)\b(?!.{0,30}\b(off|roof|edge|ladder|scaffold|shingles|tiles?|techo|orilla|borde|escalera|andamio|altura|tejas?|lamina|viga|poste)\b)/,
    'gravity',
    null,
  ],
  [/\bpes(a|an|ad[oa]s?)\b|\bweighs?\b/, 'motion', null],
  [
    /\b(electrocut\w*|shock\w*|energized|live (wire|part|circuit|conductor|line|panel)\w*|hot (wire|leg|conductor)\w*|power ?lines?|overhead lines?|high ?lines?|voltage|volt(s|io|ios|aje)?|backfeed\w*|toques?|descarga electrica|descargas|electrocu\w*|corriente|energizad\w*|cables? (viv\w*|pelad\w*|electric\w*|de (la )?luz|de alta)|lineas? (de alta|electric\w*|de luz|viva|energizada)|alta tension|voltaje|choque electrico|tablero vivo|underground (power|electric\w*)|electric(al)? (line|cable|contact|hazard|utilit\w*)\w*|zapped|primar(y|ies)|bit by|bitten by \d|jolt|conduit|(120|208|240|277|480)(?! ?(?:feet|foot|ft|pies|pounds|lbs|libras|psi|degrees|grados|yards|metros|inch|miles))(?: ?(v|volts))?|la luz|frayed cord|bad cord|extension cord|(?<!back[- ])breaker|wires?|wiring|electricidad|electricity|electric\w*|extension(es)? (pelad\w*|electric\w*|danad\w*)|contacto electrico)\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(structur\w*|building|wall|floor|slab|roof|formwork|forms?|shoring|scaffold\w*|beam|column|steel|edificio|pared|muro|barda|losa|estructura|cimbra|viga|columna|techo)\b.{0,20}\b(collaps\w*|topple\w*|tip(s|ping)? over|colaps\w*|desplom\w*|cae\w*|caiga\w*|com(e|es|ing) down|fall(s|ing)?|voltear\w*|fail(s|ure|ing)?)\b/,
    'gravity',
    null,
  ],
  [/\bcrane\b|\bgrua\b/, 'gravity', 'suspended_load'],
  [
    /\b(drop\w*|fall(s|ing)?) (pedazo|tool|object|material|debris|brick|rock|block|branch|limb|tree|shingle|piece|board|bolt)\w*|\b(tools?|objects?|materials?|debris|bricks?|blocks?|rocks?|limbs?|branch\w*|trees?|shingles?|pieces?|boards?|bolts?|sheets?|panels?|cores?|rebar|things|stuff|something|tiles?|pipes?|plywood|glass)\b.{0,25}\b(drop\w*|fall\w*|com(e|es|ing) down|land\w* on|roll\w*)|\b(herramienta|objeto|material|escombro|cosa|piedra|ladrillo|bloque|rama|arbol|teja|pieza|tabla|tornillo|hoja|panel|tubo|vidrio|varilla|pedazo|fierro|algo)(s|es)?\b.{0,25}\b(caer\w*|cae|caen|caiga\w*|caid\w*|solt\w*|suelt\w*|zaf\w*|venga\w* abajo|ruede\w*)|\b(caida|caerse|caigan?|caer|cae|caen|caerle|caerles) (de |la |el |los |las |un |una |alguna |a alguien )*(herramienta|objeto|material|escombro|cosa|piedra|ladrillo|bloque|rama|arbol|teja|pieza|tabla|tornillo|hoja)/,
    'gravity',
    null,
  ],
  [
    /\b(fall(s|ing)?|fell|caer(se|nos|me|te)?|caid[ao]s?|cae|caiga\w*|step\w* (back )?off|go(es|ing)? off|irse)\b.{0,12}\b(off|through|from|into|in|down|over|por|de|del|al|desde)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\b(thrown|throw\w*|flying|fly|avient\w*|vuel\w*) (rock|stone|debris|chip|piedra)|\b(rocks?|stones?|chips?|piedras?|rebabas?) (thrown|fly\w*|kick\w*|que (vuel|avient|salt)\w*)/,
    'mechanical',
    null,
  ],
  [
    /\b(traffic|cars?|motorist\w*|drivers?|trafico|carros?|automovil\w*|conductores)\b|\b(backing|reversing|back over|backs? up|run over|ran over|runover|struck by|hit by|swing radius|blind spot|pinned|atropell\w*|en reversa|de reversa|echa\w* (pa|para) atras|punto ciego|puntos ciegos|golpe\w* (por|con) (la|el|una|un) (maquina|camion|excavadora|retro))\b(?!.{0,15}\b(hammer|martillo|object|objeto)\b)/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [
    /\b(driving|drive (to|over|out)|haul(ing)? (to|on) the (road|highway)|car (crash|wreck|accident)|on the highway|manejar|manejando|choque (de carro|en carretera|vehicular)|volcadura)\b/,
    'motion',
    'motor_vehicle',
  ],
  [
    /\b(vehicles?|vehiculos?|tugs?|excavators?|trackhoe|backhoes?|loaders?|skid ?steers?|bobcats?|fork ?lifts?|telehandlers?|lulls?|dozers?|bulldozers?|graders?|rollers?|pavers?|dump ?trucks?|trucks?|heavy equipment|equipment moving|moving equipment|moving machin\w*|mobile equipment|machines? moving|excavadoras?|retro\w*|cargadores?|cargadora|montacargas|mano de chango|trascabo|aplanadora|camion(es)?|trocas?|volteos?|pipas?|maquinaria|maquinas?|equipo (pesado|en movimiento)|concrete truck|mixer truck|revolvedora|ollas?|trompos?)\b/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [
    /\b(auger|drill rig|pto|drive ?shafts?|rotating|spinning|chipper|conveyor|entangl\w*|caught in (the )?(auger|shaft|belt|gear|drum)|wrap\w* (up|around)|mixer drum|rotativ\w*|rotatori\w*|giratori\w*|barrena|chipeadora|astilladora|se enrede|enred\w*|atrap\w* en (la|el) (flecha|banda|engrane|barrena)|banda transportadora|flecha|fan blades?|aspas?)\b/,
    'mechanical',
    'heavy_rotating_equipment',
  ],
  [
    /\b(molten|hot (tar|asphalt|mix|oil|bitumen|kettle|water over)|tar kettle|kettle|asphalt|boiling|scald\w*|chapopote|asfalto|brea|chapapote|aceite caliente|agua hirviendo|hirviendo|metal fundido|escald\w*)\b/,
    'temperature',
    'high_temperature',
  ],
  [
    /\b(fires?|fuel\w*|refuel\w*|flames?|catch(es|ing)? fire|light(s|ing)? (it|up)|braz(e|ing)|burn down|sparks?|slag|hot work|incendi\w*|fuego|lumbre|llamas?|chispas?|escoria|prender(se)?|se prenda|torch(ing)?|antorcha|soplete)\b/,
    'temperature',
    'sustained_fire',
  ],
  [
    /\b(heat|hot(ter|test)?|degrees|grados|overheat\w*|dehydrat\w*|sun ?stroke|cold|freez\w*|frost\w*|hypotherm\w*|burns?|burned|calor\w*|solead\w*|bochorno|golpe de calor|deshidrat\w*|insolacion|frio|congel\w*|hipotermi\w*|quem\w*|caliente|temperature|temperatura\w*|ice|hielo|sun|el sol|humid\w*)\b/,
    'temperature',
    null,
  ],
  [
    /\b(pressur\w*|hydraulic\w*|pneumatic\w*|compress\w*|hoses?|whip\w*|burst\w*|cylinders?|inject\w*|inyect\w*|air lines?|accumulator|spring loaded|tension(ed)?|presion|presuriz\w*|hidraulic\w*|neumatic\w*|comprimid\w*|mangueras?|latig\w*|revent\w*|cilindros?|tanques?|water main|blowout|airless)\b/,
    'pressure',
    null,
  ],
  [
    /\b(dust\w*|silica|fumes?|solvents?|vapors?|vapores|asbestos|lead|chemical\w*|acid\w*|thinner|epoxy|cement burns?|wet concrete|wet cement|concrete burns?|mold|paint|exhaust|spill\w*|inhal\w*|breath\w*|herbicid\w*|pesticid\w*|fertilizer|bleach|glue|adhesive\w*|primer|polvo\w*|polvareda|silice|humos?|gases?|solventes?|plomo|asbesto|quimic\w*|acidos?|cemento|respirar|derram\w*|pintura|pegamento|diesel fumes|refrigerant|refrigerante|freon|gas|fiberglass|insulation|fibra de vidrio)\b(?<!\bmold)/,
    'chemical',
    null,
  ],
  [
    /\b(bees?|wasps?|hornets?|snakes?|spiders?|ticks?|fire ants?|ants|poison (ivy|oak|sumac)|mosquito\w*|rodents?|rats?|droppings|sewage|bacterias?|germs|feces|poop|caca|popo|mierda|agujas|enjambres?|colmenas?|swarms?|widows?|possum|tlacuaches?|microbios|mold|needles?|dogs?|bird|pigeon|virus|blood|alligator|scorpions?|animals?|insects?|bugs|abejas?|avispas?|viboras?|culebras?|serpientes?|aranas?|garrapatas?|hormigas?|hiedra|moho|ratas?|ratones|perros?|alacran\w*|piquetes?|picadura\w*|aguas negras|drenaje|animal(es)?|insectos?|bichos?|jeringas?|palomas?|excremento|panal)\b/,
    'biological',
    null,
  ],
  [
    /\b(cut(s|ting)?|mash\w*|suck\w*|mangl\w*|chop\w*|splinter\w*|laminas?|sheet metal|tritur\w*|muel\w*|moch\w*|raj\w*|lacerat\w*|vidrios?|glass|sharp\w*|blades?|pinch\w*|crush\w*|smash\w*|caught (in|between)|pinned between|saws?|discos?|discs?|punta\w*|enterrar\w*|grinders?|kickback|nails?|nail ?gun|puncture\w*|stab\w*|amputat\w*|fingers?|hands?|moving parts|gears?|belts?|rebar|knife|flying (chip|debris|particle|piece|object|rock)\w*|debris in|eyes?|cort(e|es|ar|arse|ada|adas|amos|adura\w*)|filos\w*|filo|navajas?|cuchill\w*|machuc\w*|aplast\w*|prens\w*|atrap\w*|pellizc\w*|sierras?|esmeril\w*|pulidora|clavos?|pistola de clavos|pincha\w*|dedos?|manos?|varillas?|astillas?|proyect\w*|volad\w*|vuelen|ojos?|golpe\w*|martill\w*|chain ?saws?|motosierra|trimmer|mower|desbrozadora|rebote|hammer|power tools?|herramienta\w*)\b/,
    'mechanical',
    null,
  ],
  [
    /\b(fall(s|ing|en)?|fell|caer(se|me|nos)?|cae|caes?|caiga\w*|caid\w*|edges?|heights?|elevat\w*|ladders?|scaffold\w*|roof(s|top)?|skylights?|openings?|floor holes?|bucket(?! of)|aerial|boom lift|man ?lift|scissor lift|cherry picker|alturas?|escaleras?|escalerilla|andamios?|orillas?|bordes?|techos?|azoteas?|tragaluz\w*|huecos?|canast\w*|genie|jlg|pretil|pozos?|plataforma|elevador|leading edge|eave|parapet|tejas?|step(ping)? off|go(es|ing)? over)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [/\b(trench\w*|excavation|zanjas?|excavacion|ditch)\b/, 'gravity', 'excavation_or_trench'],
  [
    /\b(lift(ing)?|heavy|strain\w*|back (injur|pain|strain)\w*|hurt (my|your|their|his) back|sprain\w*|carry\w*|overexert\w*|cargar|pesad\w*|espalda|lumbar|esfuerzo\w*|torcedura\w*|levantar|hernia|cargando|agach\w*|cintura|lomo|desgarr\w*|repetitive|posture|awkward)\b/,
    'motion',
    null,
  ],
  [/\b(lightning|rayos?|thunder\w*|tormentas?|static|estatica)\b/, 'electrical', null],
  [
    /\b(wind\w*|gusts?|viento\w*|rachas?|swing\w*|moving|roll(s|ing|over)?|tip(s|ping)? over|kick|shift\w*|movimiento|rodar|ruede|voltear\w*|volc\w*|struck|hit|hits|impact\w*|strik\w*|pegar\w*|pegue|golpear\w*)\b/,
    'motion',
    null,
  ],
  [
    /\b(rock|boulder|wall|tree|limb|debris|load|pole|poste|piedra|muro|barda|arbol|rama|carga|escombro)s?\b/,
    'gravity',
    null,
  ],
  [/\b(vibration|vibracion)\b/, 'sound', null],
  [/\bwrong way\b|\bpara otro lado\b/, 'gravity', null],
  ...generalRules,
];

const ruleFor = indexRules(rules, fits);
const likelyRuleFor = indexRules([...heightRules, ...broadRules], fits);

// A turn asks about the same few texts many times over; the rules are slow on long ones.
const readings = new Map<string, EnergyReading | null>();
const mostReadings = 200;

/** "Hot tar next to the loader, with people walking by" is no traffic: where it is, and who is near, comes last. */
const nearby =
  / ?\b(?:(?:near|next to|around|close to|beside|on|in|inside|from|on top of|en|adentro de|dentro de|arriba de|cerca de|junto a|al lado de|alrededor de|pegado a)l? (?:(?:the|that|a|la|las|los|el|un|una) )?(?:cranes?|loaders?|trucks?|machines?|conveyors?|saws?|excavators?|fork ?lifts?|backhoes?|lifts?|trailers?|boilers?|tanks?|gruas?|camion|maquinas?|bandas?|sierras?|excavadora|montacargas|retro|troca|trailer|caldera|tanque)\b|\b(?:with|con) (?:people|folks|gente|guys|pedestrians|kids|ninos|the public) (?:\p{L}+ ?){1,2})/gu;

/** @returns null when no word of the text tells an energy. */
export function energyOf(plainText: string): EnergyReading | null {
  const known = readings.get(plainText);
  if (known !== undefined) return known;
  const bare = plainText.replace(nearby, '');
  const rule = (bare === plainText ? undefined : ruleFor(bare)) ?? ruleFor(plainText);
  const reading = rule === undefined ? null : { energy: rule[1], highEnergy: rule[2] };
  if (readings.size >= mostReadings) readings.clear();
  readings.set(plainText, reading);
  return reading;
}

/** The energy of what is already known to be a hazard: here "gate" or "cord" tells one. */
export function likelyEnergyOf(plainText: string): EnergyReading | null {
  const rule = likelyRuleFor(plainText);
  return rule === undefined ? energyByWords(plainText) : { energy: rule[1], highEnergy: rule[2] };
}
