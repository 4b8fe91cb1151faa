import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createChangeSender } from '../../apps/web/src/data/client/send-change.ts';
import { startCrew, type Crew } from './support/crew.ts';
import type { Fault } from './support/faulty-network.ts';
import { breathe, createPhone, type Phone } from './support/phone.ts';

/** Changes that a screen makes online, over a network that loses their answers. */
let crew: Crew;
const phones: Phone[] = [];

beforeAll(async () => {
  crew = await startCrew(2);
}, 120_000);
afterAll(() => crew?.server.stop());
afterEach(() => {
  for (const phone of phones.splice(0)) phone.kill(0);
});

async function openPhone() {
  const phone = await createPhone(crew.server.url, Date.now());
  phones.push(phone);
  await phone.signIn(crew.workers[0]!);
  const { data } = await phone.tab(0);
  const { send } = createChangeSender(data);
  const versionsSchema = z.array(z.object({ version: z.int() }));
  /** Grows with each change of the profile. */
  const version = async () =>
    (
      await data.api.query(
        (rest) => rest.from('profiles').select('version').eq('id', crew.workers[0]!.userId),
        versionsSchema,
      )
    )[0]!.version;
  /** Lets time pass on the phone until the change has ended. */
  const rename = async (first_name: string) => {
    const ended = send('complete_profile', { first_name, last_name: 'of the crew' });
    const state = { isOver: false };
    const isOver = () => {
      state.isOver = true;
    };
    void ended.then(isOver, isOver);
    while (!state.isOver) {
      await breathe(5);
      await phone.device.advance(1000);
    }
    return ended;
  };
  return { phone, data, version, rename };
}

describe('a change whose answer is lost', () => {
  it.each<Fault>(['lost_answer', 'late_502', 'cut_answer', 'lost_request', 'portal'])(
    '[spec 9.08] is sent again after a %s and made exactly once',
    async (fault) => {
      const { phone, version, rename } = await openPhone();
      const before = await version();
      phone.network.befall([fault]);
      expect(await rename(`After ${fault}`)).toEqual({ verdict: 'applied' });
      expect(await version()).toBe(before + 1);
      expect(phone.network.changes).toEqual(['complete_profile', 'complete_profile']);
    },
  );

  it('[spec 9.08] is sent two more times while the server is in trouble, and not a third', async () => {
    const { phone, version, rename } = await openPhone();
    const before = await version();
    phone.network.befall(['status_503', 'status_500', 'late_502']);
    await expect(rename('Three times')).rejects.toMatchObject({ kind: 'network', status: 502 });
    expect(phone.network.changes).toHaveLength(3);
    expect(await version()).toBe(before + 1);
  });
});

describe('a change that the server judged', () => {
  it('is sent once when it was refused', async () => {
    const { phone, rename } = await openPhone();
    await expect(rename('')).rejects.toMatchObject({
      kind: 'refused',
      code: 'invalid_input',
      detail: 'first_name',
    });
    expect(phone.network.changes).toHaveLength(1);
  });

  it.each<[Fault, string]>([
    ['refused', '22P02'],
    ['throttled', 'over_request_rate_limit'],
  ])('is sent once after 4xx: %s', async (fault, code) => {
    const { phone, version, rename } = await openPhone();
    const before = await version();
    phone.network.befall([fault]);
    await expect(rename('Judged')).rejects.toMatchObject({ code });
    expect(phone.network.changes).toHaveLength(1);
    expect(await version()).toBe(before);
  });
});

it('is not sent again as someone else who has signed in meanwhile', async () => {
  const { phone, data } = await openPhone();
  phone.network.befall(['lost_request']);
  const ended = createChangeSender(data)
    .send('complete_profile', { first_name: 'Mine', last_name: 'alone' })
    .catch((error: unknown) => error);
  while (phone.network.changes.length === 0) await breathe(5);
  await phone.signIn(crew.workers[1]!);
  await phone.device.advance(10_000);
  expect(await ended).toMatchObject({ kind: 'network' });
  expect(phone.network.changes).toHaveLength(1);
});
