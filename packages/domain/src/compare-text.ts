/**
 * Compares plain codes and dates; unlike `localeCompare`, the order is the same on every machine.
 */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
