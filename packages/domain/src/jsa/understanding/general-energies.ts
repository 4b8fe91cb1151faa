/** Words that tell an energy where no rule before them did: they are the last to be asked. */
import type { Rule } from './particular-energies.ts';

export const generalRules: readonly Rule[] = [
  [
    /\b(sags?|sagging|sway\w*|teeter\w*|lean(s|ing)|lets? go|let(ting)? loose|giv(es?|ing) way|com(es?|ing) (down|off|loose|apart)|kick(s|ing)? out|top ?heavy|stack\w*|pallets?|piles?|lids?|hoods?|ceiling\w*|plaster|drywall|chimney|canopy|awning|overhead|deep|se (nos |le |les |me )?(va|vaya|viene|venga|cae|caiga|zafa|suelta|ladea|hunde|vence|vuelca|recorre|desliza)|ladead[oa]|pand(ea|eo|eado)|estibas?|tarimas?|plafon\w*|cielo falso|repisas?|toldos?|marquesinas?|tapas?|rejillas?|encima|colgad[oa]s?|hondo|profund[oa]s?)\b/,
    'gravity',
    null,
  ],
  [
    /\b(toes?|jagged|scrap|barbs?|burrs?|shards?|slivers?|gash\w*|stab\w*|pok(e|ed|es|ing)|punctur\w*|scrap(e|ed|es|ing)|nip|belts?|pulleys?|gears?|sprockets?|springs?|spinning|rotating|rods?|wheels?|discs?|teeth|tines|picos?|filos?|rebab\w*|puntas?|pelliz\w*|poleas?|engran\w*|resortes?|discos?|dientes|espinas?|alambres?|chatarra|rasp\w*|encaj\w*|entierr\w*|enterrar\w*)\b/,
    'mechanical',
    null,
  ],
  [
    /\b(bugs?|critters?|animals?|gators?|alligators?|coyotes?|raccoons?|possums?|skunks?|pigeons?|bird|birds|feces|poop|urine|needles?|syringes?|blood|mosquitos?|mosquitoes|flies|fleas|chiggers|fire ants?|cows?|bulls?|horses?|bichos?|animal(es)?|palomas?|excremento\w*|orines?|jeringas?|agujas?|sangre|zancudos?|moscos?|pulgas?|chinches?|vacas?|toros?|caballos?|gatos? (salvaj|call)\w*|mapaches?|tlacuaches?|zorrillos?|bacterias?|germs?|virus\w*|covid|flu|gripe|spores?|esporas?|hongos?|avisper\w*|nests?|nidos?|panal\w*)\b/,
    'biological',
    null,
  ],
  [
    /\b(swelter\w*|scorch\w*|boiling|hervid?\w*|hirviendo|roast\w*|frozen|freez\w*|numb (fingers|hands)|chill\w*|helad\w*|congel\w*|bochorno|deshidrat\w*|dehydrat\w*|muffler|mofle|exhaust pipe|escape caliente|embers?|brasas?|ignites?|flames?|llamas?|lumbre|flamazo|(?:\d+|zero|ten|twenty|thirty|degrees) below|bajo cero|sparks?|chispas?|humid(ity)?)\b/,
    'temperature',
    null,
  ],
  [
    /\b(psi|libras de presion|hydraulic\w*|hidraulic\w*|pneumatic\w*|neumatic\w*|air ?lines?|compressors?|compresor\w*|burst\w*|bursts?|pop(s|ping)? off|blow(s|ing)? (off|out)|truena|truene|tronar|trone|cilindros?|cylinders?|tires?|llantas?|whip(s|ping)|latigazo\w*|chorro\w*|inject\w*|inyect\w*)\b/,
    'pressure',
    null,
  ],
  [
    /\b(gangbox|sealant|fertiliz\w*|pesticid\w*|herbicid\w*|roundup|degreaser|desengras\w*|detergent\w*|sludge|lodos|muck|oil|oils|fuel|diesel|aceites?|grasa|combustibles?|coolant|anticongelante|freon|refriger\w*|antifreeze|poison\w*|toxic\w*|isocyan\w*|lead paint|pintura con plomo|spores?|smog|haze|soot|hollin|ceniza|ash(es)?|breath\w*|respir\w*|inhal\w*|choke\w*|choking|ahog\w*|drown\w*)\b/,
    'chemical',
    null,
  ],
  [/\b(earache|ringing|zumbid\w*|hearing|jackhammer|jack hammer|rompedora)\b/, 'sound', null],
  [
    /\ble (de|da|pegue|pega) a (alguien|uno)\b|\b(back(s|ing)? (up|over|into)|run(s|ning)? (over|into)|reverse|en reversa|atropell\w*|forklifts?|montacargas|skid ?steers?|dumpers?|trucks?|trailers?|camion(es)?|volteos?|trocas?|carros?|vehicul\w*|vehicles?|bikes?|bicis?|bicicletas?|motos?|scooters?|pedestrian\w*|public|shoppers?|players?|customers?|clientes?|vecinos?|kids|ninos|gente)\b/,
    'motion',
    null,
  ],
  [
    /\b\d+ ?(pounds?|lbs?|kilos?|libras?|kg)\b|\w (kilos|libras|pounds)\b|\bmedia tonelada\b|\b(bend(ing)? over|stoop\w*|kneel\w*|knees?|shoulders?|reach\w*|twist\w*|rodillas?|hombros?|agachad\w*|torcer\w*|torcid\w*|drag\w* (the|a)|shovel\w*|palear|all day|todo el dia)\b/,
    'motion',
    null,
  ],
  [/\bwired\b/, 'electrical', 'electrical_contact'],
  [/\b(110|120|208|220|240|277|440|480|600|4160|7200|13200)\b/, 'electrical', 'electrical_contact'],
];
