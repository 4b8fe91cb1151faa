import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import type { JsaAct } from './jsa-act.ts';
import { jsaActOutboxKind } from './jsa-act-kind.ts';

/**
 * Keeps a signature, an approval or an end on the device and sends it from there. Resolves once the device has stored
 * it, and throws `StorageError` if it can't.
 */
export function useRecordJsaAct(): (id: string, act: JsaAct) => Promise<void> {
  const { outbox } = useData();
  const { user_id, person_id } = useIdentity();
  const author = { userId: user_id, personId: person_id ?? user_id };
  return async (id, act) => void (await outbox.add(jsaActOutboxKind.toItem({ id, act }, author)));
}
