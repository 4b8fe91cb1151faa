import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type Arrival, useReceivedText } from './use-received-text.ts';
import { readerZone, useTimeWords } from './use-time-words.ts';

type ReceivedLateProps = {
  /** The time that is shown for it. */
  readonly at: string;
  readonly arrival: Arrival;
};

/** Beside a time that a device stated: when it arrived, if that is far from it. */
export function ReceivedLate({ at, arrival }: ReceivedLateProps) {
  const times = useTimeWords();
  const receivedText = useReceivedText((instant) =>
    times.dayAndTime(Date.parse(instant), readerZone()),
  );
  const text = receivedText(at, arrival);
  if (text === null) return null;
  return (
    <span className="flex gap-1.5 text-14 text-attention-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{text}</span>
    </span>
  );
}
