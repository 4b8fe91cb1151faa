import { describe, expect, it } from 'vitest';
import { certificateState } from './certificate-state.ts';

describe('a certificate', () => {
  it.each([
    ['2026-11-19', 'expired'],
    ['2026-11-20', 'expiring'],
    ['2026-12-20', 'expiring'],
    ['2026-12-21', 'valid'],
    [null, 'valid'],
  ])('that ends on %s is %s on 20 November', (expiresOn, state) => {
    expect(certificateState(expiresOn, '2026-11-20')).toBe(state);
  });
});
