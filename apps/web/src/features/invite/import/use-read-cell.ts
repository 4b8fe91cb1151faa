import { useLingui } from '@lingui/react/macro';
import { type ColumnMeaning, isDate, readCell, splitName } from '@muster/domain';
import type { ImportKind } from '../../../kit/import/import-kind.ts';
import { dayOrderOf } from './people-columns.ts';
import type { ImportAnswer, PeopleOptions } from './use-import-people.ts';

/** How names and days are read, for the column that has them: "Cruz, Ana María", "Mar 14, 2026". */
export function useReadCell(): NonNullable<
  ImportKind<ColumnMeaning, PeopleOptions, ImportAnswer>['readCell']
> {
  const { i18n } = useLingui();
  return (cell, meaning, { file, columns, options }) => {
    if (meaning === 'full_name') {
      const name = splitName(cell, options.lastName);
      return name === null ? null : [name.last_name, name.first_name].filter(Boolean).join(', ');
    }
    if (meaning !== 'starts_on') return null;
    const day = readCell(cell, 'starts_on', dayOrderOf(file, columns, options.dayOrder));
    return day !== null && isDate(day)
      ? i18n.date(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
      : null;
  };
}
