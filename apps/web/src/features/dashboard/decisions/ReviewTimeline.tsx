import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Button } from '../../../ui/Button.tsx';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { usePunchNames } from '../../../ui/time/use-punch-names.ts';
import { needsPicture, occurredAtMs } from './group-reviews.ts';
import type { OpenDecision } from './open-decisions-query.ts';
import { useDecisionWords } from './use-decision-words.ts';

type ReviewTimelineProps = {
  readonly label: string;
  readonly items: readonly OpenDecision[];
  /** True if the suggested answers differ, so that each row shows its own. */
  readonly isMixed: boolean;
  /** Ids of the items that count once another one is approved. */
  readonly following: ReadonlySet<string>;
  readonly onOther: (item: OpenDecision) => void;
};

/** One day's punches in order: when, what, and why they need review. */
export function ReviewTimeline({ label, items, isMixed, following, onOther }: ReviewTimelineProps) {
  const { t } = useLingui();
  const words = useDecisionWords();
  const punchName = usePunchNames();
  return (
    <ol aria-label={label} className="space-y-2">
      {items.map((item) => {
        const { punch, kind } = item;
        const what = punchName(punch);
        const end = punch.entry?.ended_at ?? null;
        return (
          <li
            key={item.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 md:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
          >
            <span className="self-center pt-0.5 text-14 text-ink-2 md:self-start">
              <TimeOfDay atMs={occurredAtMs(item)} zone={punch.zone} />
            </span>
            <div className="col-span-2 min-w-0 md:col-span-1">
              <p>
                <span className="font-medium">{what}</span>
                {punch.project !== null && ` · ${punch.project.name}`}
              </p>
              <p className="text-14 text-ink-2">
                {following.has(item.id) ? (
                  <Trans>Counts once the clock-in is approved.</Trans>
                ) : (
                  words.why(kind)
                )}
                {kind === 'estimated_close' && end !== null && (
                  <>
                    {' '}
                    <Trans>
                      Estimated end: <TimeOfDay atMs={Date.parse(end)} zone={punch.zone} withDay />
                    </Trans>
                  </>
                )}
              </p>
              {isMixed && !needsPicture(item) && !following.has(item.id) && (
                <p className="text-14 text-ink-2">
                  <Trans>Suggested: {words.accept(kind)}</Trans>
                </p>
              )}
              {punch.answer?.reason && (
                <p className="text-14 text-ink-2">“{punch.answer.reason}”</p>
              )}
              {punch.note !== null && <p className="text-14 text-ink-2">“{punch.note}”</p>}
            </div>
            <Button
              size="sm"
              // On a phone, it shares a line with the time.
              className={clsx(
                'col-start-2 row-start-1 self-start whitespace-nowrap md:col-start-3',
                !needsPicture(item) && '-mr-3 max-w-none md:mr-0',
              )}
              variant={needsPicture(item) ? 'secondary' : 'quiet'}
              aria-label={needsPicture(item) ? t`View photo` : t`Other options for ${what}`}
              onClick={() => onOther(item)}
            >
              {needsPicture(item) ? <Trans>View photo</Trans> : <Trans>Other options</Trans>}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
