import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { type PeopleFilters, searchPeople } from '../../data/people/search-people.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { personCells, toCsv } from './people-csv.ts';
import { usePeopleWords } from './use-people-words.ts';

const rowsAtOnce = 500;

/** Saves everybody whom the filters find as a table for spreadsheets. */
export function ExportButton({ filters }: { readonly filters: PeopleFilters }) {
  const { t, i18n } = useLingui();
  const words = usePeopleWords();
  const { api, platform } = useData();
  const save = useMutation<void>({
    networkMode: 'always',
    mutationFn: async () => {
      const rows: (readonly string[])[] = [
        [
          t`Number`,
          t`First name`,
          t`Last name`,
          t`Role`,
          t`Standing`,
          t`Crews`,
          t`Phone`,
          t`Email`,
        ],
      ];
      for (let fromRow = 0, total = 1; fromRow < total; fromRow += rowsAtOnce) {
        const page = await searchPeople(api, filters, { fromRow, maxRows: rowsAtOnce });
        total = page.total;
        for (const person of page.people) {
          rows.push(
            personCells(person, {
              role: person.role === null ? '' : words.role[person.role],
              status: words.status[person.status],
            }),
          );
        }
      }
      await platform.files.save({
        name: `${t`people`}.csv`,
        type: 'text/csv;charset=utf-8',
        // The mark tells spreadsheets that it is UTF-8.
        content: `\uFEFF${toCsv(rows)}`,
      });
    },
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`The table could not be saved`,
        body: i18n._(describeError(error)),
      }),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={Download}
      isBusy={save.isPending}
      onClick={() => save.mutate()}
    >
      <Trans>Save as CSV</Trans>
    </Button>
  );
}
