import { type JsaPage, savedJsaSchema } from '@muster/contract/jsa';
import { signedText } from '@muster/domain/jsa/signed-text';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useNow } from '../../data/clock/use-now.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import { jsaActOf } from '../../data/jsa/read-jsa-act.ts';
import { jsaIdOf } from '../../data/jsa/saved-jsa-item.ts';
import { isUnsent, type OutboxItem } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { type SnapshotResult, useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { sha256 } from '../../platform/sha256.ts';

import { jsaPageQuery } from './jsa-queries.ts';
import { asOf, madeHere, withActs, withEdit } from './shown-jsa.ts';
import { usePeople } from './use-people.ts';

const payloadSchema = z.object({ saved: savedJsaSchema });

export type ShownJsa = {
  readonly read: SnapshotResult<JsaPage>;
  /** Includes what is only on this device; null until something is known. */
  readonly page: JsaPage | null;
  readonly unsent: readonly OutboxItem[];
};

/** A JSA as the server knows it, plus this device's changes since. */
export function useShownJsa(jsaId: string): ShownJsa {
  const { user_id, person_id, profile } = useIdentity();
  const nowMs = useNow(60_000);
  const { items } = useOutbox();
  const read = useSnapshotQuery(jsaPageQuery(user_id, jsaId));
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const unsent = items.filter((item) => item.causalKey === `jsa:${jsaId}` && isUnsent(item));
  const edit = unsent.findLast((item) => jsaIdOf(item) === jsaId && !isRefused(item));
  const saved =
    edit === undefined ? null : (payloadSchema.safeParse(edit.payload).data?.saved ?? null);
  const hash = useHash(saved === null ? null : signedText(saved.document));
  const known = read.status === 'ready' ? read.data : null;
  const projectId = known?.jsa.project?.id ?? saved?.project_id ?? null;
  const people = usePeople(projectId);
  const me = {
    person_id: person_id ?? '',
    name: `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim(),
  };

  const waitsForHash = saved !== null && hash === null;
  const base = () => {
    if (saved === null || hash === null) return known;
    if (known === null) {
      const project =
        projects.status === 'ready' ? projects.data.find(({ id }) => id === projectId) : undefined;
      return madeHere(jsaId, saved, hash, me, project ?? null);
    }
    // It has been sent in the meantime, and the server's answer includes it.
    return known.jsa.version > saved.base_version
      ? known
      : withEdit(known, saved, hash, new Date(nowMs).toISOString());
  };
  const shown = waitsForHash ? null : base();
  const acts = unsent.flatMap((item) => {
    const act = isRefused(item) ? null : jsaActOf(item);
    return act === null ? [] : [{ id: item.id, act }];
  });
  const nameOf = (id: string) => people.find((person) => person.person_id === id)?.name ?? me.name;
  return {
    read,
    page: shown === null ? null : asOf(withActs(shown, acts, me, nameOf), nowMs),
    unsent,
  };
}

const isRefused = ({ progress }: OutboxItem) => progress.state === 'attention';

/** Null while it is computed. */
function useHash(text: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['jsa_hash', text],
    queryFn: () => (text === null ? null : sha256(new TextEncoder().encode(text).buffer)),
    networkMode: 'always',
    staleTime: Infinity,
  });
  return data ?? null;
}
