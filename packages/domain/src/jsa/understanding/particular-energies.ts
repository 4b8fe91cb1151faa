/** Turns of speech whose energy single words would get wrong; they are asked before those. */
import type { Energy, HighEnergyKind } from '../energies.ts';

/** A text that the last pattern fits is none of the rule's. */
export type Rule = readonly [
  pattern: RegExp,
  energy: Energy,
  kind: HighEnergyKind | null,
  unless?: RegExp,
];

export const fits = ([pattern, , , unless]: Rule, flat: string): boolean =>
  pattern.test(flat) && unless?.test(flat) !== true;

export const particularRules: readonly Rule[] = [
  [
    /\b(?:vapor|aire|agua)\b.{0,8}\b(?:atrapad|encerrad)[oa]s?\b|\btrapped (?:steam|air)\b|\b(?:nitrogen|argon|helium) (?:bottles?|cylinders?)\b|\b(?:botellas?|cilindros?) de (?:nitrogeno|argon|helio)\b/,
    'pressure',
    null,
  ],
  [/\bgas(?:es)? del quemador\b/, 'chemical', 'explosion'],
  [/\bpesad[oa]s? (?:y )?colgad[oa]s?\b/, 'gravity', null],
  [
    /\b(?:paneles|celdas|modulos|panels?|modules?)\b.{0,12}\b(?:generan|dan corriente|make (?:power|juice))\b/,
    'electrical',
    'electrical_contact',
  ],
  [/\brayas? en el (?:fondo|agua|arena)\b/, 'biological', null],
  [
    /\bgo\w* down (inside|in there|in the (tank|hole|vault|pit))\b/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [/\bwires? whips?\b/, 'mechanical', null],
  [/\b(se vuela|se lo lleva|blow\w* away)\b/, 'motion', null],
  [/\bestan? generando\b/, 'electrical', 'electrical_contact'],
  [
    /\b(gett?|go|climb|crawl|mete)\w* (in|into|inside|al|a la|dentro del?) (the |el |la )?(drum|tank|vessel|vault|bin|silo|hopper|boiler|tanque|cisterna|caldera|tolva|registro)\b/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [/\b(que |se )?(quede|queda|este|siga) fugando\b/, 'chemical', 'explosion'],
  [/\bemit\w* (radio|rf)\b/, 'radiation', null],
  [/\bsol a plomo\b/, 'temperature', null],
  [
    /\b(drill|screw|nail|saw|bit|anchor|broca|taladro|clavo|pija)\w*\b.{0,20}\b(wires?|cables?|conduit|romex)\b|\bpower (drops?|service|feeds?)\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(drops?|lines?|circuits?|wires?|panels?|feeders?|conductors?|legs?|circuitos?|lineas?|tableros?|cables?)\b.{0,14}\b(still )?(hot|live|viv[oa]s?|energizad[oa]s?)\b|\b(wired|hooked up|conectad[oa]s?) (to|at|a) \d{3}/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(hole|trench|pit|excavation|ditch|zanja|hoyo|fosa|excavacion)\b.{0,28}\b(feet|foot|ft|metros|pies|deep|hond[oa])\b|\b(tierra|dirt|soil|sand|arena)( is|'s| esta)? (floja|suelta|loose)/,
    'gravity',
    'excavation_or_trench',
  ],
  [
    /\b(step\w*|fall\w*|(foot|leg|guy|somebody|someone) go\w*|put\w* (a |your )?foot) through\b|\bsoft spots?\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\b(fold|toppl|tumbl|keel|flop|rain|shower|roll)\w* (over |down |off )?(on you|on us|on somebody|on someone|on top|onto|the forks|the truck|the trailer)\b|\b(raining|showering) down\b/,
    'gravity',
    null,
  ],
  [
    /\b(students?|customers?|people|folks|public|patients?|inmates?|tenants?|residents?|shoppers?|guests?|clientes?|alumnos?|pacientes?|inquilinos?)\b.{0,20}\b(walk\w*|cross\w*|pass\w*|wander\w*|cut\w* through|camin\w*|cruz\w*|pas\w*)/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [/\bvuel[ae]\w* (pedaz|piedr|astill|cachit|escombr)/, 'mechanical', null],
  [/\bpolvader\w*|\bpolvareda/, 'chemical', null],
  // Harm that tells the energy whatever it comes from.
  [
    /\b(infec[ct]\w*|contagi\w*|tetanus|tetanos|sepsis|hepatitis|leptospir\w*)\b/,
    'biological',
    null,
  ],
  [
    /\b(irrit\w*|rash|sarpullido|dermatitis|dizz\w*|lightheaded|marea\w*|intoxic\w*|headaches?)\b|\b(smoke|fumes|humo|vapores)\b.{0,20}\b(sick|enferm\w*|choke\w*|ahog\w*)/,
    'chemical',
    null,
  ],
  [
    /\b(sparks?|slag|torch|spatter|chispas?|escoria|soplete)\b.{0,25}\b(into|on|onto|light\w*|catch\w*|start\w*|set\w*|prend\w*|encend\w*|caen?|cai\w*|brinc\w*|en (el|la|los|las))\b/,
    'temperature',
    'sustained_fire',
  ],
  [/\bregres\w* (la |el )?(energia|corriente|luz)\b/, 'electrical', 'electrical_contact'],
  [/\brigging\b/, 'gravity', 'suspended_load'],
  [
    /\b(wind|gusts?|rachas?|viento|aire) (?:te |nos |us |you )?(estrell\w*|slam\w*|levant\w*|infl\w*|vuel\w*|tumb\w*|mueve\w*|lift\w*|pick\w*|blow\w*|push\w*|catch\w*|grab\w*|tak\w*|agarr\w*|llev\w*|avient\w*)\b/,
    'motion',
    null,
  ],
  [
    /\b(hit\w*|cut\w*|break\w*|bust\w*|open\w*|romp\w*|pic\w*) (into )?(a |an |the |el |la |al |un |una )?(old )?(sewer|septic|drenaje|fosa|aguas negras)\b/,
    'biological',
    null,
  ],
  [
    /\b(aceite|grasa|oil|grease|diesel|fuel|sealer|sellador|pegamento|glue|epoxy|epoxico|resina|resin|thinner|solvente|primer|mezcla|lechada|grout|mortar)\b.{0,20}\b(piel|skin|hands?|manos?|ojos?|eyes?|arms?|brazos?)\b|\b(olor|smell|smells|stink|stinks|odor)\b|\b(caulk|thinset|grout|sealer) (in|on) (your|the)\b/,
    'chemical',
    null,
  ],
  [
    /\bdegree (tar|pitch)\b|\b(tar|pitch|chapopote)\b.{0,15}\b(hot|arms?|skin|burn\w*|quem\w*)\b/,
    'temperature',
    'high_temperature',
  ],
  [
    /\bcables? (\p{L}+ )?(enterrad\w*|escondid\w*)|\b(un|hay) corto\b|\bcorto ?circuito\b|\bhidden wires?/u,
    'electrical',
    'electrical_contact',
  ],
  [/\bpas[ea]n? (la )?gente\b/, 'motion', null],
  [
    /\b(dozer|tractor|trucks?|scraper)s?\b.{0,12}\b(tip\w*|roll\w* (over|on|down))\b|\bse rued\w* (la|el|un|una)\b/,
    'gravity',
    null,
  ],
  [
    /\brevient\w* (el |la |un |una )?(estrobo|eslinga|cadena|cable de la grua)\b/,
    'gravity',
    'suspended_load',
  ],
  [/\b(legionella|pollinaza|guano|droppings|mold|moho)\b/, 'biological', null],
  [/\b(se bot\w*|vuel\w*|sal\w*) el tapon\b/, 'pressure', null],
  [
    /\bcapacitors?\b|\bcapacitor(es)?\b|\bcables? .{0,25}\b(mojad\w*|agua|charco)\b/,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(connectors?|iron ?workers?|climbers?)\b.{0,15}\b(go\w*|fall\w*|com\w*) (off|down)\b|\bse va (uno |alguien )?(al|por el) (hoyo|hueco|pozo|vacio)\b|\buno se va (al|por el) (hoyo|hueco|pozo|vacio)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\b(sore|bad|strain\w*|tweak\w*|hurt\w*) (our |your |their |some )?backs?\b|\b\d+ (pounds|lbs|libras|kilos) of\b/,
    'motion',
    null,
  ],
  [/\bchiper\b/, 'mechanical', 'heavy_rotating_equipment'],
  [/\blive (box|bus|feed\w*|end|equipment)\b/, 'electrical', 'electrical_contact'],
  [/\b(alguien|que|nos|me) (la|lo|las|los) prend\w*/, 'mechanical', 'heavy_rotating_equipment'],
  [
    /\b(aceite|grasa|jabon|oil|grease|soap)\b.{0,12}\b(piso|suelo|floor|ground|escalones|steps)\b/,
    'gravity',
    null,
  ],
  [/\bburied in\b/, 'gravity', null],
  [
    /\b(disco?s?|discs?|wheels?|blades?|sierras?)\b.{0,15}\b(revient\w*|revent\w*|blow\w*|explot\w*|burst\w*|quiebr\w*|romp\w*)/,
    'mechanical',
    null,
  ],
  [
    /\b(rodillo|aplanadora|roller|camion|maquina|carro|troca|montacargas|retro|trailero?)\b.{0,15}\bpas\w* (por )?encima/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [
    /\b(mower|zero.?turn|tractor|atv|podadora)\b.{0,15}\b(roll(s|ing)? over|flip\w*|volte\w*|volc\w*)/,
    'motion',
    null,
  ],
  [
    /\bbreak\w* (your|his|my|our) back\b|\b(subir|bajar|cargar|carry\w*|lug\w*|haul\w*)\b.{0,25}\b(escaleras|stairs)\b/,
    'motion',
    null,
  ],
  [
    /\b(cords?|extension\w*)\b.{0,15}\b(water|wet|puddle|mud|agua|mojad\w*|charco|lodo)/,
    'electrical',
    'electrical_contact',
  ],
];
