/** A clause that tells more of a hazard by its form, though words of it also name what protects. Without accents. */
import { mayHappen } from './may-happen.ts';
import { quantitiesOf } from './numbers.ts';
import { tellsAround } from './of-it.ts';

/** "Drag your arm in", "take the arm with it", "goes right through a boot": what the hazard does next. */
const doesToYou =
  /^(?:it|they|that)(?:'ll| will) (?:\p{L}+ )?(?:a (?:man|guy)|somebody)\b|^(?!(?:watch|keep|mind|wear|check|use|tie|hook|clip|put|have|protect|cover|leave|hold|wash|tuck|plant|let|give|tell|test|rinse|double|set|stop|call|wave|walk|guide|spot|\p{L}+ing) )\p{L}+ (?:you|your|the (?:arm|hand|leg|finger)s?)\b|\b(?:go(?:es)?|come) (?:right |straight |clean )(?:through|around)\b|^(?:land|go|fall)s? (?:on|in|into|through) (?:the|a) \p{L}+$/u;

/** "They love to nest under the cab", "she was firing till last night", "ground's soft out there". */
const itIs =
  /^(?:it|they|she) (?!(?:\p{L}+n't|is|are|can|could|smells?|stinks?|wear|work|use|keep|stay|wash|take|set|put|check|hook|tie|roll|run|stand|hold|hang|have|do|spray|wet|wipe|bring|pull|get (?!in|down|up)|go (?:first|on|in)|\p{L}+ (?:it|them|the|her|his))\b)|^(?:it|they|she|you)(?:'ll|'s|'re) (?:really |been |supposed|s'posed|still|marked|right|dead|impaled)|\b(?:loud|heavy|slick|hot|sharp|dark|brittle|steep|tight) as \p{L}|^(?:we're|estamos|andamos) (?:right |out |alla |ahi )(?:there |here )?(?:on|in|by|till|until|all|hasta|todo|en)\b|^(?:\p{L}+ ){0,3}(?:\p{L}+'s|is|are) (?:like|soft|steep|slick|rough|tight|muddy|old|on a slope|mislabeled|signed)\b|^(?:el|la|los|las) \p{L}+ estan? (?:aguad|bland|floj|resbalos|pelad|podrid)\p{L}+/u;

/** "I measured it", "ayer Toño vio una", "ya la probamos": how one knows. */
export const isKnown =
  /^we(?:'ve)? had (?:that|it|one) happen$|^(?:ayer |ya |la semana pasada |el )*(?:\p{L}+ )?(?:ya )?(?:l[ao]s? )?(?:measured|walked|asked|counted|saw|seen|found|i checked|(?:we|i) tested|midio?|medi|conto|vio|vimos|(?<=\b(?:ya|ayer) (?:l[ao]s? )?)prob(?:e|amos))(?: (?:it|them|bien|two|three|one|a few|some|un[ao]|dos|tres|cuatro)\b.*)?$/u;

/** "There's no shade out here", "siempre salen viudas negras", "el operador no ve para atrás". */
const isThere =
  /^(?:there's |hay |ahi )*(?:no|not a lick of|ni) (?:hay )?(?:un[ao] |nada de )?(?:shade|sombra|air|aire)\b|^(?:siempre|ahi|a esa hora|por ahi) (?:ya |arriba |abajo )?(?:salen?|dejan?|pasan|vienen|andamos|hay|es donde|se (?:junta|pone))\b|^(?:(?:la|las) (?:manguera|bomba|linea|boquilla) )?se (?:tapa|hace una|junta)(?: |$)(?!con )|^(?:pasan|siguen|lleva \p{L}+ (?:meses|anos|dias)|esta cerrad[oa] desde|no te)\b|\bno (?:(?:te|nos|los) )?(?:ven?|miran?|se oye)\b/u;

/** "Everybody cuts through there", "folks on their phones": who passes by. */
const passBy =
  /^(?:people|folks|everybody|drivers|some of th[eo]se|la gente)(?:'s| is| are)? (?:look\p{L}*|star\p{L}*|text\p{L}*|on their|cuts?|comes?|fl(?:y|ies)|whips?|walks?|drives?|cross\p{L}*|folks|don't|ain't|pasa|cruza)\b/u;

/** "Clean through to the creek", "after lunch": where or when, and no more. */
const onlyWhere =
  /^(?:(?:clean|dry|loaded|split) \p{L}.*|after(?: \p{L}+)?|ever|always|siempre|solo|all the way)$/u;

/** "Junior down there", "Hank going up in the lift": who is near it. */
const isNear =
  /^(?!(?:no|some)(?:body|one|thing)\b)\p{L}+ (?:(?:right )?(?:down|under|up) (?:there|it|him)|(?:going|dumping|standing|working|walking|sitting) .*)$/u;

const unit =
  /\b(?:pounds|libras|kilos|tons?|toneladas|feet|foot|pies|metros|degrees|grados|psi|volts|decibels|conos)\b|^hoy llega a|\bse pone a\b/;
const isKept =
  /\b(?:back|away|off|clear|every|each|cada|max|atras|lejos|mejor|distancia|stays?|keeps?|nobody|nadie|minimum)\b|\b(?!estamos|andamos)\p{L}{3,}[aei]mos\b|^(?:everybody|everyone|todos|nos|se|(?:es|it's) (?:una?|an?) |we (?!take it up|go\b))|\bpara(?: en seco)? si\b/u;

/** "We're at thirty feet", "son como dos toneladas": a figure that no one keeps to. */
const isFigure = (flat: string): boolean =>
  unit.test(flat) && quantitiesOf(flat).length > 0 && !isKept.test(flat);

const anotherThing =
  /^(?:(?:then|luego|aparte) )?(?:the|that \p{L}+(?:'s| is)|th[eo]se|el|la|los|las|un|una|si|if|\p{L}+ going)\b/u;

/** "The arc, burns your eyes", "the mix burns, it's three hundred degrees": it tells the energy, too. */
export const tellsEnergy = (flat: string): boolean =>
  doesToYou.test(flat) || /\b(?:degrees|grados|decibels|volts)\b/.test(flat);

/** @param isListed named after "and": "and those drums are six hundred pounds" is of another thing */
export function tellsState(flat: string, isListed = false): boolean {
  return (
    !tellsAround(flat) &&
    !(isListed && anotherThing.test(flat)) &&
    ([doesToYou, isKnown, isThere, passBy, onlyWhere, isNear].some((is) => is.test(flat)) ||
      ((itIs.test(flat) || isFigure(flat)) && !mayHappen(flat)))
  );
}
