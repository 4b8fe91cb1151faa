import type { BoardPerson } from '@muster/contract';

type Site = { readonly id: string; readonly name: string };
type Project<S extends Site> = { readonly id: string; readonly sites: readonly S[] };

/** A site and the people on the clock there. */
export type CrewPlace<S extends Site> = {
  readonly site: S;
  readonly people: readonly BoardPerson[];
};

/**
 * Groups people on the clock by the site of their punch. Includes the empty sites of their projects; people who are
 * at no site are returned in `elsewhere`.
 */
export function crewPlaces<S extends Site>(
  people: readonly BoardPerson[],
  projects: readonly Project<S>[],
): { readonly places: readonly CrewPlace<S>[]; readonly elsewhere: readonly BoardPerson[] } {
  const onTheClock = people.filter(({ state }) => state === 'on');
  const isAt = (person: BoardPerson, project: string, site: Site) =>
    person.project_id === project &&
    person.site_name === site.name &&
    (person.place_verdict === 'inside' || person.place_verdict === 'uncertain');
  const places = projects
    .filter(({ id }) => onTheClock.some((person) => person.project_id === id))
    .flatMap(({ id, sites }) =>
      sites.map((site) => ({ site, people: onTheClock.filter((one) => isAt(one, id, site)) })),
    );
  const found = new Set(places.flatMap((place) => place.people));
  return { places, elsewhere: onTheClock.filter((person) => !found.has(person)) };
}
