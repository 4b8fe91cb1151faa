import { useLingui } from '@lingui/react/macro';
import type { JsaPage, StoredDocument } from '@muster/contract/jsa';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError, describeStorageTrouble } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { savedJsaOutboxKind } from '../../data/jsa/saved-jsa-kind.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { randomId } from '../../platform/random-id.ts';
import { notify } from '../../ui/notices.ts';
import { tidied } from './edit-document.ts';

/** Saves the next version through the device's storage; answers whether it was kept. */
export function useSaveEdit({ jsa }: JsaPage) {
  const { t, i18n } = useLingui();
  const { outbox } = useData();
  const { user_id, person_id } = useIdentity();
  const [isBusy, setBusy] = useState(false);
  async function save(document: StoredDocument): Promise<boolean> {
    setBusy(true);
    try {
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
      return true;
    } catch (error) {
      void notify({
        id: 'jsa-edit',
        tone: 'destructive',
        title: t`Nothing was saved`,
        body: i18n._(
          error instanceof StorageError
            ? describeStorageTrouble(error.trouble)
            : describeError(error),
        ),
      });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { save, isBusy };
}
