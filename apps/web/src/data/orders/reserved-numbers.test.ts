import type { Shape } from '@muster/contract/shape';
import { beforeEach, expect, it } from 'vitest';
import type { LocalStore } from '../../platform/local-store.ts';
import { createPageLocks } from '../../platform/locks.ts';
import { DataError } from '../errors/data-error.ts';
import { purchaseItemKind } from './purchase-item-kind.ts';
import { fillNumbers, numbersLeft, spendNumber } from './reserved-numbers.ts';

const buyer = 'e0000000-0000-4000-8000-000000000001';
const other = 'e0000000-0000-4000-8000-000000000002';
const five = [9, 10, 11, 12, 13].map((at) => `PO-2026-${String(at).padStart(4, '0')}`);

const given: string[] = [];
const kept: { kind: string; payload: unknown }[] = [];
let answer: () => Promise<unknown>;

function openTab(locks = createPageLocks()) {
  const texts = new Map<string, string>();
  const localStore: LocalStore = {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    subscribe: () => () => undefined,
  };
  return {
    api: {
      rpc: async <T>(_name: string, _asked: object, schema: Shape<T>) =>
        schema.parse(await answer()),
    },
    outbox: { view: () => ({ items: kept }) },
    platform: { localStore, locks },
  };
}

const order = (number: string) => {
  given.push(number);
  const said = { number };
  kept.push({
    kind: purchaseItemKind,
    payload: { v: 1, call: 'record_counter_order', said, title: number },
  });
  return Promise.resolve();
};

beforeEach(() => {
  given.length = 0;
  kept.length = 0;
  answer = () => Promise.resolve({ verdict: 'ok', numbers: five });
});

it('gives each number once, the lowest first, and none after the last', async () => {
  const tab = openTab();
  await fillNumbers(tab, buyer);
  const spent = await Promise.all([1, 2, 3, 4, 5, 6].map(() => spendNumber(tab, buyer, order)));
  expect(spent.filter((number) => number !== null)).toEqual(five);
  expect(given).toEqual(five);
  expect(spent.at(-1)).toBeNull();
});

it('does not give a number again that the server still calls unused', async () => {
  const tab = openTab();
  await fillNumbers(tab, buyer);
  await spendNumber(tab, buyer, order);
  // The order hasn't been sent.
  await fillNumbers(tab, buyer);
  expect(numbersLeft(tab, buyer)).toEqual(five.slice(1));
});

it('keeps a number whose order the device had no room for', async () => {
  const tab = openTab();
  await fillNumbers(tab, buyer);
  await expect(spendNumber(tab, buyer, () => Promise.reject(new Error('no room')))).rejects.toThrow(
    'no room',
  );
  expect(numbersLeft(tab, buyer)).toEqual(five);
});

it('keeps its numbers while the server can’t be reached, and gives no one another’s', async () => {
  const tab = openTab();
  await fillNumbers(tab, buyer);
  await spendNumber(tab, buyer, order);
  answer = () => Promise.reject(new DataError({ kind: 'network', message: '' }));
  await fillNumbers(tab, buyer);
  expect(numbersLeft(tab, buyer)).toHaveLength(4);
  expect(numbersLeft(tab, other)).toEqual([]);
});
