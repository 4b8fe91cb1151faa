import type { DecisionAnswer } from '@muster/contract';
import { decideItemVerdictSchema } from '@muster/contract/decide-item';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { crewTimeKey } from '../crew-time-key.ts';

export type DecisionGiven = {
  readonly itemId: string;
  readonly decision: DecisionAnswer;
  /** Needed for all but `accept`. */
  readonly comment: string | null;
  /** With `set_time`: the end of an estimated entry, or the start of one that has none. */
  readonly time: { readonly field: 'ended_at' | 'started_at'; readonly atMs: number } | null;
};

/** Answers a decision item. Fails at once without a network: a decision nobody hears of helps nobody. */
export function useDecideItem() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useMutation<void, Error, DecisionGiven>({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ itemId, decision, comment, time }) => {
      const answer = await api.rpc(
        'decide_item',
        {
          item_id: itemId,
          decision,
          comment,
          ...(time !== null && { [time.field]: new Date(time.atMs).toISOString() }),
        },
        decideItemVerdictSchema,
      );
      if (answer.verdict === 'applied') return;
      throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: crewTimeKey(user_id) }),
  });
}
