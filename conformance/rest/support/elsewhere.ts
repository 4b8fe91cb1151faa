import postgres from 'postgres';
import { expect } from 'vitest';

import type { ApiServer } from './api-server.ts';
import { secretSigner } from './tokens.ts';

const schemas = ['probe', 'probe_second', 'probe_hidden'] as const;

/**
 * Opens an existing project: `CONFORMANCE_URL`, `CONFORMANCE_ANON_KEY`,
 * `CONFORMANCE_SERVICE_ROLE_KEY`, `CONFORMANCE_JWT_SECRET` (its HS256 secret) and
 * `CONFORMANCE_DATABASE_URL`, which is used to create the fixtures again for each test file. The
 * schemas `probe` and `probe_second` must be the exposed ones, in this order; run the files one by
 * one (`--no-file-parallelism`).
 */
export async function openElsewhere(fixtures: string): Promise<ApiServer> {
  const url = setting('CONFORMANCE_URL');
  const anonKey = setting('CONFORMANCE_ANON_KEY');
  const sql = postgres(setting('CONFORMANCE_DATABASE_URL'), { max: 1, onnotice: () => {} });
  const mark = `mark_${Date.now()}`;
  await sql.unsafe(`
    ${schemas.map((schema) => `drop schema if exists ${schema} cascade;`).join('\n')}
    ${fixtures}
    create table probe.${mark} (id int);
    grant select on probe.${mark} to anon;
    notify pgrst, 'reload schema';`);
  // The mark shows that the schema was reloaded.
  await expect
    .poll(
      async () => (await fetch(`${url}/rest/v1/${mark}`, { headers: { apikey: anonKey } })).status,
      { timeout: 30_000 },
    )
    .toBe(200);
  return {
    url,
    anonKey,
    serviceRoleKey: setting('CONFORMANCE_SERVICE_ROLE_KEY'),
    sign: secretSigner(setting('CONFORMANCE_JWT_SECRET')),
    stop: () => sql.end(),
  };
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}
