import type { JsaStart, PreviousJsa } from '@muster/contract/jsa-papers';
import type { Language } from '@muster/domain/languages';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { jsaContextQuery } from './context-query.ts';
import { offeredJsa, shiftEndAt, type StartPapers } from './start-context.ts';

/** How long a talk waits for its papers before it starts without them. */
const patienceMs = 3000;

export type Papers = StartPapers & {
  readonly context: JsaStart | null;
  readonly earlier: readonly PreviousJsa[];
  /** Chooses the earlier JSA that Sarah takes offers from; null: none. */
  readonly choose: (id: string | null) => void;
  readonly shiftEnd: string | null;
  /** Resolves to the papers for a talk that starts now. */
  readonly forStart: () => Promise<StartPapers>;
};

/** Reads the papers known for a project before a talk; `copiedId` is the JSA to copy. */
export function usePapers(
  projectId: string | null,
  copiedId: string | undefined,
  lang: Language,
): Papers {
  const { clock, platform, snapshots } = useData();
  const { user_id } = useIdentity();
  const query = jsaContextQuery(user_id, projectId, copiedId ?? null);
  const read = useSnapshotQuery(query);
  const [chosenId, choose] = useState<string | null | undefined>(undefined);
  const context = read.status === 'ready' ? read.data : null;
  const papersOf = (known: JsaStart | null): StartPapers => {
    const earlier = known?.previous ?? [];
    const chosen = earlier.find(({ id }) => id === chosenId);
    const offered = chosen ?? offeredJsa(earlier, { projectId, copiedId, lang });
    return { context: known, previous: chosenId === null ? null : offered };
  };
  return {
    ...papersOf(context),
    earlier: context?.previous ?? [],
    choose,
    shiftEnd: shiftEndAt(context?.shift_end ?? null, clock.nowMs()),
    forStart: async () => {
      if (read.status !== 'loading') return papersOf(context);
      const asked = snapshots.fetch(query).then(
        ({ data }) => data,
        () => null,
      );
      const late = new Promise<null>(
        (resolve) => void platform.clock.after(patienceMs, () => resolve(null)),
      );
      return papersOf(await Promise.race([asked, late]));
    },
  };
}
