/** Minutes as hours that a person can type: to two decimals, which is exact to the minute. */
export function hoursText(minutes: number | null): string {
  return minutes === null ? '' : String(Math.round((minutes / 60) * 100) / 100);
}

export function minutesOf(hours: string): number {
  return Math.round(Number(hours.replace(',', '.')) * 60);
}
