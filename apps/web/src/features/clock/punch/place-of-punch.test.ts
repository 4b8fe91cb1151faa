import { describe, expect, it } from 'vitest';
import type { LocationAnswer } from '../../../platform/location.ts';
import { placeOfPunch } from './place-of-punch.ts';

const tapAtMs = Date.parse('2026-11-20T12:00:00Z');
const pier = { id: 'pier', name: 'Pier 4', lat: 40, lng: -105, radiusM: 150, polygon: null };
function fixAt(lat: number, measuredAtMs = tapAtMs): LocationAnswer {
  return { kind: 'fix', fix: { lat, lng: -105, accuracyM: 8, measuredAtMs, mock: false } };
}

describe('the place of a punch', () => {
  it('is none, and the reason stays, when the phone gave none', () => {
    expect(placeOfPunch({ kind: 'none', reason: 'denied' }, [pier], tapAtMs)).toEqual({
      verdict: 'no_fix',
      fix: null,
      reason: 'denied',
    });
  });

  it('is none by a fix that was old at the tap', () => {
    expect(placeOfPunch(fixAt(40, tapAtMs - 60_001), [pier], tapAtMs)).toMatchObject({
      verdict: 'no_fix',
      fix: null,
    });
  });

  it('is judged by no site where the project has none', () => {
    expect(placeOfPunch(fixAt(40), [], tapAtMs)).toMatchObject({ verdict: 'no_site' });
  });

  it('is outside or inside by the nearest site, also by a fix that came after the tap', () => {
    expect(placeOfPunch(fixAt(40.1), [pier], tapAtMs)).toMatchObject({
      verdict: 'outside',
      siteName: 'Pier 4',
    });
    expect(placeOfPunch(fixAt(40, tapAtMs + 1200), [pier], tapAtMs)).toMatchObject({
      verdict: 'inside',
      siteName: 'Pier 4',
    });
  });
});
