import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCast, type Cast } from './support/cast.ts';
import { ask, registerTablet, type Tablet } from './support/kiosks.ts';

/** The demo's kiosk is told its tablet's key; no other kiosk is. */
let cast: Cast;
let demo: Tablet;
let real: Tablet;
beforeAll(async () => {
  cast = await openCast();
  demo = await registerTablet(cast.database, cast.admin.caller);
  real = await registerTablet(cast.database, cast.foreign.admin.caller);
  await cast.database.query(
    'insert into app.demo_fills (company_id, filled_until) values ($1, now())',
    [cast.company],
  );
});
afterAll(() => cast.close());

const refused = { verdict: 'refused', reason: 'not_allowed' };
const keyFor = (caller: Tablet['caller']) => ask(cast.database, caller, 'demo_kiosk_key()');

describe('the key of a tablet', () => {
  test('is told to no kiosk of a company that is not a demo', async () => {
    expect(await keyFor(real.caller)).toEqual(refused);
  });

  test('is told to no person of the demo, nor to anyone else', async () => {
    for (const { caller } of [cast.admin, cast.supervisor, cast.employee, cast.foreign.admin]) {
      expect(await keyFor(caller)).toEqual(refused);
    }
    expect(await keyFor(cast.superAdmin)).toEqual(refused);
  });

  test('is told to the demo’s kiosk, each its own, until it is removed', async () => {
    const second = await registerTablet(cast.database, cast.admin.caller);
    expect(await keyFor(demo.caller)).toEqual({ verdict: 'ok', device_key: demo.deviceKey });
    expect(await keyFor(second.caller)).toEqual({ verdict: 'ok', device_key: second.deviceKey });
    await ask(cast.database, cast.admin.caller, `revoke_kiosk('${second.kioskId}')`);
    expect(await keyFor(second.caller)).toEqual(refused);
  });
});
