import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createFindAddress } from './find-address.ts';
import { createGeocoder, GeocoderBusy } from './geocoder.ts';

/** A geocoder on this machine, in either form, that records its requests. */
let geocoder: Server;
const asked: { readonly url: URL; readonly language: string | undefined }[] = [];
beforeAll(async () => {
  geocoder = createServer(({ url = '', headers }, answer) => {
    const address = new URL(url, 'http://localhost');
    asked.push({ url: address, language: headers['accept-language'] });
    if (address.searchParams.get('q') === 'broken') return answer.writeHead(500).end();
    answer.setHeader('Content-Type', 'application/json');
    return answer.end(JSON.stringify(address.pathname === '/api' ? photon : nominatim));
  });
  geocoder.listen(0, '127.0.0.1');
  await once(geocoder, 'listening');
});
afterAll(() => geocoder.close());

const nominatim = [
  { display_name: '12 Mulberry Street, Denver', lat: '39.75', lon: '-105.01' },
  { display_name: 'Not on the earth', lat: '139.75', lon: '-105.01' },
];
const photon = {
  features: [
    {
      geometry: { coordinates: [-105.01, 39.75] },
      properties: {
        housenumber: '12',
        street: 'Mulberry Street',
        city: 'Denver',
        state: 'Colorado',
        postcode: '80202',
        country: 'United States',
      },
    },
  ],
};

function addressOf(path: string): string {
  const address = geocoder.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return `http://127.0.0.1:${address.port}${path}`;
}

const geocoderAt = (path: string) =>
  createGeocoder({ url: addressOf(path), version: 'test', now: () => 0, wait: async () => {} });

describe('a geocoder', () => {
  it('in the form of Nominatim is asked with its key, and answers only places on the earth', async () => {
    expect(await geocoderAt('/search?key=secret')('Mulberry', 'es')).toEqual([
      { name: '12 Mulberry Street, Denver', lat: 39.75, lng: -105.01 },
    ]);
    const { url, language } = asked.at(-1) ?? {};
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      key: 'secret',
      q: 'Mulberry',
      limit: '6',
      format: 'jsonv2',
    });
    expect(language).toBe('es');
  });

  it('in the form of Photon gets no parameter that Photon refuses', async () => {
    expect(await geocoderAt('/api')('Mulberry', 'en')).toEqual([
      {
        name: '12 Mulberry Street, Denver, Colorado 80202, United States',
        lat: 39.75,
        lng: -105.01,
      },
    ]);
    expect([...(asked.at(-1)?.url.searchParams.keys() ?? [])]).toEqual(['q', 'limit']);
  });

  it('is asked the same only once, and no more than it can answer in time', async () => {
    const find = geocoderAt('/search');
    const before = asked.length;
    await find('Mulberry', 'en');
    await find('mulberry', 'en');
    expect(asked.length - before).toBe(1);
    const many = Promise.allSettled([2, 3, 4, 5, 6, 7].map((number) => find(`${number}`, 'en')));
    expect((await many).at(-1)).toMatchObject({ reason: expect.any(GeocoderBusy) });
  });
});

describe('find-address', () => {
  const admin = { role: 'authenticated', claims: {}, userId: 'admin' };
  const functionFor = (role: string | null) => {
    const found = createFindAddress({
      mayFind: async () => role === 'admin',
      geocoder: geocoderAt('/search'),
      log: { warn: () => undefined },
      now: () => 0,
    });
    return async (body: unknown, caller: Parameters<typeof found.handle>[1] = admin) => {
      const request = new Request('http://localhost', {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const answer = await found.handle(request, caller);
      return { status: answer.status, body: await answer.json() };
    };
  };
  const search = { text: 'Mulberry', language: 'en' };

  it('is refused to whoever is no admin, and asks no one for them', async () => {
    const before = asked.length;
    for (const role of ['employee', 'supervisor', null]) {
      expect(await functionFor(role)(search)).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      });
    }
    const key = { role: 'service_role', claims: {}, userId: null };
    expect(await functionFor('admin')(search, key)).toMatchObject({ status: 403 });
    expect(asked.length).toBe(before);
  });

  it('answers an admin, refuses what is no address, and says when the geocoder fails', async () => {
    const find = functionFor('admin');
    expect(await find(search)).toMatchObject({ status: 200, body: { places: [{ lat: 39.75 }] } });
    expect(await find({ text: 'ab', language: 'en' })).toMatchObject({ status: 400 });
    expect(await find({ text: 'broken', language: 'en' })).toMatchObject({
      status: 503,
      body: { code: 'busy' },
    });
  });

  it('is limited for each person', async () => {
    const find = functionFor('admin');
    for (let count = 0; count < 20; count += 1) expect((await find(search)).status).toBe(200);
    expect(await find(search)).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
    expect(await find(search, { ...admin, userId: 'another' })).toMatchObject({ status: 200 });
  });
});
