/** Denials are facts: what is said not to be there goes on record, and never becomes a hazard. */
import { once, plain } from './plain.ts';

/** Words that join a denial to what was said before. */
const joining = String.raw`(?:(?:and|or|nor|so|because|since|well|but|there|here|also|y|o|ni|pues|porque|aqui|ahi|alla|arriba|abajo|adentro|afuera|hoy|ahorita|tampoco)\s+)*`;

/** What denies the thing that follows; the first that fits counts. */
const openings: readonly string[] = [
  String.raw`there(?:'s|'re| is| are| will be|'ll be)? (?:no|not any|not(?! (?:a single|an?|one)\b)|isn't any|aren't any|won't be any|ain't no|ain't any)`,
  String.raw`there (?:isn't|aren't|won't be)(?: any| a single| one| a| an)?|there's not (?:a single|an?|one)`,
  String.raw`no (?:(?:pasa|cruza|corre|queda|existe|viene|anda)n? ningun[oa]?s?|(?:pasa|cruza|corre|existe)n?(?! (?:del?|por|al?|el|la|los|las|nadie|nada|mas)\b)|hay|tenemos|va a haber|habra|vamos a (?:tener|usar|hacer)|necesitamos|ocupamos|usamos|llevamos|se (?:ocupa|necesita|requiere)n?|traemos|existen?|requiere|estamos (?:cerca de|en)|trabajamos (?:cerca de|en|con))`,
  String.raw`tampoco (?:hay|tenemos|traemos|usamos|va a haber|vamos a (?:tener|usar))`,
  String.raw`est[aeo]s? \p{L}+ no (?:lleva|trae|tiene|usa)n?`,
  String.raw`no se van? a (?:armar|usar|hacer|meter|poner|tocar|ocupar|abrir|mover|traer|prender|soldar|cortar|excavar|escarbar|demoler)(?!.*\bnadie\b)`,
  String.raw`no(?!,)`,
  String.raw`not any`,
  String.raw`nor`,
  String.raw`(?:we|you|they|i) (?:ain't|don't|do not|won't|aren't|didn't) (?:have|need|see|use|expect|got|do|require|get)(?: any| a| an)?`,
  String.raw`(?:we |i )?(?:have|has|got|see|need|expect) no`,
  String.raw`(?:we|you|they|i)(?:'ve| have) (?:got )?no`,
  String.raw`don't (?:have|need)(?: any| a)?`,
  String.raw`without(?: any)?`,
  String.raw`ain't (?:no|any)`,
  String.raw`zero`,
  String.raw`nothing (?:with|about|on)`,
  String.raw`nothing(?: gets|'s getting|'s being| is| is getting| is being| will be| will get|'ll get)(?= (?!tied|secured|guard|brac|lock|cover|chock|mark|shor|check|inspect)\p{L}+ed\b)`,
  String.raw`there(?:'s| is| was|'ll be) nothing(?! (?:to|between|but|else|under|behind|there|around|hold|stop|protect|keep|tied|secur|guard|cover|brac|anchor|shor|block|mark|ground)\p{L}*)`,
  String.raw`nothing(?:'s| is)?(?= (?:electric\w*|hot|live|heavy|overhead|sharp|toxic|flammable|buried)\b)`,
  String.raw`we(?:'re| are) not (?:near|around|doing|using|touching|opening|entering|moving|cutting|messing with|going (?:in|into|near|on|under|up)|on|in|at|working (?:near|around|on|in|at))(?: any| a)?`,
  String.raw`(?:it|this|that|we)(?:'s| is| are|'re)? ?(?:isn't|not|ain't|aren't|nowhere) (?:near|around|by|close to|anywhere near)(?: any| a| the)?`,
  String.raw`(?:(?:it|this|that)(?:'s| is| ain't| isn't)? )?(?:not|isn't|ain't)(?: really)? (?:an?|in an?)(?= (?:permit|confined|hot|high|deep|live|energized|trench|roof|lead|asbestos|work zone)\b)`,
  String.raw`no (?:es|son)(?: un| una| unos| unas)?(?= (?:espacio|zona|area|altura|excavacion|asbesto|plomo)\b)`,
  String.raw`we aren't (?:near|around|doing|using|on|in|at|working (?:near|around|on|in|at))(?: any| a)?`,
  String.raw`not (?:near|around|doing|using)(?: any)?`,
  String.raw`sin`,
  String.raw`nada de`,
  String.raw`ningun[ao]?`,
  String.raw`cero`,
  String.raw`ni`,
  String.raw`no es necesario`,
];
const opening = new RegExp(String.raw`^${joining}(?:${openings.join('|')})\s+`, 'u');

