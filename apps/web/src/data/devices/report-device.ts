import { verdictSchema } from '@muster/contract/verdict';
import type { LocalStore } from '../../platform/local-store.ts';
import type { Account } from '../identity/account.ts';
import { isUnsent, type OutboxItem } from '../outbox/item.ts';
import { coverOf } from './cover.ts';
import { reportingDeviceId } from './device-id.ts';
import { type DeviceFactSources, factsToTell } from './device-facts.ts';

export type DeviceReporter = {
  readonly api: {
    rpc(name: string, report: object, schema: typeof verdictSchema): Promise<unknown>;
  };
  readonly account: Pick<Account, 'state'>;
  readonly outbox: {
    view(): { readonly isRead: boolean; readonly items: readonly Pick<OutboxItem, 'progress'>[] };
  };
  readonly platform: DeviceFactSources['platform'] & { readonly localStore: LocalStore };
  readonly skew: DeviceFactSources['skew'];
  readonly appVersion: string;
};

/**
 * Reports to the server that this device is in contact, whether it has something to send, and until when it reminds its
 * user on its own. The device's facts are included if they have changed or after 15 minutes. Does nothing before the
 * outbox has been read.
 */
export async function reportDevice(reporter: DeviceReporter): Promise<void> {
  const { api, account, outbox } = reporter;
  const { localStore } = reporter.platform;
  const { isRead, items } = outbox.view();
  if (!isRead) return;
  const state = account.state();
  const userId = state.kind === 'signed_in' ? state.identity.user_id : null;
  const cover = coverOf(localStore, userId);
  const unsentItems = items.filter(isUnsent).length;
  const facts = await factsToTell({ ...reporter, userId, unsentItems });
  await api.rpc(
    'report_device',
    {
      device_id: reportingDeviceId(localStore),
      has_unsent: unsentItems > 0,
      reminders_until: cover === null ? null : new Date(cover.untilMs).toISOString(),
      schedule_version: cover === null ? null : cover.version,
      facts: facts.tell,
    },
    verdictSchema,
  );
  facts.wereTold();
}
