import type { LocalStore } from '../../platform/local-store.ts';
import { randomId } from '../../platform/random-id.ts';

const idKey = 'muster.device-report';

/** Belongs to no person: distinguishes this browser from a person's other devices. */
export function reportingDeviceId(localStore: LocalStore): string {
  const id = localStore.get(idKey) ?? randomId();
  localStore.set(idKey, id);
  return id;
}
