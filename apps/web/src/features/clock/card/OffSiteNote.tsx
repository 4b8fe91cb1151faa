import { Trans, useLingui } from '@lingui/react/macro';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useNow } from '../../../ui/use-now.ts';
import { paidAtMs } from '../../../data/clock/punch-draft.ts';
import type { PunchPhase } from '../punch/punch-phase.ts';
import type { PunchFlow } from '../punch/use-punch.ts';
import { usePunchWords } from '../punch/use-punch-words.ts';

type OffSiteNoteProps = {
  readonly held: Extract<PunchPhase, { kind: 'held' }>;
  readonly flow: PunchFlow;
};

/** A punch off site that the device holds: one more tap adds the reason, Undo removes it. */
export function OffSiteNote({ held, flow }: OffSiteNoteProps) {
  const { t } = useLingui();
  const lengths = useLengthWords();
  const words = usePunchWords();
  const times = useTimeWords();
  const { place, goesAtMs, attempt } = held;
  const { intent, instant } = attempt.tap;
  const breakKind = intent.kind === 'break_start' ? intent.breakKind : null;
  const done = words.done(
    { kind: intent.kind, breakKind },
    times.dayAndTime(paidAtMs(instant), instant.zone),
  );
  const distance = place.verdict === 'outside' ? lengths.distance(place.distanceM) : '';
  const site = place.verdict === 'outside' ? place.siteName : '';
  const reasons = [t`Getting material`, t`Between sites`, t`Working elsewhere`, t`Map is wrong`];
  return (
    <fieldset
      aria-label={t`Off site`}
      className="min-w-0 space-y-3 rounded-card bg-attention-soft p-3"
    >
      <div className="flex items-start gap-2 text-14 max-[22.5rem]:flex-wrap">
        <MapPinOff aria-hidden className="mt-0.5 size-4.5 shrink-0 text-attention-ink" />
        <output className="min-w-0 flex-1 max-[22.5rem]:basis-4/5">
          <span className="block font-medium">{done}</span>
          {t`Off site: ${distance} from ${site}.`} <Trans>Why?</Trans>
        </output>
        <Button size="sm" onClick={flow.cancel}>
          <Trans>Undo</Trans>
        </Button>
      </div>
      {/* One row that scrolls: wrapped, it would take a phone's whole screen. */}
      <div className="-mx-3 -my-1 flex gap-2 overflow-x-auto px-3 py-1 *:shrink-0 md:flex-wrap">
        {reasons.map((reason) => (
          <Chip key={reason} isChosen={false} onChange={() => flow.addReason(reason)}>
            {reason}
          </Chip>
        ))}
        <Chip isChosen={false} onChange={() => flow.setWriting(true)}>
          <Trans>Other reason</Trans>
        </Chip>
      </div>
      <p className="min-h-[1lh] text-14 text-ink-2 tabular-nums">
        {goesAtMs !== null && <SecondsLeft goesAtMs={goesAtMs} />}
      </p>
    </fieldset>
  );
}

/** A component of its own, so that nothing else renders every second. */
function SecondsLeft({ goesAtMs }: { readonly goesAtMs: number }) {
  const nowMs = useNow();
  const seconds = Math.max(0, Math.ceil((goesAtMs - nowMs) / 1000));
  return <Trans>Sends without a reason in {seconds} s</Trans>;
}
