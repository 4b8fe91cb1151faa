import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { MyScheduleView } from './my/MyScheduleView.tsx';

// Phones and employees never need the board.
const BoardView = lazyPart(async () => ({
  default: (await import('./board/BoardView.tsx')).BoardView,
}));

type Look = 'board' | 'mine';

/** `/schedule`: one's own schedule; the board for those who make it, where there is room. */
export function SchedulePage() {
  const { t } = useLingui();
  const { role } = useIdentity();
  const isPhone = useIsPhone();
  const [look, setLook] = useState<Look>('board');
  const makesSchedule = role === 'supervisor' || role === 'admin';
  const hasBoard = makesSchedule && !isPhone;
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Schedule</Trans>}
        {...(hasBoard && {
          actions: (
            <div className="print:hidden">
              <SegmentedControl<Look>
                label={t`View`}
                isLabelHidden
                value={look}
                onChange={setLook}
                options={[
                  { value: 'board', label: t`Board` },
                  { value: 'mine', label: t`My schedule` },
                ]}
              />
            </div>
          ),
        })}
      />
      {hasBoard && look === 'board' ? (
        <Suspense fallback={<SkeletonRows count={10} />}>
          <BoardView />
        </Suspense>
      ) : (
        <MyScheduleView />
      )}
    </div>
  );
}
