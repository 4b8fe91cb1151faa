/** Consonants that can't be mistaken for another letter or a digit. Without vowels, they can't spell a word. */
export const ticketLetters = 'BCDFGHJKMNPQRSTWXZ';
const length = 6;

/**
 * Returns the temporary name of a ticket until the server assigns a number.
 *
 * @param random returns an integer from 0 up to but not including its argument
 */
export function ticketCode(random: (below: number) => number): string {
  return Array.from({ length }, () => ticketLetters[random(ticketLetters.length)]).join('');
}
