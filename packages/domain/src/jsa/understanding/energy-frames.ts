/**
 * Who or what does what to whom: "the wet mix burns your skin" is no heat, "a slab coming down on your foot" no cut,
 * whatever else is named. Asked before all other rules, without accents.
 */
import type { Rule } from './particular-energies.ts';

const body =
  '(?:skin|eyes?|face|hands?|fingers?|feet|foot|legs?|arms?|knees?|knuckles|head|neck|back|lungs?|piel|ojos?|cara|manos?|dedos?|pies?|piernas?|brazos?|rodillas?|cabezas?|cuello|pulmones)';
const heat =
  '\\b(?:hot|heat\\p{L}*|calor\\p{L}*|calient\\p{L}*|torch\\p{L}*|soplete|fires?|flames?|lumbre|llamas?|fuego|steam|vapor|sparks?|chispas?|slag|escoria|tar|asphalt|chapopote|asfalto|brea|weld\\p{L}*|sold\\p{L}*|braz\\p{L}*|sun|sol|solazo|exhaust|mofle|escape|boil\\p{L}*|hirv\\p{L}*|caldera|kettle|steel|iron|pipes?|tubos?|motor|engine|arcs?|arco|degrees|grados|lights?|grills?|griddles?|ovens?|stoves?|parrillas?|planchas?|comal|estufa|horno|lamps?|bulbs?|metal|lamina|roof|lamparas?|focos?|wax|frio|cold|ice|freez\\p{L}*|fiber|fibra)\\b';
const someone =
  "(?:you|somebody|someone|anybody|people|us|me|him|her|them|guys?|the guy|whoever|a (?:guy|man|hand|foot|head)|your (?:foot|feet|head|legs?|hand|toes|back)|somebody's \\p{L}+)";

