/** "It's twenty six trusses", "fourth floor, not third": a figure of the task, said again and different. */
import { textPlaces, type TextPlace } from '../facts/texts.ts';
import type { JsaState } from '../jsa-state.ts';
import { ordinalsOf, quantitiesOf, type Quantity } from '../understanding/numbers.ts';
import { contentOf, overlap, plain } from '../understanding/plain.ts';

export type Span = { readonly start: number; readonly end: number };

/** Where the words stand in a text; "tercero" is also found as "tercer". */
export function spanOf(text: string, words: string): Span | null {
  const start = plain(text).indexOf(plain(words));
  if (start !== -1) return { start, end: start + words.length };
  const [ordinal, ...others] = ordinalsOf(words);
  if (ordinal === undefined || others.length > 0 || quantitiesOf(words).length > 0) return null;
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const isSame = ordinalsOf(match[0])[0] === ordinal && quantitiesOf(match[0]).length === 0;
    if (isSame) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** "Third floor" and "fourth floor": what follows is not said twice. */
export function withoutOverlap(next: string, after: string): string {
  const words = next.split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const tail = words.slice(-count).join(' ');
    if (new RegExp(String.raw`^\s+${escape(plain(tail))}(?![\p{L}\p{N}])`, 'u').test(plain(after)))
      return words.slice(0, -count).join(' ');
  }
  return next;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

const lead =
  /^(?:(?:no|ah|oh|ay|sorry|perd[oó]n),? )?(?:it's|it is|its|that's|they're|es|son|van a ser|ser[ií]an|it'll be)\s+(?:actually|really|more like|m[aá]s bien|como|like)?\s*/iu;

const excuse =
  /,\s*(?:volteado|al rev[eé]s|perd[oó]n|disculpe[n]?|sorry|me equivoqu[eé]|i mean|my bad|rather|instead)[.!]?$|\s+(?:rather|instead|i mean)$/iu;

/** @returns whether the task, the place or a step had another number of the same thing */
export function restateNumber(draft: JsaState, text: string): boolean {
  const said = text.replace(lead, '').replace(excuse, '');
  const [figure, ...others] = quantitiesOf(said);
  if (said === text || figure === undefined || others.length > 0) return false;
  if (/^(?:(?:the|el|la) )?\d+$/iu.test(said))
    return renumberAlone(draft, said.slice(figure.start), figure);
  if (figure.start > 0) return renumber(draft, said, figure);
  const thing = contentOf(said.slice(figure.numberEnd));
  if (thing.size === 0 || said.slice(figure.numberEnd).trim().split(' ').length > 3) return false;
  if (figure.family !== null && asksForHarm.has(draft.ask.slot)) return false;
  const tellsWork = ({ kind }: TextPlace) => kind === 'task' || kind === 'place' || kind === 'step';
  for (const { text: old, replace } of textPlaces(draft.facts).filter(tellsWork)) {
    const other = quantitiesOf(old).find(
      ({ value, family, numberEnd }) =>
        value !== figure.value &&
        (figure.family === null
          ? overlap(contentOf(old.slice(numberEnd).split(' ').slice(0, 4).join(' ')), thing) ===
            thing.size
          : family === figure.family),
    );
    if (other === undefined) continue;
    replace(
      old.slice(0, other.start) + said.slice(0, figure.numberEnd) + old.slice(other.numberEnd),
    );
    return true;
  }
  return false;
}

/** "It's bay five": the number of a place that was told with another one. */
function renumber(draft: JsaState, said: string, figure: Quantity): boolean {
  const thing = plain(said.slice(0, figure.start))
    .replace(/^(?:the|el|la|los|las)\s+/, '')
    .trim();
  if (figure.numberEnd < said.length) return false;
  if (!/^\p{L}+(?: \p{L}+)?$/u.test(thing)) return false;
  const isHeader = ({ kind }: TextPlace) => kind === 'task' || kind === 'place';
  let isFound = false;
  for (const { text: old, replace } of textPlaces(draft.facts).filter(isHeader)) {
    const other = quantitiesOf(old).find(
      ({ start, value }) =>
        value !== figure.value && plain(old.slice(0, start)).trimEnd().endsWith(` ${thing}`),
    );
    if (other === undefined) continue;
    replace(old.slice(0, other.start) + said.slice(figure.start) + old.slice(other.numberEnd));
    isFound = true;
  }
  return isFound;
}

/** "Es el 203": the only figure of the place with as many digits. */
function renumberAlone(draft: JsaState, said: string, figure: Quantity): boolean {
  if (!/^\d{2,}$/.test(said)) return false;
  const held = textPlaces(draft.facts)
    .filter(({ kind }) => kind === 'task' || kind === 'place')
    .flatMap((place) =>
      quantitiesOf(place.text)
        .filter(({ start, numberEnd }) => numberEnd - start === said.length)
        .map((other) => ({ ...place, other })),
    );
  const values = new Set(held.map(({ other }) => other.value));
  if (values.size !== 1 || values.has(figure.value)) return false;
  for (const { text, replace, other } of held)
    replace(text.slice(0, other.start) + said + text.slice(other.numberEnd));
  return true;
}

const asksForHarm: ReadonlySet<string> = new Set([
  'hazards',
  'controls',
  'direct_control',
  'wheel',
  'stop_work',
  'ppe',
]);

const renamed =
  /^(?:(?:no|ah|oh|ay|and|y|sorry|perd[oó]n|wait|actually|esp[eé]ra(?:me|te)?|esp[eé]reme|hold on|mejor dicho|digo|yeah|yes|s[ií]|\p{Lu}\p{Ll}+ (?:said|says|dice|dijo)|ya no es [^,]+),? )*(?:(?:it's|it is|that's|make (?:it|that)|es|son|ser[ií]a) )?(?:(?:the|el|la|los|las) )?((?:\p{L}+ )?\p{L}+) (\d+|\p{L}|norte|sur|oriente|poniente|north|south|east|west)(?=$|[.,;] )/iu;

/** "It's grid D", "no, el tramo sur": a part of the place that was told with another letter or direction. */
export function renamePart({ facts }: JsaState, text: string): boolean {
  const [, part = '', value = ''] = renamed.exec(text.replace(excuse, '')) ?? [];
  if (part === '') return false;
  const kind = /^\d/.test(value)
    ? String.raw`\d+`
    : value.length === 1
      ? String.raw`\p{L}`
      : directions;
  const other = new RegExp(
    String.raw`(?<=(?<!\p{L})${escape(part)} )(?!${value}(?![\p{L}\d]))(?:${kind})(?![\p{L}\d])`,
    'giu',
  );
  const held = textPlaces(facts).filter(
    ({ kind: where, text: old }) =>
      (where === 'task' || where === 'place') && old.search(other) !== -1,
  );
  for (const { text: old, replace } of held) replace(old.replace(other, value));
  return held.length > 0;
}

const directions = 'norte|sur|oriente|poniente|north|south|east|west';

const corrects =
  /^(?:(?:no|ah|oh|ay|sorry|perd[oó]n|wait|actually|hold on|hang on|esp[eé]ra(?:me|te)?|esp[eé]reme|mejor dicho|digo|i mean),? )+(?:no,? )?(?:it's|it is|that's|make (?:it|that)|es|son)? ?/iu;
const properName = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|las|los|of|the) )*\p{Lu}[\p{L}'’-]+){0,2}`;

/** "Ah no, es la bomba del ejido Las Lomas", "sorry, it's the Odell Hotel": the same kind of place by another name. */
export function renamePlace({ facts }: JsaState, text: string): boolean {
  const said = text.replace(corrects, '');
  if (said === text || said.split(' ').length > 9) return false;
  const after = new RegExp(String.raw`(?<!\p{L})(\p{Ll}{4,}) (${properName})$`, 'u').exec(said);
  const before = new RegExp(String.raw`(${properName}) (\p{L}{4,})$`, 'u').exec(said);
  const [kind = '', name = ''] =
    after === null ? [before?.[2], before?.[1]?.replace(/^The /u, '')] : [after[1], after[2]];
  if (kind === '' || name === '') return false;
  const named = String.raw`(?!${escape(name)})${properName}`;
  const other = new RegExp(
    after === null
      ? `${named}(?= ${kind}(?!\\p{L}))`
      : `(?<=(?<!\\p{L})[${kind.charAt(0)}${kind.charAt(0).toUpperCase()}]${kind.slice(1)} )${named}`,
    'u',
  );
  const held = textPlaces(facts).filter(
    ({ kind: where, text: old }) => (where === 'task' || where === 'place') && other.test(old),
  );
  for (const { text: old, replace } of held) replace(old.replace(other, name));
  return held.length > 0;
}
