/**
 * The parameters of a list's address as texts. The page reads what they mean (`kit/list/list-params.ts`),
 * so that the shell need not know its filters.
 */
export function listParams<Key extends string>(...keys: readonly Key[]) {
  return (search: Readonly<Record<string, unknown>>): { readonly [K in Key]?: string } => {
    const texts = keys.flatMap((key) => {
      const value = search[key];
      // The router reads a word of digits as a number.
      return typeof value === 'string' || typeof value === 'number' ? [[key, `${value}`]] : [];
    });
    return Object.fromEntries(texts);
  };
}
