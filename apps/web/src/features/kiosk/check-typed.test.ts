import type { KioskPin } from '@muster/contract/kiosk';
import { describe, expect, it } from 'vitest';
import { derivePin } from '../../data/kiosk/pin-keys.ts';
import { secrets } from '../../platform/secrets.ts';
import { checkTyped } from './check-typed.ts';

const deviceKey = await secrets.keyOf('d'.repeat(64));

async function told(pin: string): Promise<KioskPin> {
  const { salt, iterations, hash } = await derivePin(pin);
  return { salt, iterations, hash: await secrets.mac(deviceKey, hash) };
}

describe('a PIN typed at the tablet', () => {
  it('is right without a question to the server where the tablet knows it', async () => {
    let asked = 0;
    const ask = () => {
      asked += 1;
      return Promise.resolve(null);
    };
    expect(await checkTyped('482913', await told('482913'), deviceKey, ask)).not.toBeNull();
    expect(asked).toBe(0);
  });

  it('is right at the first try where it is younger than what the tablet knows', async () => {
    const [old, young] = await Promise.all([told('482913'), told('739164')]);
    const ask = () => Promise.resolve(young);
    expect(await checkTyped('739164', old, deviceKey, ask)).not.toBeNull();
    expect(await checkTyped('482914', old, deviceKey, ask)).toBeNull();
  });

  it('is wrong where the server has no news, has removed it or gives no answer', async () => {
    const known = await told('482913');
    for (const news of [known, null]) {
      const ask = () => Promise.resolve(news);
      expect(await checkTyped('482914', known, deviceKey, ask)).toBeNull();
    }
    const silent = new Promise<KioskPin | null>(() => undefined);
    expect(await checkTyped('482914', known, deviceKey, () => silent, 10)).toBeNull();
  });
});
