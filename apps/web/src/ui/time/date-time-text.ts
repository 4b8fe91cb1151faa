import type { I18n } from '@lingui/core';

/** `Nov 16, 2026, 3:04 PM`, where the reader is. A line never ends between the time and its "PM". */
export function dateTimeText(i18n: Pick<I18n, 'date'>, at: string | number): string {
  return i18n
    .date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
    .replace(/ (?=[ap]\.?\s?m\b)/iu, '\u00a0');
}
