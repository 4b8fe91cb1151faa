import { Trans } from '@lingui/react/macro';
import { lateArrival } from '@muster/domain/received-late';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { readerZone, useTimeWords } from './use-time-words.ts';

type ReceivedLateProps = {
  /** The time that is shown for it. */
  readonly at: string;
  /** When the server got it and what its device said, as the contract's `arrivalShape`; undefined: it is not sent. */
  readonly arrival: Parameters<typeof lateArrival>[1] | undefined;
};

/** Beside a time that a device stated: when it arrived, if that is far from it. */
export function ReceivedLate({ at, arrival }: ReceivedLateProps) {
  const times = useTimeWords();
  const late = lateArrival(at, arrival ?? {});
  if (late === null) return null;
  const shown = (instant: string) => times.dayAndTime(Date.parse(instant), readerZone());
  const received = shown(late.receivedAt);
  const stated = late.statedAt === null ? null : shown(late.statedAt);
  return (
    <span className="flex gap-1.5 text-14 text-attention-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {stated === null ? (
          <Trans>Received {received}</Trans>
        ) : (
          <Trans>
            The device said {stated} · Received {received}
          </Trans>
        )}
      </span>
    </span>
  );
}
