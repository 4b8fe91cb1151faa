import type { Database } from '../../apps/server/src/db/database.ts';

type SelfTime = {
  readonly name: string;
  readonly calls: number;
  readonly self_ms: number;
};

/** Self time of each SQL and PL/pgSQL function while `work` runs, divided by the calls of `record_punches`. */
export async function measureSelfTimes(
  database: Database,
  work: () => Promise<unknown>,
): Promise<readonly SelfTime[]> {
  await track(database, 'all');
  await database.query('select pg_stat_reset()', []);
  await work();
  await track(database, 'none');
  return database.query<SelfTime>(
    `select f.schemaname || '.' || f.funcname as name,
       f.calls::float8 / r.calls as calls, f.self_time / r.calls as self_ms
     from pg_stat_user_functions f
     cross join (select calls from pg_stat_user_functions where funcname = 'record_punches') r
     order by f.self_time desc`,
    [],
  );
}

async function track(database: Database, functions: 'all' | 'none'): Promise<void> {
  await database.script(`alter system set track_functions = '${functions}'`, {
    transactional: false,
  });
  await database.query('select pg_reload_conf()', []);
}
