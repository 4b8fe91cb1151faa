import { Trans, useLingui } from '@lingui/react/macro';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';

/** Longer ones are read aloud to the crew, not across a truck. */
const longFrom = 220;

/** What she says, readable at arm's length. It gets the focus after each answer, so that Tab goes on from it. */
export function Question({
  turn,
  taken,
}: {
  readonly turn: Turn;
  /** What was added just now, where she asks the same again. */
  readonly taken: string | null;
}) {
  const { t } = useLingui();
  const { state } = turn;
  const heading = useRef<HTMLHeadingElement>(null);
  const said = turn.say === '' ? state.lastSay : turn.say;
  useEffect(() => {
    // Who types goes on typing; the question is announced anyway.
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (isFree && said !== '') heading.current?.focus();
    // On a phone the line that is typed in is below it.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <section
      aria-label={t`Sarah’s question`}
      className="flex min-h-40 flex-col justify-center rounded-card bg-surface-2 px-4 py-5 md:min-h-48 md:px-6"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        lang={state.lang}
        aria-live="polite"
        className={clsx(
          'font-semibold tracking-title wrap-anywhere outline-none',
          said.length > longFrom ? 'text-18 md:text-22' : 'text-28 md:text-40',
        )}
      >
        {said}
      </h2>
      {taken !== null && (
        <output className="order-first mb-2 flex items-start gap-1.5 font-medium text-running-ink">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <Trans>
              Added: <bdi lang={state.lang}>{taken}</bdi>
            </Trans>
          </span>
        </output>
      )}
    </section>
  );
}
