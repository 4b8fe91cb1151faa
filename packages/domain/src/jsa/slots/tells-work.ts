import { quantitiesOf } from '../understanding/numbers.ts';
import { plain } from '../understanding/plain.ts';
import {
  beginsWithWork,
  listsWork,
  partsOf,
  tellsOrder,
  withoutLead,
} from '../understanding/sentences.ts';
import { isStatement } from '../understanding/statement.ts';

/**
 * Whether a sentence of the answer about steps tells work. "Twelve piles", "I read the old sheet" and "Memo's all
 * smiles, his kid graduates Saturday" tell none.
 */
export function tellsWork(sentence: string): boolean {
  const flat = plain(withoutLead(sentence));
  if (tellsOrder(sentence) || listsWork(sentence) || beginsWithWork(withoutLead(sentence)))
    return true;
  if (isRepair.test(flat)) return false;
  if (isCounted.test(flat) || doesWork.test(plain(sentence))) return true;
  if (isStatement(flat) || isFigure.test(flat) || / (?:mide|miden|pesa|pesan) /.test(flat))
    return false;
  return !startsWithFigure(flat) && !tellsStory.test(flat);
}

const doesWork =
  /^(?:(?:and|y|ok|okay|so|pues|bueno|este|mira) )*(?:first|then|next|after|finally|last|once|when|primero|luego|despues|al (?:final|ultimo)|ya|por ultimo|empezamos|cuando|step|paso)\b|\b(?:we|we'll|we're|we've|i|i'll|let's|vamos|hay que|toca|tenemos) (?!(?:are|is|was|have|had|got|know|think|read|said|mean|guess|sabe|dice|dijo)\b)\p{L}{2,}|^se \p{L}|^\p{L}{3,}(?:ing|ando|iendo)\b|\b(?!ibamos\b)\p{L}{2,}[aei]mos\b/u;

/** "Remember that job": what someone saw or what once happened. */
const tellsStory =
  /\b(?:remember|glad|dropped|fell|was|were|had|told|said|heard|went|came|lost|happened|acuerd\p{L}+|cayo|fue|era|estaba|dijo|hubo|tuvo|vimos)\b/u;

/** "Three, sandblast the rebar". */
const isCounted =
  /^(?:one|two|three|four|five|six|seven|eight|number \p{L}+|uno|dos|tres|cuatro|cinco|seis|siete|ocho|\d)[,:.)] /u;

const isRepair =
  /^(?:hold (?:up|on)|wait|sorry|my bad|scratch that|correction|no|nope|i (?:read|said|meant|misread|mean)\b|me (?:equivoque|corrijo|confundi)|perdon|digo|miento|espera\p{L}*|momento)\b(?!.*\b(?:we|then|luego)\b)/u;

/** "It's eight", "son cuarenta paneles". */
const isFigure = /^(?:it's|it is|they're|there's|there are|that's|son|es|hay|mide|pesa)\b/u;

function startsWithFigure(flat: string): boolean {
  const [first] = partsOf(flat);
  return (
    first !== undefined &&
    flat.split(' ').length < 5 &&
    (/^\d/.test(flat) || quantitiesOf(flat).some(({ start }) => start === 0) || isNumber.test(flat))
  );
}

const isNumber =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien)\b/u;

/** "Mount Harlen, Chair Three, tower six" names places, whatever its words may be elsewhere. */
export function isAddress(sentence: string): boolean {
  return /,\s*(?:the )?\p{Lu}/u.test(sentence);
}

/** "That job at the slip, remember that, the hammer dropped its cap": a story, where the work was asked for. */
const remembering =
  /\b(?:remember (?:that|when|the)|glad (?:i|we) w(?:asn't|eren't)|(?:weeks?|months?|years?) (?:back|ago),? (?:we|i|they|a|this|some)|te acuerdas|se acuerda)\b/u;

export function remembers(sentence: string): boolean {
  return remembering.test(plain(sentence));
}
