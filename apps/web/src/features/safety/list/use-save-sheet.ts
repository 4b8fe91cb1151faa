import { useLingui } from '@lingui/react/macro';
import type { HazardSheetRequest } from '@muster/contract/hazard-sheet';
import { languageOf } from '@muster/domain/languages';
import { useSaveWorkbook } from '../../../kit/pdf/use-save-workbook.ts';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { filterOf, type HazardSearch } from '../hazard-search.ts';

/** Has the server write a spreadsheet of all that the search finds, also beyond the page on the screen. */
export function useSaveSheet(values: HazardSearch) {
  const { t, i18n } = useLingui();
  return useSaveWorkbook({
    name: 'hazard-sheet',
    fileName: 'hazards',
    failedTitle: t`Couldn’t create the spreadsheet`,
    request: () =>
      ({
        language: languageOf(i18n.locale),
        zone: readerZone(),
        filter: { ...filterOf(values) },
      }) satisfies HazardSheetRequest,
  });
}
