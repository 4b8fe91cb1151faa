/**
 * Takes out of a text whatever may say who or where: names that are known, whatever is written as a name, addresses,
 * phone numbers, mails and links. It rather removes too much: a model does without them.
 */

/** What stands in their place; no text that comes back may have it. */
const placeholder = '[name]';

export type Names = {
  /** The text without names. */
  readonly remove: (text: string) => string;
  /** Whether a text has a name or a placeholder in it. */
  readonly isIn: (text: string) => boolean;
};

const contacts: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /\S+@\S+\.\S+/gu,
  // A phone number, or any other number that could be looked up.
  /\+?\(?\d(?:[\s().-]*\d){5,}/gu,
  // "1200 County Road 5", "calle 5 de Mayo 12", "Route 9".
  /\b\d+\s+(?:\p{L}[\p{L}.'’]*\s+){0,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|highway|hwy|way|court|ct|parkway|pkwy)\b\.?(?:\s+\d+)?/giu,
  /\b(?:calle|avenida|av|carretera|camino|route|highway|interstate|hwy)\.?\s+(?:\p{L}+\s+){0,3}\d+/giu,
];

/** Words that texts begin with a capital anyway, and "I". */
const writtenLarge = /^(?:I|I['’]\p{L}+)$/u;

/** @param known people, companies, projects, places; single words of a person's name count too */
export function namesAmong(known: {
  readonly people: readonly string[];
  readonly places: readonly string[];
}): Names {
  const phrases = [
    ...known.places,
    ...known.people,
    ...known.people.flatMap((name) => name.split(/\s+/)),
  ]
    .map(plain)
    .filter((phrase) => phrase.length > 1 && /\p{L}/u.test(phrase));
  const sorted = [...new Set(phrases)].toSorted((one, other) => other.length - one.length);
  const byName =
    sorted.length === 0
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${sorted.map(escaped).join('|')})(?:['’]s)?(?![\\p{L}\\p{N}])`,
          'giu',
        );

  const withoutKnown = (text: string): string => {
    if (byName === null) return text;
    // Accents are typed or not: found in the plain text, taken out of the real one.
    const flat = plain(text);
    if (flat.length !== text.length) return flat.replace(byName, placeholder);
    let at = 0;
    let kept = '';
    for (const match of flat.matchAll(byName)) {
      kept += text.slice(at, match.index) + placeholder;
      at = match.index + match[0].length;
    }
    return kept + text.slice(at);
  };

  const remove = (text: string) =>
    withoutCapitals(
      contacts.reduce((rest, contact) => rest.replace(contact, placeholder), withoutKnown(text)),
    );
  return {
    remove,
    isIn: (text) => text.includes('[') || remove(text) !== text,
  };
}

/** A word with a capital inside a sentence is a name; abbreviations such as PPE are not. */
function withoutCapitals(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N},;:)\]]\s+)\p{Lu}[\p{L}'’-]*/gu, (word) =>
    writtenLarge.test(word) || /^\p{Lu}{2,5}$/u.test(word) ? word : placeholder,
  );
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll(/\s/gu, ' ')
    .trim();
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&');