/** What follows "no" without being denied: rules for people, and turns of speech. */
const notDenied =
  /^(?:oxygen|air\b|ventilation|visibility|room\b|way out|oxigeno|aire\b|ventilacion|visibilidad|salida|one|body|people|personnel|smoking|(?:open )?flames\b|entry|walking|standing|working|riding|going|running|more|less|matter|way|later|phones?|cell|talking|arguing|arguments?|questions|discussion|excuses|ni un arbol|shortcuts|exceptions|horseplay|problem|idea|unauthorized|debe|pueden?|se (?:puede|debe|permite|vale|para|mete|carga|levanta)|pasa|pasar|caminar|fumar|pararse|meterse|mas|menos|importa|entra|dejar?|ponerse|tocar|estar|nos|entrar|(?:te|se|nos) (?:das?|dan|damos|fijas?|fijan) ?|sientes?|se siente|hueles?|(?:(?:te|se|nos|l[ao]s?) )?(?:ven?|mira|oyen?)\b|(?:con|por|desde|en)\b|(?:agarrad|sujetad)[oa]s?\b)/;

export type Denial = {
  readonly before: string;
  readonly denied: string;
};

/** "No hay", "no se usa": verbs that deny the thing told before them. */
const absentVerbs: readonly string[] = [
  String.raw`hay|estan?|tienen?|funcionan?|trabajan?|vienen?|vino|tenemos|traemos|vimos|vi`,
  String.raw`he visto|hemos visto|se ven?|pasan?|va a haber|habra|existen?|usamos|ocupamos`,
  String.raw`usan|hubo|cruzan?|pasa|llega|aplica|andan?|lleva|trae|toca|tocamos|llevamos|traen`,
  String.raw`llevan|quedan?`,
  String.raw`se (?:usa|ocupa|aplica|maneja|toca|necesita|hace|prende|espera|mueve|trabaja)n?`,
  String.raw`es|va|(?:vamos|va|van) a (?:hacer|usar|ocupar|meter|tocar|traer|haber)`,
];

/** What denies the thing told before it. */
const closings: readonly string[] = [
  String.raw`(?:(?:hoy|ahorita|ya) )*(?:no|tampoco) (?:${absentVerbs.join('|')})(?: ningun[ao]s?| nada)?(?: (?:por )?(?:aqui|ahi|alla|cerca|hoy|esta vez|esta semana|este mes|ese dia)(?: (?:arriba|abajo|adentro|afuera))?| (?:en|por|hasta|cerca de|arriba de|abajo de|debajo de|alrededor de) (?:\p{L}+ ?){1,4})?`,
  String.raw`(?:we|there|i) (?:don't|didn't|won't|aren't|isn't|ain't)(?: have| see| use| got)?(?: any| none| a one| one)?`,
  String.raw`(?:it|they|that) (?:is|are|was|ain't) not|(?:eso |esto )?no (?:es|son)`,
  String.raw`(?:(?:'s|is|are) not|isn't|aren't) (?:being )?(?:used|running|in use|operating|going|coming|on site|here|open|in (?:our|the) way|near(?: us| here)?|around|close(?: by)?|involved|connected|hooked up|needed)(?: (?:today|tonight|yet|anymore))?`,
  String.raw`ningun[ao]s?`,
  String.raw`none (?:of (?:that|it|those)|today|here|this time)(?: \p{L}+){0,3}|nothing like that|(?:de )?(?:eso|esas?|esos) (?:no|nada)(?: hay| hoy| traemos)?|nada de eso(?: \p{L}+){0,2}|(?:not|no) (?:on this (?:one|job)|this time|for us|esta vez|en est[ea])`,
  String.raw`no hay (?:de que preocupar\p{L}+|problema|bronca|pendiente)`,
  String.raw`(?:(?:'s|is|are) not|isn't|aren't|ain't) (?:in the picture|on the table|gonna (?:bother|be)\b.*|going to (?:bother|be)\b.*)`,
  String.raw`(?:no (?:es|son|va a ser)|(?:'s not|is not|isn't|aren't|won't be)) (?:un |una |an? |any )?(?:problem\p{L}*|bronca|issue|concern|thing|worry|factor)(?: (?:for us|here|today))?`,
];

