import { type DayWeather, dayWeatherSchema } from '@muster/contract/day-weather';
import { callFunction, readJson } from '../../../data/client/call-function.ts';
import type { Data } from '../../../data/data.ts';

/** The weather of a day at a project's job site, by the server's weather service. Throws `DataError`. */
export function readWeather(
  data: Pick<Data, 'api' | 'config'>,
  asked: { readonly project_id: string; readonly day: string },
): Promise<DayWeather> {
  return callFunction(
    data,
    {
      path: 'day-weather',
      body: JSON.stringify(asked),
      contentType: 'application/json',
      read: readJson,
    },
    dayWeatherSchema,
  );
}
