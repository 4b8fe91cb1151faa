/**
 * Removes everything that may identify a person or place from a text: known names, anything written like a name,
 * addresses, phone numbers, mails and links. It errs on the side of removing too much, since a model can do without
 * them. It runs in linear time, because anyone who works here may send the text.
 */

/** Replaces a name; no text from the model may contain it. */
const placeholder = '[name]';

/** Returns the replacement for a text that is removed. */
type Stand = (found: string) => string;

export type HiddenNames = {
  /** Replaces the names in a text with [1], [2] …; the same name gets the same number in every text. */
  readonly hide: (text: string) => string;
  /** Restores the names in a hidden text, or a part of one. */
  readonly putBack: (text: string) => string;
};

export type Names = {
  /** Removes the names from a text. */
  readonly remove: (text: string) => string;
  /** Whether a text has a name or a placeholder in it. */
  readonly isIn: (text: string) => boolean;
  /** Creates placeholders whose names can be restored. */
  readonly numbered: () => HiddenNames;
};

const contacts: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)\S+/giu,
  // A phone number, or any other number that could be looked up.
  /\+?\(?\d(?:[\s().-]*\d){5,}/gu,
  // "1200 County Road 5", "calle 5 de Mayo 12", "Route 9".
  /\b\d+\s+(?:\p{L}[\p{L}.'’]*\s+){0,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|highway|hwy|way|court|ct|parkway|pkwy)\b\.?(?:\s+\d+)?/giu,
  /\b(?:calle|avenida|av|carretera|camino|route|highway|interstate|hwy)\.?\s+(?:\p{L}+\s+){0,3}\d+/giu,
];

/** "I" and its contractions are capitalized anyway. */
const writtenLarge = /^(?:I|I['’]\p{L}+)$/u;

/** @param known People, companies, projects, places; the single words of a person's name count too. */
export function namesAmong(known: {
  readonly people: readonly string[];
  readonly places: readonly string[];
}): Names {
  const names = new Set(
    [...known.places, ...known.people, ...known.people.flatMap((name) => name.split(/\s+/))]
      .map((name) => nameOf(wordsIn(plain(name)).slice(0, mostWords)))
      .filter((name) => name.length > 1 && /\p{L}/u.test(name)),
  );

  const firstWords = new Set([...names].map((name) => name.split(' ', 1)[0] ?? ''));

  const withoutKnown = (text: string, stand: Stand): string => {
    // Accents may be typed or not: names are found in the plain text and removed from the real one.
    const flat = plain(text);
    const shown = flat.length === text.length ? text : flat;
    const words = wordsIn(flat);
    let kept = '';
    let at = 0;
    for (let first = 0; first < words.length;) {
      const name = longestName(names, firstWords, words, first);
      const [begin, end] = [words[first], words[first + name - 1]];
      if (begin !== undefined && end !== undefined && name > 0) {
        const after = end.index + end.word.length;
        kept += shown.slice(at, begin.index) + stand(shown.slice(begin.index, after));
        at = after;
      }
      first += Math.max(1, name);
    }
    return kept + shown.slice(at);
  };

  const replaceIn = (text: string, stand: Stand) =>
    withoutCapitals(
      contacts.reduce(
        (rest, contact) => rest.replace(contact, stand),
        withoutMails(withoutKnown(text, stand), stand),
      ),
      stand,
    );
  const remove = (text: string) => replaceIn(text, () => placeholder);
  return {
    remove,
    isIn: (text) => text.includes('[') || remove(text) !== text,
    numbered: () => numberedNames(replaceIn),
  };
}

/** A number in brackets that someone typed is hidden too, so that it can't be taken for a name. */
const numberMark = /\[(\d+)\]/gu;

function numberedNames(replaceIn: (text: string, stand: Stand) => string): HiddenNames {
  const hidden: string[] = [];
  const marksByName = new Map<string, string>();
  const markOf: Stand = (name) => {
    const mark = marksByName.get(name) ?? `[${hidden.push(name)}]`;
    marksByName.set(name, mark);
    return mark;
  };
  const putBack = (text: string) =>
    text.replace(numberMark, (mark, number: string) => hidden[Number(number) - 1] ?? mark);
  return {
    // A text that is hidden later may already contain a mark, such as a mail address with a name.
    hide: (text) => replaceIn(text.replace(numberMark, markOf), (found) => markOf(putBack(found))),
    putBack,
  };
}

/** Maximum words of a name that is looked for, so that the work grows only with the text. */
const mostWords = 8;

type Word = { readonly word: string; readonly index: number };

/** In lower case; separators such as a hyphen or an apostrophe don't distinguish names. */
const wordsIn = (flat: string): Word[] =>
  [...flat.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    index,
  }));

const nameOf = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ');

/** Number of words of the longest name that begins here; 0 if none does. */
function longestName(
  names: ReadonlySet<string>,
  firstWords: ReadonlySet<string>,
  words: readonly Word[],
  first: number,
): number {
  if (!firstWords.has(words[first]?.word ?? '')) return 0;
  const next = words.slice(first, first + mostWords);
  return next.findLastIndex((_word, last) => names.has(nameOf(next.slice(0, last + 1)))) + 1;
}

/** An at sign with something before it, and a dot between letters after it. */
function withoutMails(text: string, stand: Stand): string {
  return text.replace(/\S+/gu, (part) => {
    const at = part.indexOf('@', 1);
    return at > 0 && part.lastIndexOf('.', part.length - 2) > at + 1 ? stand(part) : part;
  });
}

/** A capitalized word inside a sentence is a name; abbreviations such as PPE are not. */
function withoutCapitals(text: string, stand: Stand): string {
  return text.replace(
    /(?<!\s)(\s+)(\p{Lu}[\p{L}'’-]*)/gu,
    (whole, gap: string, word: string, at: number) =>
      !/[\p{L}\p{N},;:)\]]$/u.test(text.slice(Math.max(0, at - 2), at)) ||
      writtenLarge.test(word) ||
      /^\p{Lu}{2,5}$/u.test(word)
        ? whole
        : gap + stand(word),
  );
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) =>
      String.fromCodePoint(letter.normalize('NFD').codePointAt(0) ?? 32),
    )
    .replaceAll(/\s/gu, ' ')
    .trim();
}
