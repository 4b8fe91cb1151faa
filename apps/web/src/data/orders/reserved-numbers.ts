import { reservedNumbersSchema } from '@muster/contract/counter-orders';
import { orderLimits } from '@muster/contract/purchase-orders';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.ts';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { reportingDeviceId } from '../devices/device-id.ts';
import type { Data } from '../data.ts';
import { DataError } from '../errors/data-error.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { personalKeys } from '../storage/personal-texts.ts';
import { purchaseOf } from './purchase-item.ts';

type Held = {
  readonly api: Pick<Data['api'], 'rpc'>;
  readonly outbox: { view(): { readonly items: readonly Pick<OutboxItem, 'kind' | 'payload'>[] } };
  readonly platform: Pick<Platform, 'localStore' | 'locks'>;
};

const keptSchema = z.array(z.string());
const lockWaitMs = 5000;

/** Returns the numbers that this device reserved for the user and no order uses yet, lowest first. */
export function numbersLeft({ outbox, platform }: Held, userId: string): readonly string[] {
  const used = new Set(
    outbox.view().items.flatMap((item) => purchaseOf(item)?.said['number'] ?? []),
  );
  return keptNumbers(platform, userId).filter((number) => !used.has(number));
}

/**
 * Asks the server for numbers if fewer than five are left. If it can't be reached, or the user buys nothing, the
 * numbers that are left stay.
 */
export async function fillNumbers(held: Held, userId: string): Promise<void> {
  const { api, platform } = held;
  if (numbersLeft(held, userId).length >= orderLimits.reservedNumbers) return;
  const asked = { device_id: reportingDeviceId(platform.localStore) };
  try {
    const answer = await api.rpc('reserve_order_numbers', asked, reservedNumbersSchema);
    const { numbers } = okOrThrow(answer);
    await whileLocked(platform, userId, async () => keepNumbers(platform, userId, numbers));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
  }
}

/**
 * Passes the lowest number to `keep`, which stores an order under it; this device never gives it out again. Two tabs
 * never use the same one. Returns null if none is left.
 */
export async function spendNumber(
  held: Held,
  userId: string,
  keep: (number: string) => Promise<void>,
): Promise<string | null> {
  const { platform } = held;
  const used = await whileLocked(platform, userId, async () => {
    const [number, ...rest] = numbersLeft(held, userId);
    if (number === undefined) return null;
    await keep(number);
    keepNumbers(platform, userId, rest);
    return number;
  });
  return used.ran ? used.value : null;
}

function whileLocked<T>({ locks }: Held['platform'], userId: string, work: () => Promise<T>) {
  return locks.run(`order-numbers:${userId}`, lockWaitMs, work);
}

function keptNumbers({ localStore }: Held['platform'], userId: string): readonly string[] {
  const text = localStore.get(personalKeys.orderNumbers(userId));
  if (text === null) return [];
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

function keepNumbers(
  { localStore }: Held['platform'],
  userId: string,
  numbers: readonly string[],
): void {
  localStore.set(personalKeys.orderNumbers(userId), JSON.stringify(numbers.toSorted()));
}
