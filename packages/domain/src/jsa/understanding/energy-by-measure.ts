/**
 * What is done about a hazard tells its energy where its own words don't: "walking the frame, clip in the whole
 * way" is a fall. Without accents; the first that fits decides.
 */
import type { EnergyReading } from './energy-reading.ts';
import { energyOf } from './energy-signals.ts';

const against = (
  pattern: RegExp,
  energy: EnergyReading['energy'],
  highEnergy: EnergyReading['highEnergy'] = null,
) => ({ pattern, reading: { energy, highEnergy } }) as const;

/** Nothing else is held with a tag line, and no one ties off from anything but a fall. */
const telling = [
  against(
    /\b(?:tag ?lines?|taglines?|cuerdas? guias?|vientos|stay (?:out )?from under|out from under)\b/,
    'gravity',
    'suspended_load',
  ),
  against(
    /\b(?:tied? off|tie.?offs?|clip(?:s|ped)? (?:in|off|on the whole way)|harness\w*|lanyards?|double hooks?|retractables?|yo.?yos?|srls?|life ?lines?|arn(?:es|eses)|lineas? de vida|doble (?:gancho|estrobo|linea|anclaje)|enganchad[oa]s?(?: todo el tiempo| siempre)?)\b/,
    'gravity',
    'fall_from_elevation',
  ),
] as const;

const likely = [
  ...telling,
  against(
    /\b(?:guard ?rails?|full rails?|hole covers?|safety nets?|barandal\w*|redes|tripods?|tripies?)\b/,
    'gravity',
    'fall_from_elevation',
  ),
  against(
    /\b(?:footed|foot it|four to one|three points?|cribbing|cribbed|softeners|rated (?:slings?|chains?)|nobody (?:under|below|underneath)|no one (?:under|below)|drop zone|tethers?|tethered|toe ?boards?|nadie (?:abajo|debajo)|retenidas?|puntales|apuntalad\w*|antiderrapant\w*|estrobos?|eslingas?|kitty litter|aserrin|cleats|spikes|grit|salt|sal|squeegee|mats? under|mop\w*|trapea\w*|tres puntos)\b/,
    'gravity',
  ),
  against(
    /\b(?:trench box|shor(?:ed|ing)|sloped?(?: back)?|benched|ademe|talud|entibad\w*|cajon metalico)\b/,
    'gravity',
    'excavation_or_trench',
  ),
  against(
    /\b(?:respirators?|half ?(?:masks?|face)|papr|cartridges|supplied air|blowers?|ventilat\w*|four gas|4.?gas|gas (?:monitor|meter|detector)|co (?:monitor|meter)|oxygen (?:meter|monitor)|sniffer|air (?:moving|monitor\w*)|nitriles?|eye ?wash|spill kit|neutraliz\w*|respirador\w*|cartuchos|soplador\w*|detector(?:es)? de gas\w*|medidor de (?:gas\w*|oxigeno)|cuatro gases|nitrilo|lavaojos)\b/,
    'chemical',
  ),
  against(
    /\b(?:gfcis?|tested dead|test (?:it )?dead|tic tracer|hot ?sticks?|rubber (?:gloves|blankets|goods)|arc (?:suit|flash suit)|dielectric\w*|pertiga|multimetro|aterriz\w*|diferencial)\b/,
    'electrical',
    'electrical_contact',
  ),
  against(
    /\b(?:ear ?plugs?|muffs|double plugs|ear pro|hearing protection|orejeras|conchas|tapones (?:de|para) (?:los )?oidos?)\b/,
    'sound',
  ),
  against(
    /\b(?:repellent|epi.?pens?|bug spray|wasp spray|bee suits?|snake (?:boots|gaiters|chaps|tongs)|tick check|animal control|tetanus|vaccin\w*|repelente|apicultor|vacuna\w*|lavarse (?:bien )?(?:las manos|al salir))\b/,
    'biological',
  ),
  against(
    /\b(?:sun ?screen|sun ?block|bloqueador|protector solar|welding (?:screens?|curtains?)|dosimeters?|shade (?:10|11|12|ten|eleven|twelve)|rf monitor|biombos?|mamparas?|dosimetro)\b/,
    'radiation',
  ),
  against(
    /\b(?:whip ?checks?|bleed (?:it|the|off|down)|bled (?:off|down)|depressur\w*|relief valves?|hose restraints?|purgar|purgad\w*|valvula de alivio|manometro)\b/,
    'pressure',
  ),
  against(
    /\b(?:fire ?watch|extinguishers?|fire blankets?|extintor\w*|vigia de fuego)\b/,
    'temperature',
    'sustained_fire',
  ),
  against(
    /\b(?:shade|water breaks?|cool.?down|let (?:it|em|them) cool|electrolytes|gatorade|hot gloves|(?:thermal|heat) gloves|guantes (?:termicos|de calor)|warm.?ups?|parkas?|hand ?warmers|sombra|suero|electrolitos|que enfrie|se enfrie|dejar\w* enfriar)\b/,
    'temperature',
  ),
  against(
    /\b(?:backup (?:alarms?|cameras?)|arrow ?boards?|attenuator|crash trucks?|lane clos\w*|road clos\w*|street clos\w*|speed limit|flaggers?|banderer\w*|(?:calle|carril) cerrad[oa])\b/,
    'motion',
    'mobile_equipment_or_traffic',
  ),
  against(
    /\b(?:team lift|two (?:man|person) (?:lift|carry)|dolly|dollies|hand ?trucks?|knee ?pads?|lift with (?:your|the|our) legs|swap (?:off|out)|stretch\w*|entre (?:dos|tres|cuatro)|diablito|carretilla|rodilleras|faja)\b/,
    'motion',
  ),
  against(
    /\b(?:blade guards?|guards? (?:on|in place|stays?)|push ?sticks?|cut.?(?:gloves|resistant|proof)|no loose (?:clothes|clothing|sleeves)|rebar caps|e.?stop|guardas? puestas?|anticorte|sin ropa suelta|capuchones|paro de emergencia)\b/,
    'mechanical',
  ),
  against(/\b(?:spotters?|cones?|conos?|vigia)\b/, 'motion', 'mobile_equipment_or_traffic'),
] as const;

