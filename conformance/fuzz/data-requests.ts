import * as fc from 'fast-check';

import { type FuzzRequest, caller } from './request.ts';
import { type Resource, resources, valueOf } from './resources.ts';
import { bodyText, sqlText, text } from './values.ts';

/**
 * Parameters of functions, without those functions that only fail, wait, count or set the response.
 */
const probeFunctions: Readonly<Record<string, readonly string[]>> = {
  add_them: ['a', 'b'],
  greet: ['name'],
  nothing: [],
  all_projects: [],
  first_project: [],
  as_record: ['a'],
  sum_all: ['numbers'],
  echo_json: [],
  echo_text: [],
  byte_count: [],
  overloaded: ['a', 'b'],
  same_name: ['a'],
  add_item: ['name'],
  remove_items: ['above'],
  setting: ['name'],
  whoami: [],
};

const productFunctions: Readonly<Record<string, readonly string[]>> = {
  my_identity: [],
  my_clock: ['since'],
  live_board: ['since'],
  record_punches: ['batch'],
  kiosk_roster: ['known'],
  report_client_error: ['event_id', 'message', 'details', 'context'],
  decide_item: ['item_id', 'decision', 'comment', 'ended_at'],
  read_punch_locations: ['person', 'from_at', 'to_at', 'purpose'],
  invite_person: ['email', 'role', 'first_name', 'last_name'],
  revoke_invitation: ['invitation_id'],
  invitation_preview: ['token'],
  platform_people: ['company'],
};

