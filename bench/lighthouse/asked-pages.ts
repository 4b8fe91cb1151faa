/** Returns the named pages of `pages`, in their order; all pages if none is named. */
export function askedPages<Page extends string>(
  pages: readonly Page[],
  named: readonly string[],
): readonly Page[] {
  const asked = pages.filter((page) => named.includes(page));
  const unknown = named.filter((name) => !asked.some((page) => page === name));
  if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`);
  return named.length === 0 ? pages : asked;
}
