import Clock from 'lucide-react/icons/clock';
import { describe, expect, it } from 'vitest';
import {
  barFor,
  isFirstLevel,
  isMarkedInRail,
  moreFor,
  parentOf,
  placesAt,
  placesFor,
  railFor,
  tabAt,
} from './find-places.ts';
import type { Place } from './place.ts';

const area = (to: Place['to'], rest: Partial<Place>): Place => ({
  label: { id: to },
  icon: Clock,
  to,
  bar: {},
  aliases: [],
  roles: ['employee', 'admin'],
  ...rest,
});

const registry = [
  area('/dashboard', { group: 'now', bar: { admin: 1, employee: 1 } }),
  area('/admin/projects', { bar: { admin: 3, employee: 3 } }),
  area('/admin/cost-codes', { group: 'safety', under: '/admin/projects' }),
  area('/time', { group: 'time', bar: { employee: 4 }, aliases: ['/hours'] }),
  area('/admin/crews', { group: 'people', roles: ['admin'] }),
];
const paths = (found: readonly Place[]) => found.map(({ to }): string => to);

describe('the navigation', () => {
  it('shows no one a place that their role may not open', () => {
    for (const role of ['employee', 'kiosk', null] as const) {
      const shown = [
        ...barFor(registry, role),
        ...moreFor(registry, role),
        ...railFor(registry, role).flat(),
      ];
      expect(shown.filter((place) => !place.roles.includes(role))).toEqual([]);
    }
    expect(paths(railFor(registry, 'admin').flat())).toContain('/admin/crews');
    expect(paths(railFor(registry, 'employee').flat())).not.toContain('/admin/crews');
  });

  it('puts tabs in the order of their slots, whatever the order of the registry', () => {
    expect(paths(barFor(registry.toReversed(), 'employee'))).toEqual([
      '/dashboard',
      '/admin/projects',
      '/time',
    ]);
    expect(barFor(registry, null)).toEqual([]);
  });

  it('offers under More what no tab leads to', () => {
    expect(paths(moreFor(registry, 'admin'))).toEqual(['/time', '/admin/crews']);
    expect(paths(moreFor(registry, 'employee'))).toEqual([]);
  });

  it('leaves empty groups and tabs without a group out of the rail', () => {
    expect(railFor(registry, 'employee').map(paths)).toEqual([
      ['/dashboard'],
      ['/time'],
      ['/admin/cost-codes'],
    ]);
  });

  it('finds the place of a page below it, not of one that begins alike', () => {
    expect(paths(placesAt(registry, '/admin/crews/one'))).toEqual(['/admin/crews']);
    expect(paths(placesAt(registry, '/hours'))).toEqual(['/time']);
    expect(placesAt(registry, '/admin/crewsx')).toEqual([]);
  });

  it('marks the tab that leads to a page, and More for the rest', () => {
    expect(tabAt(registry, 'admin', '/admin/cost-codes/one')?.to).toBe('/admin/projects');
    expect(tabAt(registry, 'admin', '/time')).toBeNull();
  });

  it('marks one place in the rail, also for a page without an entry of its own', () => {
    const safety = [
      area('/safety', { group: 'safety' }),
      area('/safety/jsas', { group: 'safety', under: '/safety' }),
      area('/sarah-jsa', { under: '/safety', railUnder: '/safety/jsas' }),
    ];
    const marked = (path: string) =>
      paths(railFor(safety, 'employee').flat()).filter((to) => isMarkedInRail(safety, to, path));
    expect(marked('/sarah-jsa/one')).toEqual(['/safety/jsas']);
    expect(marked('/safety/jsas/one')).toEqual(['/safety/jsas']);
    expect(marked('/safety/one')).toEqual(['/safety']);
    expect(marked('/my-profile')).toEqual([]);
  });

  it('leads back to the place, its tab, or More', () => {
    expect(isFirstLevel(registry, 'employee', '/hours')).toBe(true);
    expect(isFirstLevel(registry, 'admin', '/time')).toBe(false);
    expect(parentOf(registry, '/admin/crews/one')).toBe('/admin/crews');
    expect(parentOf(registry, '/admin/cost-codes')).toBe('/admin/projects');
    expect(parentOf(registry, '/admin/crews')).toBe('/more');
    expect(parentOf(registry, '/my-profile')).toBe('/more');
  });

  it('leads no one back to a place that they may not open', () => {
    expect(parentOf(placesFor(registry, 'employee'), '/admin/crews/one')).toBe('/more');
    expect(parentOf(placesFor(registry, 'admin'), '/admin/crews/one')).toBe('/admin/crews');
  });
});
