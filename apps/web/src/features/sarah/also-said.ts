import { jsaLimits } from '@muster/contract/jsa';

/**
 * Fits the "also said" pieces into the server's limits: pieces over the number are joined, and pieces that are too long
 * are split between words. Not a word is lost up to 120,000 characters.
 */
export function fittingPieces(pieces: readonly string[]): readonly string[] {
  const short = pieces.flatMap(shortPieces);
  if (short.length <= jsaLimits.list) return short;
  for (let kept = jsaLimits.list - 1; kept > 0; kept -= 1) {
    const rest = pieces.slice(kept).join('; ');
    const fitting = [...pieces.slice(0, kept), rest].flatMap(shortPieces);
    if (fitting.length <= jsaLimits.list) return fitting;
  }
  return shortPieces(pieces.join('; ')).slice(0, jsaLimits.list);
}

function shortPieces(text: string): readonly string[] {
  if (text.length <= jsaLimits.text) return text === '' ? [] : [text];
  const space = text.lastIndexOf(' ', jsaLimits.text);
  // Without a space, don't cut an emoji in half: keep both surrogates together.
  const half = /[\uD800-\uDBFF]/.test(text.charAt(jsaLimits.text - 1)) ? 1 : 0;
  const end = space > 0 ? space : jsaLimits.text - half;
  return [text.slice(0, end), ...shortPieces(text.slice(end).trimStart())];
}
