/** Where the work is, told in the sentence that names it: "pouring the slab at the north loading dock". */
import { contentOf, overlap, plain } from './plain.ts';

const noun =
  /\b(?:buildings?|schools?|college|university|campus|dorms?|plants?|warehouses?|church|chapel|temple|bridge|park|mall|hospital|clinic|offices?|shops?|stores?|stations?|truck stop|docks?|gym|library|bakery|restaurant|diner|cafe|hotel|motel|farm|ranch|barn|garage|tower|tunnel|stairwell|lobby|pier|wharf|airport|depot|terminal|mill|refinery|substation|apartments?|complex|duplex|triplex|condos?|subdivision|clubhouse|bank|theater|cinema|stadium|arena|ball ?field|pool|lake|river|creek|canal|pond|levee|dam|quarry|site|bay|wing|median|shoulder|ramp|exit|interchange|overpass|underpass|highway|freeway|route|avenue|boulevard|marker|manhole|vault|silo|hangar|landfill|jail|prison|courthouse|city hall|museum|cemetery|fairgrounds?|plaza|square|market|supermarket|car wash|center|house|home|lot|entrance|gate|intersection|corner|crossing|trailer|factory|firehouse|daycare|kindergarten|nursing home|greenhouse|sawmill|brewery|winery|distillery|dairy|feedlot|packing house|cold storage|laundromat|pharmacy|synagogue|mosque|monastery|convent|parsonage|auditorium|bowling alley|armory|toll plaza|marina|boatyard|shipyard|drydock|boathouse|barge|ferry|tugboat|trawler|wind farm|vet|kennel|zoo|aquarium|water park|golf course|country club|casino|mansion|cabin|lodge|campground|rest stop|rest area|weigh station|fire station|laborator(?:y|ies)|labs?|post office|town hall|bus barn|rail ?yard|elevator|co-?op|print shop|body shop|chop shop|lumber ?yard|scrap ?yard|transfer station|treatment plant|pump station|lift station|well ?site|well ?house|unit \S+|room \S+|suite \S+|edificios?|escuela|primaria|secundaria|preparatoria|prepa|universidad|kinder|guarderia|planta|bodega|iglesia|capilla|puente|parque|clinica|oficinas?|tienda|taller|estacion|anden|gimnasio|biblioteca|panaderia|restaurante|fonda|granja|rancho|establo|cochera|torre|tunel|aeropuerto|central|fabrica|maquiladora|subestacion|departamentos?|fraccionamiento|colonia|residencial|condominio|club|banco|cine|teatro|estadio|cancha|alberca|lago|rio|arroyo|presa|cantera|obra|nave|carretera|autopista|libramiento|avenida|bulevar|calzada|calle|callejon|kilometro|carril|basurero|carcel|juzgado|palacio|museo|panteon|mercado|supermercado|centro|casa|lote|entrada|esquina|crucero|asilo|resort|ejido|parroquia|atrio|ladrillera|gasera|chatarrera|cementera|recicladora|embotelladora|deshuesadero|corralon|vecindad|privada|camellon|preescolar|huert[oa]|parcela|rancheria|hacienda|bahia \S+|\p{L}{3,}(?<!tub|bat|cancel|herr|plom|alban|mampost|carpint|jardin|ingeni|grif|perfil|pal)eria|granero|galpon|galera|super|tianguis|fachada|empacadora|purificadora|lavanderia|farmacia|carniceria|tortilleria|imprenta|molino|rastro|aserradero|invernadero|almac[eé]n(?:es)?|comedor|hall|presidencia|ayuntamiento|alcaldia|delegacion|comisaria|consultorio|refaccionaria|jardin de ninos|albergue|seminario|cuartel|laboratorio|camino|kil[oó]metro|km \S+|(?:harin|refresqu|cervec|acer|arroc|azucar|papel|vidri|llant|aceit|min|pesqu)era|(?:proces|ensambl|mol[ei]n|distribui|comerciali[sz])[ae]?dora|sinagoga|convento|catedral|salon|auditorio|boliche|hospicio|aduana|peaje|caseta|mirador|malecon|glorieta|muelle|puerto|quinta|vivero|cerro|mina|ingenio|trapiche|planta \S+|gasolinera|depa \S+)\b/u;

