import type { JsaPage, StoredDocument } from '@muster/contract/jsa';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { savedJsaOutboxKind } from '../../data/jsa/saved-jsa-kind.ts';
import { randomId } from '../../platform/random-id.ts';
import { tidied } from './edit-document.ts';

/** Saves the next version through the device's storage; throws `StorageError` where it was not kept. */
export function useSaveEdit({ jsa }: JsaPage) {
  const { outbox } = useData();
  const { user_id, person_id } = useIdentity();
  return async (document: StoredDocument): Promise<void> => {
    const saved = {
      v: 1 as const,
      base_version: jsa.version,
      project_id: jsa.project?.id ?? null,
      made_at: jsa.made_at,
      shift_end: null,
      copied_from: null,
      document: tidied(document),
      transcript: null,
    };
    const author = { userId: user_id, personId: person_id ?? user_id };
    const made = { saveId: randomId(), jsaId: jsa.id, saved };
    await outbox.add(savedJsaOutboxKind.toItem(made, author));
  };
}
