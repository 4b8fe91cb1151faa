import { Trans, useLingui } from '@lingui/react/macro';
import type { MySchedule, MyShift } from '@muster/contract/my-schedule';
import Check from 'lucide-react/icons/check';
import Navigation from 'lucide-react/icons/navigation';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { dateOf, useShiftWords } from '../use-shift-words.ts';
import { dayName } from './day-name.ts';
import { directionsTo } from './my-days.ts';
import { ShiftBadge, useIsConfirmed } from './ShiftBadge.tsx';
import { useConfirmShift } from './use-confirm-shift.ts';
import { usePlaceWords } from './use-place-words.ts';

type NextShiftCardProps = {
  readonly schedule: Pick<MySchedule, 'today' | 'next'>;
  readonly onOpen: (shift: MyShift) => void;
};

/** The place and time of the person's next shift. */
export function NextShiftCard({ schedule, onOpen }: NextShiftCardProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const places = usePlaceWords();
  const isConfirmed = useIsConfirmed();
  const { confirm, isStoring } = useConfirmShift();
  const { next: shift, today } = schedule;
  if (shift === null) {
    return (
      <Card title={t`Next shift`}>
        <p className="text-ink-2">
          <Trans>Nothing is scheduled for you yet.</Trans>
        </p>
      </Card>
    );
  }
  const directions = directionsTo(shift);
  const detail = places.detail(shift);
  return (
    <Card title={t`Next shift`} actions={<ShiftBadge shift={shift} />}>
      <p className="text-14 font-medium text-ink-2">
        {dayName(dateOf(shift.starts_local), today, t`Today`, t`Tomorrow`, words.longDay)}
      </p>
      <p className="text-28 leading-title font-semibold tracking-title tabular-nums max-[22.5rem]:text-22">
        {words.span(shift)}
      </p>
      <p className="mt-2 text-18">{places.place(shift)}</p>
      {shift.project !== null && shift.project.address !== null && (
        <p className="text-ink-2">{shift.project.address}</p>
      )}
      {detail !== '' && <p className="text-14 text-ink-3">{detail}</p>}
      {shift.note !== null && (
        <p className="mt-3 rounded-control bg-surface-2 px-3 py-2 whitespace-pre-line">
          {shift.note}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!isConfirmed(shift) && (
          <Button
            variant="primary"
            size="lg"
            icon={Check}
            isBusy={isStoring}
            onClick={() => void confirm(shift)}
          >
            <Trans>Confirm</Trans>
          </Button>
        )}
        {directions !== null && (
          <a
            href={directions}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ size: 'lg' })}
          >
            <Navigation aria-hidden className="size-5" />
            <Trans>Directions</Trans>
          </a>
        )}
        <Button size="lg" onClick={() => onOpen(shift)}>
          <Trans>Details</Trans>
        </Button>
      </div>
    </Card>
  );
}