/** Parts of a building or a site: they tell a place only with what they belong to. */
const partNoun =
  /\b(?:roof|rooftop|floor|level|story|deck|ceiling|basement|attic|crawl ?space|hallway|corridor|kitchen|bathroom|restroom|room|yard|street|road|drive|lane|alley|sidewalk|driveway|curb|parking|stairs|side|area|azotea|techo|piso|nivel|planta baja|sotano|atico|pasillo|cocina|bano|cuarto|patio|banqueta|estacionamiento|escaleras|lado|cubo|jardin|terraza)\b/;

const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa])\b|\b[A-Z]\b/;

const direction =
  /\b(?:north|south|east|west|north ?bound|south ?bound|east ?bound|west ?bound|left|right|upper|lower|norte|sur|oriente|poniente|derech[oa]|izquierd[oa]|baja|alta)\b/;

/** Prepositions that the place does without, those that belong to it, and "of" where nothing else tells it. */
const leads: readonly (readonly [RegExp, boolean])[] = [
  [
    /\b(?:(?:up|out|over|down|right|aqui|alla) )?(?:at|in|inside|on|out of|en|dentro de|adentro de|sobre)\s+/g,
    false,
  ],
  [
    /\b(?:(?:out |in )?(?:back|front) of|out front of|in front of|on top of|behind|beside|next to|along(?:side)?|between|around|alrededor de|under(?:neath)?|near|close to|outside(?: of)?|across from|by|over|detras de|atras de|junto a|al lado de|a un lado de|en ?frente de|frente a|cerca de|debajo de|afuera de|fuera de|a lo largo de|arriba de|encima de|a la altura de|a la vuelta de|al fondo de)(?=l?\s)/g,
    true,
  ],
  [/\b(?:de|por)(?=l?\s)/g, false],
];

const end =
  /\s+(?:with|con|for|para|using|usando|today|tonight|tomorrow|hoy|manana|because|porque|so|que|which|when|cuando|de noche|esta noche|this morning|this afternoon|by hand|a mano|from an?|desde un|to (?:the|fix|replace|put|keep|make)|and (?:then|we|also|\p{L}+ing)|y (?:luego|tambien|\p{L}+[aei]r(?:l[oa]s?)?))\b/u;

const street =
  /\b(?:the )?(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Highway|Court|Way)\b/u;

const strongLead =
  /^(?:(?:out |in )?(?:back|front) of|on top of|encima de|al fondo de|a la vuelta de|behind|beside|next to|across from|detras de|atras de|junto a|al lado de|a un lado de|en ?frente de|frente a)l?\s+(?:the |la |el |los |las )?\p{L}/u;

export type ToldPlace = {
  readonly text: string;
  /** Whether it names more than a part of a building, such as "the roof". */
  readonly isWhole: boolean;
};

/** @returns null where the sentence tells no place */
export function toldPlaceIn(task: string): ToldPlace | null {
  const flat = plain(task);
  const found = leads
    .flatMap(([lead, isKept], rank) =>
      [...flat.matchAll(lead)].flatMap(({ 0: said, index }) => {
        const from = isKept ? index : index + said.length;
        const phrase = phraseAt(task, from, index + said.length, rank);
        return phrase === null ? [] : [{ rank: rank === 2 ? 1 : 0, index, phrase }];
      }),
    )
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  const best = found.find(({ phrase }) => phrase.isWhole) ?? found[0];
  // "Del puente sobre el arroyo": the longer one says it all.
  const longer = found.find(
    ({ phrase }) =>
      best !== undefined && phrase.isWhole && phrase.text.endsWith(` ${best.phrase.text}`),
  );
  const told = longer ?? best;
  const alone = told?.phrase.isWhole === true ? null : placeAlone(task);
  return told === undefined || alone !== null ? alone : withPosition(task, told.index, told.phrase);
}

