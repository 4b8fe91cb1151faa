import { Trans, useLingui } from '@lingui/react/macro';
import type { DayOrder } from '@muster/domain';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { randomId } from '../../../platform/random-id.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TeamTabs } from '../TeamTabs.tsx';
import { CheckStep } from './CheckStep.tsx';
import {
  type ColumnChoice,
  dayOrderOf,
  firstColumns,
  importRows,
  rememberColumns,
} from './column-choice.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { type ImportAnswer, useImportPeople } from './use-import-people.ts';

/** Where the import stands; going back keeps what was chosen. */
type Stage =
  | { readonly kind: 'file' }
  | { readonly kind: 'columns'; readonly file: CsvFile }
  | {
      readonly kind: 'check';
      readonly file: CsvFile;
      readonly answer: ImportAnswer;
      readonly createsCrews: boolean;
      /** Under which it is imported, however often it is sent. */
      readonly id: string;
    }
  | { readonly kind: 'done'; readonly file: CsvFile; readonly answer: ImportAnswer };

/** `/admin/employees/import`: a whole company from a file. */
export function ImportPage() {
  const isAdmin = useIdentity().role === 'admin';
  return (
    <div className="flex w-full max-w-5xl min-w-0 flex-col gap-5">
      <PageHeader title={<Trans>Import people</Trans>} />
      {isAdmin && <TeamTabs />}
      {isAdmin ? (
        <Import />
      ) : (
        <EmptyState>
          <Trans>Only admins can import people.</Trans>
        </EmptyState>
      )}
    </div>
  );
}

function Import() {
  const { i18n } = useLingui();
  const { platform } = useData();
  const { user_id } = useIdentity();
  const send = useImportPeople();
  const [stage, setStage] = useState<Stage>({ kind: 'file' });
  const [columns, setColumns] = useState<ColumnChoice>([]);
  /** Ticked; the answer that is judged by it comes later. */
  const [wantsCrews, setWantsCrews] = useState(false);
  const [dayOrder, setDayOrder] = useState<DayOrder>('month_first');

  const go = (next: Stage) => {
    scrollTo({ top: 0 });
    setStage(next);
  };
  const take = (file: CsvFile) => {
    const first = firstColumns(file, platform.localStore, user_id);
    setColumns(first);
    setDayOrder(
      dayOrderOf(file, first) ?? (i18n.locale.startsWith('en') ? 'month_first' : 'day_first'),
    );
    send.reset();
    go({ kind: 'columns', file });
  };
  const check = (file: CsvFile, createsCrews: boolean) => {
    rememberColumns(file, columns, platform.localStore, user_id);
    setWantsCrews(createsCrews);
    const id = randomId();
    send.mutate(
      {
        id,
        fileName: file.name,
        rows: importRows(file, columns, dayOrder),
        mode: 'check',
        createsCrews,
        invites: false,
      },
      {
        onSuccess: (answer) => {
          const next: Stage = { kind: 'check', file, answer, createsCrews, id };
          // Judged again, such as with its crews: the reader stays where they are.
          if (stage.kind === 'check') setStage(next);
          else go(next);
        },
        onError: () => setWantsCrews(stage.kind === 'check' && stage.createsCrews),
      },
    );
  };

  switch (stage.kind) {
    case 'file':
      return <FileStep onFile={take} />;
    case 'columns':
      return (
        <ColumnsStep
          file={stage.file}
          columns={columns}
          onChange={setColumns}
          dayOrder={dayOrder}
          onDayOrder={setDayOrder}
          isBusy={send.isPending}
          error={send.error}
          onBack={() => go({ kind: 'file' })}
          onCheck={() => check(stage.file, false)}
        />
      );
    case 'check':
      return (
        <CheckStep
          file={stage.file}
          rows={importRows(stage.file, columns, dayOrder)}
          columns={columns}
          answer={stage.answer}
          createsCrews={wantsCrews}
          isBusy={send.isPending}
          error={send.error}
          onCreatesCrews={(createsCrews) => check(stage.file, createsCrews)}
          onBack={() => go({ kind: 'columns', file: stage.file })}
          onImport={({ mode, invites }) =>
            send.mutate(
              {
                id: stage.id,
                fileName: stage.file.name,
                rows: importRows(stage.file, columns, dayOrder),
                mode,
                createsCrews: stage.createsCrews,
                invites,
              },
              {
                onSuccess: (answer) =>
                  go({
                    kind: 'done',
                    file: stage.file,
                    // A repeat answers what was counted, not which rows were left out.
                    answer:
                      answer.flaws.length > 0 ? answer : { ...answer, flaws: stage.answer.flaws },
                  }),
              },
            )
          }
        />
      );
    case 'done':
      return (
        <DoneStep
          file={stage.file}
          answer={stage.answer}
          onAgain={() => {
            send.reset();
            go({ kind: 'file' });
          }}
        />
      );
  }
}
