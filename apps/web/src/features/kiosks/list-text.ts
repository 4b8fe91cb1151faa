/** "A, B and C" in the reader's language. */
export function listText(locale: string, items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
