import { describe, expect, test } from 'vitest';
import fences from './cases/fences.json' with { type: 'json' };
import sites from './cases/sites.json' with { type: 'json' };
import type { Site } from './fence-verdict.ts';
import { fenceVerdict } from './fence-verdict.ts';

describe('the fence verdict', () => {
  test.each(fences)('$name', ({ fix, sites: names, verdict, site, distance_m }) => {
    const judged = fenceVerdict({
      sites: names.map(siteOf),
      fix: fix && { lat: fix.lat, lng: fix.lng, accuracyM: fix.accuracy_m, ageMs: fix.age_ms },
    });
    expect(judged?.verdict ?? null).toBe(verdict);
    expect(judged?.siteId ?? null).toBe(site ?? null);
    // The cases state meters to a tenth; cases without a distance expect none.
    expect(Math.abs((judged?.distanceM ?? 0) - (distance_m ?? 0))).toBeLessThan(0.1);
  });
});

function siteOf(name: string): Site {
  const found = Object.entries(sites).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no site ${name}`);
  const { lat, lng, radius_m, polygon } = found[1];
  return {
    id: name,
    lat,
    lng,
    radiusM: radius_m,
    polygon: polygon?.map(([east = 0, north = 0]) => [east, north] as const) ?? null,
  };
}
