/** Returns the initials of a name's first and last word; words without a letter or digit have none. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/u)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
