import type { DecisionAnswer } from '@muster/contract';
import { decideItemVerdictSchema } from '@muster/contract/decide-item';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
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
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ itemId, decision, comment, time }: DecisionGiven, { send }) =>
      send(
        'decide_item',
        {
          item_id: itemId,
          decision,
          comment,
          ...(time !== null && { [time.field]: new Date(time.atMs).toISOString() }),
        },
        decideItemVerdictSchema,
      ),

    onSettled: () => queryClient.invalidateQueries({ queryKey: crewTimeKey(user_id) }),
  });
}
