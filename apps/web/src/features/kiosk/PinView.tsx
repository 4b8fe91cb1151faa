import { Trans, useLingui } from '@lingui/react/macro';
import { type KioskPerson, pinLength } from '@muster/contract/kiosk';
import { clsx } from 'clsx';
import Delete from 'lucide-react/icons/delete';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useEffectEvent } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { toTimerText } from '../../ui/duration-parts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { KioskStep } from './kiosk-flow.ts';
import type { KioskFlow } from './use-kiosk-flow.ts';

type PinViewProps = {
  readonly step: Extract<KioskStep, { kind: 'pin' }>;
  readonly person: KioskPerson;
  readonly flow: KioskFlow;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const keyStyle =
  'flex min-h-[clamp(3rem,8.5dvh,4.5rem)] items-center justify-center rounded-card border border-line bg-surface-1 text-28 font-medium tabular-nums shadow-raised transition-colors duration-150 ease-out select-none hover:bg-surface-2 active:bg-surface-3 aria-disabled:opacity-45';

/** Six digits, typed by keys as large as a glove or by a keyboard. They all fit on the smallest phone. */
export function PinView({ step, person, flow }: PinViewProps) {
  const { t } = useLingui();
  const { send } = flow;
  const lockedS = Math.ceil(flow.lockedMs(person.person_id) / 1000);
  const isHeld = person.pin === null || step.isChecking || lockedS > 0;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') send({ type: 'leave' });
    if (isHeld || event.metaKey || event.ctrlKey) return;
    if (/^\d$/.test(event.key)) send({ type: 'digit', digit: event.key });
    if (event.key === 'Backspace') send({ type: 'erase' });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  if (person.pin === null) {
    return (
      <div>
        <h1 className="text-center text-28 font-semibold tracking-title">
          <Trans>You have no PIN yet</Trans>
        </h1>
        <EmptyState icon={KeyRound}>
          <Trans>
            Choose one in the app under My profile, or ask your office for one. Until then, your
            supervisor can clock you in, or you can use your own phone.
          </Trans>
        </EmptyState>
      </div>
    );
  }
  const typed = step.digits.length;
  return (
    <div className="space-y-[clamp(0.75rem,2.5dvh,1.5rem)]">
      <h1 className="text-center text-28 font-semibold tracking-title">
        <Trans>Enter your PIN</Trans>
      </h1>
      <p className="flex justify-center gap-4">
        <span className="sr-only">{t`${typed} of ${pinLength} digits`}</span>
        {Array.from({ length: pinLength }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={clsx(
              'size-5 rounded-chip border-2',
              index < typed ? 'border-choice bg-choice' : 'border-line-control',
            )}
          />
        ))}
      </p>
      <div aria-live="assertive" className="min-h-12">
        {lockedS > 0 ? (
          <Banner tone="danger">
            <Trans>Too many wrong PINs. Wait a moment and try again.</Trans>{' '}
            {/* Read aloud once, not every second. */}
            <span aria-hidden className="tabular-nums">
              {toTimerText(lockedS * 1000)}
            </span>
          </Banner>
        ) : (
          step.isWrong && (
            <Banner tone="danger">
              <Trans>Wrong PIN. Try again.</Trans>
            </Banner>
          )
        )}
      </div>
      <fieldset aria-label={t`Keypad`} className="grid grid-cols-3 gap-2 md:gap-3">
        {digits.map((digit) => (
          <PinKey
            key={digit}
            isHeld={isHeld}
            onPress={() => send({ type: 'digit', digit })}
            label={digit}
          />
        ))}
        <span />
        <PinKey isHeld={isHeld} onPress={() => send({ type: 'digit', digit: '0' })} label="0" />
        <button
          type="button"
          aria-label={t`Erase`}
          aria-disabled={isHeld || undefined}
          onClick={isHeld ? undefined : () => send({ type: 'erase' })}
          className={keyStyle}
        >
          <Delete aria-hidden className="size-7" />
        </button>
      </fieldset>
    </div>
  );
}

function PinKey({
  label,
  isHeld,
  onPress,
}: {
  readonly label: string;
  readonly isHeld: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-disabled={isHeld || undefined}
      onClick={isHeld ? undefined : onPress}
      className={keyStyle}
    >
      {label}
    </button>
  );
}
