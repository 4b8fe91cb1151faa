import type { HoldKind } from '@muster/contract/legal-holds';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';

export type HoldFacts = {
  readonly kind: HoldKind;
  readonly person_id: string | null;
  readonly project_id: string | null;
  readonly reason: string;
  readonly until: string | null;
};

type HoldChange =
  | { readonly change: 'set'; readonly id: string; readonly facts: HoldFacts }
  | { readonly change: 'end'; readonly id: string; readonly reason: string };

/** Sets or ends a legal hold. This also changes what the next deletion run removes. */
export function useHoldChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: (made: HoldChange, { send }) =>
      made.change === 'set'
        ? send('set_legal_hold', { hold_id: made.id, facts: made.facts })
        : send('end_legal_hold', { hold_id: made.id, reason: made.reason }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'data_rights') }),
  });
}
