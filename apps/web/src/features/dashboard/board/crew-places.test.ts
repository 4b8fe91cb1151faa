import type { BoardPerson } from '@muster/contract';
import { expect, test } from 'vitest';
import { crewPlaces } from './crew-places.ts';

const person = (facts: Partial<BoardPerson>): BoardPerson => ({
  person_id: facts.name ?? '',
  name: '',
  photo_url: null,
  crew_names: [],
  state: 'on',
  entry_id: null,
  since: null,
  device_since: null,
  project_id: 'bridge',
  project_name: 'Bridge',
  cost_code: null,
  on_break: false,
  break_kind: null,
  break_since: null,
  place_verdict: 'inside',
  site_name: 'Gate',
  flags: [],
  changed_at: null,
  ...facts,
});
const site = (id: string, name: string) => ({ id, name });
const projects = [
  { id: 'bridge', sites: [site('1', 'Gate'), site('2', 'Yard')] },
  { id: 'idle', sites: [site('3', 'Gate')] },
];

test('people are at the site of their own project that their punch names, and off site or without a location they are apart', () => {
  const { places, elsewhere } = crewPlaces(
    [
      person({ name: 'At the gate' }),
      person({ name: 'Nearly', place_verdict: 'uncertain' }),
      person({ name: 'Outside', place_verdict: 'outside' }),
      person({ name: 'No fix', place_verdict: 'no_fix', site_name: null }),
      person({ name: 'Off the clock', state: 'off' }),
    ],
    projects,
  );
  expect(places.map((place) => [place.site.id, place.people.map(({ name }) => name)])).toEqual([
    ['1', ['At the gate', 'Nearly']],
    ['2', []],
  ]);
  expect(elsewhere.map(({ name }) => name)).toEqual(['Outside', 'No fix']);
});
