import * as fc from 'fast-check';

import { text } from './values.ts';

const samples = {
  int: ['0', '1', '2', '-1', '42'],
  number: ['1.5', '-2', '12.50'],
  bool: ['true', 'false'],
  text: ['item 1', 'Apple', 'a*', 'x,y', '"quoted"'],
  time: ['2026-01-01', '2026-11-20T05:52:07.3Z', 'infinity'],
  uuid: [
    '00000000-0000-4000-8000-000000000001',
    // Ids from the cast: both companies, a project of each, the employee and the other company's
    // admin.
    'c0000000-0000-4000-8000-000000000001',
    'c0000000-0000-4000-8000-000000000002',
    'c2000000-0000-4000-8000-000000000001',
    'c2000000-0000-4000-8000-000000000003',
    'ca000000-0000-4000-8000-000000000003',
    'ca000000-0000-4000-8000-000000000005',
  ],
  json: ['{"n":5}', '[]', '"text"', '{"foo":{"bar":"baz"}}'],
  texts: ['{a,b}', '{}'],
  ints: ['{1,2}', '{}'],
  range: ['[1,5)', 'empty', '(,3]'],
  bytes: ['\\x00ff'],
} as const;

export type Kind = keyof typeof samples;

export type Resource = {
  readonly schema: 'probe' | 'public';
  readonly name: string;
  readonly columns: Readonly<Record<string, Kind>>;
  /** Names of embedded resources. */
  readonly relations: readonly string[];
};

const clock = { company_id: 'uuid', person_id: 'uuid', state: 'text' } as const;

export const resources: readonly Resource[] = [
  probe('items', { id: 'int', name: 'text' }),
  probe('clients', { id: 'int', name: 'text' }, ['projects', 'articles', 'projects_view']),
  probe('projects', { id: 'int', name: 'text', client_id: 'int' }, [
    'clients',
    'tasks',
    'client_id',
  ]),
  probe('tasks', { id: 'int', name: 'text', project_id: 'int' }, ['projects', 'users']),
  probe('users', { id: 'int', name: 'text' }, ['tasks', 'users_tasks']),
  probe('people', { id: 'int', name: 'text', parent_id: 'int' }, [
    'people',
    'parent_id',
    'passports',
  ]),
  probe('orders', { id: 'int', billing_id: 'int' }, ['addresses', 'addresses!billing']),
  probe('pairs', { k1: 'int', k2: 'text', value: 'text' }),
  probe('defaults', { id: 'int', label: 'text', made_at: 'time', note: 'text' }),
  probe('unique_values', { id: 'int', code: 'text', value: 'text' }),
  probe('keyless', { a: 'text', b: 'text' }),
  probe('notes', { id: 'int', owner: 'uuid', body: 'text' }),
  probe('secrets', { id: 'int', body: 'text' }),
  probe('articles', { id: 'int', body: 'text', client_id: 'int' }, ['clients']),
  probe('projects_view', { id: 'int', name: 'text' }, ['clients']),
  probe('kinds', {
    id: 'int',
    title: 'text',
    amount: 'number',
    weight: 'number',
    done: 'bool',
    born: 'time',
    seen_at: 'time',
    tags: 'texts',
    numbers: 'ints',
    data: 'json',
    plain: 'json',
    span: 'range',
    tint: 'text',
    token: 'uuid',
    bytes: 'bytes',
    search: 'text',
    'data->foo->>bar': 'text',
    'data->list->0': 'json',
    'tags->>0': 'text',
    '"a.dotted.column"': 'int',
  }),
  product('companies', { id: 'uuid', name: 'text', settings: 'json' }, ['projects', 'crews']),
  product('profiles', { id: 'uuid', person_id: 'uuid', first_name: 'text', company_id: 'uuid' }, [
    'companies',
    'memberships',
  ]),
  product('memberships', {
    company_id: 'uuid',
    person_id: 'uuid',
    role: 'text',
    valid_from: 'time',
  }),
  product('projects', { id: 'uuid', name: 'text', number: 'text', company_id: 'uuid' }, [
    'project_sites',
    'project_crews',
    'companies',
  ]),
  product('crews', { id: 'uuid', name: 'text', company_id: 'uuid' }, [
    'crew_members',
    'companies',
    'project_crews',
  ]),
  product('cost_codes', { id: 'uuid', code: 'text', name: 'text' }, ['companies']),
  product('project_sites', { id: 'uuid', name: 'text', lat: 'number' }, ['projects']),
  product('time_entries', { id: 'uuid', ...clock, started_at: 'time', flags: 'texts' }, [
    'time_breaks',
  ]),
  product('decision_items', { id: 'uuid', ...clock, kind: 'text' }),
  product('punches', { id: 'uuid', ...clock, occurred_at: 'time' }, ['punch_locations']),
  product('punch_locations', { punch_id: 'uuid', person_id: 'uuid' }),
  product('device_tokens', {
    user_id: 'uuid',
    token: 'text',
    platform: 'text',
    created_at: 'time',
  }),
  product('invitations', { id: 'uuid', company_id: 'uuid', role: 'text' }),
  product('audit_events', { id: 'int', company_id: 'uuid', subject: 'text', recorded_at: 'time' }),
  product('person_pins', { person_id: 'uuid' }),
];

function probe(name: string, columns: Resource['columns'], relations: string[] = []): Resource {
  return { schema: 'probe', name, columns, relations };
}

function product(name: string, columns: Resource['columns'], relations: string[] = []): Resource {
  return { schema: 'public', name, columns, relations };
}

/** A value as text, usually of the given kind. */
export function valueOf(kind: Kind): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constantFrom<string>(...samples[kind]), weight: 7 },
    { arbitrary: text, weight: 1 },
  );
}
