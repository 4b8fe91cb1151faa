import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeError } from '../../data/errors/words.ts';
import type { SnapshotResult } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx';

type UnreadRecordProps = {
  /** The page's heading until the record has one, such as “Vendor”. */
  readonly name: string;
  readonly failedTitle: ReactNode;
  readonly read: SnapshotResult<unknown>;
};

/** A record's page until there is something to show: what is to come, or why it isn't there. */
export function UnreadRecord({ name, failedTitle, read }: UnreadRecordProps) {
  const { i18n } = useLingui();
  return (
    <div aria-busy={read.status !== 'failed'} className="space-y-5">
      <h1 className="sr-only">{name}</h1>
      {read.status === 'failed' ? (
        <ErrorState title={failedTitle} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      ) : (
        <>
          <Skeleton className="h-9 w-72 max-w-full" />
          <Card isFlush>
            <SkeletonRows count={6} />
          </Card>
        </>
      )}
    </div>
  );
}
