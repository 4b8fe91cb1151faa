import { useLingui } from '@lingui/react/macro';
import type { ImportFlaw } from '@muster/contract/people-import';
import { useData } from '../../../data/data-context.tsx';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { useImportWords } from './use-import-words.ts';

/** Saves the rows with errors and their reasons as a file. */
export function useSaveFlawed(file: CsvFile): (flaws: readonly ImportFlaw[]) => Promise<void> {
  const { t } = useLingui();
  const { platform } = useData();
  const { flawWords, meanings } = useImportWords();
  return async (flaws) => {
    const { flawedRowsCsv } = await import('./flawed-rows-csv.ts');
    const reasons = new Map<number, string[]>();
    for (const flaw of flaws) {
      const reason = `${meanings[flaw.field]}: ${flawWords(flaw)}`;
      reasons.set(flaw.line, [...(reasons.get(flaw.line) ?? []), reason]);
    }
    const name = file.name.replace(/\.[^.]*$/, '');
    await platform.files.save({
      name: t`${name} with errors.csv`,
      type: 'text/csv',
      content: flawedRowsCsv(file, reasons, t`Reason`),
    });
  };
}
