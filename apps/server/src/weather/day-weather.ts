import { weatherRequestSchema } from '@muster/contract/day-weather';
import * as z from 'zod';

import { refuse } from '../functions/refuse.ts';
import type { FunctionCaller, ServerFunction } from '../functions/server-function.ts';
import { HttpError } from '../errors/http-error.ts';
import { createRequestLimit } from '../http/request-limit.ts';
import type { WeatherService } from './weather-service.ts';

/** A person asks once per log; a higher rate is a program. */
const perMinute = 20;

const placeSchema = z.union([
  z.object({ verdict: z.literal('ok'), lat: z.number(), lng: z.number() }),
  z.object({ verdict: z.literal('refused'), reason: z.string() }),
]);

/** `day-weather`: a day's weather at a project's job site, for people who write its logs. */
export function createDayWeather({
  placeOf,
  weather,
  log,
  now,
}: {
  /** Calls `log_weather_place` as the caller. */
  readonly placeOf: (caller: FunctionCaller, projectId: string) => Promise<unknown>;
  readonly weather: WeatherService;
  readonly log: { warn(fields: object, message: string): void };
  readonly now: () => number;
}): ServerFunction {
  const limit = createRequestLimit(perMinute, now);
  return {
    access: 'verified',
    handle: async (request, caller) => {
      if (caller.userId === null) return refuse(403, 'not_allowed', 'Sign in first.');
      try {
        limit.count({ kind: 'person', key: caller.userId });
      } catch (error) {
        if (error instanceof HttpError) return refuse(error.status, error.code, error.message);
        throw error;
      }
      const asked = weatherRequestSchema.safeParse(await request.json().catch(() => null));
      if (!asked.success) return refuse(400, 'invalid_input', 'Name a project and a day.');
      const place = placeSchema.parse(await placeOf(caller, asked.data.project_id));
      if (place.verdict === 'refused') {
        return refuse(
          place.reason === 'not_found' ? 404 : 403,
          place.reason,
          'This project has no job site to ask for, or isn’t yours to write about.',
        );
      }
      try {
        return Response.json(await weather(place, asked.data.day));
      } catch (error) {
        log.warn({ err: error }, 'the weather service gave no weather');
        return refuse(503, 'busy', 'The weather service didn’t answer.');
      }
    },
  };
}
