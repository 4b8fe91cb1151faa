import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChangeSender } from '../../data/client/send-change.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import { notify } from '../../ui/notices.ts';
import type { CountItem } from './Counts.tsx';
import type { FileColumns } from './file-columns.ts';
import type { FileWords, ImportKind, ImportMode, ImportRequest } from './import-kind.ts';

/** The answer of a function that takes `lines` and a `mode`. */
type LineAnswer<Meaning extends string> = {
  readonly verdict: 'checked' | 'applied';
  readonly added?: number;
  readonly changed: number;
  readonly unchanged: number;
  /** `line`: position among the lines, starting at 1. */
  readonly flaws: readonly {
    readonly line: number;
    readonly field: Meaning;
    readonly reason: string;
  }[];
};

/** An import of lines that one function checks and writes, such as `import_cost_codes`. */
type LineImport<Meaning extends string, Answer extends LineAnswer<Meaning>> = Pick<
  ImportKind<Meaning, null, Answer>,
  'meanings' | 'mayLackHeadings' | 'countUnreadable' | 'importLabel'
> & {
  readonly about: ReactNode;
  readonly label: string;
  readonly maxRows: number;
  readonly example?: FileWords['example'];
  readonly guess: (file: CsvFile) => {
    readonly columns: FileColumns<Meaning>;
    readonly hasHeadings: boolean;
  };
  readonly missing: (columns: FileColumns<Meaning>) => string | null;
  readonly lines: (file: CsvFile, columns: FileColumns<Meaning>) => readonly object[];
  readonly send: (
    request: { readonly lines: readonly object[]; readonly mode: ImportMode },
    sender: ChangeSender,
  ) => Promise<Answer>;
  /** Refetches all queries that show the imported records. */
  readonly refresh: () => Promise<unknown>;
  readonly changedLabel: string;
  readonly errorWords: (flaw: Answer['flaws'][number]) => string;
  /** Shown when the import is done, before the reader returns to the list. */
  readonly notice: (answer: Answer) => {
    readonly id: string;
    readonly title: string;
    readonly body: string;
  };
  readonly leave: () => unknown;
};

/** Makes an import of a file's lines for the wizard; they are checked as soon as the columns are assigned. */
export function useLineImport<Meaning extends string, Answer extends LineAnswer<Meaning>>({
  about,
  label,
  maxRows,
  example,
  guess,
  lines,
  send: sendLines,
  refresh,
  changedLabel,
  errorWords,
  notice,
  leave,
  ...kind
}: LineImport<Meaning, Answer>): ImportKind<Meaning, null, Answer> {
  const { t } = useLingui();
  const send = useVerdictMutation({
    change: ({ file, columns, mode }: ImportRequest<Meaning, null>, sender) =>
      sendLines({ lines: lines(file, columns), mode }, sender),
    onSuccess: async ({ verdict }) => {
      if (verdict === 'applied') await refresh();
    },
  });
  return {
    ...kind,
    file: {
      about,
      label,
      maxRows,
      ...(example !== undefined && { example }),
      empty: t`This file has no rows below the headings. Choose another file.`,
      tooLarge: t`This file has more than ${maxRows} rows. Split it into smaller files.`,
    },
    begin: (file) => ({ ...guess(file), options: null }),
    isCheckedAtOnce: true,
    send,
    judge: ({ added, changed, unchanged, flaws }, { file }) => {
      const wrongRows = new Set(flaws.map(({ line }) => line)).size;
      const addedCount: readonly CountItem[] =
        added === undefined ? [] : [{ label: t`New`, value: added }];
      return {
        counts: [
          ...addedCount,
          { label: changedLabel, value: changed },
          { label: t`Unchanged`, value: unchanged },
          { label: t`With errors`, value: wrongRows, tone: 'danger' },
        ],
        errors: flaws.map((flaw) => ({
          line: file.rows[flaw.line - 1]?.line ?? flaw.line,
          meaning: flaw.field,
          words: errorWords(flaw),
        })),
        good: (added ?? 0) + changed,
        wrongRows,
      };
    },
    nothingGood: t`Nothing would change.`,
    done: {
      kind: 'leave',
      leave: (answer) => {
        void notify({ tone: 'good', ...notice(answer) });
        return leave();
      },
    },
  };
}
