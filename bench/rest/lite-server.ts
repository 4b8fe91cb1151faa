/** `@supabase/lite` on the benchmark's rows, in its own database. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { splitStatements } from '../../apps/server/src/db/split-statements.ts';

type Connection = { exec(sql: string): Promise<unknown> };
type App = {
  init(): Promise<unknown>;
  ensureSystemSchema(): Promise<void>;
  server: { fetch: (request: Request) => Promise<Response> };
};
type Modules = {
  App: new (options: object) => App;
  createPostgresConnection(options: { url: string }): Connection | Promise<Connection>;
  createPgliteConnection(options: { url: string | undefined }): Connection | Promise<Connection>;
  serve: (this: void, options: object, onListen: () => void) => void;
};

const { PORT, LITE_FOLDER = '', LITE_SECRET, DATA_FOLDER, DATABASE_URL } = process.env;

async function load(...path: string[]): Promise<Modules> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not a dependency, so without types
  return (await import(pathToFileURL(join(LITE_FOLDER, 'node_modules', ...path)).href)) as Modules;
}

const dist = ['@supabase', 'lite', 'dist'];
const { App } = await load(...dist, 'index.js');
const { serve } = await load('@hono', 'node-server', 'dist', 'index.mjs');

async function connect(): Promise<Connection> {
  if (DATABASE_URL === undefined) {
    const pglite = await load(...dist, 'db', 'postgres', 'pglite', 'PgliteConnection.js');
    return pglite.createPgliteConnection({ url: DATA_FOLDER });
  }
  const postgres = await load(...dist, 'db', 'postgres', 'PostgresConnection.js');
  return postgres.createPostgresConnection({ url: DATABASE_URL });
}

const connection = await connect();
const app = new App({
  connection,
  auth: { enabled: true, jwt_secret: LITE_SECRET },
  options: { server: { apiKeys: false } },
});
await app.init();
// It doesn't create the roles that row security distinguishes.
await connection.exec(`do $$ begin
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
exception when duplicate_object then null; end $$`);
await app.ensureSystemSchema();
const fixture = await readFile(join(import.meta.dirname, 'fixture.sql'), 'utf8');
for (const statement of splitStatements(fixture)) await connection.exec(statement);
serve(
  {
    fetch: (request: Request) => app.server.fetch(request),
    port: Number(PORT),
    hostname: '127.0.0.1',
  },
  () => console.log('lite is ready at its port.'),
);
