/**
 * What happens to someone tells the energy before any thing does: "the wet mix burns your skin" is chemical, "que te
 * caigan las láminas en la cabeza" is a thing that drops. Asked first; without accents.
 */
import type { Rule } from './particular-energies.ts';

const body = String.raw`(?:fingers?|hands?|thumbs?|knuckles|arms?|legs?|foot|feet|face|eyes?|throat|neck|dedos?|manos?|brazos?|piernas?|pies?|cara|ojos?|cuello|garganta|yemas?)`;
const load = String.raw`(?:loads?|picks?|signs?|sheets?|beams?|pipes?|units?|joists?|truss\p{L}*|iron|steel|rebar|logs?|cargas?|vigas?|piezas?|tubos?|unidad(?:es)?|letreros?|trabes?|columnas?|armaduras?)`;
const caustic = String.raw`(?:wet (?:mix|concrete|cement|grout)|fresh concrete|cements?|concrete|part [ab]|resins?|epoxy|hardener|lime|grout|mortar|thinset|plaster|stripper|acids?|bleach|caustic|lye|cemento|concreto|lechada|cal|yeso|mortero|resina|epoxico|solventes?|acidos?|quimicos?|sosa|cloro|removedor|desengrasante)`;

/** Who falls; a thing that falls off the same place is another harm. */
const someone = String.raw`(?:(?:(?:a|the|one) )?(?:guy|man|kid|worker|helper|climber|roofer)|one of (?:us|them|the guys)|some(?:body|one)|any(?:body|one)|he|she|you|we|they|i)(?:'\p{L}+)?`;
const low = String.raw`(?:curb|steps?|chair|stool|sidewalk|bumper|tailgate|banqueta|silla|banco|escalon)`;

