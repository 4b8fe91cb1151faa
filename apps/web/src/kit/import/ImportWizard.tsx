import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { CheckFailed } from './CheckFailed.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsCard } from './ColumnsCard.tsx';
import { DoneStep } from './DoneStep.tsx';
import { type FileColumns, withoutHeadings } from './file-columns.ts';
import { FileStep } from './FileStep.tsx';
import type { ImportKind, ImportResult } from './import-kind.ts';

/** The choices made for a file; going back keeps them. */
type Chosen<Meaning extends string, Options> = {
  readonly read: CsvFile;
  readonly hasHeadings: boolean;
  readonly columns: FileColumns<Meaning>;
  readonly options: Options;
};

type Stage<Answer> =
  | { readonly kind: 'columns' }
  | { readonly kind: 'check'; readonly id: string; readonly answer: Answer }
  | {
      readonly kind: 'done';
      readonly answer: Answer;
      readonly checked: Answer;
      readonly result: ImportResult;
    };

type ImportWizardProps<Meaning extends string, Options, Answer> = {
  readonly kind: ImportKind<Meaning, Options, Answer>;
};

/** The only way to import a file: choose it, assign its columns, check its effect, import it. */
export function ImportWizard<Meaning extends string, Options, Answer>({
  kind,
}: ImportWizardProps<Meaning, Options, Answer>) {
  const { send, meanings } = kind;
  const isLive = kind.isCheckedAtOnce === true;
  const offlineReason = useNeedsNetwork();
  const [chosen, setChosen] = useState<Chosen<Meaning, Options> | null>(null);
  const [stage, setStage] = useState<Stage<Answer>>({ kind: 'columns' });

  const go = (next: Stage<Answer>) => {
    scrollTo({ top: 0 });
    setStage(next);
  };
  const restart = () => {
    send.reset();
    setChosen(null);
    go({ kind: 'columns' });
  };
  /** @param before the choices to restore if the check fails */
  const check = (next: Chosen<Meaning, Options>, before = next) => {
    const id = randomId();
    setChosen(next);
    send.mutate(
      { id, mode: 'check', ...sentOf(next) },
      {
        onSuccess: (answer) => {
          // Checked again, for example with another option: the reader stays on the step.
          const isSamePage = isLive || stage.kind === 'check';
          (isSamePage ? setStage : go)({ kind: 'check', id, answer });
        },
        onError: () => setChosen(before),
      },
    );
  };
  const missingIn = (next: Chosen<Meaning, Options>) =>
    kind.missing(next.columns, sentOf(next).file, next.options);
  const choose = (next: Chosen<Meaning, Options>) => {
    setChosen(next);
    if (!isLive) return;
    if (missingIn(next) === null) {
      check(next);
    } else {
      send.reset();
      setStage({ kind: 'columns' });
    }
  };
  if (chosen === null) {
    return (
      <FileStep
        words={kind.file}
        onFile={(read) => {
          scrollTo({ top: 0 });
          choose({ read, ...kind.begin(read) });
        }}
      />
    );
  }

  const { columns, options } = chosen;
  const sent = sentOf(chosen);
  const columnOf = (meaning: Meaning) =>
    kind.columnOf?.(columns, meaning) ?? columns.indexOf(meaning);
  const labelOf = (meaning: Meaning) =>
    meanings.find(({ value }) => value === meaning)?.label ?? meaning;
  const isChecking = send.isPending && send.variables.mode === 'check';
  const choices = {
    options,
    checkAgain: (changed: Options) => check({ ...chosen, options: changed }, chosen),
    isBusy: send.isPending,
    change: (changed: Options) => choose({ ...chosen, options: changed }),
  };

  if (stage.kind === 'done') {
    const judged = kind.judge(stage.answer, { ...sent, mode: 'all' });
    // A retried import returns the counts, but not which rows were left out.
    const { errors } = kind.judge(stage.checked, { ...sent, mode: 'check' });
    return (
      <DoneStep
        file={sent.file}
        judged={judged.errors.length > 0 ? judged : { ...judged, errors }}
        labelOf={labelOf}
        result={stage.result}
        onAgain={restart}
      />
    );
  }

  const columnsCard = (
    <>
      <ColumnsCard
        file={sent.file}
        meanings={meanings}
        columns={columns}
        onChange={(changed) => choose({ ...chosen, columns: changed })}
        headings={
          kind.mayLackHeadings === true
            ? {
                has: chosen.hasHeadings,
                onChange: (hasHeadings) => choose({ ...chosen, hasHeadings }),
              }
            : null
        }
        readCell={(cell, meaning) => kind.readCell?.(cell, meaning, sent) ?? null}
        unreadable={kind.countUnreadable?.(sent.file, columns, options) ?? new Map()}
        actions={
          isLive && (
            <Button size="sm" onClick={restart}>
              <Trans>Choose another file</Trans>
            </Button>
          )
        }
      />
      {kind.renderColumnChoices?.(columns, choices, sent.file)}
    </>
  );

  const checkStep = stage.kind === 'check' && (
    <CheckStep
      file={sent.file}
      judged={kind.judge(stage.answer, { ...sent, mode: 'check' })}
      columnOf={columnOf}
      labelOf={labelOf}
      asksToSkip={kind.asksToSkip === true}
      checkChoices={kind.renderCheckChoices?.(stage.answer, choices, {
        ...sent,
        mode: 'check',
      })}
      importChoices={kind.renderImportChoices?.(stage.answer, choices, {
        ...sent,
        mode: 'check',
      })}
      importLabel={kind.importLabel}
      nothingGood={kind.nothingGood}
      isBusy={send.isPending}
      busyWords={kind.busyWords}
      error={send.error}
      onImport={(mode) =>
        send.mutate(
          { id: stage.id, mode, ...sent },
          {
            onSuccess: (answer) => {
              if (kind.done.kind === 'leave') return kind.done.leave(answer);
              const result = kind.done.result(answer);
              return go({ kind: 'done', answer, checked: stage.answer, result });
            },
          },
        )
      }
      onBack={isLive ? undefined : () => go({ kind: 'columns' })}
    />
  );

  if (isLive) {
    return (
      <div className="space-y-5">
        {columnsCard}
        {isChecking ? (
          <Card isFlush>
            <SkeletonRows count={3} />
          </Card>
        ) : send.isError && send.variables.mode === 'check' ? (
          <CheckFailed error={send.error} onRetry={() => check(chosen)} />
        ) : stage.kind === 'check' ? (
          checkStep
        ) : (
          <p className="text-ink-2">{missingIn(chosen)}</p>
        )}
      </div>
    );
  }
  return stage.kind === 'check' ? (
    checkStep
  ) : (
    <div className="space-y-5">
      {columnsCard}
      {send.error !== null && <CheckFailed error={send.error} />}
      <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-end">
        <Button
          variant="primary"
          size="lg"
          isBusy={send.isPending}
          disabledReason={offlineReason ?? missingIn(chosen)}
          onClick={() => check(chosen)}
        >
          <Trans>Check the file</Trans>
        </Button>
        <Button size="lg" onClick={restart}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
    </div>
  );
}

function sentOf<Meaning extends string, Options>(chosen: Chosen<Meaning, Options>) {
  const { read, hasHeadings, columns, options } = chosen;
  return { file: hasHeadings ? read : withoutHeadings(read), columns, options };
}
