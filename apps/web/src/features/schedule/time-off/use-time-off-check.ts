import { type TimeOffDraft, timeOffCheckSchema } from '@muster/contract/time-off';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { useNetwork } from '../../../data/query/use-network.ts';

/** A request is kept without the answer rather than later. */
const patienceMs = 4000;

/** Asks whether a request can be, before it is kept: throws the refusal. Without an answer the request waits. */
export function useTimeOffCheck(): (request: TimeOffDraft) => Promise<void> {
  const { api, platform } = useData();
  const isOffline = useNetwork() === 'offline';
  return async (request) => {
    if (isOffline) return;
    const answered = api
      .rpc('check_time_off', { request }, timeOffCheckSchema)
      .then(okOrThrow)
      .then(
        () => null,
        (error: unknown) => (error instanceof DataError && error.kind === 'refused' ? error : null),
      );
    const given = new Promise<null>((resume) =>
      platform.clock.after(patienceMs, () => resume(null)),
    );
    const refusal = await Promise.race([answered, given]);
    if (refusal !== null) throw refusal;
  };
}
