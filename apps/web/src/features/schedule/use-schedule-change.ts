import { requestAnswerSchema } from '@muster/contract/my-schedule';
import type { ShiftReason } from '@muster/contract/shift-reasons';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { scheduleKey } from './schedule-queries.ts';

export function useReadScheduleAgain(): () => Promise<void> {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return () => readAgain(queryClient, scheduleKey(user_id));
}

/** Claims, gives away, swaps or decides; each is one function of the server with an id of its own. */
export type RequestChange = {
  readonly call:
    | 'claim_shift'
    | 'give_away_shift'
    | 'offer_swap'
    | 'answer_swap'
    | 'decide_shift_request'
    | 'cancel_shift_request';
  readonly parameters: { readonly request_id: string } & Readonly<Record<string, unknown>>;
};

/** The refusal of a claim or swap that can't be worked, with why. */
class BlockedError extends DataError {
  readonly reasons: readonly ShiftReason[];

  constructor(reasons: readonly ShiftReason[]) {
    super({ kind: 'refused', code: 'blocked', message: 'blocked' });
    this.reasons = reasons;
  }
}

/** Why a change was refused as blocked; null for anything else. */
export function blockingReasons(error: unknown): readonly ShiftReason[] | null {
  return error instanceof BlockedError ? error.reasons : null;
}

/** Online only: hours later it would be about another shift. */
export function useRequestChange() {
  const { api } = useData();
  const readScheduleAgain = useReadScheduleAgain();
  return useVerdictMutation({
    change: ({ call, parameters }: RequestChange, { repeat }) =>
      repeat(async () => {
        const answer = await api.rpc(call, parameters, requestAnswerSchema);
        if (answer.verdict === 'refused' && answer.reasons !== undefined) {
          throw new BlockedError(answer.reasons);
        }
        return okOrThrow(answer);
      }),
    onSettled: readScheduleAgain,
  });
}
