/**
 * Attempts to get around row security: the other company's data contains a marker word, and no one
 * in the first company gets it back, whichever way they ask.
 */
import { randomUUID } from 'node:crypto';
import { type Cast, type CastRole, type TestServer, startServerWithCast } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { markForeignCompany } from '../fuzz/foreign-company.ts';
import { listenReady } from '../realtime/support/changes.ts';
import { connect } from '../realtime/support/client.ts';

// Each area adds tables and functions to the sweeps.
vi.setConfig({ testTimeout: 180_000 });

const descriptionSchema = z.object({
  paths: z.record(z.string(), z.unknown()),
  definitions: z.record(
    z.string(),
    z.object({
      properties: z.optional(z.record(z.string(), z.object({ format: z.optional(z.string()) }))),
    }),
  ),
});

const word = `canary${randomUUID().replaceAll('-', '')}`;
const strangers = ['employee', 'supervisor', 'admin'] as const satisfies CastRole[];

describe.skipIf(isAimedElsewhere)('nothing of another company is told', () => {
  let server: TestServer;
  let cast: Cast;
  let columnsByTable: Map<string, string[]>;
  let functions: string[];

  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({
      env: { LOG_LEVEL: 'silent', AUTH_ACCESS_TOKEN_SECONDS: '3600' },
      async prepare(database) {
        await markForeignCompany(database, word);
        await database.script('alter publication supabase_realtime add table public.projects');
      },
    }));
    const { body } = await ask('admin', 'GET', '/');
    const { paths, definitions } = descriptionSchema.parse(JSON.parse(body));
    columnsByTable = new Map(
      Object.entries(definitions).map(([table, { properties }]) => [
        table,
        Object.keys(properties ?? {}),
      ]),
    );
    functions = Object.keys(paths).filter((path) => path.startsWith('/rpc/'));
  });
  afterAll(() => server.stop());

  async function ask(
    role: CastRole | 'anon',
    method: string,
    path: string,
    options: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    const token = role === 'anon' ? server.anonKey : cast[role].accessToken;
    const answer = await fetch(`${server.url}/rest/v1${path}`, {
      method,
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  }

  /** Without rights, or for a verb that doesn't exist. */
  const isRefusal = (status: number) => [401, 403, 404, 405].includes(status);

  /** Collects the requests whose response contains the marker word. */
  function watch() {
    const told: string[] = [];
    return {
      told,
      note: (answer: { readonly body: string }, asked: string) => {
        if (answer.body.includes(word)) told.push(asked);
      },
    };
  }

  it('by a table', async () => {
    const watched = watch();
    for (const role of [...strangers, 'anon'] as const) {
      for (const [table, columns] of columnsByTable) {
        for (const query of [
          `select=${columns.join(',')}`,
          'select=*',
          `select=${columns.join(',')}&company_id=eq.${cast.ids.otherCompany}`,
        ]) {
          const path = `/${table}?${query}`;
          watched.note(await ask(role, 'GET', path), path);
          watched.note(await ask(role, 'GET', path, { headers: { Accept: 'text/csv' } }), path);
        }
      }
    }
    expect(watched.told).toEqual([]);
  });

  it('though it is there for who belongs to it', async () => {
    const telling: string[] = [];
    for (const [table, columns] of columnsByTable) {
      const { body } = await ask('outsider', 'GET', `/${table}?select=${columns.join(',')}`);
      if (body.includes(word)) telling.push(table);
    }
    expect(telling).toEqual(
      expect.arrayContaining(['companies', 'crews', 'cost_codes', 'profiles', 'projects']),
    );
  });

  it('by embedding any table in any other', async () => {
    const watched = watch();
    const tables = [...columnsByTable];
    for (const [outer] of tables) {
      for (const [inner, columns] of tables) {
        const path = `/${outer}?select=${inner}(${columns.join(',')})`;
        watched.note(await ask('admin', 'GET', path), path);
      }
    }
    for (const path of [
      '/companies?select=projects(name,companies(name,crews(name)))',
      '/profiles?select=...companies(name)',
      '/profiles?select=first_name,companies!inner(name,cost_codes(name))',
    ]) {
      for (const role of strangers) watched.note(await ask(role, 'GET', path), path);
    }
    expect(watched.told).toEqual([]);
  });

  it('by a filter that would betray a row, and be it only how many there are', async () => {
    const company = cast.ids.otherCompany;
    const filters: [string, string][] = [
      ['companies', `id=eq.${company}`],
      ['companies', `name=eq.${word}`],
      ['companies', `or=(name.eq.${word},id.eq.${company})`],
      ['companies', `name=not.is.null&id=neq.${cast.ids.company}`],
      ['companies', `projects.name=eq.${word}&select=id,projects!inner(name)`],
      ['profiles', `companies.name=eq.${word}&select=person_id,companies!inner(name)`],
      ['projects', `company_id=eq.${company}`],
      ['profiles', `person_id=eq.${cast.outsider.personId}`],
      ['memberships', `company_id=eq.${company}`],
      ['crews', `company_id=eq.${company}`],
      ['cost_codes', `company_id=eq.${company}`],
      ['project_sites', `project_id=eq.${cast.ids.otherCompanyProject}`],
    ];
    for (const [table, filter] of filters) {
      const select = filter.includes('select=') ? '' : '&select=company_id';
      const path = `/${table}?${filter}${table === 'companies' ? select.replace('company_id', 'id') : select}`;
      for (const method of ['GET', 'HEAD']) {
        // Not even through an estimate, which the planner makes from everyone's rows.
        for (const count of ['exact', 'planned', 'estimated']) {
          const answer = await ask('admin', method, path, {
            headers: { Prefer: `count=${count}` },
          });
          expect([count, path, answer.headers.get('content-range')]).toEqual([count, path, '*/0']);
        }
      }
    }
  });

  it('by a change to its rows, which changes none', async () => {
    const watched = watch();
    const attempts: [string, string, object][] = [
      ['PATCH', `/companies?id=eq.${cast.ids.otherCompany}`, { name: 'taken' }],
      ['PATCH', `/projects?company_id=eq.${cast.ids.otherCompany}`, { name: 'taken' }],
      ['PATCH', `/crews?company_id=eq.${cast.ids.otherCompany}`, { name: 'taken' }],
      ['PATCH', `/cost_codes?company_id=eq.${cast.ids.otherCompany}`, { name: 'taken' }],
      ['POST', '/crews', { company_id: cast.ids.otherCompany, name: 'planted' }],
      ['POST', '/cost_codes', { company_id: cast.ids.otherCompany, code: 'x', name: 'planted' }],
      ['PATCH', `/crews?company_id=eq.${cast.ids.company}`, { company_id: cast.ids.otherCompany }],
    ];
    for (const [method, path, body] of attempts) {
      for (const headers of [{ Prefer: 'return=representation' }, { Prefer: 'return=minimal' }]) {
        const answer = await ask('admin', method, path, { body, headers });
        watched.note(answer, path);
        expect([path, method === 'PATCH' || answer.status === 403]).toEqual([path, true]);
      }
      await ask('admin', 'DELETE', path);
    }
    const seen = await ask('outsider', 'GET', '/companies?select=name,projects(name),crews(name)');
    expect(seen.body).toContain(word);
    expect(seen.body).not.toMatch(/taken|planted/);
    expect(watched.told).toEqual([]);
  });

  it('and what is recorded of time and pay is changed by no verb, for anyone', async () => {
    const tables = [...columnsByTable.keys()].filter((table) =>
      /^(time|punch|pay|day_|break_)/.test(table),
    );
    expect(tables).toEqual(expect.arrayContaining(['timesheets', 'day_results', 'time_entries']));
    // Tables that no one may read aren't described, but they exist.
    const hidden = [
      'pay_lines',
      'pay_rates',
      'locked_pay_lines',
      'payroll_exports',
      'payroll_export_pay',
    ];
    for (const role of [...strangers, 'outsider', 'anon'] as const) {
      for (const table of new Set([...tables, ...hidden])) {
        for (const [method, query, body] of [
          ['PATCH', '?company_id=not.is.null', { company_id: cast.ids.company }],
          ['DELETE', '?company_id=not.is.null', undefined],
          ['POST', '', { company_id: cast.ids.company }],
          ['PUT', `?company_id=eq.${cast.ids.company}`, { company_id: cast.ids.company }],
        ] as const) {
          const { status } = await ask(role, method, `/${table}${query}`, { body });
          expect([role, method, table, status]).toEqual([
            role,
            method,
            table,
            expect.toSatisfy(isRefusal),
          ]);
        }
      }
    }
  });

  it('by a key that would point to it, whose refusal is that of a key that points nowhere', async () => {
    const insert = (project: string) =>
      ask('admin', 'POST', '/project_sites', {
        body: {
          company_id: cast.ids.company,
          project_id: project,
          name: 'site',
          lat: 1,
          lng: 1,
        },
      });
    const foreign = await insert(cast.ids.otherCompanyProject);
    const nowhere = await insert(randomUUID());
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect([foreign.status, foreign.body.replaceAll(cast.ids.otherCompanyProject, 'ID')]).toEqual([
      nowhere.status,
      nowhere.body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) =>
        id === cast.ids.company ? id : 'ID',
      ),
    ]);
  });

  it('by a function, whatever ids it is given', async () => {
    const watched = watch();
    expect(functions.length).toBeGreaterThan(5);
    const ids = [
      cast.ids.otherCompany,
      cast.ids.otherCompanyProject,
      cast.outsider.personId,
      cast.outsider.userId,
    ];
    const argumentNames = await argumentsByFunction();
    for (const path of functions) {
      const names = argumentNames.get(path) ?? [];
      for (const id of ids) {
        const body = Object.fromEntries(names.map((name) => [name, id]));
        const query = new URLSearchParams(body).toString();
        for (const role of ['employee', 'admin'] as const) {
          watched.note(await ask(role, 'POST', path, { body }), path);
          watched.note(await ask(role, 'GET', `${path}?${query}`), path);
        }
      }
    }
    expect(watched.told).toEqual([]);
  });

  async function argumentsByFunction(): Promise<Map<string, string[]>> {
    const { body } = await ask('admin', 'GET', '/');
    const operation = z.object({
      post: z.optional(
        z.object({
          parameters: z.optional(
            z.array(
              z.object({
                schema: z.optional(
                  z.object({ properties: z.optional(z.record(z.string(), z.unknown())) }),
                ),
              }),
            ),
          ),
        }),
      ),
    });
    const { paths } = descriptionSchema.parse(JSON.parse(body));
    return new Map(
      functions.map((path) => {
        const { post } = operation.parse(paths[path]);
        const names = (post?.parameters ?? []).flatMap(({ schema }) =>
          Object.keys(schema?.properties ?? {}),
        );
        return [path, names];
      }),
    );
  }

  it('by the description of the API', async () => {
    const watched = watch();
    for (const role of [...strangers, 'anon'] as const) {
      watched.note(await ask(role, 'GET', '/'), 'description');
    }
    const { definitions } = descriptionSchema.parse(
      JSON.parse((await ask('anon', 'GET', '/')).body),
    );
    for (const table of ['punch_locations', 'person_pins', 'profiles', 'time_entries']) {
      expect(definitions).not.toHaveProperty(table);
    }
    expect(watched.told).toEqual([]);
  });

  it('by a live topic', async () => {
    const topics = [
      `company:${cast.ids.otherCompany}:clock`,
      `person:${cast.outsider.personId}:clock`,
      `company:${cast.ids.otherCompany}:clock?x`,
      `company:${cast.ids.company},${cast.ids.otherCompany}:clock`,
      'company:%:clock',
      'realtime:*',
    ];
    for (const role of strangers) {
      const { client, join } = await connect(server, server.anonKey, cast[role].accessToken);
      for (const topic of topics) {
        const { outcome } = await join(topic, { private: true });
        expect([topic, outcome.startsWith('CHANNEL_ERROR')]).toEqual([topic, true]);
      }
      await client.disconnect();
    }
  });

  it('by listening to changes of rows', async () => {
    const { client } = await connect(server, server.anonKey, cast.admin.accessToken);
    const { changes } = await listenReady(client, 'projects', [
      { table: 'projects' },
      { table: 'projects', filter: `company_id=eq.${cast.ids.otherCompany}` },
    ]);
    const change = (id: string, name: string) =>
      fetch(`${server.url}/rest/v1/projects?id=eq.${id}`, {
        method: 'PATCH',
        headers: {
          apikey: server.anonKey,
          Authorization: `Bearer ${server.serviceRoleKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ name }),
      });
    await change(cast.ids.otherCompanyProject, `${word} anew`);
    await change(cast.ids.project, 'the first one anew');
    expect(await changes.next()).toMatchObject({ new: { name: 'the first one anew' } });
    expect(JSON.stringify(changes.all)).not.toContain(word);
    await client.disconnect();
  });
});
