/**
 * A copy of plain data (objects, arrays, strings, numbers, booleans, null). A turn copies its state three times, and
 * `structuredClone` took a seventh of the turn.
 */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = copyOf(part);
  return copy;
}
