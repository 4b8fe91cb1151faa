import type { Database } from '../db/database.ts';
import { refuse } from './refuse.ts';
import type { ServerFunction } from './server-function.ts';

/** Reports this server's health for the platform's console. `platform_health` reports the database's. */
export function createServerHealth({
  database,
  version,
  socketCount,
  callsUnderWay,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly version: string;
  readonly socketCount: () => number;
  /** Statements that are running or waiting for a connection. */
  readonly callsUnderWay: () => number;
}): ServerFunction {
  return {
    access: 'verified',
    handle: async (_request, { role, claims }) => {
      const [row] = await database.query<{ verdict: string }>(
        `select platform_health() ->> 'verdict' as verdict`,
        [],
        { caller: { role, claims } },
      );
      if (row?.verdict !== 'ok') return refuse(403, 'not_allowed', 'Only for platform admins.');
      return Response.json({
        version,
        sockets: socketCount(),
        database_calls: callsUnderWay(),
        uptime_seconds: process.uptime(),
      });
    },
  };
}
