/**
 * Drafts for a form's contents, with their ids and their instant: made at the first press of "Save", and again only
 * once the contents change. An attempt without an answer may have been stored anyway; with the same ids a punch stays a
 * single one, no matter how often it is retried.
 */
export function createDrawnOnce<Said, Drawn>(draw: (said: Said) => Drawn): (said: Said) => Drawn {
  let last: { readonly words: string; readonly drawn: Drawn } | null = null;
  return (said) => {
    const words = JSON.stringify(said);
    if (last?.words !== words) last = { words, drawn: draw(said) };
    return last.drawn;
  };
}
