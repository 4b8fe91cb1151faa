import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { toCsv } from '../../ui/csv/to-csv.ts';
import { notify } from '../../ui/notices.ts';
import { type CsvColumn, tableText } from './csv-column.ts';

type CsvButtonProps<Row> = {
  /** Without `.csv`. */
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly fetchAll: () => Promise<readonly Row[]>;
};

/** Saves every row that the filters find as a table for spreadsheets. */
export function CsvButton<Row>({ fileName, columns, fetchAll }: CsvButtonProps<Row>) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const { platform } = useData();
  const save = useMutation<void>({
    networkMode: 'always',
    mutationFn: async () => {
      const rows = await fetchAll();
      await platform.files.save({
        name: `${fileName}.csv`,
        type: 'text/csv;charset=utf-8',
        content: toCsv([
          columns.map(({ header }) => header),
          ...rows.map((row) => columns.map((column) => tableText(column, row))),
        ]),
      });
    },
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Couldn’t save the table`,
        body: i18n._(describeError(error)),
      }),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={Download}
      isBusy={save.isPending}
      disabledReason={offlineReason}
      onClick={() => save.mutate()}
    >
      <Trans>Save as CSV</Trans>
    </Button>
  );
}
