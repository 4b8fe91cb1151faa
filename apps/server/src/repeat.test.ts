import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('closing tells the round under way, waits for it and begins no other', async () => {
  const began = Promise.withResolvers<() => boolean>();
  const end = Promise.withResolvers<void>();
  let rounds = 0;
  const repeated = repeat({
    everyMs: 1,
    startsAtOnce: true,
    async round(isClosing) {
      rounds += 1;
      began.resolve(isClosing);
      await end.promise;
    },
    onError: () => expect.unreachable(),
  });
  const isClosing = await began.promise;
  expect(isClosing()).toBe(false);
  let isClosed = false;
  const closed = repeated.close().then(() => (isClosed = true));
  expect([isClosing(), isClosed]).toEqual([true, false]);
  end.resolve();
  await closed;
  expect(rounds).toBe(1);
});

test('a round that failed is told and followed by another', async () => {
  const again = Promise.withResolvers<void>();
  const told: unknown[] = [];
  let rounds = 0;
  const repeated = repeat({
    everyMs: 1,
    async round() {
      rounds += 1;
      if (rounds === 1) throw new Error('once');
      again.resolve();
    },
    onError: (error) => told.push(error),
  });
  await again.promise;
  await repeated.close();
  expect(told).toEqual([new Error('once')]);
});

test('what fails because of the closing is no one’s concern', async () => {
  const began = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const told: unknown[] = [];
  const repeated = repeat({
    everyMs: 1,
    round() {
      began.resolve();
      return end.promise;
    },
    onError: (error) => told.push(error),
  });
  await began.promise;
  const closed = repeated.close();
  end.reject(new Error('the database is closed'));
  await closed;
  expect(told).toEqual([]);
});
