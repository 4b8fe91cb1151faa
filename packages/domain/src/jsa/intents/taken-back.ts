/** What is said and taken back in the same breath. */

/** "Asbestos lagging, actually no, they abated that": what was said in the same breath is taken back. */
const takenBack =
  /^(?:(.+?),\s*(?:and |y |or |o )?)?((?!\s*(?:no|wait|espera|and|y|or)\b)[^,]{3,60}?)(?:\s*[,?]\s*|\s+)(?:actually,? no|(?:no,? )?wait,? no|(?:no,? |wait,? )*scratch that|never ?mind|forget (?:it|that)|no,? espera,? no|no,? siempre no|ah no|oh no wait|olv[ií]dalo|borra eso)(?:\s*,\s*|\s+(?=it|they|we|he|she|that|it's|ya|es|lo)|$)(.*)$/iu;

/** @returns the text with what was taken back as a denial */
export function settleTakenBack(text: string): string {
  const match = takenBack.exec(text);
  const [, before = '', said = '', why = ''] = match ?? [];
  if (match === null || /^\s*\S*\d/.test(why)) return text;
  const denied = said.replace(
    /^(?:there's|there is|there are|we have|we've got|hay|tenemos)\s+(?:an? |un[ao]? )?/iu,
    '',
  );
  if (/^(?:no|sin)\b/iu.test(denied)) return text;
  return `${before === '' ? '' : `${before}, `}no ${denied}${why === '' ? '' : `, ${why}`}`;
}
