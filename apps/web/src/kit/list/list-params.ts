/** Parses one parameter of an address; undefined if it is invalid. */
type Reader<Value extends string> = (text: string) => Value | undefined;

/** The parameters in a list's address: its search, filters and sort. */
export type ListParams = Readonly<Record<string, Reader<string>>>;

export type ParamValues<Params extends ListParams> = {
  readonly [Key in keyof Params]?: Exclude<ReturnType<Params[Key]>, undefined>;
};

/** Any text, such as the words of a search. */
export const anyText: Reader<string> = (text) =>
  text.trim() === '' ? undefined : text.slice(0, 200);

/** One of a few values. */
export function oneOf<Value extends string>(values: readonly Value[]): Reader<Value> {
  return (text) => values.find((value) => value === text);
}

/** A text that matches a pattern, such as an id. */
export function matching(pattern: RegExp): Reader<string> {
  return (text) => (pattern.test(text) ? text : undefined);
}

/** Parses an address, leaving out invalid parameters. */
export function readParams<Params extends ListParams>(
  params: Params,
  search: Readonly<Record<string, unknown>>,
): ParamValues<Params>;
export function readParams(
  params: ListParams,
  search: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const read = Object.entries(params).flatMap(([key, reader]) => {
    const text = search[key];
    // The router parses a word of digits as a number.
    const value =
      typeof text === 'string' || typeof text === 'number' ? reader(`${text}`) : undefined;
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(read);
}
