/**
 * Administration in the wrong hands. Every function that the data API describes is called with the ids of someone
 * else's records, and every table is written to; the audit of all companies then shows whether anything changed. New
 * functions and tables join the sweep automatically.
 */
import { type Cast, type CastRole, type TestServer, startServerWithCast } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { newRecordIds, plantRecords, type Records } from './support/planted-records.ts';

// Each area adds tables and functions to the sweeps.
vi.setConfig({ testTimeout: 180_000 });

const isFull = process.env['MUSTER_TEST_FULL'] === '1';
const seed = Number(process.env['MUSTER_TEST_SEED'] ?? 0);

const propertySchema = z.object({ format: z.optional(z.string()), type: z.optional(z.string()) });
const descriptionSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z.optional(
        z.object({
          parameters: z.array(
            z.looseObject({
              schema: z.optional(
                z.object({ properties: z.optional(z.record(z.string(), propertySchema)) }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
  definitions: z.record(
    z.string(),
    z.object({ properties: z.optional(z.record(z.string(), propertySchema)) }),
  ),
});
const changesSchema = z.array(
  z.object({
    id: z.string(),
    company_id: z.nullable(z.string()),
    subject: z.string(),
    action: z.string(),
    person_id: z.nullable(z.string()),
    actor_person_id: z.nullable(z.string()),
  }),
);

type Parameters = Readonly<Record<string, z.infer<typeof propertySchema>>>;

describe.skipIf(isAimedElsewhere)('the records that admins keep', () => {
  let server: TestServer;
  let cast: Cast;
  let own: Records;
  let foreign: Records;
  let functions: Map<string, Parameters>;
  let tables: Map<string, readonly string[]>;

  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({
      env: { LOG_LEVEL: 'silent', AUTH_ACCESS_TOKEN_SECONDS: '3600' },
      async prepare(database) {
        own = await plantRecords(database, 'c0000000-0000-4000-8000-000000000001');
        foreign = await plantRecords(database, 'c0000000-0000-4000-8000-000000000002');
      },
    }));
    const { body } = await ask(cast.admin.accessToken, 'GET', '/');
    const { paths, definitions } = descriptionSchema.parse(JSON.parse(body));
    functions = new Map(
      Object.entries(paths)
        .filter(([path]) => path.startsWith('/rpc/'))
        .map(([path, { post }]) => [path, post?.parameters[0]?.schema?.properties ?? {}]),
    );
    tables = new Map(
      Object.entries(definitions).map(([table, { properties }]) => [
        table,
        Object.keys(properties ?? {}),
      ]),
    );
  });
  afterAll(() => server.stop());

  async function ask(token: string, method: string, path: string, body?: unknown) {
    const answer = await fetch(`${server.url}/rest/v1${path}`, {
      method,
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.text() };
  }

  const tokenOf = (role: CastRole | 'anon') =>
    role === 'anon' ? server.anonKey : cast[role].accessToken;

  /** Reads the audit of all companies with the service key. */
  async function changes() {
    const { body } = await ask(
      server.serviceRoleKey,
      'GET',
      '/audit_events?select=id,company_id,subject,action,person_id,actor_person_id&order=recorded_at.desc',
    );
    return changesSchema.parse(JSON.parse(body));
  }

  async function changesBy(attack: () => Promise<void>) {
    const before = new Set((await changes()).map(({ id }) => id));
    await attack();
    return (await changes()).filter(({ id }) => !before.has(id));
  }

  it('are swept whole: functions and tables of every area are there', () => {
    expect([...functions.keys()]).toEqual(
      expect.arrayContaining(
        ['search_people', 'set_role', 'save_project', 'save_crew', 'search_audit'].map(
          (name) => `/rpc/${name}`,
        ),
      ),
    );
    expect(functions.size).toBeGreaterThan(50);
    expect([...tables.keys()]).toEqual(
      expect.arrayContaining(['profiles', 'invitations', 'kiosks']),
    );
  });

  it('of another company look like records that do not exist', async () => {
    const told: string[] = [];
    const unknown = newRecordIds();
    for (const [path, parameters] of functions) {
      if (createsByItsOwnId.has(path.slice('/rpc/'.length))) continue;
      const foreignBodies = bodiesOf(parameters, foreign);
      const unknownBodies = bodiesOf(parameters, unknown);
      for (const [index, body] of foreignBodies.entries()) {
        const one = await ask(cast.admin.accessToken, 'POST', path, body);
        const other = await ask(cast.admin.accessToken, 'POST', path, unknownBodies[index]);
        if (comparable(one) !== comparable(other)) {
          told.push(`${path}: ${comparable(one)} / ${comparable(other)}`);
        }
      }
    }
    expect(told).toEqual([]);
  });

  it.each(['employee', 'supervisor', 'anon'] as const)(
    'are not changed by any function in the hands of %s',
    async (role) => {
      const changed = await changesBy(async () => {
        for (const [path, parameters] of functions) {
          for (const body of bodiesOf(parameters, own)) {
            await ask(tokenOf(role), 'POST', path, body);
          }
        }
      });
      const self = role === 'anon' ? null : cast[role].personId;
      // People may change their own name, contact and requests.
      expect(changed.filter(({ person_id }) => person_id === null || person_id !== self)).toEqual(
        [],
      );
    },
  );

  it('of another company are not changed by any function in the hands of an admin', async () => {
    const changed = await changesBy(async () => {
      for (const [path, parameters] of functions) {
        for (const body of bodiesOf(parameters, foreign)) {
          await ask(cast.admin.accessToken, 'POST', path, body);
        }
      }
    });
    expect(changed.filter(({ company_id }) => company_id === cast.ids.otherCompany)).toEqual([]);
    expect(changed.filter(({ company_id }) => company_id !== cast.ids.company)).toEqual([]);
  });

  it.each(['employee', 'supervisor', 'anon'] as const)(
    'are not written past the functions by %s',
    async (role) => {
      const changed = await changesBy(() => writeEverywhere(tokenOf(role), cast.ids.company));
      const self = role === 'anon' ? null : cast[role].personId;
      expect(changed.filter(({ person_id }) => person_id === null || person_id !== self)).toEqual(
        [],
      );
    },
  );

  it('of another company are not written past the functions by an admin', async () => {
    const changed = await changesBy(() =>
      writeEverywhere(cast.admin.accessToken, cast.ids.otherCompany),
    );
    expect(changed).toEqual([]);
  });

  it('are changed by the same sweep in the hands of their own admin', async () => {
    const changed = await changesBy(async () => {
      for (const [path, parameters] of functions) {
        for (const body of bodiesOf(parameters, own)) {
          await ask(cast.admin.accessToken, 'POST', path, body);
        }
      }
    });
    const subjects = new Set(changed.map(({ subject }) => subject));
    expect([...subjects]).toEqual(
      expect.arrayContaining(['cost_codes', 'crews', 'kiosks', 'memberships', 'projects']),
    );
  });

  async function writeEverywhere(token: string, company: string): Promise<void> {
    for (const [table, columns] of tables) {
      const filter = columns.includes('company_id') ? `company_id=eq.${company}` : 'id=not.is.null';
      const value = columns.includes('name')
        ? { name: 'Taken' }
        : { [columns.at(-1) ?? 'id']: null };
      await ask(token, 'PATCH', `/${table}?${filter}`, value);
      await ask(token, 'DELETE', `/${table}?${filter}`);
      await ask(token, 'POST', `/${table}`, { company_id: company, name: 'Planted' });
    }
  }
});

/**
 * The caller makes the id of the records that these create; an id that already exists elsewhere can't be created again.
 */
const createsByItsOwnId = new Set([
  // A second export waits until the first one is written.
  'ask_company_export',
  'found_company',
  'import_people',
  'record_punches',
  'report_client_error',
  'request_account_deletion',
  // Gives each device numbers that no other device has.
  'reserve_order_numbers',
  'save_certificate',
  'save_cost_code',
  'save_crew',
  'save_holiday',
  'save_people_view',
  'save_project',
  'save_site',
]);

/** Returns a response without ids and instants. */
function comparable({ status, body }: { readonly status: number; readonly body: string }): string {
  const text = body
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+[\d:]+)/g, 'instant')
    .replaceAll(/"(?:token|code|next)": ?"[^"]*"/g, 'secret');
  return `${status} ${text.slice(0, 300)}`;
}

/**
 * Returns request bodies with real ids: first by the parameters' names, then one id for all parameters. The full run
 * tries each id, other runs one picked by the seed, since one wrong parameter is usually refused like any other.
 */
function bodiesOf(parameters: Parameters, ids: Records) {
  const fill = (id: (name: string) => string) =>
    Object.fromEntries(
      Object.entries(parameters).map(([name, { format = '', type }]) => [
        name,
        valueOf(name, format, type, id(name), ids),
      ]),
    );
  const byName = fill((name) => {
    const kind = kinds.find((one) => name.includes(one));
    return ids[kind ?? 'person'];
  });
  const hasIds = Object.values(parameters).some(({ format }) => format?.startsWith('uuid'));
  if (!hasIds) return [byName];
  const all = Object.values(ids);
  const drawn = isFull ? all : all.slice(seed % all.length, (seed % all.length) + 1);
  return [byName, ...drawn.map((id) => fill(() => id))];
}

const kinds = ['person', 'crew', 'project', 'site', 'code', 'kiosk', 'invitation'] as const;

function valueOf(
  name: string,
  format: string,
  type: string | undefined,
  id: string,
  ids: Records,
): unknown {
  if (format === 'uuid') return id;
  if (format === 'uuid[]') return [id];
  if (format.endsWith('[]')) return [];
  if (type === 'integer') return 1;
  if (type === 'number') return 1;
  if (type === 'boolean') return true;
  if (format === 'date') return '2026-11-02';
  if (format.startsWith('timestamp')) return '2026-11-02T00:00:00Z';
  if (format === 'jsonb') {
    return {
      kind: 'role',
      role: 'admin',
      name: 'Taken',
      person_id: ids.person,
      crew_id: ids.crew,
      project_id: ids.project,
      company_id: ids.person,
    };
  }
  return name.includes('role') ? 'admin' : name.includes('decision') ? 'accept' : 'Taken';
}
