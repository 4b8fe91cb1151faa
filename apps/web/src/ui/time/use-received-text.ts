import { useLingui } from '@lingui/react/macro';
import { lateArrival } from '@muster/domain/received-late';

/** When the server got it and what its device said, as the contract's `arrivalShape`; undefined: it is not sent. */
export type Arrival = Parameters<typeof lateArrival>[1] | undefined;

/** Says when a record with the given time arrived, if that is far from it; else null. `shown` formats an instant. */
export function useReceivedText(
  shown: (instant: string) => string,
): (at: string, arrival: Arrival) => string | null {
  const { t } = useLingui();
  return (at, arrival) => {
    const late = lateArrival(at, arrival ?? {});
    if (late === null) return null;
    const received = shown(late.receivedAt);
    if (late.statedAt === null) return t`Received ${received}`;
    const stated = shown(late.statedAt);
    return t`The device said ${stated} · Received ${received}`;
  };
}
