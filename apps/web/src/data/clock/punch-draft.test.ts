import { punchSchema } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { buildPunch, type PunchDraft } from './punch-draft.ts';

const fixed = {
  id: '00000000-0000-4000-8000-000000000001',
  personId: '00000000-0000-4000-8000-000000000002',
  instant: {
    wallMs: Date.UTC(2026, 5, 1, 6),
    zone: 'America/Denver',
    utcOffsetMinutes: -360,
    skewMs: 0,
    skewAgeMs: 0,
    online: true,
  },
  device: { deviceId: '00000000-0000-4000-8000-000000000003', deviceSeq: 1 },
};
const build = (draft: Omit<PunchDraft, 'kind'>) => buildPunch({ kind: 'in', ...draft }, fixed);
const place = { lat: 39.7, lng: -105, accuracyM: 10, measuredAtMs: 0, mock: false };

describe('a punch as it will be sent', () => {
  it('holds nothing that a database can’t store: no half of an emoji, no zero character', () => {
    const punch = build({ note: 'Roof 👷\ud83d', outsideReason: 'mat\0erial' });
    expect(punch).toMatchObject({ note: 'Roof 👷', outside_reason: 'material' });
  });

  it.each([
    { lat: Number.NaN },
    { lng: Number.POSITIVE_INFINITY },
    { accuracyM: Number.NaN },
    { accuracyM: -1 },
  ])('is whole without a place that was not measured: %o', (broken) => {
    const punch = build({ location: { ...place, ...broken } });
    expect(punch.location).toBeNull();
    expect(punchSchema.safeParse(JSON.parse(JSON.stringify(punch))).success).toBe(true);
  });

  it('keeps the place that was', () => {
    expect(build({ location: place }).location).toMatchObject({ lat: 39.7, accuracy_m: 10 });
  });
});
