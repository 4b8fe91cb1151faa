/** A list with one of its items changed, added at its end, or removed (null). */
export function listWith<Item>(list: readonly Item[], place: number, changed: Item | null): Item[] {
  const after = [...list];
  after.splice(place, 1, ...(changed === null ? [] : [changed]));
  return after;
}

export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
