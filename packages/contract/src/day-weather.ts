import * as z from 'zod/mini';

/** Request body of the function `day-weather`. */
export const weatherRequestSchema = z.object({ project_id: z.uuid(), day: z.iso.date() });

/** Sky conditions that the app has texts for. */
export const skies = [
  'clear',
  'partly_cloudy',
  'overcast',
  'fog',
  'drizzle',
  'rain',
  'snow',
  'showers',
  'thunderstorm',
] as const;
export type Sky = (typeof skies)[number];

/** Temperatures in tenths of a degree Celsius, rain in tenths of a millimeter. */
export const dayWeatherSchema = z.object({
  sky: z.nullable(z.enum(skies)),
  low_c10: z.nullable(z.int()),
  high_c10: z.nullable(z.int()),
  rain_mm10: z.nullable(z.int()),
  wind_kmh: z.nullable(z.int()),
  /** Host of the weather service, and when it was asked. */
  service: z.string(),
  read_at: z.string(),
});
export type DayWeather = z.infer<typeof dayWeatherSchema>;
