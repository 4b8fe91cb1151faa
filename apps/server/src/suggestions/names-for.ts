import * as z from 'zod';

import type { Database } from '../db/database.ts';
import type { FunctionCaller } from '../functions/server-function.ts';
import type { CompanyNames } from './suggest.ts';

const namesSchema = z.object({ people: z.array(z.string()), places: z.array(z.string()) });

/**
 * Returns the names that a language model must not read, or null if the caller's company doesn't have the right to use
 * the model.
 */
export function createNamesFor(
  database: Pick<Database, 'query'>,
  right: 'may_ask_for_suggestions' | 'may_file_by_model',
): (caller: FunctionCaller) => Promise<CompanyNames | null> {
  return async ({ role, claims, userId }) => {
    const [allowed] = await database.query<{ is_allowed: boolean }>(
      `select ${right}() as is_allowed`,
      [],
      { caller: { role, claims } },
    );
    if (allowed?.is_allowed !== true) return null;
    const [row] = await database.query<{ names: unknown }>(
      'select app.names_to_withhold($1) as names',
      [userId],
    );
    return namesSchema.parse(row?.names);
  };
}
