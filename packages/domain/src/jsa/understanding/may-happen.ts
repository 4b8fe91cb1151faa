/** What a thing may do, is like or weighs: it tells harm or what leads to it, never what the crew does about it. */

/** Who acts: what they can or will do is no harm that comes about. */
const actor = String.raw`(?:we|i|nobody|no one|nothing|none|everybody|everyone|all of us|nadie|nada|ningun[oa]?|nosotros|todos)\b`;

const harmVerb = String.raw`(?:get (?:hit|hurt|cut|burn\w*|caught|pinned|crush\w*|shock\w*|run over|pinch\w*|sick|stuck|trapped|buried)|fall|slip|trip|burn|smash|mash|crush|pinch|wreck|tweak|strain|hurt|break|lose|slide|roll|tip|drop|hit|cut|nick|saw|choke|pass out|drown|fry|go (?:down|over|off|through|under)|step (?:on|in|off|through))`;

/** "The walls could cave in", "it'll burn your skin", "the heat's gonna get somebody". */
const thingMay =
  /^(?:(?:and|but|or|then|if [^,]{3,50}?) )*(?!(?:nobody|no one|nothing)\b)(?:\S+ ){0,12}?\S*?(?:\b(?:could|might)|(?<!\b(?:in|of|last|since|till|until|by) )\bmay|(?:'s| is|'re| are) (?:gonna|going to|liable to|bound to|apt to)|\b(?:wants|likes|tends) to|'ll\b|\bwill\b|(?<!\b(?:the|an?|red|gas|trash|spray|oil|metal|steel|garbage|rag|paint|fire) )\bcan(?:'t (?:see|hear|stop))?\b) /u;
const thingMayInSpanish =
  /(?<!\bno )(?<!\bno se )(?<!\bno (?:le|nos|te|lo|la) )\b(?:pued[ea][ns]?|podrian?|vay[ae]n? a|va[ns]? a) (?!(?:estar|quedar|poner|traer|usar|haber|amarr|checar|revisar|cuidar|vigilar|avisar|detener|parar|cerrar|apagar|cortar la luz|esperar|ayudar)\p{L}*)\p{L}+[aei]r(?:l[aeo]s?|se|te|nos|me)*\b/u;
const goodVerb =
  /\b(?:can|will|'ll|gonna|going to) (?:also |then |just )?(?:ask|say|tell|wonder|see|hear|shut|stop|hold|catch (?:you|him|it|the (?:load|fall))|watch|spot|keep|stay|be|check|call|use|wear|have|get (?:out|clear|away|by)|reach|grab (?:the|a) (?:rope|line|rail|bar)|step (?:back|away|aside)|walk (?:away|out)|climb out|breathe|work|do|handle|carry|support|take (?:it|the load|care)|rotate|guide|lock|cover|block|tie|rope|flag|bring|run|pull|set|move|wait|open|close)\b/u;

/** "If the choker slips it drops", "si se revienta la cadena se cae": what follows from what happens. */
const ifItHappens =
  /^(?:(?:so|and|y|porque|cause) )*(?:if|once|si) (?!(?:you|we|i|anybody|anyone|somebody|they) (?:can|need|have to|want)\b)\S/u;
const whenItHappens =
  /^(?:(?:so|and|y|porque|cause) )*(?:when|cuando) (?:(?:the|a|an|that|el|la|los|las|un|una|se|te|le|nos|it|they) ?(?:\S+ ){0,3}?)?(?:slips?|lets? go|breaks?|snaps?|fails?|pops?|tips?|rolls?|swings?|falls?|drops?|kicks?|catches|binds?|grabs?|blows?|bursts?|gives?|comes? (?:down|off|loose|apart)|gets? (?:away|loose)|revienta|rompe|suelta|zafa|voltea|cae|atora|traba|truena|resbala|poncha|hunde|dobla|parte)\b/u;
const doesNothing =
  /\b(?:we|i|nobody|no one|everybody|everyone|stop|stops|quit|quits|come down|back off|shuts? (?:off|down|it)|kills? it|won't|can't|doesn't|holds?|catches? (?:it|you|him)|beeps?|alarms?|goes off|rain|wind|lightning|se (?:apaga|detiene|frena|cierra|bloquea|corta sol)|frena|aguanta|sostiene|protege|suena|avisa|llueve|nadie|todos|\p{L}+[aei]mos|nos (?:bajamos|salimos|vamos|quitamos)|se para|alto)\b/u;

/** "Each unit weighs two hundred pounds", "supposed to hit ninety-six", "pesan mil libras": a figure of a thing. */
const figure =
  /^(?:(?:and|y|pues) )*(?:(?:they|it) weighs? |(?:(?:each|every|the|that|those|them|these|a|one|cada|el|la|los|las|un|una|ese|esa|esos|esas) )(?:\S+ ){0,3}?(?:weighs?|runs?|stands?|\S*?(?:'s|'re|\bis|\bare) (?:at |about |like |around |only |over |under |close to |better than |more than )*(?:\d[\d.,]*|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a (?:hundred|ton|couple))\b)|(?:pesan?|miden?|tienen?|traen?|llevan?|andan? a|vienen? a|estan? a|van? a|cargan?) (?:como |unos |unas |casi |mas de |arriba de )?(?:\d[\d.,]*|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\p{L}+cient[oa]s|mil|una tonelada|media tonelada)\b))|(?:it's |they're )?(?:calling for (?:\d+|\p{L}+y\b)|supposed to|gonna|going to|should) (?:hit|reach|get (?:up )?to|be)|still (?:holding|carrying|running|at)|va a (?:estar|llegar|subir|hacer)|cada uno (?:pesa|mide))\b/u;

