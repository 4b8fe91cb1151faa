import { Trans, useLingui } from '@lingui/react/macro';
import type { PayrollExportPage as Export, PayrollFormat } from '@muster/contract/payroll';
import { useParams } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { isMissing } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { notify } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { ExportList } from './ExportList.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { OtherFormat } from './OtherFormat.tsx';
import { usePayrollExport } from './payroll-queries.ts';
import { ProblemList } from './ProblemList.tsx';
import { usePayrollWords } from './use-payroll-words.ts';
import { useFetchFile } from './use-payroll-changes.ts';
import { useTotalItems } from './use-total-items.tsx';

/** `/payroll/exports/$id`: one file, how to fetch it, its fingerprint, and who fetched it. */
export function PayrollExportPage() {
  const { t, i18n } = useLingui();
  const { id = '' } = useParams({ strict: false });
  const [format, setFormat] = useState<PayrollFormat | null>(null);
  const read = usePayrollExport(id, format);
  if (read.data !== undefined) {
    return (
      <LoadedExport file={read.data} format={format ?? read.data.format} onFormat={setFormat} />
    );
  }
  if (isMissing(read.error)) {
    return (
      <MissingRecord
        title={<Trans>Export not found</Trans>}
        action={
          <WayOn to="/payroll">
            <Trans>Back to payroll</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <Card isFlush>
      {read.isError ? (
        <ErrorState title={t`Couldn’t load this export`} onRetry={() => void read.refetch()}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      ) : (
        <SkeletonRows count={6} />
      )}
    </Card>
  );
}

function LoadedExport({
  file,
  format,
  onFormat,
}: {
  readonly file: Export;
  /** In which the same lines may be made once more. */
  readonly format: PayrollFormat;
  readonly onFormat: (format: PayrollFormat) => void;
}) {
  const { t, i18n } = useLingui();
  const words = usePayrollWords();
  const offlineReason = useNeedsNetwork();
  const fetched = useFetchFile();
  const totals = useTotalItems(file.totals);
  const { number } = file;
  const period = words.period(file.period_from, file.period_to);
  const sizeKb = i18n.number(Math.ceil((file.file_bytes ?? 0) / 1000));
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/payroll">
          <Trans>Payroll</Trans>
        </Crumb>
        <Crumb to="/payroll/$from" params={{ from: file.period_from }}>
          {period}
        </Crumb>
      </Breadcrumb>
      <PageHeader
        isOwnName
        title={<Trans>Export {number}</Trans>}
        description={`${words.format(file.format)} · ${period}`}
        {...(file.state === 'done' && {
          actions: (
            <Button
              variant="primary"
              icon={Download}
              isBusy={fetched.isPending}
              disabledReason={offlineReason}
              onClick={() =>
                fetched.mutate(file, {
                  onError: (error) =>
                    void notify({
                      tone: 'destructive',
                      title: t`Couldn’t download the file`,
                      body: i18n._(describeError(error)),
                    }),
                })
              }
            >
              <Trans>Download</Trans>
            </Button>
          ),
        })}
      />
      {file.state === 'failed' && (
        <Banner tone="danger" title={<Trans>Couldn’t create this file</Trans>}>
          <Trans>Nothing was exported. Go back to the pay period and try again.</Trans>
        </Banner>
      )}
      {file.state === 'canceled' && (
        <Banner tone="info" title={<Trans>This export was canceled</Trans>}>
          <Trans>Nothing was exported. The time will go into the next export.</Trans>
        </Banner>
      )}
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
        <Card title={t`File`}>
          {file.state === 'waiting' ? (
            <ExportProgress file={file} />
          ) : (
            <KeyValue
              items={[
                ...(file.file_name === null
                  ? []
                  : [
                      {
                        key: t`File name`,
                        value: <span className="break-words">{file.file_name}</span>,
                      },
                    ]),
                ...(file.file_bytes === null ? [] : [{ key: t`Size`, value: t`${sizeKb} KB` }]),
                ...(file.file_sha256 === null
                  ? []
                  : [
                      {
                        key: t`Checksum (SHA-256)`,
                        value: (
                          <span className="font-mono text-14 break-all select-all">
                            {file.file_sha256}
                          </span>
                        ),
                      },
                    ]),
                { key: t`Status`, value: words.exportState(file.state) },
                { key: t`Created by`, value: <bdi>{file.asked_by ?? '–'}</bdi> },
                { key: t`Created on`, value: words.instant(file.asked_at) },
              ]}
            />
          )}
        </Card>
        <Card
          title={t`Contents`}
          description={
            file.is_delta ? (
              <Trans>Only what isn’t in an earlier file for this pay period</Trans>
            ) : undefined
          }
        >
          <KeyValue items={[{ key: t`People`, value: i18n.number(file.people) }, ...totals]} />
        </Card>
        {file.state === 'done' && <OtherFormat file={file} format={format} onFormat={onFormat} />}
        {file.problems !== null && (
          <ProblemList problems={file.problems} from={file.period_from} format={format} />
        )}
        <ExportList title={t`Same contents, different files`} exports={file.siblings} />
        {file.fetched.length > 0 && (
          <Card title={t`Downloads`} isFlush>
            <List label={t`Downloads`}>
              {file.fetched.map(({ at, by }) => (
                <ListRow key={at} title={<bdi>{by}</bdi>} trailing={words.instant(at)} />
              ))}
            </List>
          </Card>
        )}
      </div>
    </div>
  );
}
