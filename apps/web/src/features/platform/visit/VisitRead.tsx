import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';

/** The data that was read, or its error. */
export function VisitRead<T>({
  read,
  children,
}: {
  readonly read: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  if (read.isPending) return <SkeletonRows count={6} />;
  if (read.isError) {
    return (
      <ErrorState title={t`Couldn’t read in the visit`} onRetry={() => void read.refetch()}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  return children(read.data);
}
