import { describe, expect, it } from 'vitest';
import { secrets } from '../../platform/secrets.ts';
import { checkPin, derivePin, isWeakPin, randomPin } from './pin-keys.ts';

describe('a PIN', () => {
  it('that anyone would try first is weak', () => {
    for (const pin of [
      '000000',
      '111111',
      '123456',
      '654321',
      '112233',
      '135135',
      '112211',
      '246813',
    ]) {
      expect([pin, isWeakPin(pin)]).toEqual([pin, pin !== '246813']);
    }
  });

  it('by chance has six digits and is not weak', () => {
    const pins = Array.from({ length: 300 }, randomPin);
    expect(pins.filter((pin) => !/^\d{6}$/.test(pin) || isWeakPin(pin))).toEqual([]);
    expect(new Set(pins).size).toBeGreaterThan(290);
  });

  it('is checked by what the tablet was told, and proves only where it was typed rightly', async () => {
    const deviceKey = await secrets.keyOf('d'.repeat(64));
    const stored = await derivePin('482913');
    const told = {
      salt: stored.salt,
      iterations: stored.iterations,
      hash: await secrets.mac(deviceKey, stored.hash),
    };
    expect(await checkPin('482914', told, deviceKey)).toBeNull();
    expect(await checkPin('482913', told, await secrets.keyOf('e'.repeat(64)))).toBeNull();
    const proven = await checkPin('482913', told, deviceKey);
    const punch = { id: 'an-id', kind: 'in', deviceAt: '2026-11-20T06:58:00.000Z' };
    const proofKey = await secrets.keyOf(stored.proof_key);
    expect(await proven?.prove(punch)).toBe(
      await secrets.mac(
        deviceKey,
        await secrets.mac(proofKey, 'muster punch|an-id|in|2026-11-20T06:58:00.000Z'),
      ),
    );
  });
});
