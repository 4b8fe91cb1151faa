import { useLingui } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import type { CellError } from './import-kind.ts';

/** Saves the rows with errors and their reasons as a file to fix and import again. */
export function useSaveWrongRows<Meaning extends string>(
  file: CsvFile,
  labelOf: (meaning: Meaning) => string,
): (errors: readonly CellError<Meaning>[]) => Promise<void> {
  const { t } = useLingui();
  const { platform } = useData();
  return async (errors) => {
    const { wrongRowsCsv } = await import('./wrong-rows-csv.ts');
    const reasons = new Map<number, string[]>();
    for (const { line, meaning, words } of errors) {
      const reason = `${labelOf(meaning)}: ${words}`;
      reasons.set(line, [...(reasons.get(line) ?? []), reason]);
    }
    const name = file.name.replace(/\.[^.]*$/, '');
    await platform.files.save({
      name: t`${name} - errors.csv`,
      type: 'text/csv',
      content: wrongRowsCsv(file, reasons, t`Reason`),
    });
  };
}
