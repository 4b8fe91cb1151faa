/** Returns the address with these fields in its query, replacing fields of the same name. */
export function withQuery(url: string, fields: Readonly<Record<string, string>>): string {
  const [address, fragment] = splitOnce(url, '#');
  const [path, query = ''] = splitOnce(address, '?');
  const merged = new URLSearchParams(query);
  for (const [name, value] of Object.entries(fields)) merged.set(name, value);
  merged.sort();
  return `${path}?${merged.toString()}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Returns the address with these fields as its fragment. */
export function withFragment(url: string, fields: Readonly<Record<string, string>>): string {
  const [address] = splitOnce(url, '#');
  const fragment = new URLSearchParams(fields);
  fragment.sort();
  return `${address}#${fragment.toString()}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
