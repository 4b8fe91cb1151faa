import { expect, test } from 'vitest';

import { createTextBatch } from './text-batch.ts';

test('a batch has the texts that were put in last, of any length', () => {
  const batch = createTextBatch();
  expect([...batch.texts()]).toEqual([]);
  for (const texts of [['Núñez', '', '👷 x'], ['long '.repeat(1_000), 'b'], ['c'], []]) {
    batch.fill(texts);
    expect([...batch.texts()]).toEqual(texts);
  }
});
