import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { notify } from '../../../ui/notices.ts';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { type CodeColumns, codeLines, guessCodeColumns } from './code-columns.ts';
import { FlawTable } from './FlawTable.tsx';
import { useImportCodes } from './use-import-codes.ts';

type CodeFileProps = { readonly file: CsvFile; readonly onAnother: () => void };

/** The second step: which columns, what the file would do, what is wrong with it; then do it. */
export function CodeFile({ file, onAnother }: CodeFileProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const check = useImportCodes();
  const bring = useImportCodes();
  const [columns, setColumns] = useState<CodeColumns>(() => guessCodeColumns(file));
  const lines = codeLines(file, columns);
  const { mutate: runCheck, reset } = check;
  useEffect(() => {
    const asked = codeLines(file, columns);
    if (asked.length > 0) runCheck({ lines: asked, mode: 'check' });
    else reset();
  }, [file, columns, runCheck, reset]);

  const answer = check.data;
  const flawedLines = new Set(answer?.flaws.map(({ line }) => line)).size;
  const changes = answer === undefined ? 0 : answer.added + answer.changed;
  const headingText = (at: number) => {
    const heading = file.headings[at] ?? '';
    const place = at + 1;
    return columns.hasHeadings && heading !== '' ? heading : t`Column ${place}`;
  };
  const options = [
    { value: '', label: t`Choose a column` },
    ...file.headings.map((_, at) => ({ value: String(at), label: headingText(at) })),
  ];
  const placeOf = (value: string) => (value === '' ? null : Number(value));
  const submit = async () => {
    try {
      const done = await bring.mutateAsync({ lines, mode: flawedLines > 0 ? 'good' : 'all' });
      const { added, changed } = done;
      void notify({
        id: 'cost-code',
        tone: 'good',
        title: t`The cost codes are imported`,
        body: t`New: ${added}. Renamed or restored: ${changed}.`,
      });
      await navigate({ to: '/admin/cost-codes' });
    } catch (error) {
      void notify({
        id: 'cost-code',
        tone: 'destructive',
        title: t`The cost codes weren’t imported`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <>
      <Card
        title={file.name}
        description={<Plural value={lines.length} one="# line" other="# lines" />}
        actions={
          <Button size="sm" onClick={onAnother}>
            <Trans>Another file</Trans>
          </Button>
        }
      >
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          <Select
            label={t`Code column`}
            options={options}
            value={columns.code === null ? '' : String(columns.code)}
            onChange={(event) => setColumns({ ...columns, code: placeOf(event.target.value) })}
          />
          <Select
            label={t`Name column`}
            options={options}
            value={columns.name === null ? '' : String(columns.name)}
            onChange={(event) => setColumns({ ...columns, name: placeOf(event.target.value) })}
          />
        </div>
        <Checkbox
          className="mt-3"
          label={t`The first line has headings`}
          checked={columns.hasHeadings}
          onChange={(event) => setColumns({ ...columns, hasHeadings: event.target.checked })}
        />
      </Card>
      {check.isPending && (
        <Card isFlush>
          <SkeletonRows count={3} />
        </Card>
      )}
      {check.isError && (
        <Banner
          tone="danger"
          title={<Trans>The file couldn’t be checked</Trans>}
          action={
            <Button size="sm" onClick={() => runCheck({ lines, mode: 'check' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {i18n._(describeError(check.error))}
        </Banner>
      )}
      {answer !== undefined && !check.isPending && (
        <>
          <Card title={t`What the file would do`}>
            <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
              {[
                { key: t`New`, value: answer.added },
                { key: t`Renamed or restored`, value: answer.changed },
                { key: t`As they are`, value: answer.unchanged },
                { key: t`With errors`, value: flawedLines },
              ].map(({ key, value }) => (
                <div key={key}>
                  <dt className="text-14 text-ink-3">{key}</dt>
                  <dd className="text-22 font-semibold tabular-nums">{i18n.number(value)}</dd>
                </div>
              ))}
            </dl>
          </Card>
          {answer.flaws.length > 0 && (
            <FlawTable
              flaws={answer.flaws}
              lines={lines}
              columns={columns}
              headingText={headingText}
            />
          )}
          <Button
            variant="primary"
            size="lg"
            isBusy={bring.isPending}
            disabledReason={offlineReason ?? (changes === 0 ? t`Nothing would change.` : null)}
            onClick={() => void submit()}
          >
            {flawedLines === 0 ? (
              <Plural value={changes} one="Import # code" other="Import # codes" />
            ) : (
              <Plural
                value={changes}
                one="Import # code, skipping rows with errors"
                other="Import # codes, skipping rows with errors"
              />
            )}
          </Button>
        </>
      )}
    </>
  );
}
