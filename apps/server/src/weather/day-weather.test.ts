import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createDayWeather } from './day-weather.ts';
import { createWeatherService } from './weather-service.ts';

/** A weather service on this machine with Open-Meteo's API, which records its requests. */
let service: Server;
const asked: URL[] = [];
let answer: object = {};
const said = (day: string, code: number | null) => ({
  latitude: 40.59,
  daily: {
    time: [day],
    weather_code: [code],
    temperature_2m_min: [-3.14],
    temperature_2m_max: [11.9],
    precipitation_sum: [2.5],
    wind_speed_10m_max: [null],
  },
});
beforeAll(async () => {
  service = createServer(({ url = '' }, reply) => {
    asked.push(new URL(url, 'http://localhost'));
    reply.setHeader('Content-Type', 'application/json');
    reply.end(JSON.stringify(answer));
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => service.close());

const now = () => Date.parse('2026-06-01T20:00:00Z');
const project = 'a6f8c1f0-5e0c-4a6e-9b5e-0c7f3f1f0001';

function ask(place: object, body: object = { project_id: project, day: '2026-06-01' }) {
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  const url = `http://127.0.0.1:${address.port}/v1/forecast?apikey=secret`;
  const { handle } = createDayWeather({
    placeOf: () => Promise.resolve(place),
    weather: createWeatherService({ url, version: 'test', now }),
    log: { warn: () => undefined },
    now,
  });
  const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) });
  return handle(request, { role: 'authenticated', claims: {}, userId: 'someone' });
}
const here = { verdict: 'ok', lat: 40.587_31, lng: -105.084_42 };

it('asks no service for whoever may not write the log, or has no job site', async () => {
  for (const [reason, status] of [
    ['not_allowed', 403],
    ['not_found', 404],
  ] as const) {
    expect((await ask({ verdict: 'refused', reason })).status).toBe(status);
  }
  expect((await ask(here, { project_id: 'x' })).status).toBe(400);
  expect(asked).toEqual([]);
});

it('answers the day’s weather with its source and time, and never the key', async () => {
  answer = said('2026-06-01', 63);
  const reply = await (await ask(here)).json();
  expect(reply).toEqual({
    sky: 'rain',
    low_c10: -31,
    high_c10: 119,
    rain_mm10: 25,
    wind_kmh: null,
    service: '127.0.0.1',
    read_at: '2026-06-01T20:00:00.000Z',
  });
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
    apikey: 'secret',
    latitude: '40.59',
    longitude: '-105.08',
    daily:
      'weather_code,temperature_2m_min,temperature_2m_max,precipitation_sum,wind_speed_10m_max',
    start_date: '2026-06-01',
    end_date: '2026-06-01',
    timezone: 'auto',
  });
});

it('says that the service didn’t answer for another day, or with something else', async () => {
  for (const wrong of [said('2026-05-31', 0), { daily: {} }, []]) {
    answer = wrong;
    // oxlint-disable-next-line no-await-in-loop
    expect(await ask(here)).toMatchObject({ status: 503 });
  }
});
