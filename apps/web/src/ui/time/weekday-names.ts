/** Monday first, as ISO 8601 counts them. */
export function weekdayNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
}

/** The same where a name stands alone or begins a line, as in a choice: Spanish writes it small elsewhere. */
export function weekdayLabels(locale: string): readonly string[] {
  return weekdayNames(locale).map(
    (name) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
  );
}
