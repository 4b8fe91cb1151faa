/** Of the first and the last word of a name; pictures and signs among them have none. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/u)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