const ordinary = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'not.eq', 'isdistinct'];
const operators: readonly string[] = [
  ...Array.from({ length: 6 }, () => ordinary).flat(),
  ...['like', 'ilike', 'imatch'],
  ...['fts', 'plfts(english)', 'phfts', 'wfts', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'],
  ...['eq(any)', 'like(all)', 'nope'],
];

/** Picks a usual value, and anything else one time in twenty. */
function mostly(usual: readonly string[], odd: fc.Arbitrary<string>): fc.Arbitrary<string> {
  if (usual.length === 0) return odd;
  return fc.oneof(
    { arbitrary: fc.constantFrom(...usual), weight: 19 },
    { arbitrary: odd, weight: 1 },
  );
}

/** A column of the resource with a condition on it. */
function conditionOn({ columns }: Resource): fc.Arbitrary<readonly [string, string]> {
  const known = fc.constantFrom(...Object.entries(columns)).chain(([name, kind]) => {
    const value = valueOf(kind);
    const list = fc.array(value, { maxLength: 3 }).map((values) => values.join());
    return fc.oneof(
      {
        arbitrary: fc
          .tuple(fc.constantFrom(...operators), value)
          .map(([operator, operand]) => [name, `${operator}.${operand}`] as const),
        weight: 6,
      },
      { arbitrary: list.map((values) => [name, `in.(${values})`] as const), weight: 1 },
      { arbitrary: list.map((values) => [name, `eq(any).{${values}}`] as const), weight: 1 },
      {
        arbitrary: fc
          .constantFrom('is.null', 'not.is.null', 'is.true', 'is.x')
          .map((test) => [name, test] as const),
        weight: 1,
      },
    );
  });
  return fc.oneof({ arbitrary: known, weight: 20 }, { arbitrary: fc.tuple(text, text), weight: 1 });
}

function selectOf(resource: Resource): fc.Arbitrary<string> {
  const column = mostly(Object.keys(resource.columns), text);
  const relation = mostly(resource.relations, text);
  const item = fc.oneof(
    { arbitrary: column, weight: 6 },
    { arbitrary: fc.constant('*'), weight: 2 },
    { arbitrary: column.map((name) => `x:${name}::text`), weight: 2 },
    { arbitrary: fc.tuple(column, text).map(([name, type]) => `${name}::${type}`), weight: 1 },
    { arbitrary: relation.map((name) => `${name}(*)`), weight: 3 },
    { arbitrary: relation.map((name) => `${name}!inner(id)`), weight: 1 },
    { arbitrary: relation.map((name) => `${name}()`), weight: 1 },
    { arbitrary: relation.map((name) => `...${name}(y:id)`), weight: 1 },
    { arbitrary: fc.constantFrom('count()', 'id.sum()', 'people(people(people(id)))'), weight: 1 },
  );
  return fc.array(item, { maxLength: 4 }).map((items) => items.join());
}

function logicOf(resource: Resource): fc.Arbitrary<string> {
  return fc
    .array(
      conditionOn(resource).map(([name, test]) => `${name}.${test}`),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .chain((tests) =>
      fc.constantFrom(
        `(${tests.join()})`,
        `(and(${tests.join()}),not.or(${tests.join()}))`,
        `${'(or'.repeat(30)}(${tests.join()})`,
      ),
    );
}

function parameterOf(resource: Resource): fc.Arbitrary<readonly [string, string]> {
  const column = mostly(Object.keys(resource.columns), text);
  const relation = mostly(resource.relations, text);
  const count = mostly(['1', '3', '10'], text);
  const direction = fc.constantFrom('', '.desc', '.asc.nullslast', '.nope', ',id');
  return fc.oneof(
    { arbitrary: conditionOn(resource), weight: 8 },
    { arbitrary: fc.tuple(fc.constant('select'), selectOf(resource)), weight: 5 },
    {
      arbitrary: fc.tuple(
        fc.constant('order'),
        fc.tuple(column, direction).map(([name, rest]) => `${name}${rest}`),
      ),
      weight: 3,
    },
    { arbitrary: fc.tuple(fc.constantFrom('limit', 'offset'), count), weight: 3 },
    { arbitrary: fc.tuple(fc.constantFrom('or', 'and', 'not.or'), logicOf(resource)), weight: 2 },
    { arbitrary: fc.tuple(fc.constantFrom('columns', 'on_conflict'), column), weight: 1 },
    {
      arbitrary: fc.tuple(
        fc
          .tuple(relation, fc.constantFrom('', '.id', '.limit', '.order', '.or'))
          .map(([name, rest]) => `${name}${rest}`),
        fc.constantFrom('is.null', 'not.is.null', 'eq.1', '1', 'id.desc', '(id.eq.1)'),
      ),
      weight: 1,
    },
    { arbitrary: fc.tuple(text, text), weight: 1 },
  );
}

const queryOf = (resource: Resource): fc.Arbitrary<string> =>
  fc.array(parameterOf(resource), { maxLength: 3 }).map(queryText);

const queryText = (parameters: readonly (readonly [string, string])[]): string =>
  parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

/** Rows of the resource, or another kind of body. */
function rowsOf({ columns }: Resource): fc.Arbitrary<string> {
  const cells = Object.entries(columns).filter(([name]) => !name.includes('->'));
  const row = fc.record(Object.fromEntries(cells.map(([name, kind]) => [name, valueOf(kind)])), {
    requiredKeys: [],
  });
  return fc.oneof(
    { arbitrary: row.map((value) => JSON.stringify(value)), weight: 6 },
    { arbitrary: row.map((value) => JSON.stringify([value, value])), weight: 2 },
    { arbitrary: bodyText(cells.map(([name]) => name)), weight: 3 },
    { arbitrary: text.map((cell) => `id,name\n1,"${cell}"\n`), weight: 1 },
  );
}

const preference = fc.oneof(
  fc.constantFrom(
    'return=representation',
    'return=headers-only',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
    'missing=default',
    'count=exact',
    'count=planned',
    'count=estimated',
    'handling=strict',
    'max-affected=1',
    'max-affected=x',
    'timezone=America/Lima',
    'tx=rollback',
  ),
  sqlText.map((injection) => `timezone=${injection}`),
);

const headers = fc.record(
  {
    prefer: fc.array(preference, { maxLength: 3 }).map((list) => list.join(', ')),
    accept: mostly(
      ['application/json', 'text/csv', 'application/vnd.pgrst.object+json'],
      fc.constantFrom(
        ...[
          'application/vnd.pgrst.array+json;nulls=stripped',
          'application/vnd.pgrst.plan+json',
          'application/geo+json',
          '*/*;q=x, ,;',
          'x/y',
        ],
      ),
    ),
    'content-type': mostly(
      ['application/json'],
      fc.constantFrom(
        ...[
          'text/csv',
          'text/plain',
          'text/xml',
          'application/octet-stream',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'nope',
        ],
      ),
    ),
    range: mostly(['0-4', '0-'], fc.constantFrom('5-1', '99999999999999999999-', 'x')),
    cookie: fc.constantFrom('a=b', ';;=;', '__proto__=1'),
  },
  { requiredKeys: [] },
);

const headersFor = (schema: string): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(headers, mostly([schema], fc.constantFrom('auth', 'public', 'x"y')))
    .map(([others, profile]) => ({
      ...others,
      'accept-profile': profile,
      'content-profile': profile,
    }));

/** Requests that read and write tables and views. */
export const tableRequest: fc.Arbitrary<FuzzRequest> = fc
  .constantFrom(...resources)
  .chain((resource) =>
    fc.record({
      method: fc.constantFrom(
        ...'GET GET GET GET HEAD POST POST PATCH PUT DELETE OPTIONS'.split(' '),
      ),
      target: fc
        .tuple(mostly([resource.name], text), queryOf(resource))
        .map(([name, query]) => `/rest/v1/${encode(name)}?${query}`),
      as: caller,
      headers: headersFor(resource.schema),
      body: rowsOf(resource),
    }),
  );

const anyResource = fc.constantFrom(...resources);

/** Requests that call functions. */
export const functionRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom(...Object.entries({ ...probeFunctions, ...productFunctions })),
    anyResource,
  )
  .chain(([[name, parameters], resource]) => {
    const schema = name in productFunctions ? 'public' : 'probe';
    const value = fc.oneof(text, valueOf('int'), valueOf('uuid'), valueOf('time'));
    const given = fc
      .array(fc.tuple(mostly(parameters, text), value), { maxLength: 3 })
      .map(queryText);
    return fc.record({
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'GET', 'HEAD', 'PATCH', 'OPTIONS'),
      target: fc
        .oneof({ arbitrary: given, weight: 4 }, { arbitrary: queryOf(resource), weight: 1 })
        .map((query) => `/rest/v1/rpc/${name}?${query}`),
      as: caller,
      headers: headersFor(schema),
      body: bodyText(parameters.length === 0 ? ['a'] : parameters),
    });
  });

/** Paths that should lead nowhere. */
export const oddRequest: fc.Arbitrary<FuzzRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PROPFIND', 'LINK'),
  target: fc
    .tuple(fc.constantFrom('/rest/v1/', '/rest/v1/rpc/', '/auth/v1/', '/rest/v1', '/'), text, text)
    .map(
      ([prefix, first, second]) => `${prefix}${encode(first)}/${encode(second)}?${encode(second)}`,
    ),
  as: caller,
  headers,
  body: bodyText(['id', 'name']),
});

/** Half a surrogate pair has no encoding; it is replaced by the replacement character. */
function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}
