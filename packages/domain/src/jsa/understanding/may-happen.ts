/** What a thing may do, is like or weighs: it tells harm or what leads to it, never what the crew does about it. */

/** Who acts: what they can or will do is no harm that comes about. */
const actor = String.raw`(?:we|i|nobody|no one|nothing|none|everybody|everyone|all of us|nadie|nada|ningun[oa]?|nosotros|todos)\b`;

const harmVerb = String.raw`(?:get (?:hit|hurt|cut|burn\w*|caught|pinned|crush\w*|shock\w*|run over|pinch\w*|sick|stuck|trapped|buried)|fall|slip|trip|burn|smash|mash|crush|pinch|wreck|tweak|strain|hurt|break|lose|slide|roll|tip|drop|hit|cut|nick|saw|choke|pass out|drown|fry|go (?:down|over|off|through|under)|step (?:on|in|off|through))`;

/** "The walls could cave in", "it'll burn your skin", "the heat's gonna get somebody". */
const thingMay =
  /^(?:(?:and|but|or|then|if [^,]{3,50}?) )*(?!(?:nobody|no one|nothing)\b)(?:\S+ ){0,5}?\S*?(?:\b(?:could|might)|\bmay|(?:'s| is|'re| are) (?:gonna|going to|liable to|bound to|apt to)|\b(?:wants|likes|tends) to|'ll\b|\bwill\b|\bcan(?:'t (?:see|hear|stop))?\b) /u;
const thingMayInSpanish =
  /(?<!\bno )(?<!\bno se )(?<!\bno (?:le|nos|te|lo|la) )\b(?:pued[ea]n?|podrian?|vay[ae]n? a|va[ns]? a) (?!(?:estar|quedar|poner|traer|usar|haber|amarr|checar|revisar|cuidar|vigilar|avisar|detener|parar|cerrar|apagar|cortar la luz|esperar|ayudar)\p{L}*)\p{L}+[aei]r(?:l[aeo]s?|se|te|nos|me)*\b/u;
const goodVerb =
  /\b(?:can|will|'ll|gonna|going to) (?:also |then |just )?(?:see|hear|shut|stop|hold|catch (?:you|him|it|the (?:load|fall))|watch|spot|keep|stay|be|check|call|use|wear|have|get (?:out|clear|away|by)|reach|grab (?:the|a) (?:rope|line|rail|bar)|step (?:back|away|aside)|walk (?:away|out)|climb out|breathe|work|do|handle|carry|support|take (?:it|the load|care)|rotate|guide|lock|cover|block|tie|rope|flag|bring|run|pull|set|move|wait|open|close)\b/u;

/** "If the choker slips it drops", "si se revienta la cadena se cae": what follows from what happens. */
const ifItHappens =
  /^(?:(?:so|and|y|porque|cause) )*(?:if|when|once|si|cuando) (?:(?:the|a|an|that|one of|el|la|los|las|un|una|se|te|le|nos|it|they) ?(?:\S+ ){0,3}?)?(?:slips?|lets? go|breaks?|snaps?|fails?|pops?|shifts?|tips?|rolls?|swings?|falls?|drops?|kicks?|catches|binds?|grabs?|blows?|bursts?|leaks?|gives?|comes? (?:down|off|loose|apart)|gets? (?:away|loose)|moves|revienta|rompe|suelta|zafa|voltea|cae|atora|traba|truena|afloja|mueve|resbala|poncha|ladea|hunde|derrama|prende|vence|dobla|parte|abre)\b/u;
const doesNothing =
  /\b(?:we|i|nobody|no one|everybody|everyone|stop|stops|quit|quits|come down|back off|nadie|todos|paramos|nos (?:bajamos|salimos|vamos|quitamos)|se para|alto)\b/u;

/** "Each unit weighs two hundred pounds", "supposed to hit ninety-six", "pesan mil libras": a figure of a thing. */
const figure =
  /^(?:(?:and|y|pues) )*(?:(?:(?:each|every|the|that|those|them|these|a|one|cada|el|la|los|las|un|una|ese|esa|esos|esas) )(?:\S+ ){0,3}?(?:weighs?|runs?|stands?|(?:is|are|'s|'re) (?:about |like |around |only |over |under |close to )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)\b)|pesan?|miden?|tienen?)|(?:it's |they're )?(?:supposed to|gonna|going to|should) (?:hit|reach|get (?:up )?to|be)|still (?:holding|carrying|running|at)|va a (?:estar|llegar|subir|hacer)|cada uno (?:pesa|mide))\b/u;

/** "There's people underneath", "el piso está bien liso", "el disco que de repente truena". */
const state =
  /^(?:there(?:'s|'re| is| are|'ll be)|hay) (?:\p{L}+ ){0,2}(?:people|folks|kids|cars|traffic|customers|students|guys|gente|carros|ninos|personas|clientes|vecinos|alguien) (?:\p{L}+ )?(?:under\w*|below|right|walking|around|inside|out|everywhere|down|all|abajo|debajo|pasando|caminando|cerca|alrededor|adentro|por todos)\b|^(?:el|la|los|las|un|una|ese|esa|esos|esas|esta|este) (?:\p{L}+ ){1,3}?(?:(?:esta|estan) (?:bien|muy|todo|toda|todos|todas|re|bastante|medio) (?!(?:amarrad|tapad|cerrad|asegurad|revisad|ancl|firme|marcad|calzad|apagad|acordonad|apuntalad|sujet|puest|atornillad|segur))\p{L}+|(?:hace|hacen|echa|echan|avienta|avientan|suelta|sueltan|tira|tiran|levanta|levantan) (?:un|una|unos|unas|mucho|mucha|much[oa]s|bastante|harto|harta|puro|pura)\b|que (?:de repente|a veces|luego|seguido|de pronto) )/u;

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
  if (ifItHappens.test(flat)) return !doesNothing.test(flat);
  return (thingMay.test(flat) && !goodVerb.test(flat)) || thingMayInSpanish.test(flat);
}

/** "Each unit weighs two hundred pounds", "the slab is wet": what a thing is like. */
export function describesThing(flat: string): boolean {
  return figure.test(flat) || state.test(flat);
}
