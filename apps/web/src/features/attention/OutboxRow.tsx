import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { instantOf } from '../../data/clock/predict-clock.ts';
import { keptChangeOf } from '../../data/changes/kept-change.ts';
import { describeCode } from '../../data/errors/words.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { TypedValues } from '../../kit/kept/TypedValues.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { punchOf, useItemWords } from './use-item-words.ts';

type OutboxRowProps = {
  readonly item: OutboxItem;
  /** Buttons for the person to resolve it. */
  readonly actions?: ReactNode;
};

/** One kept item: what was done, when, and why the server doesn't have it. */
export function OutboxRow({ item, actions }: OutboxRowProps) {
  const { i18n } = useLingui();
  const words = useItemWords();
  const punch = punchOf(item);
  const kept = keptChangeOf(item);
  const { progress } = item;
  const isParked = progress.state === 'attention';
  const Icon = isParked ? CircleAlert : Clock;
  const atMs = punch === null ? item.addedAtMs : instantOf(punch).occurredAt;
  return (
    <li className="flex items-start gap-3 px-4 py-3 md:px-5">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isParked ? 'text-danger-ink' : 'text-ink-3'}`}
      />
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{words(item)}</span>
          <TimeOfDay atMs={atMs} zone={punch?.zone ?? readerZone()} withDay />
        </p>
        {isParked && (
          <p className="text-14 text-ink-2">{i18n._(describeCode(progress.reason.code))}</p>
        )}
        {kept !== null && <TypedValues typed={kept.typed} />}
        <p className="text-14 text-ink-3">
          <Trans>
            Saved here <TimeOfDay atMs={item.addedAtMs} zone={readerZone()} withDay />
          </Trans>
          {progress.attempts > 0 && (
            <>
              {' · '}
              <Plural value={progress.attempts} one="tried once" other="tried # times" />
            </>
          )}
          {progress.state === 'sending' && (
            <>
              {' · '}
              <Trans>being sent</Trans>
            </>
          )}
        </p>
        {actions !== undefined && (
          <div className="flex flex-wrap items-start gap-2 pt-1">{actions}</div>
        )}
      </div>
    </li>
  );
}
