/** Returns the names with Monday first, as in ISO 8601. */
export function weekdayNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
}

/** Same for names that are alone or start a line, as in a choice: Spanish doesn't capitalize them elsewhere. */
export function weekdayLabels(locale: string): readonly string[] {
  return weekdayNames(locale).map(
    (name) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
  );
}
