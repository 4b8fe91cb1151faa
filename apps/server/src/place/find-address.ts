import { addressSearchSchema } from '@muster/contract/addresses';

import { forMembers } from '../functions/for-members.ts';
import { refuse } from '../functions/refuse.ts';
import type { FunctionCaller, ServerFunction } from '../functions/server-function.ts';
import { createRequestLimit } from '../http/request-limit.ts';
import { type Geocoder, GeocoderBusy } from './geocoder.ts';

/** A person types and chooses; a higher rate is a program. */
const perMinute = 20;

/** `find-address`: finds places by address, for admins, because only they draw job sites. */
export function createFindAddress({
  mayFind,
  geocoder,
  log,
  now,
}: {
  readonly mayFind: (caller: FunctionCaller) => Promise<boolean>;
  readonly geocoder: Geocoder;
  readonly log: { warn(fields: object, message: string): void };
  readonly now: () => number;
}): ServerFunction {
  return forMembers({
    limit: createRequestLimit(perMinute, now),
    rightOf: async (caller) => (await mayFind(caller)) || null,
    whyNot: 'Only admins can search for addresses.',
    handle: async (request) => {
      const asked = addressSearchSchema.safeParse(await request.json().catch(() => null));
      if (!asked.success) return refuse(400, 'invalid_input', 'The address has 3 to 200 letters.');
      try {
        return Response.json({ places: await geocoder(asked.data.text, asked.data.language) });
      } catch (error) {
        if (error instanceof GeocoderBusy) return refuse(503, 'busy', error.message);
        log.warn({ err: error }, 'the geocoder gave no places');
        return refuse(503, 'busy', 'The address search didn’t answer.');
      }
    },
  });
}
