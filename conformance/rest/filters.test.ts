import { describe, expect, test } from 'vitest';

import { type Api, refusal, useSharedApi } from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

const read = async (query: string) => (await api.get(`/kinds?${query}`)).body;

/** Returns the ids of the rows that match a condition. */
async function left(condition: string): Promise<unknown> {
  const body = await read(`select=id&order=id&${condition}`);
  return Array.isArray(body) ? body.map((row: { id: number }) => row.id) : body;
}

describe('operators', () => {
  test.each([
    ['id=eq.1', [1]],
    ['id=neq.1', [2, 3]],
    ['id=not.eq.1', [2, 3]],
    ['id=gt.1&id=lte.2', [2]],
    ['id=gte.2&id=lt.3', [2]],
    ['amount=eq.12.5', [1]],
    ['weight=lt.0', [2]],
    ['born=gte.2026-01-01', [1]],
    ['seen_at=gt.2026-01-01T00:00:00Z', [1]],
    ['tint=eq.green', [2]],
    ['token=eq.7c9e6679-7425-40de-944b-e07fc1f90ae7', [1]],
    ['done=eq.true', [1]],
    ['tags=cs.{a}', [1]],
    ['tags=cd.{b,c,d}', [2]],
    ['tags=ov.{c,z}', [2]],
    ['tags=eq.{a,b}', [1]],
    ['data=cs.{"n":7}', [2]],
    ['span=ov.[0,2)', [1]],
    ['span=sl.[5,6)', [1]],
    ['span=sr.[1,2)', [2]],
    ['span=nxr.[1,5)', [1]],
    ['span=nxl.[5,9)', [2]],
    ['span=adj.[9,10)', [2]],
    ['title=fts.john', [1]],
    ['title=plfts(english).Williams Mary', [2]],
    ['search=wfts.hebdon -mary', [1]],
    ['search=not.phfts.hebdon john', [2, 3]],
    ['"a.dotted.column"=eq.2', [2]],
    ['with space=eq.x y', [1]],
  ])('%s leaves %j', async (condition, ids) => {
    expect(await left(condition)).toEqual(ids);
  });

  test.each([
    ['words=fts.briefing', [1]],
    ['words=not.fts(english).briefing', [2]],
    ['title_words=wfts(english).manuals', [2]],
    ['title_vector=plfts(english).safety', [1]],
    ['or=(title_words.fts.crane,words.fts.safety)', [1, 2]],
    ['title=fts(english).manuals', [2]],
  ])('full-text search in a vector, made or stored: %s leaves %j', async (condition, ids) => {
    const { status, body } = await api.get(`/documents?select=id&order=id&${condition}`);
    expect({ status, body }).toEqual({ status: 200, body: ids.map((id) => ({ id })) });
  });

  test('that do not exist are refused in PostgREST’s words', async () => {
    expect(await api.get('/kinds?id=0')).toMatchObject({
      status: 400,
      body: refusal('PGRST100', '"failed to parse filter (0)" (line 1, column 1)', {
        details: 'unexpected "0" expecting "not" or operator (eq, gt, ...)',
      }),
    });
  });

  test('compare with what can be compared', async () => {
    expect(await api.get('/kinds?id=eq.abc')).toMatchObject({
      status: 400,
      body: refusal('22P02', 'invalid input syntax for type integer: "abc"'),
    });
    expect(await api.get('/kinds?id=like.1')).toMatchObject({
      status: 404,
      body: { code: '42883' },
    });
  });
});

describe('[B35] logic', () => {
  test.each([
    ['or=(id.eq.1,id.eq.3)', [1, 3]],
    ['not.or=(id.eq.1,id.eq.3)', [2]],
    ['and=(id.gt.1,id.lt.3)', [2]],
    ['or=(id.eq.1,and(id.gt.1,not.or(title.is.null,id.in.(3,4))))', [1, 2]],
    ['or=( id.eq.1 , id.eq.2 )&id=gt.1', [2]],
    ['or=(tags.cs.{a,b},title.like."Back*")', [1, 3]],
    ['or=(id.not.in.(1,2),data->>n.eq.7)', [2, 3]],
  ])('%s leaves %j', async (condition, ids) => {
    expect(await left(condition)).toEqual(ids);
  });

  test('without conditions is refused', async () => {
    expect(await api.get('/kinds?or=()')).toMatchObject({
      status: 400,
      body: refusal('PGRST100', '"failed to parse logic tree (())" (line 1, column 4)', {
        details:
          'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
      }),
    });
  });
});

describe('[B36] lists', () => {
  test.each([
    ['id=in.(1,3)', [1, 3]],
    ['id=not.in.(1,3)', [2]],
    ['title=in.("Hebdon, John",x)', [1]],
    [String.raw`title=in.("Williams, \"Mary\"")`, [2]],
    [String.raw`title=in.("Back\\slash * star % percent")`, [3]],
    ['id=in.()', []],
  ])('%s leaves %j', async (condition, ids) => {
    expect(await left(condition)).toEqual(ids);
  });
});

