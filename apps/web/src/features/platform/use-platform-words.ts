import { useLingui } from '@lingui/react/macro';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** How the console writes instants and sizes. */
export function usePlatformWords() {
  const { i18n } = useLingui();
  const words = useTimeWords();
  return {
    /** `Nov 17, 2026` */
    date: (instant: string) => i18n.date(instant, { dateStyle: 'medium' }),
    /** `yesterday, 7:04 AM` */
    moment: (instant: string) => words.dayAndTime(Date.parse(instant), readerZone()),
    size: (bytes: number) => {
      const kilobytes = bytes / 1024;
      const power = Math.min(Math.floor(Math.log2(Math.max(kilobytes, 1)) / 10), units.length - 1);
      const size = i18n.number(kilobytes / 1024 ** power, {
        style: 'unit',
        unit: units[power] ?? 'kilobyte',
        maximumFractionDigits: 1,
      });
      // As the app writes it elsewhere.
      return size.replace('kB', 'KB');
    },
  };
}
