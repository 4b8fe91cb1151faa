import { verdictSchema } from '@muster/contract/verdict';
import { randomId } from '../../platform/random-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { isUnsent, type OutboxItem } from '../outbox/item.ts';

const everyMs = 5 * 60_000;
/** No one's in particular: tells this browser from a person's other devices. */
const idKey = 'muster.device-report';

/**
 * Tells the server, now and every five minutes, that this device is in contact and whether it has something to
 * send, for as long as someone looks at it with a network: a crew lead reads "phone last seen", and no one is
 * missed whose punch is still on the way. The returned function ends it. What fails is told the next time.
 */
export function keepReporting({
  api,
  outbox,
  platform: { clock, localStore, network, visibility },
}: {
  readonly api: {
    rpc(name: string, report: object, schema: typeof verdictSchema): Promise<unknown>;
  };
  readonly outbox: {
    view(): { readonly isRead: boolean; readonly items: readonly Pick<OutboxItem, 'progress'>[] };
  };
  readonly platform: Pick<Platform, 'clock' | 'localStore' | 'network' | 'visibility'>;
}): () => void {
  async function report(): Promise<void> {
    const { isRead, items } = outbox.view();
    if (!isRead || !visibility.isVisible() || network.state() === 'offline') return;
    const device_id = localStore.get(idKey) ?? randomId();
    localStore.set(idKey, device_id);
    const told = { device_id, has_unsent: items.some(isUnsent), reminders_until: null };
    await api.rpc('report_device', told, verdictSchema);
  }

  let cancel = () => {};
  function go(): void {
    cancel = clock.after(everyMs, go);
    void report().catch(() => undefined);
  }
  go();
  return () => cancel();
}