describe('[B37] is', () => {
  test.each([
    ['done=is.true', [1]],
    ['done=is.FALSE', [2]],
    ['done=is.unknown', [3]],
    ['done=is.null', [3]],
    ['done=not.is.null', [1, 2]],
    ['done=is.not_null', [1, 2]],
    ['weight=isdistinct.1.5', [2, 3]],
    ['weight=not.isdistinct.1.5', [1]],
  ])('%s leaves %j', async (condition, ids) => {
    expect(await left(condition)).toEqual(ids);
  });

  test('knows no other values', async () => {
    expect(await api.get('/kinds?done=is.yes')).toMatchObject({
      status: 400,
      body: { code: 'PGRST100' },
    });
  });
});

describe('[B38] patterns and lists of them', () => {
  test.each([
    ['title=like.Heb*', [1]],
    ['title=like.heb*', []],
    ['title=ilike.heb*', [1]],
    ['title=like(any).{Heb*,Wil*}', [1, 2]],
    ['title=ilike(all).{*JO*,*hn}', [1]],
    ['title=match.^[HW]', [1, 2]],
    ['title=imatch.^[hw].*john', [1]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['id=gt(all).{1,2}', [3]],
    ['id=not.eq(any).{1,3}', [2]],
  ])('%s leaves %j', async (condition, ids) => {
    expect(await left(condition)).toEqual(ids);
  });
});

describe('[B39] inside JSON', () => {
  test('what is selected is called by its last key', async () => {
    expect(
      await read(
        'id=eq.1&select=data->foo->bar,data->>n,n:data->n,data->list->2->deep,data->list->-1',
      ),
    ).toEqual([{ bar: 'baz', n: 5, deep: true, list: { deep: true } }]);
  });

  test('two arrows give text, also from what is no JSON', async () => {
    expect(await read('id=eq.1&select=data->>n,numbers->>0,tags->1')).toEqual([
      { n: '5', numbers: '1', tags: 'b' },
    ]);
  });

  test('conditions and order take a way', async () => {
    expect(await left('data->foo->>bar=eq.other')).toEqual([2]);
    expect(await left('data->n=gt.5')).toEqual([2]);
    expect(await read('select=id&data=not.is.null&order=data->>n.desc')).toEqual([
      { id: 2 },
      { id: 1 },
    ]);
  });
});

describe('[B40] names and casts', () => {
  test('columns are renamed, cast and quoted', async () => {
    expect(
      await read('id=eq.1&select=key:id::text,amount::int,"a.dotted.column","with space"'),
    ).toEqual([{ key: '1', amount: 13, 'a.dotted.column': 1, 'with space': 'x y' }]);
    expect(
      await read('id=eq.1&select=born::timestamp with time zone,weight::double precision'),
    ).toEqual([{ born: '2026-01-31T00:00:00+00:00', weight: 1.5 }]);
  });

  test('to a type that does not exist is an error of its own', async () => {
    expect(await api.get('/kinds?select=id::nope')).toMatchObject({
      status: 400,
      body: { code: '42704' },
    });
  });
});

test('[B41] aggregates are refused unless allowed, wherever they stand', async () => {
  for (const select of ['count()', 'id.sum()', 'clients(count())', '...clients(id.max())']) {
    expect(await api.get(`/projects?select=${select}`)).toMatchObject({
      status: 400,
      body: refusal('PGRST123', 'Use of aggregate functions is not allowed'),
    });
  }
});

describe('[B42] order', () => {
  test.each([
    ['order=id.desc', [3, 2, 1]],
    ['order=weight', [2, 1, 3]],
    ['order=weight.desc', [3, 1, 2]],
    ['order=weight.desc.nullslast', [1, 2, 3]],
    ['order=weight.nullsfirst', [3, 2, 1]],
    ['order=done.desc.nullslast,id.desc', [1, 2, 3]],
  ])('%s gives %j', async (order, ids) => {
    const rows = await read(`select=id&${order}`);
    expect(rows).toEqual(ids.map((id) => ({ id })));
  });

  test.each([
    ['id.ac', 'column 4', 'unexpected "c" expecting "asc", "desc", "nullsfirst" or "nullslast"'],
    ['id.descc', 'column 8', 'unexpected \'c\' expecting delimiter (.), "," or end of input'],
    ['id.asc.nlsfst', 'column 8', 'unexpected "l" expecting "nullsfirst" or "nullslast"'],
  ])('%s is refused at %s', async (order, column, details) => {
    expect(await api.get(`/kinds?order=${order}`)).toMatchObject({
      status: 400,
      body: refusal('PGRST100', `"failed to parse order (${order})" (line 1, ${column})`, {
        details,
      }),
    });
  });
});

describe('values are data', () => {
  const injection = `x'; drop table probe.items; --`;

  test.each([
    `title=eq.${injection}`,
    `title=in.("${injection}")`,
    `or=(title.eq."${injection}")`,
    `title=like.*${injection}*`,
    `data->>"${injection}"=eq.1`,
    `select=id,title&title=plfts.${injection}`,
  ])('%s finds nothing and does nothing', async (query) => {
    expect(await read(query.replaceAll(';', '%3B'))).toEqual([]);
    expect((await api.get('/items?select=id&limit=1')).status).toBe(200);
  });

  test.each([
    `select=${injection}`,
    `order=${injection}`,
    `select=id::"int);drop table probe.items;--"`,
    `select=id,"x\\"; drop table probe.items; --"`,
  ])('%s is no name', async (query) => {
    const answer = await api.get(`/kinds?${query.replaceAll(';', '%3B')}`);
    expect(answer.status).toBe(400);
    expect((await api.get('/items?select=id&limit=1')).status).toBe(200);
  });
});
