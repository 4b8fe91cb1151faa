import type { DemoData } from './demo-data.ts';
import type { CrewPlan } from './plan-punches.ts';

/** Returns the demo's crews for tests, without a database: ids are crew and position, and project names. */
export function crewsOf(data: DemoData): CrewPlan[] {
  let number = 0;
  return data.crews.map((crew, index) => ({
    crew,
    workers: Array.from({ length: crew.size }, (_, place) => ({
      personId: `${index}/${place}`,
      number: (number += 1),
      place,
      hasLogin: place < crew.size - crew.without_login,
    })),
    projects: crew.projects.map((name) => ({
      id: name,
      site: { name, lat: 40.5, lng: -105, radius_m: 150 },
    })),
    codeIds: crew.codes,
    kioskId: index === 0 ? 'kiosk' : null,
  }));
}
