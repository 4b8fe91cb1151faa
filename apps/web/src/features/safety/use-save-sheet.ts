import { useLingui } from '@lingui/react/macro';
import type { HazardSheetRequest } from '@muster/contract/hazard-sheet';
import { languageOf } from '@muster/domain/languages';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { fetchDocument } from '../../kit/pdf/fetch-document.ts';
import { notify } from '../../ui/notices.ts';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { filterOf, type HazardSearch } from './hazard-search.ts';

/** Has the server write a spreadsheet of all that the search finds, also beyond the page on the screen. */
export function useSaveSheet(values: HazardSearch) {
  const { t, i18n } = useLingui();
  const { api, config, platform } = useData();
  return useMutation<void>({
    networkMode: 'always',
    mutationFn: async () =>
      platform.files.save({
        name: 'hazards.xlsx',
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: await fetchDocument({ api, config }, 'hazard-sheet', {
          language: languageOf(i18n.locale),
          zone: readerZone(),
          filter: { ...filterOf(values) },
        } satisfies HazardSheetRequest),
      }),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Couldn’t create the spreadsheet`,
        body: i18n._(describeError(error)),
      }),
  });
}