/** "Lot C at the college": where at the place, told before it. */
function withPosition(task: string, index: number, phrase: ToldPlace): ToldPlace {
  const [, piece = ''] = /,\s*([^,;:]+?)\s*$/u.exec(task.slice(0, index)) ?? [];
  const isPosition = number.test(piece) && piece.split(' ').length < 4 && saysPosition(piece);
  return isPosition
    ? {
        text: `${piece} ${task.slice(index, index + task.slice(index).indexOf(phrase.text))}${phrase.text}`,
        isWhole: true,
      }
    : phrase;
}

/** "Guardrail repair, mile marker 88 southbound"; "paving Mill Road". */
function placeAlone(task: string): ToldPlace | null {
  const [, ...pieces] = task.split(/\s*,\s*/u);
  const piece = pieces.find(
    (one) =>
      saysPosition(one) &&
      (noun.test(plain(one)) || streetNumber.test(one) || company.test(one)) &&
      (number.test(one) || isNamedNoun(one) || company.test(one)),
  );
  const said =
    piece ?? street.exec(task.replace(/^\p{Lu}\p{L}+ing /u, ''))?.[0] ?? namedBuilding(task);
  const next = piece === undefined ? undefined : pieces[pieces.indexOf(piece) + 1];
  const isMore = next !== undefined && saysPosition(next);
  return said === undefined ? null : { text: isMore ? `${said}, ${next}` : said, isWhole: true };
}

