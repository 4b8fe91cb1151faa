/** Consonants that no one takes for another letter or a digit. Without vowels, they make no word. */
export const ticketLetters = 'BCDFGHJKMNPQRSTWXZ';
const length = 6;

/**
 * What a ticket is called until the server gives it a number.
 * @param random a whole number from zero up to, and without, its argument
 */
export function ticketCode(random: (below: number) => number): string {
  return Array.from({ length }, () => ticketLetters[random(ticketLetters.length)]).join('');
}
