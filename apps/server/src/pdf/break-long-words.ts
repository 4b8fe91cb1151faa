/** The maximum length of a word in a narrow column. */
const mostOfWord = 18;
const longWord = new RegExp(`[^\\s\\u200b-]{${mostOfWord + 1},}`, 'gu');
// A mark stays with the letter it belongs to.
const part = new RegExp(`.{${mostOfWord}}\\p{M}*(?=.)`, 'gu');

/**
 * Returns data as JSON in which words too long for a column may break, at zero-width spaces: addresses and ids would
 * otherwise run into the next column. Names of pictures don't change.
 */
export function jsonWithBreaks(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && !value.startsWith('pictures/')
      ? value.replaceAll(longWord, (word) => word.replaceAll(part, '$&\u200b'))
      : value,
  );
}
