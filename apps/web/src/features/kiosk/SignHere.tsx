import { Trans } from '@lingui/react/macro';
import { type KioskAct, type KioskTime, kioskWording } from '@muster/contract/kiosk-time';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { useWallWords } from './use-wall-words.ts';

type SignHereProps = {
  readonly sheet: NonNullable<KioskTime['to_sign']>;
  readonly isBusy: boolean;
  readonly onReading: () => void;
  readonly onSign: (act: KioskAct) => void;
};

/** How long the tablet waits for someone who reads their hours. */
const readingMs = 60_000;
const touchEveryMs = 4000;

/** Shows the hours of a period that is over, day by day, and asks for the signature. */
export function SignHere({ sheet, isBusy, onReading, onSign }: SignHereProps) {
  const words = useWallWords();
  const [isOpen, setOpen] = useState(false);
  const read = useEffectEvent(onReading);
  useEffect(() => {
    if (!isOpen) return;
    let left = readingMs / touchEveryMs;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) read();
    }, touchEveryMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  const { period_from, period_to, content_hash, comment, totals, days } = sheet;
  const from = words.day(period_from);
  const to = words.day(period_to);
  if (!isOpen) {
    return (
      <div className="space-y-2">
        <p>
          <Trans>
            Your timesheet for {from} to {to} is ready to sign.
          </Trans>
        </p>
        <Button size="lg" block onClick={() => setOpen(true)}>
          <Trans>Review and sign</Trans>
        </Button>
      </div>
    );
  }
  const sum = totals.regular_minutes + totals.overtime_minutes + totals.double_minutes;
  return (
    <div className="space-y-3">
      <h2 className="text-18 font-semibold">
        <Trans>
          Timesheet for {from} to {to}
        </Trans>
      </h2>
      {comment !== null && (
        <Banner tone="attention" title={<Trans>Returned</Trans>}>
          {comment}
        </Banner>
      )}
      <dl className="divide-y divide-line">
        {days.map(({ date, minutes }) => (
          <Row key={date} name={words.day(date)} minutes={minutes} />
        ))}
        {totals.adjustment_minutes !== 0 && (
          <Row
            name={<Trans>Corrections to earlier days</Trans>}
            minutes={totals.adjustment_minutes}
          />
        )}
        <Row name={<Trans>Total</Trans>} minutes={sum} isTotal />
        {totals.overtime_minutes + totals.double_minutes > 0 && (
          <Row
            name={<Trans>Overtime included in total</Trans>}
            minutes={totals.overtime_minutes + totals.double_minutes}
          />
        )}
      </dl>
      <p>
        <Trans>I worked these hours, and what I answered about my breaks is true.</Trans>
      </p>
      <Button
        size="lg"
        variant="primary"
        block
        isBusy={isBusy}
        onClick={() => onSign({ kind: 'sign', period_from, content_hash, wording: kioskWording })}
      >
        <Trans>Sign</Trans>
      </Button>
    </div>
  );
}

type RowProps = {
  readonly name: ReactNode;
  readonly minutes: number;
  readonly isTotal?: boolean;
};

function Row({ name, minutes, isTotal = false }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-2 ${isTotal ? 'font-semibold' : ''}`}
    >
      <dt className="min-w-0">{name}</dt>
      <dd>
        {minutes < 0 && '−'}
        <Duration minutes={Math.abs(minutes)} />
      </dd>
    </div>
  );
}
