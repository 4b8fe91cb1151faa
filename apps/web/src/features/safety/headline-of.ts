const mostCharacters = 120;

/**
 * Shortens a text that may be pages long to a heading: its first line, cut between words if possible. `isWhole` is
 * false if anything is left out. An emoji made of several parts stays whole.
 */
export function headlineOf(text: string): { readonly headline: string; readonly isWhole: boolean } {
  const [firstLine = ''] = text.trim().split('\n', 1);
  const line = firstLine.trimEnd();
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= mostCharacters) {
    return line === text.trim()
      ? { headline: line, isWhole: true }
      : { headline: `${line}…`, isWhole: false };
  }
  const kept = characters.slice(0, mostCharacters).join('');
  const words = kept.replace(/(?<!\s)\s+\S*$/, '');
  return { headline: `${words}…`, isWhole: false };
}
