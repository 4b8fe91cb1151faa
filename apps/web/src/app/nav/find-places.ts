import type { Role } from '@muster/contract';
import { type Place, railGroups } from './place.ts';

/** Phones show at most five tabs, and the last is *More*. */
const barSlots = 4;

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/** Returns the places that this role may open, in the registry's order. */
export function placesFor(places: readonly Place[], role: Role | null): readonly Place[] {
  return places.filter(({ roles }) => roles.includes(role));
}

/** Returns the rail's groups that have something in them for this role. */
export function railFor(
  places: readonly Place[],
  role: Role | null,
): readonly (readonly Place[])[] {
  const own = placesFor(places, role);
  return railGroups
    .map((group) => own.filter((place) => place.group === group))
    .filter((group) => group.length > 0);
}

/** The bottom bar's tabs without *More*, by slot. */
export function barFor(places: readonly Place[], role: Role | null): readonly Place[] {
  if (role === null) return [];
  return placesFor(places, role)
    .flatMap((place) => {
      const slot = place.bar?.[role];
      return slot === undefined ? [] : [{ place, slot }];
    })
    .toSorted((one, other) => one.slot - other.slot)
    .map(({ place }) => place)
    .slice(0, barSlots);
}

/** Returns the places on the phone's *More* page: those that no tab leads to. */
export function moreFor(places: readonly Place[], role: Role | null): readonly Place[] {
  const tabs = new Set<string>(barFor(places, role).map(({ to }) => to));
  return railFor(places, role)
    .flat()
    .filter(({ to, under = '' }) => !tabs.has(to) && !tabs.has(under));
}

/** Returns the places that this page belongs to; several if roles see it differently. */
export function placesAt(places: readonly Place[], path: string): readonly Place[] {
  const covering = places.filter(({ to, aliases = [] }) =>
    [to, ...aliases].some((known) => isBelow(path, known)),
  );
  const longest = Math.max(...covering.map(({ to }) => to.length));
  return covering.filter(({ to }) => to.length === longest);
}

/** The tab that is marked while this page is open; null marks *More*. */
export function tabAt(places: readonly Place[], role: Role | null, path: string): Place | null {
  const at = placesAt(places, path);
  return (
    barFor(places, role).find(({ to }) =>
      at.some((place) => place.to === to || place.under === to),
    ) ?? null
  );
}

/** True when the rail marks its place at `to` while this page is open. */
export function isMarkedInRail(places: readonly Place[], to: string, path: string): boolean {
  return placesAt(places, path).some((place) => place.to === to || place.railUnder === to);
}

/** True when the phone reaches this page directly, so that its header needs no way back. */
export function isFirstLevel(places: readonly Place[], role: Role | null, path: string): boolean {
  return (
    path === '/more' ||
    barFor(places, role).some(({ to, aliases = [] }) => [to, ...aliases].includes(path))
  );
}

/** Returns the place that the phone's header leads back to if the route names none. */
export function parentOf(places: readonly Place[], path: string): string {
  const [place] = placesAt(places, path);
  if (place === undefined || path === place.to) return place?.under ?? '/more';
  return place.to;
}
