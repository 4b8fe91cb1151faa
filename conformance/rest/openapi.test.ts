/** The root's description: tables and functions that the caller may use. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  type Api,
  type As,
  isAimedElsewhere,
  refusal,
  startApi,
  useSharedApi,
} from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

const named = <T extends z.ZodMiniType>(value: T) => z.record(z.string(), value);

const documentSchema = z.object({
  info: named(z.string()),
  paths: named(named(named(z.unknown()))),
  definitions: named(named(z.unknown())),
  parameters: named(z.unknown()),
});

async function describedTo(as: As): Promise<z.infer<typeof documentSchema>> {
  return documentSchema.parse((await api.get('/', { as })).body);
}

describe('what a caller may not use is not described', () => {
  test('a table and a function that others may use', async () => {
    const anonymous = await describedTo('anon');
    expect(anonymous.paths).not.toHaveProperty(['/secrets']);
    expect(anonymous.definitions).not.toHaveProperty(['secrets']);
    expect(anonymous.paths).not.toHaveProperty(['/rpc/for_members']);
    expect(JSON.stringify(anonymous)).not.toContain('secrets');

    const user = await describedTo('user');
    expect(user.paths).toHaveProperty(['/rpc/for_members', 'get', 'tags'], ['(rpc) for_members']);
    expect(user.paths).not.toHaveProperty(['/secrets']);
    expect((await describedTo('service')).paths).toHaveProperty(['/secrets']);
  });

  test('a column without any right to it', async () => {
    const { definitions } = await describedTo('anon');
    expect(Object.keys(Object(definitions['partly_shown']?.['properties']))).toEqual(['id']);
  });

  test('other schemas than the one asked for', async () => {
    const headers = { 'accept-profile': 'probe_second' };
    const second = await api.get('/', { headers });
    expect(second.headers['content-profile']).toBe('probe_second');
    expect(Object.keys(Object(second.body).paths)).toEqual(['/', '/clients']);
    expect(await api.get('/', { headers: { 'accept-profile': 'auth' } })).toMatchObject({
      status: 406,
      body: { code: 'PGRST106' },
    });
  });
});

test('comments give titles, summaries and descriptions', async () => {
  const { info, paths } = await describedTo('anon');
  expect(info).toMatchObject({
    title: 'Probe',
    description: 'What the tests of the data API read and write.',
  });
  expect(paths['/projects']?.['get']).toMatchObject({
    tags: ['projects'],
    summary: 'Projects',
    description: 'Each for a client.',
  });
  expect(paths['/rpc/greet']?.['get']).toMatchObject({ summary: 'Greets' });
});

test('a table has its columns, keys, types and what is required', async () => {
  const { definitions } = await describedTo('anon');
  expect(definitions['projects']).toEqual({
    type: 'object',
    description: 'Projects\n\nEach for a client.',
    required: ['id', 'name'],
    properties: {
      id: { description: 'Note:\nThis is a Primary Key.<pk/>', format: 'int32', type: 'integer' },
      name: { description: 'What people call it.', format: 'text', type: 'string' },
      client_id: {
        description:
          "Note:\nThis is a Foreign Key to `clients.id`.<fk table='clients' column='id'/>",
        format: 'int32',
        type: 'integer',
      },
    },
  });
  // In a one-to-one relationship, the other table has the key.
  expect(definitions['people']?.['properties']).toMatchObject({
    id: { description: 'Note:\nThis is a Primary Key.<pk/>' },
  });
  expect(definitions['projects_view']).not.toHaveProperty('required');
});

test('types are those of JSON, with PostgreSQL’s as their format', async () => {
  const { definitions } = await describedTo('anon');
  expect(definitions['kinds']?.['properties']).toMatchObject({
    amount: { format: 'numeric', type: 'number' },
    weight: { format: 'double precision', type: 'number' },
    done: { format: 'boolean', type: 'boolean' },
    tags: { format: 'text[]', type: 'array', items: { type: 'string' } },
    data: { format: 'jsonb' },
    tint: { format: 'probe.color', type: 'string', enum: ['red', 'green'] },
  });
  expect(Object(definitions['kinds']?.['properties']).data).not.toHaveProperty('type');
  expect(definitions['defaults']?.['properties']).toMatchObject({
    label: { default: 'unnamed' },
    id: { format: 'int32' },
  });
  expect(definitions['items']?.['properties']).toMatchObject({
    id: { format: 'int64', type: 'integer' },
  });
  expect(definitions['graded']?.['properties']).toMatchObject({ level: { default: 7 } });
});

test('the operations on a table name their parameters; one that only reads has no other', async () => {
  const { paths, parameters } = await describedTo('anon');
  expect(paths['/items']?.['get']?.['parameters']).toEqual(
    [
      ...['rowFilter.items.id', 'rowFilter.items.name', 'select', 'order', 'range', 'rangeUnit'],
      ...['offset', 'limit', 'preferCount'],
    ].map((name) => ({ $ref: `#/parameters/${name}` })),
  );
  expect(paths['/items']?.['post']).toMatchObject({
    parameters: [
      { $ref: '#/parameters/body.items' },
      { $ref: '#/parameters/select' },
      { $ref: '#/parameters/preferPost' },
    ],
    responses: { 201: { description: 'Created' } },
  });
  expect(Object.keys(Object(paths['/items']))).toEqual(['get', 'post', 'patch', 'delete']);
  expect(Object.keys(Object(paths['/two_rows_view']))).toEqual(['get']);
  const referredTo = JSON.stringify(paths).matchAll(/#\/parameters\/([^"]+)/g);
  for (const [, name] of referredTo) expect(parameters).toHaveProperty([String(name)]);
});

test('a function has its arguments, and no GET when it may write', async () => {
  const { paths } = await describedTo('anon');
  expect(paths['/rpc/add_them']?.['get']?.['parameters']).toEqual([
    { name: 'a', required: true, in: 'query', type: 'integer', format: 'int32' },
    { name: 'b', required: true, in: 'query', type: 'integer', format: 'int32' },
  ]);
  expect(paths['/rpc/sum_all']?.['get']?.['parameters']).toEqual([
    {
      name: 'numbers',
      required: true,
      in: 'query',
      type: 'array',
      collectionFormat: 'multi',
      items: { type: 'integer', format: 'int32' },
    },
  ]);
  expect(paths['/rpc/greet']?.['post']?.['parameters']).toMatchObject([
    {
      name: 'args',
      in: 'body',
      schema: { type: 'object', properties: { name: { format: 'text', type: 'string' } } },
    },
    { $ref: '#/parameters/preferParams' },
  ]);
  expect(Object.keys(Object(paths['/rpc/add_item']))).toEqual(['post']);
});

describe('[B49 B52] the root’s media types', () => {
  test.each([
    ['application/openapi+json', 'application/openapi+json; charset=utf-8'],
    ['*/*', 'application/openapi+json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['text/csv, application/json;q=0.5', 'application/json; charset=utf-8'],
  ])('%s gives %s, to HEAD without a body', async (accept, contentType) => {
    const get = await api.get('/', { headers: { accept } });
    expect([get.status, get.headers['content-type']]).toEqual([200, contentType]);
    const head = await api.send('HEAD', '/', { headers: { accept } });
    expect([head.status, head.headers['content-type'], head.text]).toEqual([200, contentType, '']);
  });

  test.each([
    ['/', 'text/csv'],
    ['/items', 'application/openapi+json'],
  ])('%s is not available as %s', async (target, accept) => {
    expect(await api.get(target, { headers: { accept } })).toMatchObject({
      status: 406,
      body: refusal('PGRST107', `None of these media types are available: ${accept}`),
    });
  });
});

test('[getOpenApiSpec] the official client fetches it', async () => {
  const { data, error } = await api.client().getOpenApiSpec();
  expect(error).toBeNull();
  expect(data).toMatchObject({ swagger: '2.0' });
});

test.skipIf(isAimedElsewhere)(
  '[B6] it is not there, or tells all, where a deployment says so',
  async () => {
    const disabled = await startApi({ REST_OPENAPI: 'disabled' });
    try {
      expect(await disabled.get('/')).toMatchObject({
        status: 404,
        body: refusal('PGRST126', 'Root endpoint metadata is disabled'),
      });
    } finally {
      await disabled.stop();
    }
    const all = await startApi({ REST_OPENAPI: 'ignore-privileges' });
    try {
      expect(Object(Object((await all.get('/')).body)).definitions).toHaveProperty(['secrets']);
    } finally {
      await all.stop();
    }
  },
);
