import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import type { SnapshotResult } from '../../../data/query/use-snapshot-query.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';

type LoadedSectionProps<Data> = {
  readonly result: SnapshotResult<Data>;
  readonly children: (data: Data) => ReactNode;
};

/** A section of the settings once its facts are there. */
export function LoadedSection<Data>({ result, children }: LoadedSectionProps<Data>) {
  const { i18n } = useLingui();
  if (result.status === 'loading') return <SkeletonRows count={4} />;
  if (result.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the settings</Trans>} onRetry={result.retry}>
        {i18n._(describeError(result.error))}
      </ErrorState>
    );
  }
  return children(result.data);
}
