import { Trans } from '@lingui/react/macro';
import { isReceivedLate } from '@muster/domain/received-late';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { readerZone, useTimeWords } from './use-time-words.ts';

type ReceivedLateProps = {
  /** When its device says that something was made or signed. */
  readonly statedAt: string;
  /** When the server got it; undefined: not yet. */
  readonly receivedAt: string | undefined;
};

/** Beside a time that a device stated: when it arrived, if that is far from it. */
export function ReceivedLate({ statedAt, receivedAt }: ReceivedLateProps) {
  const times = useTimeWords();
  if (receivedAt === undefined || !isReceivedLate(statedAt, receivedAt)) return null;
  const at = times.dayAndTime(Date.parse(receivedAt), readerZone());
  return (
    <span className="flex gap-1.5 text-14 text-attention-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <Trans>Received {at}</Trans>
      </span>
    </span>
  );
}