export const harmRules: readonly Rule[] = [
  [
    new RegExp(
      String.raw`^(?:(?:it's|there's|and|so|just) )*(?:${someone} (?:\p{L}+ ){0,2})?(?:fall|falls|falling|slip|slipping|slide|sliding|step|stepping|walk|walking|topple|toppling) (?:right |clean |backwards )?(?:off|over|out) (?:of )?(?:the|that|this|these|those|an?) (?!(?:\p{L}+ )?${low}\b)|^(?:que )?(?:se |me |te |uno |alguien )*(?:(?:puede|vaya a) )?ca(?:erse|iga|ernos|e|er)(?: uno| alguien)? (?:de|desde) (?:el |la |los |las )?(?!(?:\p{L}+ )?${low}\b)(?:lift|torre|tanque|caja|plataforma|pasarela|trailer|troca|camion)\b`,
      'u',
    ),
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\brunaway (?:\p{L}+ )?(?:\p{L}*cars?|trucks?|trailers?|loaders?|machines?|rollers?)\b|\brail ?cars?\b.{0,20}\b(?:roll|hit|run|mov|bump)\p{L}*/u,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [
    /\b(?:com|slip|slid|fall|drop|jump|swing)\p{L}* off (?:of )?(?:the |a )?(?:hook|slings?|load ?line|winch line|chokers?|forks|chains?|hoist|magnet|line)\b/u,
    'gravity',
    'suspended_load',
  ],
  [
    new RegExp(
      String.raw`\b${caustic}\b.{0,30}\b(?:burn\p{L}*|eats?|quem\p{L}*|skin|piel|eyes?|ojos?)\b|\b(?:burn\p{L}*|quem\p{L}*)\b.{0,20}\b(?:cemento|cement|concrete|la cal|lime|lechada|acido|acid|cloro|sosa)\b(?!.{0,12}(?:hot|caliente))`,
      'u',
    ),
    'chemical',
    null,
  ],
  [/\bgas(?:es)? (?:que sale|coming|that comes|venting|escaping)\b/u, 'chemical', null],
  [
    /\bquemad(?:a|ura)s? (?:de|del|por el) sol\b|\b(?:sun|sol|solazo)\b.{0,40}\b(?:burn\p{L}*|quem\p{L}*|neck|cuello|nuca|piel|skin)\b|\b(?:live|lit|down an?) fiber\b/u,
    'radiation',
    null,
  ],
  [
    /\b(?:no|ni) (?:te |se |nos )?(?:deja|puede|oye) ?(?:oir|oye|escuchar)?\b.{0,6}\b(?:nada|oir|escuchar)|\bchilla\p{L}*|\bpile driv\p{L}*.{0,12}\b(?:pound|bang|all day)/u,
    'sound',
    null,
  ],
  [
    new RegExp(
      String.raw`\b(?:ensart|empal|espet)\p{L}*|\bimpal(?:e|ed|es|ing|ement)\b|\b(?:stab|pok|jab|prick|slic|gash|slash|lacerat)\p{L}* (?:you|your|his|her|somebody|a guy|in the|into)|\b(?:cort|raj|rebana|abr|moch|troz|pic)[ae]n? (?:(?:la|el|los|las|un|una|tu|su) )${body}|\b(?:sucked|pulled|dragged|drawn) (?:in|into|through) (?:the |a )?(?:rollers?|belts?|drums?|chippers?|press|gears?|conveyors?|capstan|augers?)|\bpress\b.{0,15}\bon (?:your|his|a|somebody)|\bpinch\p{L}*\b|\bmachuc\p{L}* (?:(?:un|los|el|la|las) )?(?:dedos?|manos?|pies?)|\b(?:wire|cable|metal) (?:strands?|slivers?|shards?|ends?)\b`,
      'u',
    ),
    'mechanical',
    null,
  ],
  [
    /\b(?:canonazo|like a cannon|shoots? out of the (?:pipe|line|hose))\b|\b(?:line|hose|pump)\b.{0,15}\b(?:plugs?|clogs?|blocks?)\b.{0,15}\b(?:blow\p{L}*|pops?|lets?)|\bse bot\p{L}* (?:la|el) (?:union|cople|tapon|abrazadera|conexion|manguera)|\btapon(?:es)?\b.{0,12}\b(?:vuel\p{L}*|volando|sal\p{L}*|disparad\p{L}*)|\b(?:trae|tiene|a) (?:\p{L}+ )?(?:mil|cien\p{L}*|doscientas|quinientas|ochenta|noventa|\d{2,4}) libras(?: de presion)?$|\b(?:chicotazo|latigazo)s?\b|\b(?:water|air|line|steam)? ?pressure'?l?l?\b.{0,20}\b(?:blow\p{L}*|shoot\p{L}*|throw\p{L}*|launch\p{L}*)/u,
    'pressure',
    null,
  ],
  [
    /\bstatic\b|\b(?:una|la) descarga(?! (?:de|del|al) (?:camion|concreto|agua|material|manguera|bomba))|\balcanz\p{L}* (?:los|el|las|la) (?:cables?|lineas?)/u,
    'electrical',
    'electrical_contact',
  ],
  [
    /\b(?:sparks?|chispas?)\b/u,
    'temperature',
    'sustained_fire',
    /\b(?:batter\p{L}*|baterias?|cables?|wires?|gas|vapors?|vapores|electric\p{L}*)\b/u,
  ],
  [
    /\b(?:vapor|steam)\b.{0,12}\b(?:quem\p{L}*|burn\p{L}*|cook\p{L}*|scald\p{L}*)|\bboiling\b|\b(?:burn\p{L}*|quem\p{L}*|scald\p{L}*)\b.{0,25}\b(?:tar|exhaust|mofle|escape|fryer|oil|aceite|asfalto|asphalt|chapopote|kettle|plancha|torch|soplete)\b|\b(?:exhaust|mofle|fryer|hot (?:oil|tar)|asfalto|asphalt)\b.{0,15}\b(?:burn\p{L}*|quem\p{L}*)/u,
    'temperature',
    'high_temperature',
  ],
  [
    /\b(?:tip|fall|go|goes|pitch|flip|topple|tumbl)\p{L}* (?:over )?(?:backwards?|forwards?|sideways)\b(?! (?:in the|with the) (?:lift|truck|loader))|\b(?:de espaldas|de cabeza|de boca|de lado) (?:del?|al?|por|desde|hacia|y al)\b|\bif (?:the |a |one |that )?(?:slings?|chokers?|chains?|straps?|hooks?|ropes?|shackles?|clamps?) (?:lets? go|slips?|breaks?|fails?|parts?|pops?)|\bclimb\p{L}*\b.{0,20}\b(?:feet|foot|stories|tower|pole)\b/u,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\broll\p{L}* off\b(?! (?:of )?(?:the |a )?(?:scaffold|roof|ladder|deck|lift|platform|edge))|\b(?:counter ?weights?|contrapesos?)\b.{0,20}\b(?:drop\p{L}*|fall\p{L}*|com\p{L}* (?:down|off|loose)|cae\p{L}*|caiga\p{L}*|suelt\p{L}*)|\b(?:stacks?|piles?|pallets?|block)\b.{0,15}\btip\p{L}*|\bse (?:nos|te|le) (?:veng|vien|vin)\p{L}* (?:encima|abajo)(?! (?:un|el) (?:carro|camion|trafico))|\bse (?:te|le|nos) (?:va|vaya|cae|caiga) (?:un|una|el|la) \p{L}+ (?:pa'?|para) ?abajo|\b(?:car|cab|platform|jaula|cabina|carro del elevador)\b.{0,12}\b(?:could |can |might )?(?:com\p{L}* down|drop\p{L}*|fall\p{L}*)\b|\bdropp(?:ed|ing) (?:on|onto|down on)\b|\b(?:grease|oil|ice|mud|water|aceite|grasa|hielo|lodo) (?:is |esta )?(?:on|en) (?:the |el |la )?(?:\p{L}+ ){0,2}(?:floor|steps|deck|piso|suelo)\b/u,
    'gravity',
    null,
  ],
  [
    new RegExp(
      String.raw`(?:\b${load}\b.{0,25}\b(?:spin\p{L}*|gir[ae]\p{L}*)|\b(?:spin\p{L}*|gir[ae]\p{L}*)\b.{0,20}\b${load}\b)`,
      'u',
    ),
    'motion',
    'suspended_load',
    new RegExp(
      String.raw`\b(?:drop\p{L}*|fall\p{L}*|cae\p{L}*|caig\p{L}*|suelt\p{L}*|colgad\p{L}*|suspend\p{L}*|lets? go|slip\p{L}*)\b`,
      'u',
    ),
  ],
  [
    /\b(?:va|viene|anda|echa|echando|dando) (?:para|pa'?|de|en) (?:atras|reversa)\b|\b(?:bote|cucharon|bucket|counterweight|contrapeso)\b.{0,25}\b(?:golpe\p{L}*|peg[ae]\p{L}*|hit\p{L}*|swing\p{L}*|catch\p{L}*|barr\p{L}*)/u,
    'motion',
    'mobile_equipment_or_traffic',
  ],
];
