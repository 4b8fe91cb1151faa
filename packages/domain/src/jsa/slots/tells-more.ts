/** What follows a hazard in the same breath and tells neither harm nor a measure: mostly more about the hazard. */
import { readHazard } from '../understanding/classify.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import type { Library } from '../library/compile.ts';
import { quantitiesOf } from '../understanding/numbers.ts';
import { plain } from '../understanding/plain.ts';
import { isRemark } from '../understanding/remarks.ts';
import { goesWith } from './goes-with.ts';
import type { Piece } from './piece.ts';

/** Another hazard where it has an energy of its own; asked about where it may name what protects; else more of the one before. */
export function settleUnclear(pieces: readonly Piece[], text: string, library: Library): Piece[] {
  const settled: Piece[] = [];
  for (const piece of pieces) {
    const last = settled.at(-1);
    if (last === undefined) settled.push(piece);
    else if (piece.isUnclear !== true) {
      const { joint = 'start' } = piece;
      if (!last.isDenied && last.isUnclear !== true && goesWith(last, piece, { ...piece, joint })) {
        const { own: _, ...both } = together(text, last, piece);
        settled[settled.length - 1] = both;
      } else settled.push(piece);
    } else if (isRemark(plain(piece.text))) continue;
    else if (isOther(piece, last, library))
      settled.push({ ...piece, kind: 'hazard', isCertain: true, isUnclear: false });
    else if (last.isDenied || mayProtect(piece, last)) settled.push(piece);
    else settled[settled.length - 1] = together(text, last, piece);
  }
  return settled;
}

/** "The stain remover is an acid, the scraper's got a razor blade in it": a thing of its own that hurts in another way. */
function isOther(piece: Piece, last: Piece, library: Library): boolean {
  const flat = plain(piece.text);
  const { energy, concept } = readHazard(piece.text, library);
  const before = readHazard(last.own ?? last.text, library).energy;
  if (before === null || energy === null || energy === before || quantitiesOf(flat).length > 0)
    return false;
  // "The grinders" are what the noise comes from.
  const isSource = before === 'sound' && flat.split(' ').length < 4;
  return !isSource && (concept !== null || (namesThing.test(flat) && energyOf(flat) !== null));
}

const namesThing =
  /^(?:the|el|la|los|las|un|una|luego|aparte|also|then|otra|\p{L}+ing|\p{L}{2,}[aei]r(?:me|se|nos|te))\b/u;

/** "Gas leak, badgers": a name alone after a name. "The grinders" and "a wrench" are of what was told. */
function mayProtect({ text }: Piece, last: Piece): boolean {
  return (
    (last.kind === 'hazard' || last.isUnclear === true) &&
    last.text.split(' ').length < 5 &&
    /^\p{Ll}{4,}(?: \p{Ll}+)?$/u.test(text) &&
    !notAThing.test(plain(text))
  );
}

const notAThing =
  /^(?:every|all|each|only|just|still|around|some|more|then|there|where|what|tod[oa]s?|much[oa]|hart[oa]|puro|pura|otra|otro|luego|bien|aqui|alla|arriba|abajo|hasta|cada)|^\p{L}+an$|\b(?:tantito|poquito)$/u;

function together(text: string, last: Piece, piece: Piece): Piece {
  const start = text.indexOf(last.text);
  const end = text.indexOf(piece.text, start + last.text.length);
  if (start === -1 || end === -1) return last;
  return { ...last, text: text.slice(start, end + piece.text.length), own: last.own ?? last.text };
}
