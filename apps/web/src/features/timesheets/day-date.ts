/** A wall date as an instant that every zone's formatter shows as that date, when asked in UTC. */
export function dayMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
