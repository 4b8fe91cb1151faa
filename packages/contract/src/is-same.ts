/** True when two plain values say the same; the order of their fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other;
  }
  const left = Object.entries(one);
  const right = new Map(Object.entries(other));
  return left.length === right.size && left.every(([key, value]) => isSame(value, right.get(key)));
}