/** "Jacking the old Pruitt house": the work is on it, so it is there. */
function namedBuilding(task: string): string | undefined {
  const found = /\bthe (?:old |new |big |little )?(?:\p{Lu}[\p{L}’'-]+ ){1,3}(\p{Ll}+)\b/u.exec(
    task,
  );
  return found !== null && noun.test(found[1] ?? '') ? found[0] : undefined;
}

function phraseAt(task: string, from: number, named: number, rank: number): ToldPlace | null {
  const [first = '', ...more] = task
    .slice(from)
    .split(/\s*[,;:]\s*(?![\d\s])|[.]\s|,\s+(?=\d+ \p{Lu}\p{Ll})/u);
  const own = Math.max(0, named - from);
  const cut = end.exec(plain(first.slice(own)));
  const text = (cut === null ? first : first.slice(0, own + cut.index)).trim();
  const words = text.slice(own).trim();
  const flat = plain(words);
  const flat0 = plain(text);
  const isName = /(?:^|\s)(?:(?:la|el|los|las|the|St\.?) )?(?:\p{Lu}\p{Ll}|\p{Lu}{2,})/u.test(
    words,
  );
  const hasNoun = noun.test(flat);
  const hasPart = partNoun.test(flat);
  if (words === '' || words.split(' ').length > 12) return null;
  if (/^(?:me|us|my|our|it|them|this|that|\d+ ?(?:am|pm)|time)\b/.test(flat)) return null;
  // "Putting in a pit", "de un muro": what is worked on, not where.
  if (/^(?:an?|una?)\b/.test(flat)) return null;
  const mayBeName =
    (rank === 0 &&
      /^(?:the |la |el |los |las |\d{1,5} )?(?:old |new |viej[oa] |antigu[oa] )?(?:\p{Lu}\p{Ll}|\p{Lu}{2,} (?!\d))/u.test(
        words,
      )) ||
    (rank === 1 && /^(?:\p{Lu}\p{Ll}+ )+(?:St|Ave|Rd|Blvd|Dr|Ln|Hwy|Pkwy|Ct)\b/u.test(words));
  const isLocated = strongLead.test(flat0);
  if (!hasNoun && !hasPart && !mayBeName && !isLocated) return null;
  const head = flat
    .replace(/^(?:l|la|el|los|las) /, '')
    .split(' ')
    .slice(0, 2)
    .join(' ');
  if (rank === 2 && !noun.test(head) && !partNoun.test(head)) return null;
  const other = more.findIndex((one) => !saysPosition(one));
  const next = cut === null ? more.slice(0, other === -1 ? more.length : other) : [];
  const isWhole =
    hasNoun || isName || (hasPart && number.test(words)) || next.some((one) => number.test(one));
  return { text: [text, ...next].join(', ').replace(/^l\s+/u, ''), isWhole };
}

/** "Grid C", "bahía 4": a piece of a site with its number or letter alone. */
const named =
  /^(?:grid|bay|bin|pole|car|pier|bent|span|panel|unit|room|suite|bldg|building|tower|level|floor|line|column|lot|zone|track|gate|dock|door|tank|stall|aisle|section|phase|area|manzana|lote|bah[ií]a|isla|sala|torre|nivel|piso|nave|poste|puerta|and[eé]n|patio|zona|eje|tramo|secci[oó]n|bodega|cuarto|pasillo|v[ií]a) (?:\d+|\p{Lu}|norte|sur|oriente|poniente)$/iu;

/** "Hotel Las Brisas", "sequence 4", "gridline C": a place with its name, or one word with its number. */
function isNamedNoun(piece: string): boolean {
  const [first = '', ...rest] = piece.split(' ');
  return (
    (noun.test(plain(first)) && rest.some((word) => /^\p{Lu}/u.test(word))) ||
    /^\p{Ll}{3,} (?:\d+|\p{Lu})$/u.test(piece)
  );
}

/** "Prairie Sky wind farm": a name, and what bears it. */
function isNameOfNoun(piece: string): boolean {
  return (
    /^(?:the )?(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:\p{Ll}+ )?\p{Ll}+$/u.test(piece) &&
    noun.test(plain(piece))
  );
}

/** "18 Harbor Court", "Meyer Foods", "puerto de Topolobampo". */
const streetNumber = /^\d{1,5} (?:\p{Lu}[\p{L}'’-]+ ?){1,3}$/u;
const company =
  /^(?:the )?(?:\p{Lu}[\p{L}'’-]* ){1,3}(?:Foods?|Farms?|Brewing|Brewery|Stamping|Industries|Bros|Brothers|Market|Grain|Motors|Hardware|Dairy|Ford|Supply|Steel|Paper|Lumber|Tool|Foundry|Plastics|Auto|Electric|Medical|Center|Hospital|School|Church|Mall|Inn|Apartments|Towers?|Park|Ranch|Orchards?|Yards?|Mills?|Creamery|Logistics|Storage|Packing|Produce)$|^(?:[Ee]l |[Ll]a |[Ll]os |[Ll]as )?(?:[Pp]uerto|[Cc]olonia|[Ff]raccionamiento|[Ee]jido|[Pp]arque|[Pp]laza|[Rr]ancho|[Pp]ueblo|[Cc]arretera|[Cc]alle|[Aa]venida|[Bb]ulevar) (?:de |del |a )?(?:la |las |los )?\p{Lu}\p{L}+/u;
const pointedAt =
  /^(?:at|on|in|over at|by|behind|en|junto a|frente a|atras de|detras de) (?:the |la |el |los |las )?/;

/** "Bay three", "right lane", "tercer nivel": more of a place, after a comma. */
function saysPosition(piece: string): boolean {
  const flat = plain(piece);
  const words = piece.split(' ');
  if (named.test(piece) || (street.test(piece) && words.length < 4)) return true;
  if (words.length < 6 && (streetNumber.test(piece) || company.test(piece))) return true;
  if (words.length < 6 && (isNamedNoun(piece) || isNameOfNoun(piece))) return true;
  if (words.length < 6 && pointedAt.test(flat) && noun.test(flat)) return true;
  return (
    words.length < 6 &&
    (noun.test(flat) || partNoun.test(flat)) &&
    (number.test(piece) || direction.test(flat)) &&
    !/'s\b|\b(?:is|are|and|we|with|got|son|es|y|con|hay|esta|feet|foot|yards|pies|metros)\b/.test(
      flat,
    )
  );
}

/** What the task told and what the question for the place was answered. */
export function joinPlaces(told: string, said: string): string {
  if (told === '') return said;
  const [one, other] = [contentOf(told), contentOf(said)];
  const shared = overlap(one, other);
  if (shared === other.size) return told;
  return shared * 2 >= one.size ? said : `${told}; ${said}`;
}

/** Whether a text has a word for a place, with a number or a name of its own. */
export function namesPlace(text: string): boolean {
  const flat = plain(text);
  return (
    street.test(text) ||
    ((noun.test(flat) || partNoun.test(flat)) &&
      (number.test(flat) || /\p{Lu}/u.test(text.slice(1))))
  );
}
