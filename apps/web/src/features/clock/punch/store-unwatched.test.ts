import { expect, it } from 'vitest';
import { createClockPhone } from '../../../data/clock/simulated-clock.ts';
import { StorageError, type StorageTrouble } from '../../../data/storage/connection.ts';
import { randomId } from '../../../platform/random-id.ts';
import { storeUnwatched } from './store-unwatched.ts';

/** Someone taps and goes to another page before the tap is stored. */
async function leftCard() {
  const { data, tab, punches } = await createClockPhone();
  const tap = { id: randomId(), kind: 'in' as const, instant: data.clock.instant() };
  const told: StorageTrouble[] = [];
  return {
    tap,
    told,
    punches,
    store: (clock: Parameters<typeof storeUnwatched>[0] = data.clock) =>
      storeUnwatched(clock, [tap], data.heldPunches.hold([tap]), (trouble) => told.push(trouble)),
    lookAgain: () => {
      tab.show(false);
      tab.show(true);
    },
  };
}

const full = {
  recordAll: async () => {
    throw new StorageError('no_room');
  },
};

it('a punch whose person has left the card is told of when it is not saved, and recorded later by the same page', async () => {
  const { tap, told, store, lookAgain, punches } = await leftCard();
  await store(full);
  expect(told).toEqual(['no_room']);
  expect(await punches()).toEqual([]);
  await expect
    .poll(() => {
      lookAgain();
      return punches();
    })
    .toMatchObject([{ id: tap.id, device_at: '2026-06-01T06:00:00.000Z' }]);
  expect(told).toHaveLength(1);
});

it('a punch whose person has left the card is told of to no one when it is saved', async () => {
  const { tap, told, store, punches } = await leftCard();
  await store();
  expect(await punches()).toMatchObject([{ id: tap.id }]);
  expect(told).toEqual([]);
});
