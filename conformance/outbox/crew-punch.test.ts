import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { startCrew, type Crew, type Worker } from './support/crew.ts';
import type { Fault } from './support/faulty-network.ts';
import { readLedger } from './support/ledger.ts';
import { createPhone, type Phone } from './support/phone.ts';

/** A lead with a crew of twenty, including themselves, and the number of calls that one save takes. */
let crew: Crew;
let lead: Worker;
const phones: Phone[] = [];

beforeAll(async () => {
  crew = await startCrew(20, 20);
  lead = crew.workers[0]!;
}, 120_000);
afterAll(() => crew?.server.stop());
afterEach(() => {
  for (const phone of phones.splice(0)) phone.kill(0);
});

/** Punches everyone and the given others while offline, then reconnects with these faults. */
async function punchCrew(faults: readonly Fault[], others: readonly string[] = []) {
  const phone = await createPhone(crew.server.url, Date.now());
  phones.push(phone);
  const { data } = await phone.tab(0);
  await phone.signIn(lead);
  phone.device.setOnline(false);
  const people = [...crew.workers.map(({ personId }) => personId), ...others];
  const ids = await data.clock.recordAll(people.map((personId) => ({ kind: 'switch', personId })));
  phone.network.befall(faults);
  phone.device.setOnline(true);
  return {
    phone,
    shows: () => data.outbox.view().items,
    states: () => data.outbox.view().items.map(({ progress }) => progress.state),
    stored: async () => (await readLedger(crew, crew.workers)).filter(({ id }) => ids.includes(id)),
    calls: () => phone.network.sent.map(({ punches }) => punches.length),
  };
}

const all = (state: string) => Array<string>(20).fill(state);

it('sends the punch of twenty people in one call', async () => {
  const { states, stored, calls } = await punchCrew([]);
  await expect.poll(states, { timeout: 15_000 }).toEqual(all('done'));
  expect(await stored()).toHaveLength(20);
  expect(calls()).toEqual([20]);
});

it('doubles no one when the answer is lost on its way, and sends them in one call again', async () => {
  const { phone, states, stored, calls } = await punchCrew(['lost_answer']);
  await phone.finish(lead);
  expect(states()).toEqual(all('done'));
  expect(await stored()).toHaveLength(20);
  expect(calls()).toEqual([20, 20]);
});

it('sends each alone after a call that was refused as a whole, and loses no one', async () => {
  const { states, stored, calls } = await punchCrew(['refused']);
  await expect.poll(states, { timeout: 15_000 }).toEqual(all('done'));
  expect(await stored()).toHaveLength(20);
  expect(calls()).toEqual([20, ...Array<number>(20).fill(1)]);
});

it('takes the twenty where one more in the call is refused, and shows that one', async () => {
  const stranger = randomUUID();
  const { shows, states, stored, calls } = await punchCrew([], [stranger]);
  await expect.poll(states, { timeout: 15_000 }).toEqual([...all('done'), 'attention']);
  expect(shows().at(-1)).toMatchObject({
    personId: stranger,
    progress: { reason: { by: 'verdict', code: 'person_not_allowed' } },
  });
  expect(await stored()).toHaveLength(20);
  expect(calls()).toEqual([21]);
});
