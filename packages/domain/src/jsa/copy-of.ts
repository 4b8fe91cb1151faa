/**
 * A copy of plain data (objects, arrays, strings, numbers, booleans, null); `structuredClone` takes four times as
 * long.
 */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = copyOf(part);
  return copy;
}
