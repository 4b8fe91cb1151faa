import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { MyScheduleView } from './my/MyScheduleView.tsx';

// Employees never need a board, and a phone has no room for the one with dragging.
const BoardView = lazyPart(async () => ({
  default: (await import('./board/BoardView.tsx')).BoardView,
}));
const PhoneBoard = lazyPart(async () => ({
  default: (await import('./phone/PhoneBoard.tsx')).PhoneBoard,
}));

type Look = 'board' | 'mine';

/** `/schedule`: the user's own schedule, and for those who make it, everyone's: as a board, or as lists on a phone. */
export function SchedulePage() {
  const { t } = useLingui();
  const { role } = useIdentity();
  const isPhone = useIsPhone();
  const [look, setLook] = useState<Look>('board');
  const makesSchedule = role === 'supervisor' || role === 'admin';
  const title = <Trans>Schedule</Trans>;
  const looks = makesSchedule && (
    <div className="print:hidden">
      <SegmentedControl<Look>
        label={t`View`}
        isLabelHidden
        value={look}
        onChange={setLook}
        options={[
          { value: 'board', label: isPhone ? t`Crews` : t`Board` },
          { value: 'mine', label: t`My schedule` },
        ]}
      />
    </div>
  );
  const header = <PageHeader title={title} actions={looks} />;
  if (makesSchedule && look === 'board' && !isPhone) {
    return (
      <div className="flex w-full min-w-0 flex-col gap-3">
        <Suspense
          fallback={
            <>
              <PageHeader title={title} />
              <SkeletonRows count={10} />
            </>
          }
        >
          <BoardView title={title} onMine={() => setLook('mine')} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      {header}
      {makesSchedule && look === 'board' ? (
        <Suspense fallback={<SkeletonRows count={10} />}>
          <PhoneBoard />
        </Suspense>
      ) : (
        <MyScheduleView />
      )}
    </div>
  );
}
