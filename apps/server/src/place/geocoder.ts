import { type FoundPlace, foundPlacesSchema } from '@muster/contract/addresses';
import * as z from 'zod';

import { BoundedCache } from '../tokens/bounded-cache.ts';

/** Throws `GeocoderBusy`, or an error if the service doesn't answer as expected. */
export type Geocoder = (text: string, language: string) => Promise<readonly FoundPlace[]>;

/** More requests are waiting than the service may get in time. */
export class GeocoderBusy extends Error {
  override readonly name = 'GeocoderBusy';
}

const most = 6;
const timeoutMs = 5000;
/** Public services allow at most one request per second. */
const spacingMs = 1000;
const longestWaitMs = 5000;
const answersKept = 1000;

const nominatimSchema = z.array(
  z.object({
    display_name: z.string(),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
  }),
);

const text = z.string().optional();
const photonSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        name: text,
        housenumber: text,
        street: text,
        postcode: text,
        city: text,
        state: text,
        country: text,
      }),
    }),
  ),
});

/**
 * Queries a geocoder with Nominatim's API, or Photon's if its path ends in `/api`. Its address may contain a key, which
 * browsers never see. Identical requests are sent once.
 */
export function createGeocoder({
  url,
  version,
  now,
  wait,
}: {
  readonly url: string;
  readonly version: string;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}): Geocoder {
  const isPhoton = new URL(url).pathname.endsWith('/api');
  const known = new BoundedCache<string, readonly FoundPlace[]>(answersKept);
  let nextAtMs = 0;

  async function takeTurn(): Promise<void> {
    const nowMs = now();
    const waitMs = Math.max(0, nextAtMs - nowMs);
    if (waitMs > longestWaitMs) throw new GeocoderBusy('too many addresses are being looked for');
    nextAtMs = nowMs + waitMs + spacingMs;
    if (waitMs > 0) await wait(waitMs);
  }

  return async (asked, language) => {
    const key = `${language} ${asked.toLowerCase()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    await takeTurn();
    const address = new URL(url);
    address.searchParams.set('q', asked);
    address.searchParams.set('limit', String(most));
    // Photon refuses unknown parameters.
    if (!isPhoton) address.searchParams.set('format', 'jsonv2');
    const response = await fetch(address, {
      headers: {
        'Accept-Language': language,
        'User-Agent': `Muster/${version}`,
        Accept: 'application/json',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
    const answer: unknown = await response.json();
    const places = (isPhoton ? fromPhoton(answer) : fromNominatim(answer)).filter(
      (place) => foundPlacesSchema.safeParse({ places: [place] }).success,
    );
    known.set(key, places);
    return places;
  };
}

function fromNominatim(answer: unknown): readonly FoundPlace[] {
  return nominatimSchema
    .parse(answer)
    .map(({ display_name, lat, lon }) => ({ name: display_name, lat, lng: lon }));
}

function fromPhoton(answer: unknown): readonly FoundPlace[] {
  return photonSchema.parse(answer).features.map(({ geometry, properties }) => {
    const { name, housenumber, street, postcode, city, state, country } = properties;
    const joined = (...words: readonly (string | undefined)[]) =>
      words.filter((word) => word !== undefined && word !== '').join(' ');
    const parts = [name, joined(housenumber, street), city, joined(state, postcode), country];
    const [lng, lat] = geometry.coordinates;
    return { name: [...new Set(parts.filter((part) => part))].join(', '), lat, lng };
  });
}
