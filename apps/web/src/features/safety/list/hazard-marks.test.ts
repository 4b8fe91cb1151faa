import type { HazardRow } from '@muster/contract/safety';
import { expect, test } from 'vitest';
import { byProject, isPlaced, marksOf } from './hazard-marks.ts';

const size = { width: 400, height: 300 };
const center = { lat: 40.5, lng: -105 };

const hazard = (number: number, given: Partial<HazardRow>): HazardRow => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  state: 'open',
  band: 'high',
  score: 12,
  severity: 4,
  likelihood: 3,
  what: 'Open edge',
  place: null,
  project: null,
  lat: null,
  lng: null,
  is_anonymous: false,
  reported_at: '2026-11-02T15:00:00Z',
  due_on: '2026-11-05',
  is_overdue: false,
  assignee: null,
  open_actions: 0,
  photos: 0,
  ...given,
});
const numbers = (hazards: readonly HazardRow[]) => hazards.map(({ number }) => number);

test('joins hazards that a finger can’t press apart, and parts them when the map is closer', () => {
  const placed = [
    hazard(1, { lat: 40.5, lng: -105 }),
    hazard(2, { lat: 40.52, lng: -105 }),
    hazard(3, { lat: 40.5004, lng: -105 }),
  ].filter(isPlaced);
  const far = marksOf(placed, { center, zoom: 12 }, size);
  expect(far.map(({ hazards }) => numbers(hazards))).toEqual([[1, 3], [2]]);
  expect(far[0]?.at).toEqual({ x: 200, y: 150 });
  const close = marksOf(placed, { center, zoom: 17 }, size);
  expect(close.map(({ hazards }) => numbers(hazards))).toEqual([[1], [2], [3]]);
});

test('leaves a hazard without a location off the map', () => {
  expect([hazard(1, {}), hazard(2, { lat: 0, lng: 0 })].filter(isPlaced)).toHaveLength(1);
});

test('groups by project in the order of the worst, those without one together', () => {
  const bridge = { id: '00000000-0000-4000-8000-0000000000b1', name: 'Bridge' };
  const groups = byProject([
    hazard(3, {}),
    hazard(2, { project: bridge }),
    hazard(1, {}),
    hazard(4, { project: bridge }),
  ]);
  expect(groups.map(({ project, hazards }) => [project?.name, numbers(hazards)])).toEqual([
    [undefined, [3, 1]],
    ['Bridge', [2, 4]],
  ]);
});
