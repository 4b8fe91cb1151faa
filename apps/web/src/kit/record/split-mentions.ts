type Part = { readonly at: number; readonly part: string; readonly isMention: boolean };

/** Splits a text into mentions of these names and the parts between them. The longest matching name wins. */
export function splitMentions(text: string, names: readonly string[]): readonly Part[] {
  const byLength = names.toSorted((a, b) => b.length - a.length);
  const parts: Part[] = [];
  let start = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = byLength.find((one) => text.startsWith(one, at + 1));
    if (name === undefined) continue;
    const end = at + 1 + name.length;
    if (at > start) parts.push({ at: start, part: text.slice(start, at), isMention: false });
    parts.push({ at, part: text.slice(at, end), isMention: true });
    start = end;
    at = end - 1;
  }
  if (start < text.length) parts.push({ at: start, part: text.slice(start), isMention: false });
  return parts;
}
