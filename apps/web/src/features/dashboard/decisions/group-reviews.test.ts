import { describe, expect, it } from 'vitest';
import { countsWithAnother, groupReviews, needsPicture } from './group-reviews.ts';
import type { OpenDecision } from './open-decisions-query.ts';

let nextId = 0;
function review(personId: string, at: string, zone = 'America/Denver'): OpenDecision {
  nextId += 1;
  return {
    id: `item-${nextId}`,
    kind: 'late_arrival',
    created_at: at,
    person: { person_id: personId, first_name: 'New', last_name: personId },
    punch: {
      kind: 'in',
      break_kind: null,
      occurred_at: at,
      received_at: at,
      device_at: at,
      zone,
      note: null,
      project: null,
      entry: null,
    },
  };
}

describe('reviews by person and day', () => {
  it('puts days apart by the clocks where the punch was made', () => {
    // One hour apart, on both sides of midnight in Denver.
    const items = [review('a', '2026-06-02T06:30:00Z'), review('a', '2026-06-02T05:30:00Z')];
    const [person] = groupReviews(items);
    expect(person?.days.map(({ dayKey }) => dayKey)).toEqual(['2026-06-01', '2026-06-02']);
    const [inLondon] = groupReviews(
      items.map((item) => ({ ...item, punch: { ...item.punch, zone: 'Europe/London' } })),
    );
    expect(inLondon?.days).toHaveLength(1);
    expect(inLondon?.days[0]?.items.map(({ id }) => id)).toEqual([items[1]?.id, items[0]?.id]);
  });

  it('keeps people apart, the one who has waited longest first', () => {
    const items = [
      review('b', '2026-06-03T12:00:00Z'),
      review('a', '2026-06-01T12:00:00Z'),
      review('b', '2026-06-02T12:00:00Z'),
    ];
    expect(groupReviews(items).map(({ personId, days }) => [personId, days.length])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect(groupReviews([])).toEqual([]);
  });

  it('asks for a look at a picture that there may be', () => {
    const plain = review('a', '2026-06-01T12:00:00Z');
    const pin = { ...plain, kind: 'pin_unproven' };
    expect(needsPicture(plain)).toBe(false);
    expect(needsPicture(pin)).toBe(true);
    expect(needsPicture({ ...pin, punch: { ...pin.punch, photo_id: null } })).toBe(false);
  });

  it('knows a punch that counts once the clock-in before it is approved', () => {
    const out = (at: string): OpenDecision => {
      const item = review('a', at);
      return { ...item, kind: 'missing_in', punch: { ...item.punch, kind: 'out' } };
    };
    const clockIn = review('a', '2026-06-01T12:00:00Z');
    expect(countsWithAnother(out('2026-06-02T12:00:00Z'), [clockIn])).toBe(true);
    // More than a day later, before it, or after one that is counted already, nothing would change.
    expect(countsWithAnother(out('2026-06-02T12:00:01Z'), [clockIn])).toBe(false);
    expect(countsWithAnother(out('2026-06-01T11:59:00Z'), [clockIn])).toBe(false);
    expect(countsWithAnother(out('2026-06-01T15:00:00Z'), [{ ...clockIn, kind: 'disputed' }])).toBe(
      false,
    );
    expect(countsWithAnother(clockIn, [clockIn])).toBe(false);
  });
});
