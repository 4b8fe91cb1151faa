const dayMs = 24 * 60 * 60_000;

/** Whether a text from a URL or a field is a day, `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

/** Returns the day `by` days later. Dates have no zone. */
export function nextDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);
}