export const frameRules: readonly Rule[] = [
  [
    /\b(?:yellow ?jackets?|wasps?|hornets?|(?:honey ?)?bees|fire ants|spiders?|black widows?|snakes?|rattlers?|rattlesnakes?|copperheads?|scorpions?|ticks|poison (?:ivy|oak|sumac)|avispas?|avispones?|abejas?|panal(?:es)?|hormigas?|aranas?|viboras?|culebras?|serpientes?|cascabel(?:es)?|alacran(?:es)?|garrapatas?|hiedra|hawks?|geese|goose|gavilan(?:es)?)\b/,
    'biological',
    null,
  ],
  [
    /\b(?:fall|falls|falling|cae\p{L}*|caiga\p{L}*) (?:down|into|through|al|por el|en el) (?:the |a |that )?(?:\p{L}+ )?(?:shaft|hatch|hoistway|cubo|tiro)\b|\b(?:ladders?|stepladders?|escaleras?)\b.{0,20}\b(?:fall|falls|come|comes) off\b|\b(?:fall|falls|falling) off (?:of )?(?:the |a )?(?:step ?)?ladder\b|\bse (?:nos|te|le) (?:puede |va a )?(?:ir|va|vaya) (?:un|una|el|la) \p{L}+ de arriba\b|\bslips? on (?:the |that )?wet\b/u,
    'gravity',
    'fall_from_elevation',
  ],
  [
    /\b(?:wind|wrap|reel|suck|drag|pull)s? (?:you|him|her|somebody|a guy) (?:right |clean )?(?:up|in|around)\b|\b(?:open|lay|split|slice)s? (?:your|his|her|a guy's|somebody's) (?:arm|hand|leg|finger|thumb|palm|face)s? (?:right |wide |clean )*(?:up|open)\b/,
    'mechanical',
    null,
  ],
  [
    /\bruns? (?:you|us|him|her|somebody|a guy) (?:right )?over\b/,
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [/\b(?:heavy|brutal|awkward) to (?:be )?(?:lift|carry|mov)\p{L}*\b/u, 'motion', null],
  [
    /\bfreez(?:e|es) (?:your|the|his) (?:skin|hands?|fingers?|eyes?)\b|\bte congela\b/,
    'temperature',
    null,
  ],
  [/\bpower whips?\b/, 'electrical', 'electrical_contact'],
  [
    /\b(?:linea|tubo|toma) de agua viva\b|\bmaquina de presion\b.{0,20}\b(?:piel|abr\p{L}+|cort\p{L}+)/u,
    'pressure',
    null,
  ],
  [
    /\b(?:oxygen|oxigeno)\b.{0,25}\b(?:low|thin|short|bad|drop\w*|run\w* out|baj[oa]|poc[oa]|falt\w*|acab\w*)\b/,
    'chemical',
    'high_dose_toxic_or_radiation',
  ],
  [
    /\b(?:arcs?|weld\w*|flash|arco|soldadura|destello|fogonazo)\b.{0,30}\b(?:eyes?|ojos?|vista|blind\w*|cieg\w*)\b|\b(?:eyes?|ojos?)\b.{0,20}\b(?:arcs?|weld\w*|arco|soldadura)\b/,
    'radiation',
    null,
  ],
  [
    new RegExp(
      `^(?!.*${heat})(?!(?:burn\\p{L}*|quem\\p{L}*) (?:the |your |our |my |los )?(?:eyes|ojos)$).*(?:\\b(?:burn\\p{L}*|quem\\p{L}*|eats?|eating|splash\\p{L}*|salpi\\p{L}*|splatter\\p{L}*|irritat\\p{L}*|irrit\\p{L}*)\\b.{0,40}\\b${body}\\b|\\b${body}\\b.{0,25}\\b(?:burn\\p{L}*|quem\\p{L}*|irrit\\p{L}*)\\b)(?!.*\\b(?:sewage|black water|aguas? negras?|drenaje|rope|mecate|soga|cuerda)\\b)`,
      'u',
    ),
    'chemical',
    null,
  ],
  [
    new RegExp(
      `\\b(?:(?:de|en) reversa|(?:para|pa|hacia) atras|back(?:s|ing)? (?:up|over)|revers(?:es|ing)|gira\\p{L}*|swings? around|(?:no|doesn't|can't|don't) (?:te |lo |nos |la |los |le )?(?:ven?|see)\\b(?! (?:the|el|la) (?:edge|orilla|hoyo|hole)))\\b.{0,45}\\b(?:aplast\\p{L}*|machuc\\p{L}*|atropell\\p{L}*|golpe\\p{L}*|peg(?:a|an|ue|uen|ar|arle)\\b|llev\\p{L}* a (?:uno|alguien)|pasa por encima|hits?|crush\\p{L}*|run(?:s|ning)? (?:you |somebody |someone )?over|pin(?:s|ned)?\\b|back\\p{L}* over)`,
      'u',
    ),
    'motion',
    'mobile_equipment_or_traffic',
  ],
  [
    /\b(?:feet|foot|pies?)\b.{0,12}\b(?:go|goes|slide|slip|fly|shoot)\b.{0,10}\b(?:out|from under)\b|\bse (?:te |le )?van? los pies\b/,
    'gravity',
    null,
  ],
  [
    /\b(?:te|se|nos) (?:vas?|va|vaya|vamos|cae|caes|caiga) (?:uno |alguien )?(?:hasta |para |pa |de )*(?:abajo|el (?:suelo|piso|fondo|vacio)|cabeza)\b/,
    'gravity',
    'fall_from_elevation',
  ],
  [
    new RegExp(
      `\\b(?:(?:com(?:es?|ing)|fall(?:s|ing)?|drop(?:s|ping)?|land(?:s|ing)?|tip(?:s|ping)?) (?:down |over |right )*on (?:top of )?${someone}\\b|ca(?:e|en|iga|igan|er|erle|erse)\\b.{0,30}\\b(?:encima|en (?:la|los|el|las) (?:cabeza|pies?|dedos|lomo|espalda)|al de abajo|a (?:alguien|uno|los de abajo)))`,
      'u',
    ),
    'gravity',
    null,
    new RegExp(
      `\\b(?:sparks?|chispas?|slag|escoria|water|agua|hot|calient\\p{L}*|acid\\p{L}*|acido|dust|polvo|rain|lluvia|dirt|tierra|trench|zanja|bank|talud|crane|grua|loads?|carga|picks?|hook|gancho|sling\\p{L}*|eslinga\\p{L}*|cadena|chain|rigging|hoist\\p{L}*|polipasto|press(?:es)?|prensa|rollers?|rodillos?|blades?|jaws?|gates?|doors?|rams?)\\b`,
      'u',
    ),
  ],
  [
    /\b(?:cort(?:a|an|e|en|arte|arse)|raj(?:a|an|e)|reban\w*|slic(?:e|es|ing)|cuts?) (?:your|you|his|her|somebody's|la|el|los|las|un|una|open )+ ?(?:face|hands?|fingers?|legs?|arms?|eyes?|cara|manos?|dedos?|piernas?|brazos?)\b/,
    'mechanical',
    null,
    /\b(?:hoses?|mangueras?|air|aire|psi|tank|tanque|presion|pressure|hydraul\w*|hidraul\w*|wires?|cables? de luz|corriente)\b/,
  ],
  [
    /\b(?:grease|oil|soap|mud|grasa|aceite|jabon|lodo)\b.{0,12}\b(?:on|all over|across|en|por) (?:the |el |la |todo el )?(?:\p{L}+ ){0,2}(?:floors?|steps|stairs|deck|ramp|piso|suelo|escalones|rampa)\b/u,
    'gravity',
    null,
  ],
  [
    /\b(?:could|can|might|may|going to|gonna|will) come down\b|^(?!.*\b(?:trucks?|fork ?lifts?|machines?|skid ?steers?|tractors?|mowers?|lifts?|excavators?|loaders?|carts?|bobcats?|cranes?|montacargas|camion(?:es)?|maquinas?|tractor|grua|pots?|kettles?|drums?|buckets?|cylinders?|bottles?|tar)\b).*\btip(?:s|ping)? (?:right )?(?:over|backwards?)\b/,
    'gravity',
    null,
  ],
];