/** The sun burns the skin or heats the body: what is worn against it tells which. */
const sun = /\b(?:sun|sun's|sunshine|sol|solazo|rayo de sol)\b/;
const againstRays =
  /\b(?:sun ?screen|sun ?block|long sleeves|bloqueador|protector solar|manga larga)\b/;
const rays: EnergyReading = { energy: 'radiation', highEnergy: null };
const againstHeat =
  /\b(?:shade|tents?|water|ice|breaks?|electrolytes|sombra|carpa|lona|agua|suero|hielo|descansos?)\b/;
const heat: EnergyReading = { energy: 'temperature', highEnergy: null };

/** Frayed wire rope is told as "frayed wire": leather is put on for it, and nothing electrical is in it. */
const atWire = /\b(?:fray\w*|broken|rope|loose)\b.{0,12}\bwires?\b|^(?:the )?wires?$/;
const againstCuts =
  /\b(?:leather|cut.?(?:gloves|resistant|proof|level)|kevlar|carnaza|(?:guantes )?de cuero|anticorte|tape the ends)\b/;
const cuts: EnergyReading = { energy: 'mechanical', highEnergy: null };

/** Where a hand or a foot gets caught or cut, whatever is done about it. */
const atBody =
  /\b(?:pinch\w*|fingers?|hands?|thumbs?|knuckles|toes?|cuts?|sliced?|blades?|dedos?|manos?|pies?|machuc\w*|prens\w*|cortad\w*|filos\w*)\b/;

/** A ground fault interrupter is for nothing else. */
const againstShock =
  /\b(?:gfcis?|dielectric\w*|guantes dielectricos)\b|^(?:(?:con|el|un) )?diferencial$/;
const shock: EnergyReading = { energy: 'electrical', highEnergy: 'electrical_contact' };

/** @param hazard and measure in plain text @returns null where the hazard's own energy stays */
export function energyByMeasure(
  hazard: string,
  {
    energy,
    highEnergy,
  }: Pick<EnergyReading, 'highEnergy'> & { readonly energy: EnergyReading['energy'] | null },
  measure: string,
): EnergyReading | null {
  if (energy === null) return likely.find(({ pattern }) => pattern.test(measure))?.reading ?? null;
  if (energy === 'temperature' && sun.test(hazard) && againstRays.test(measure)) return rays;
  if (energy === 'radiation' && sun.test(hazard) && againstHeat.test(measure)) return heat;
  if (energy === 'electrical' && atWire.test(hazard) && againstCuts.test(measure)) return cuts;
  if (energy === 'mechanical' && againstShock.test(measure)) return shock;
  const isWeak =
    (energy === 'motion' && highEnergy !== 'suspended_load') ||
    (energy === 'mechanical' && !atBody.test(hazard)) ||
    (energy === 'electrical' && energyOf(hazard) === null);
  return isWeak ? (telling.find(({ pattern }) => pattern.test(measure))?.reading ?? null) : null;
}