/** "There's people underneath", "el piso está bien liso", "el disco que de repente truena". */
const state =
  /^(?:(?:and|then|once [^,]{3,25}) )*(?:you've got|you got|you have|you'll have|you're|you'll be) (?!(?:tied|covered|clipped|good|clear|fine|supposed|not|to)\b)(?:\p{L}+ing|an?|the|all|some|those|these|that) \p{L}|^(?:there(?:'s|'re| is| are|'ll be)|hay) (?:\p{L}+ ){0,2}(?:people|folks|kids|cars|traffic|customers|students|guys|gente|carros|ninos|personas|clientes|vecinos|alguien) (?:\p{L}+ )?(?:under\w*|below|right|walking|around|inside|out|everywhere|down|all|abajo|debajo|pasando|caminando|cerca|alrededor|adentro|por todos)\b|^(?:el|la|los|las|un|una|ese|esa|esos|esas|esta|este) (?:\p{L}+ ){1,3}?(?:(?:esta|estan) (?:bien|muy|todo|toda|todos|todas|re|bastante|medio) (?!(?:amarrad|tapad|cerrad|asegurad|revisad|ancl|firme|marcad|calzad|apagad|acordonad|apuntalad|sujet|puest|atornillad|segur))\p{L}+|(?:hace|hacen|echa|echan|avienta|avientan|suelta|sueltan|tira|tiran|levanta|levantan) (?:un|una|unos|unas|mucho|mucha|much[oa]s|bastante|harto|harta|puro|pura)\b|que (?:de repente|a veces|luego|seguido|de pronto) )|^(?:hace|hacen|echa|echan|avienta|avientan|levanta|levantan) (?:un|una|unos|unas|mucho|mucha|bastante|harto|harta|puro|pura)\b/u;

/** "La pistola que te inyecta la pintura", "frayed wires that stab you": a thing, and what it does. */
const thingThat =
  /^((?:(?:and|y|pues|luego|tambien) )*(?:el|la|los|las|un|una|unos|unas|ese|esa|esos|esas) (?:\p{L}+ ){1,6}?)que (?:(?:te|se|se te|se le|le|les|nos|no|ya no|esta|estan|anda|andan|entra|entran|pasa|pasan|sale|salen|queda|quedan|gira|giran|viene|vienen|cae|caen|avienta|avientan|suelta|sueltan|echa|echan)\b)|^(?:\S+ ){1,6}?(?:that|which) (?:will |can |could )?\p{L}+ (?:you|your|somebody|someone|people|a guy)\b/u;

/** "El disco te vuela un dedo", "con la pistola te puedes meter un clavo". */
const happensToYou =
  /(?:^|[\s,])te (?!(?:pon|amarr|enganch|quit|par[ae]s?\b|esper|avis|ayud|cubr|proteg|detien|aguant|sosti|fren|hac|baj|sub|vas?\b|ve[ns]?\b|mir|guia|gui[ae]|cuid|agarras|sujet|anclas|asegur|mueves|retir|alej|tap|lav|cambi|turn|descans|sient|mantien|qued)\p{L}*)(?:pued[ae]s? )?\p{L}+/u;

/** "Guys wrench their back", "you throw your shoulder out". */
const hurtsBody =
  /\b(?:guys|people|folks|you|you'll|a guy|somebody|someone|they|we|we'll) (?:could |can |will )?(?:wrench|throw|tweak|strain|pull|blow out|wreck|hurt|twist|roll|sprain|lose|break|burn|cut|crush|smash|mash|pinch|bust|jam|stub|scrape|slice|crack|bang) (?:out )?(?:their|your|our|his|a|an) (?:\p{L}+ )?\p{L}+/u;

/** "The shards rain down on the walk", "the cups lose their grip": several things do it. */
const thingsDo =
  /^(?:(?:the|those|these|them|your|some|any|a|two|all those) )?(?:[\p{L}'-]+ ){1,3}?(?:rain|fall|drop|roll|fly|slide|swing|blow|kick|jump|pop|snap|drip|drift|shoot|splash|spray|splatter|build|pile|lose|loses|let|give|shift|tip|sink|come|stick|hang|wander|walk|run|dart|cut|speed|fly) (?:down|off|out|over|up|loose|through|in front|into|by|at|their grip|its grip|grip|suction|hold|go|way|on (?:you|us|somebody|the|top|people))\b/u;

/** "The dust comes straight down on you": where it goes is someone. */
const goesForYou =
  /^(?:(?:the|that|those|it|they|all that|that old|a|an) ?)(?!.*\b(?:eyes?|spotter|radio|keeps?|watch\p{L}*|spots?|flags?)\b)(?:\S+ ){1,7}?(?:on|at|into|onto|over|in) (?:you|your \p{L}+|us|somebody|someone|whoever\S*|a guy|people)\b/u;

/** "You leave the rags in a pile and they heat up". */
const theyDo =
  /^(?:(?:and|cause|because|then) )*(?:they|it)(?:'ll)? (?:just |can |will )?(?:heats? up|catch(?:es)?|blows?|burns?|tips?|slides?|slips?|falls?|rolls?|swings?|pops?|snaps?|breaks?|cracks?|leaks?|spills?|kicks?|bites?|stings?|stabs?|hurts?|comes? (?:down|apart|loose|off|back)|lets? go|fl(?:y|ies)|shifts?|gives?|drops?|sparks?|explodes?|whips?|jumps?|splits?|sinks?|spins?|splash(?:es)?|grabs?|pinch(?:es)?|crush(?:es)?)\b(?! (?:it|the (?:power|load|brake)))/u;

/** "Thinner splashing in somebody's eyes", "shards raining down on the sidewalk". */
const comesAt =
  /^(?:(?:and|then|only|just|some|any|old|a|an|the|loose|those) )*(?:[\p{L}'-]+ ){1,4}?(?:(?:splash|spray|squirt|shoot|fly|spit|blow|kick|drip|com|fall|drop|spill)\p{L}*ing (?:\p{L}+ )?(?:in|into|on|onto|at|off|up|back|through) (?:your|somebody's|someone's|his|her|their|my|a guy's|our) \p{L}+|(?:hang|rain|fall|dropp|tumbl|slid|roll|slough|drift|spill|bounc|swing)ing (?:down|off|from|through|over|into|onto|out|back|on) |tripping (?:on|over) |slipping (?:on|off|in) )/u;

const isActor = new RegExp(String.raw`^(?:(?:and|but|so|then|y|pero) )*${actor}`, 'u');
const actorHurts = new RegExp(
  String.raw`^(?:we|i|you)(?:'ll| could| might| may| can)+ (?:\p{L}+ )?${harmVerb}\b`,
  'u',
);
const notHarm =
  /n't (?!see|hear|stop)|\b(?:not|never|nunca|nadie|nobody|no one|nothing|instead|whoever's (?:on|watching))\b|\bno (?:se|le|te|nos|lo|la)? ?pued/u;

/** "The walls could cave in on somebody", "si se revienta la cadena se cae el block". */
export function mayHappen(flat: string): boolean {
  if (actorHurts.test(flat)) return true;
  if (isActor.test(flat) || notHarm.test(flat)) return false;
  if (ifItHappens.test(flat) || whenItHappens.test(flat)) return !doesNothing.test(flat);
  if (happensToYou.test(flat) || hurtsBody.test(flat)) return true;
  if (thingsDo.test(flat) || theyDo.test(flat) || comesAt.test(flat) || goesForYou.test(flat))
    return true;
  return (thingMay.test(flat) && !goodVerb.test(flat)) || thingMayInSpanish.test(flat);
}

/** "Each unit weighs two hundred pounds", "the slab is wet": what a thing is like. */
export function describesThing(flat: string): boolean {
  return figure.test(flat) || state.test(flat);
}

/** The thing of "la pistola que te inyecta la pintura", "frayed wires that stab you". @returns null for other words */
export function thingThatDoes(flat: string): string | null {
  const match = thingThat.exec(flat);
  return match === null ? null : (match[1] ?? flat);
}
