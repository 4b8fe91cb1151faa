/** A password's weakness, as far as a device can tell; the server decides. */
export type PasswordNote = 'length' | 'pattern' | 'personal' | 'characters' | 'pwned';

const shortest = 8;
/** Common starts and ends, which guessers try first. */
const wellKnown = [
  'password',
  'passwort',
  'contraseña',
  'contrasena',
  'qwerty',
  'asdf',
  'letmein',
  'welcome',
  'bienvenido',
  'iloveyou',
  'admin',
  'muster',
];
const runs = 'abcdefghijklmnopqrstuvwxyz 0123456789 9876543210 qwertyuiop asdfghjkl zxcvbnm';

/**
 * Checks the password typed so far.
 *
 * @param personal words that others would try first: name, address, company
 */
export function passwordNotes(
  password: string,
  personal: readonly string[] = [],
): readonly PasswordNote[] {
  const text = password.toLowerCase();
  const notes: PasswordNote[] = [];
  if (Array.from(password).length < shortest) notes.push('length');
  if (personalWords(personal).some((word) => text.includes(word))) notes.push('personal');
  if (isPattern(text) || isDecoratedWord(text)) notes.push('pattern');
  return notes;
}

function personalWords(personal: readonly string[]): string[] {
  return personal
    .flatMap((words) => words.toLowerCase().split(/[\s@.+_-]+/u))
    .filter((word) => word.length >= 4);
}

/** Returns whether it is one word with digits or signs at its end, which most people choose and guessers try first. */
function isDecoratedWord(text: string): boolean {
  return /^\p{L}{1,12}[\d\p{P}\p{S}]*$/u.test(text);
}

/** Returns whether nothing is left to guess once repeats, runs and well-known words are removed. */
function isPattern(text: string): boolean {
  if (text === '') return false;
  let rest = text;
  for (const word of wellKnown) rest = rest.replaceAll(word, '');
  rest = rest.replaceAll(/(.)\1{2,}/gu, '');
  rest = withoutRuns(rest);
  return rest.length < 4;
}

/** Removes runs of three or more neighbors in the alphabet, the digits or on the keyboard. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    let length = 1;
    while (at + length < text.length && runs.includes(text.slice(at, at + length + 1))) length += 1;
    if (length < 3) rest += text.slice(at, at + length);
    at += length;
  }
  return rest;
}
