/** Lower case without accents, with one form of apostrophe, so that "Pena" finds "Peña". */
export function toSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether each word of the query begins somewhere in the text. */
export function matchesSearch(text: string, query: string): boolean {
  const target = ` ${toSearchText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return toSearchText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || target.includes(` ${word}`));
}
