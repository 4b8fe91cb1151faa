import { knownZone } from '@muster/domain/pay/known-zone';

const formatsByKey = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter that is made once: making one costs a phone a hundred times what using it does, and a
 * list of two weeks asks for the same few over and over.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions & { readonly timeZone: string },
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formatsByKey.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: knownZone(options.timeZone),
    });
    formatsByKey.set(key, format);
  }
  return format;
}
