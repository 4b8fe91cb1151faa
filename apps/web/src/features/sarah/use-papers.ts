import type { JsaStart, PreviousJsa } from '@muster/contract/jsa-papers';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { jsaContextQuery } from './context-query.ts';
import { shiftEndAt, type StartPapers } from './start-context.ts';

export type Papers = StartPapers & {
  readonly context: JsaStart | null;
  readonly earlier: readonly PreviousJsa[];
  /** The earlier JSA that Sarah takes offers from; null: none. */
  readonly choose: (id: string | null) => void;
  readonly shiftEnd: string | null;
};

/** What is known of a project before a talk; `copiedId`: the JSA that someone wants to copy. */
export function usePapers(projectId: string | null, copiedId: string | undefined): Papers {
  const { clock } = useData();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(jsaContextQuery(user_id, projectId, copiedId ?? null));
  const [chosenId, choose] = useState<string | null | undefined>(undefined);
  const context = read.status === 'ready' ? read.data : null;
  const earlier = context?.previous ?? [];
  // The latest one unless someone chose: it is only offered.
  const previous =
    chosenId === null ? null : (earlier.find(({ id }) => id === chosenId) ?? earlier[0] ?? null);
  return {
    context,
    earlier,
    previous,
    choose,
    shiftEnd: shiftEndAt(context?.shift_end ?? null, clock.nowMs()),
  };
}
