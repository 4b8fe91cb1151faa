/** Lower case without accents, with one form of apostrophe, so that "Pena" finds "Peña". */
export function toSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * True when each word of the query begins somewhere in the text. "O'Neil" is one word and two: "oneil" finds it, and
 * "neil".
 */
export function matchesSearch(text: string, query: string): boolean {
  const plain = toSearchText(text);
  const target = ` ${toWords(`${plain} ${withoutApostrophes(plain)}`)}`;
  return toWords(withoutApostrophes(toSearchText(query)))
    .split(' ')
    .every((word) => word === '' || target.includes(` ${word}`));
}

const toWords = (plain: string) => plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
const withoutApostrophes = (plain: string) => plain.replaceAll("'", '');