/** "Ruido no hay", "bees, we didn't see any": the denial comes last. */
const closing = new RegExp(
  String.raw`^((?!no\b)[^,]{2,40}?)\s*(?:,\s*)?(?<!\bque )(?:${closings.join('|')})$`,
  'u',
);

/** "Cables vivos no", "vapores no porque es de agua". */
const lastNo =
  /^((?!(?:no|que|si|pues|claro)\b)(?!.*\bno \p{L}+ .*nada$)[^,]{3,40}?)\s*,?\s+(?:no|none|nope|zip|tampoco|nel|nada)(?:\s+(?:porque|pues|ya que|ya)\b.*)?$/u;

/** "Gas no llega a ese cuarto": a thing told first, without its article, is denied by any verb. */
const topic =
  /^(?!(?:el|la|los|las|un|una|uno|que|para|pa|si|pues|claro|aqui|ahi|ya|nadie|todo|todos|aire|oxigeno|salida|ventilacion|visibilidad|espacio|se|nos|te|le|hay|esta|no|tierra|agua|then|and|so|but|there|here|with|at|in|up)\b)(\p{L}+(?: de \p{L}+| \p{L}+)?) (?:hoy |ya |ahorita )*no (?:se |nos |los? |las? )?(?!(?:aguant|resist|sirv|cierr|fren|jal|agarr|deti|alcanz|cab|respet|ve|oye|avis|obedec|par|dej|cuid|fij|sab|entiend|cumpl|prend|funcion|est|es|son|va))\p{L}{3,}(?:a|e|o|n|mos)(?: .*)?$/u;

const isWhere =
  /^(?:(?:y|and) )?(?:arriba|abajo|adentro|afuera|aqui|ahi|alla|enfrente|atras|hoy|ahorita|up there|down there|in there|out there|over there|here|there)$/;

/** The denied thing of a part, and what stood before the denial. @returns null for a statement */
export const denialOf = once((part: string): Denial | null => {
  const flat = plain(part);
  const last = (closing.exec(flat) ?? lastNo.exec(flat) ?? topic.exec(flat))?.[1];
  if (last !== undefined && last.split(' ').length < 9 && !isWhere.test(last))
    return { before: '', denied: part.slice(0, last.length).trim() };
  const at = startOf(flat);
  if (at === null) return null;
  const match = opening.exec(flat.slice(at));
  if (match === null) return null;
  const from = at + match[0].length;
  if (notDenied.test(flat.slice(from)) || from >= flat.length) return null;
  const denied = part
    .slice(from)
    .replace(/^(?:any|an?|the|that|los|las|el|la|un|una)\s+/iu, '')
    .replace(/[\s,.]+$/u, '');
  return denied === '' ? null : { before: part.slice(0, at).replace(/[\s,]+$/u, ''), denied };
});

function startOf(flat: string): number | null {
  if (opening.test(flat)) return 0;
  const inside =
    /\b(?:so |because |since |pues |porque )?(?:there(?:'s| is| are) no|no hay|no (?:pasa|cruza|corre|existe)n? (?!(?:del?|por|al?|el|la|los|las|nadie|nada|mas)\b)|we have no|we don't have|no tenemos|no (?:pasa|cruza|corre|queda|existe|viene|anda)n? (?=ningun))\b/.exec(
      flat,
    );
  return inside === null ? null : inside.index;
}

/** "It's de-energized", "the line isn't live": a hazard that was taken away. */
export function deniesState(flat: string): boolean {
  return /\b(?:is not|isn't|aren't|are not|not|no esta|no estan|no es) (?:live|energized|hot|pressurized|charged|viv[oa]s?|energizad[oa]s?|presurizad[oa]s?|cargad[oa]s?)\b/.test(
    flat,
  );
}

/** "The power's cut", "ya cortaron la luz": said of the job, not as the control of a hazard. */
export function isTakenAway(flat: string): boolean {
  return /^(?:(?:the|la|el) )?(?:power|gas|water|electricity|luz|corriente|agua)(?:'s| is| has been|'s been| esta| ya esta)? (?:cut|off|shut off|disconnected|dead|pulled|cortad[oa]|apagad[oa]|cerrad[oa]|desconectad[oa])$/.test(
    flat,
  );
}
