import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import type { ReactNode } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { describeError } from '../../data/errors/words.ts';
import type { SnapshotResult } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { useLastKnown } from '../../ui/use-last-known.ts';
import { SheetView } from './SheetView.tsx';

type LoadedSheetProps = {
  readonly result: SnapshotResult<Sheet>;
  readonly isOwn: boolean;
  readonly renderHeader: (sheet: Sheet) => ReactNode;
};

/** A timesheet once it has loaded, kept on the device for reading without a network. */
export function LoadedSheet({ result, isOwn, renderHeader }: LoadedSheetProps) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const { company } = useIdentity();
  const sheet = useLastKnown(result.status === 'ready' ? result.data : null);
  return (
    <>
      {sheet !== null && (
        <p className="hidden font-medium print:block">
          {[company?.name, isOwn ? sheet.person.name : null].filter(Boolean).join(' · ')}
        </p>
      )}
      {sheet !== null && renderHeader(sheet)}
      {result.status === 'loading' && (
        <Card isFlush>
          <SkeletonRows count={8} />
        </Card>
      )}
      {result.status === 'failed' && (
        <ErrorState title={t`Couldn’t load the timesheet`} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      )}
      {result.status === 'ready' && result.freshness === 'stale' && (
        <p className="text-14 text-ink-3">
          <Trans>as of {words.dayAndTime(result.asOfMs, readerZone())}</Trans>
        </p>
      )}
      {result.status === 'ready' && <SheetView sheet={result.data} isOwn={isOwn} />}
    </>
  );
}
