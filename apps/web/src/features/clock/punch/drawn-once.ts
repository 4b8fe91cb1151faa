/**
 * Drafts for what a form says, with their ids and their moment: drawn at the first press of "Save", and
 * again only once the form says something else. A try that got no answer may have been kept all the
 * same; under the same ids a punch stays one, however often it is tried.
 */
export function createDrawnOnce<Said, Drawn>(draw: (said: Said) => Drawn): (said: Said) => Drawn {
  let last: { readonly words: string; readonly drawn: Drawn } | null = null;
  return (said) => {
    const words = JSON.stringify(said);
    if (last?.words !== words) last = { words, drawn: draw(said) };
    return last.drawn;
  };
}
