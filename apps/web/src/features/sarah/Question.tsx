import { Trans, useLingui } from '@lingui/react/macro';
import { selectOptionalControl, selectOptionalHazard } from '@muster/domain/jsa/facts/find';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { useHint } from './use-hint.ts';

/** Longer texts are read aloud to the crew, not read from across a truck. */
const longFrom = 220;
/** A question up to this length takes three lines on a phone. */
const shortUpTo = 44;

function sizeFor(letters: number): string {
  if (letters > longFrom) return 'text-18 md:text-22';
  return letters > shortUpTo
    ? 'text-22 max-[22.5rem]:text-18 md:text-28'
    : 'text-28 max-[22.5rem]:text-22 md:text-40';
}

/** Sarah's text, readable at arm's length. It gets the focus after each answer, so that Tab continues from there. */
export function Question({
  turn,
  taken,
}: {
  readonly turn: Turn;
  /** The item just added, in case she repeats the question. */
  readonly taken: string | null;
}) {
  const { t } = useLingui();
  const { state } = turn;
  const hint = useHint()(turn);
  const hazard = selectOptionalHazard(state.facts, state.ask.hazards[0]);
  const control = selectOptionalControl(state.facts, state.ask.control);
  const isDirect = turn.asks?.slot === 'direct_control';
  const heading = useRef<HTMLHeadingElement>(null);
  const said = turn.say === '' ? state.lastSay : turn.say;
  useEffect(() => {
    // Don't interrupt someone who is typing; the question is announced anyway.
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (isFree && said !== '') heading.current?.focus();
    // On a phone, the input line is below the question.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <section
      aria-label={t`Sarah’s question`}
      className="flex min-h-32 flex-col justify-center rounded-card bg-surface-2 px-4 py-4 md:min-h-44 md:px-6 md:py-5"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        lang={state.lang}
        aria-live="polite"
        className={clsx(
          'font-semibold tracking-title wrap-anywhere outline-none',
          sizeFor(said.length),
        )}
      >
        {said}
      </h2>
      {isDirect && hazard !== undefined && control !== undefined && (
        // The question only names the hazard and the control briefly.
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <dt className="text-14 leading-6 text-ink-2">{t`Hazard`}</dt>
          <dd lang={state.lang} className="font-medium wrap-anywhere">
            {hazard.text}
          </dd>
          <dt className="text-14 leading-6 text-ink-2">{t`Control`}</dt>
          <dd lang={state.lang} className="font-medium wrap-anywhere">
            {control.text}
          </dd>
        </dl>
      )}
      {hint !== null && <p className="mt-2 text-14 text-ink-2 md:text-16">{hint}</p>}
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
