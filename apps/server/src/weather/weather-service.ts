import type { DayWeather, Sky } from '@muster/contract/day-weather';
import * as z from 'zod';

type Place = { readonly lat: number; readonly lng: number };

/** Throws if the service doesn't answer as expected, or has no data for the day. */
export type WeatherService = (place: Place, day: string) => Promise<DayWeather>;

const timeoutMs = 5000;

const daily = {
  code: 'weather_code',
  low: 'temperature_2m_min',
  high: 'temperature_2m_max',
  rain: 'precipitation_sum',
  wind: 'wind_speed_10m_max',
} as const;

const figures = z.array(z.number().nullable()).min(1);
const answerSchema = z.object({
  daily: z.object({
    time: z.array(z.string()).min(1),
    [daily.code]: figures,
    [daily.low]: figures,
    [daily.high]: figures,
    [daily.rain]: figures,
    [daily.wind]: figures,
  }),
});

/** The lowest WMO present weather code of each kind of sky. */
const skyFrom: readonly (readonly [number, Sky])[] = [
  [95, 'thunderstorm'],
  [85, 'snow'],
  [80, 'showers'],
  [71, 'snow'],
  [61, 'rain'],
  [51, 'drizzle'],
  [45, 'fog'],
  [3, 'overcast'],
  [1, 'partly_cloudy'],
  [0, 'clear'],
];

/**
 * Asks a service compatible with Open-Meteo for a day's weather at a place. Its address may contain a key, which
 * browsers never see. The place is rounded to about a kilometer.
 */
export function createWeatherService({
  url,
  version,
  now,
}: {
  readonly url: string;
  readonly version: string;
  readonly now: () => number;
}): WeatherService {
  return async ({ lat, lng }, day) => {
    const address = new URL(url);
    const asked = {
      latitude: lat.toFixed(2),
      longitude: lng.toFixed(2),
      daily: Object.values(daily).join(','),
      start_date: day,
      end_date: day,
      timezone: 'auto',
    };
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
    const response = await fetch(address, {
      headers: { 'User-Agent': `Muster/${version}`, Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the weather service answered ${response.status}`);
    const { daily: said } = answerSchema.parse(await response.json());
    if (said.time[0] !== day) throw new Error(`the weather service answered for ${said.time[0]}`);
    const first = (name: Exclude<keyof typeof said, 'time'>) => said[name][0] ?? null;
    const scaled = (value: number | null, by: number) =>
      value === null ? null : Math.round(value * by);
    const code = first(daily.code);
    return {
      sky: code === null ? null : (skyFrom.find(([from]) => code >= from)?.[1] ?? null),
      low_c10: scaled(first(daily.low), 10),
      high_c10: scaled(first(daily.high), 10),
      rain_mm10: scaled(first(daily.rain), 10),
      wind_kmh: scaled(first(daily.wind), 1),
      service: address.hostname,
      read_at: new Date(now()).toISOString(),
    };
  };
}
