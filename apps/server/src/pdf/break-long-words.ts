/** As long as a word of a narrow column may be. */
const mostOfWord = 18;
const longWord = new RegExp(`[^\\s\\u200b-]{${mostOfWord + 1},}`, 'gu');
// A mark stays with the letter it belongs to.
const part = new RegExp(`.{${mostOfWord}}\\p{M}*(?=.)`, 'gu');

/**
 * Data as JSON in which words too long for a column may break, by spaces without width: addresses and ids would
 * otherwise run over the next column. Names of pictures stay as they are.
 */
export function jsonWithBreaks(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && !value.startsWith('pictures/')
      ? value.replaceAll(longWord, (word) => word.replaceAll(part, '$&\u200b'))
      : value,
  );
}
