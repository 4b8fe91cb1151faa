import type { Language } from '@muster/domain/languages';
import { Plural, Trans } from '@lingui/react/macro';
import type { KioskPerson } from '@muster/contract/kiosk';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { resetAfterMs } from './kiosk-flow.ts';

type FlowFrameProps = {
  readonly person: KioskPerson;
  /** When it changes, keyboard focus and screen readers start again at the top. */
  readonly stepName: string;
  readonly secondsLeft: number | null;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** The frame around each step of one person: their name, the countdown until the tablet resets, and a way out. */
export function FlowFrame({
  person,
  stepName,
  secondsLeft,
  language,
  onLanguage,
  onLeave,
  children,
}: FlowFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface-0">
      <header className="border-b border-line bg-surface-1">
        <Countdown secondsLeft={secondsLeft} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-8">
          <span className="hidden md:block">
            <Avatar name={person.name} size="lg" />
          </span>
          <p className="min-w-0 basis-full text-22 font-semibold tracking-title break-words md:flex-1 md:basis-0">
            <bdi>{person.name}</bdi>
          </p>
          <div className="flex min-w-0 flex-1 items-center justify-between gap-4 md:flex-none">
            <LanguageSwitch language={language} onChange={onLanguage} />
            <Button size="lg" icon={X} className="shrink-0" onClick={onLeave}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
      </header>
      <main
        key={stepName}
        ref={takeFocus}
        tabIndex={-1}
        className={clsx(
          'mx-auto flex w-full max-w-[34rem] flex-1 flex-col gap-6 px-4 py-[clamp(0.75rem,2.5dvh,1.5rem)] outline-none',
          // The person's hours load later and appear below the clock, so no button moves under a finger.
          stepName !== 'clock' && 'justify-center',
        )}
      >
        {children}
      </main>
    </div>
  );
}

/** Moves the focus to the new step, since the pressed button went away with the old one. */
function takeFocus(main: HTMLElement | null): void {
  main?.focus({ preventScroll: true });
}

/** A countdown that everyone at the tablet can see, but that isn't announced every second. */
function Countdown({ secondsLeft }: { readonly secondsLeft: number | null }) {
  const share = secondsLeft === null ? 1 : Math.min(1, (secondsLeft * 1000) / resetAfterMs);
  return (
    <div className="flex items-center gap-3 px-4 pt-3 md:px-8">
      <div className="h-1.5 min-w-0 flex-1 overflow-clip rounded-chip bg-surface-3">
        <div
          className="h-full rounded-chip bg-choice transition-[width] duration-200 ease-out"
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="w-24 text-right text-14 text-ink-2 tabular-nums">
        {secondsLeft !== null && <Plural value={secondsLeft} one="# second" other="# seconds" />}
      </p>
    </div>
  );
}
