/** Words that tell the level of a control that the library does not know, in both languages. */
import type { ControlLevel } from '../energies.ts';

export type ControlReading = {
  readonly level: ControlLevel;
  /** Whether it can hold against a mistake; the crew says whether it does. */
  readonly canBeDirect: boolean;
};

/** "Be careful" and its kin: they name no barrier. */
const careful =
  /\b((be|being|stay|are|get) (real |very |extra |more )?(careful|alert|cautious|aware|sharp|safe)|careful(ly)?|caution(?! tape)|watch (out|yourself|your step|it|what)|(?<!(?:fire|hole) )watch(ing)? (our|your|their|for) (back|step|each other|surroundings)?|pay(ing)? attention|heads? up|eyes open|keep (an|your|our) eyes?|look(ing)? out|common sense|use your head|take it (slow|easy)|go(ing)? slow|don't be stupid|(con|mucho|tener|tengan|tenemos|tenga) cuidado|cuidado|cuidar(se|nos)|cuidense|atentos?|atencion|alertas?|estar al tiro|al tiro|(?:bien|muy|todos|ponerse|ponernos|andar|anden|estar) vivos?|truchas?|abusad\w*|ojo|fijarse|fijense|despacito|con calma|sentido comun|aguzad\w*|estar pendientes?|precaucion)\b/;

const ppe =
  /\b(gloves?|goggles|(safety|eye|cut|clear) glasses|glasses|face ?shields?|hard ?hats?|helmets?|respirators?|n95|half.?mask|masks?|(ear ?)?(plugs|muffs)|metatarsals?|hearing protection|eye (protection|pro)|ear pro|p100|saw pants|anticorte|rain gear|waders|bump caps?|frs?|ropa de algodon|cotton (?:clothes|clothing|shirts?)|leathers|slickers|bibs|spats|rain suits?|rubber suits?|(?:fr|arc|welding|leather|winter|freezer|insulated) (?:jackets?|shirts?|coats?|suits?|coveralls)|chamarras?|polainas|peto|chaparreras|trajes?|gorras?|sombreros?|barbiquejo|impermeables?|vests?|hi.?vis\w*|boots?|steel toes?|harness\w*|lanyards?|chaps|sleeves|coveralls|tyvek|fr (clothing|shirt|clothes)|arc suit|apron|knee ?pads|welding hoods?|hoods?|ppe|sunscreen|life ?jackets?|guantes?|lentes|gogles|googles|careta|casco\w*|respirador\w*|mascarillas?|cubrebocas|tapones|orejeras|proteccion (auditiva|de oidos|ocular|para los ojos)|chalecos?|botas?|arn(es|eses)|linea de vida personal|mangas|overol\w*|mandil|rodilleras|epp|bloqueador|faja)\b/;

const elimination =
  /\b(eliminat\w*|de.?energi[sz]\w*|shut (it |them |the \w+ )?(off|down)|turn(ed)? (it |the \w+ )?off|kill the (power|breaker)|power (is )?off|outage|pulled the meter|meter (is )?pulled|stays? outside|kept outside|disconnected|removed? the|(?:work\w*|assembl\w*|buil[dt]\w*|done|stay\w*|everything|all|it|them|em) on the ground|from the ground|at ground level|reroute\w*|relocat\w*|close the (road|street|lane)|(road|street|lane) (is )?closed|prefab\w*|drain(ed)?|purg\w*|empt(y|ied)|no one goes in|without entering|remotely|isolat\w*|elimin\w*|desenergiz\w*|apag\w*|baj\w* (la |el |las |los )?(pastillas?|cuchillas?|palanca|switch|breakers?)|breaker\S* off|cort(ar|amos|ada|ado|aron) (la )?(luz|corriente|energia|gas|agua)|sin corriente|desconect\w*|desde el (piso|suelo)|(?:trabaj\w*|arm\w*|todo|todos|hac\w*|pint\w*|ensambl\w*) en el (piso|suelo)|cerrar la (calle|carretera)|(calle|carril) (esta )?cerrad[ao]|vaciar|vaciad\w*|drenar|drenad\w*|purgar|aislar|aislad\w*)\b/;

const directBarrier =
  /\b(guard ?rails?|hand ?rails?|rails|strapped|tied? ?off|tie.?offs?|anchor\w*|fall arrest|harness\w*|retractable|srl|lifeline|safety nets?|nets?|(secured )?covers?|trench box|trench shield|shor(ed|ing)|slop(ed|ing)|bench(ed|ing)|lock ?(ed )?out|loto|lock and tag|locked and tagged|padlock|lock(ed|s)?|chained( and locked)?|tested dead|test(ed)? for (dead|absence)|grounded|grounds|machine guards?|guards?|guarded|interlock\w*|(concrete|jersey|k.?rail|water.?filled|hard|steel|crash) barriers?|jersey|k.?rails?|barriers?|hard barricade|attenuator|crash truck|wheel chocks?|chocked|cover.?up|line hose|insulat(ing|ed) (blanket|cover|glove|hose)\w*|rubber (goods|blankets?|gloves)|gfci\w*|whip ?(checks?|restraints?|stops?|socks?)|ventilat\w*|air monitor|blank(ed|ing)|blind flange|double block|bleed|fence\w*|plates?|barandal\w*|barandilla\w*|amarr\w*|ancl[ae]\w*|anclaje|punto de anclaje|linea de vida|retractil|redes|red de seguridad|tapas?|caja de zanja|caja para zanja|ademe|ademad\w*|apunt[ae]l\w*|entibad\w*|talud\w*|candad\w*|bloqueo|bloquead\w*|etiquetad\w*|aterriz\w*|tierras|guardas?|barrera\w*|muro\w* de concreto|calzas|cunas|cubiertas? aislante|mantas?|ventilador\w*|extractor\w*|cercad\w*|cerca(?! del?\b)|malla|placas)\b/;

const engineering =
  /\b(tag ?lines?|barricad\w*|(cut|cutting|saw|sawing) (it )?wet|wet (cut|saw|method|it)|water (spray|down|truck|suppress\w*|hose|mist)|with water|(windows?|doors?) open|open (windows?|doors?)|(ventanas?|puertas?) abiertas?|chute|vacuum|hepa|shroud|suppress\w*|blower|fan|shade|canopy|screen|shields?|brace\w*|bracing|outriggers?|cribbing|mats?|blanket|extinguisher|backup alarm|camera|muffler|enclos\w*|ramp|cart|dolly|clamps?|vise|push stick|blade cover|toe ?boards?|caps?|cable tray|ladder tied|cord covers?|lights?|lighting|relief valve|gauge|cuerda guia|vientos|barricada|(con|echa\w*) agua|mojar|moj[ae]\w*|aspiradora|sombra|lona|pantalla|puntales|estabilizador\w*|extintor\w*|alarma|camara|rampa|carretilla|diablito|prensa|rodapie|tapones de varilla|capuchones|luces|iluminacion|carpa|regulador|valvula)\b/;

const substitution =
  /\b(instead of|substitut\w*|swap\w*|replaced? (it |the \w+ )?with|water.?based|low.?voc|cordless|battery.?powered|hand dig\w*|hydro.?vac\w*|vac truck|potholing|en vez de|en lugar de|sustitu\w*|a base de agua|de bateria|a mano|excavar a mano)\b/;

export function isOnlyCareful(plainText: string): boolean {
  if (!careful.test(plainText)) return false;
  const rest = plainText.replace(new RegExp(careful.source, 'g'), ' ');
  return (
    !ppe.test(rest) &&
    !directBarrier.test(rest) &&
    !engineering.test(rest) &&
    !elimination.test(rest)
  );
}

/** @returns null when no word names a control. */
export function controlOf(plainText: string): ControlReading | null {
  if (elimination.test(plainText)) return { level: 'elimination', canBeDirect: true };
  if (substitution.test(plainText)) return { level: 'substitution', canBeDirect: true };
  if (ppe.test(plainText)) {
    const holds =
      /\b(tied?|anchor\w*|harness\w*|lanyard\w*|rubber glove\w*|insulat\w*|arn(es|eses)|amarr\w*|ancl[ae]\w*|guantes? (dielectric|aislant)\w*)\b/;
    return { level: 'ppe', canBeDirect: holds.test(plainText) };
  }
  if (/\bhand on the rail|^(wet floor )?signs?\b|\bsigns?$|^(letrer|senal)\w*\b/.test(plainText)) {
    return { level: 'administrative', canBeDirect: false };
  }
  if (directBarrier.test(plainText)) return { level: 'engineering', canBeDirect: true };
  if (careful.test(plainText)) return { level: 'administrative', canBeDirect: false };
  if (engineering.test(plainText)) return { level: 'engineering', canBeDirect: false };
  if (administrative.test(plainText)) return { level: 'administrative', canBeDirect: false };
  return null;
}

const administrative =
  /\b(spotters?|spotting|flaggers?|flagging|signal (person|man)|signs?|signage|cones?|tape|caution tape|training|trained|certified|qualified|competent person|inspect\w*|checks?|checked|check(list)?|permits?|watch|fire watch|attendant|hole watch|rotate|rotation|breaks?|rest|hydrat\w*|radios?|hand signals|eye contact|tool ?box|tailgate|briefing|meeting|procedure|plan|lift plan|exclusion zone|stay (clear|back|away|out)|keep (clear|back|away|out|everyone|everybody|people|the area)|stand clear|clear of|no one|nobody|not? (walk|stand|work)ing|distance|speed limit|monitor\w*|test(ing|ed)?|locat(e|es|ed|ing)|811|call(ed)? in|mark(ed|ing)s?|housekeeping|clean ?up|team lift|two.?(man|person)|buddy|three points?|schedule|early start|sweep|vigia\w*|banderer\w*|abanderad\w*|senal\w*|letrer\w*|conos?|cinta|entrenad\w*|capacita\w*|certificad\w*|calificad\w*|persona competente|inspeccion\w*|revis\w*|permisos?|vigilante|rotar|turnarse|turnos|descansos?|radio|platica|junta|procedimiento|retirad\w*|lejos|aparte|nadie|distancia|alejad\w*|monitore\w*|prueba|probar|marcad\w*|localiz\w*|limpi\w*|orden|entre dos|tres puntos|hidrat\w*|tomar agua|barrer|hacerse a un lado|despejad\w*|zona de exclusion|contacto visual)\b/;

export function isWorn(plainText: string): boolean {
  return ppe.test(plainText);
}
