/** Functions of a row that return rows can be embedded like a foreign key's target. */
import { describe, expect, test } from 'vitest';

import { type Api, refusal, useSharedApi } from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

const read = async (target: string) => (await api.get(target)).body;
const representation = { headers: { prefer: 'return=representation' } };

describe('[B61] a function of a row', () => {
  test.each([
    [
      'that returns at most one is an object or null',
      '/models?select=name,maker:maker_of(name)&id=in.(1,4)&order=id',
      [
        { name: 'Loader', maker: { name: 'Deere' } },
        { name: 'Stray', maker: null },
      ],
    ],
    [
      'without setof is, too, and without a row it is one of nulls',
      '/models?select=name,one_maker(id,name)&id=in.(3,4)&order=id',
      [
        { name: 'Grader', one_maker: { id: 2, name: 'Volvo' } },
        { name: 'Stray', one_maker: { id: null, name: null } },
      ],
    ],
    [
      'that returns many is an array',
      '/makers?select=name,models_of(name)&order=id&models_of.order=id',
      [
        { name: 'Deere', models_of: [{ name: 'Loader' }, { name: 'Dozer' }] },
        { name: 'Volvo', models_of: [{ name: 'Grader' }] },
        { name: 'Idle', models_of: [] },
      ],
    ],
    [
      'of the same table, both ways',
      '/people?select=name,elder(name),younger(name)&id=eq.2',
      [{ name: 'Parent', elder: { name: 'Grandparent' }, younger: [{ name: 'Child' }] }],
    ],
    [
      'of one name for two tables is told apart by the table',
      '/makers?select=namesakes(name,models_of(namesakes(name)))&id=eq.2',
      [{ namesakes: [{ name: 'Volvo', models_of: [{ namesakes: [{ name: 'Grader' }] }] }] }],
    ],
    [
      'takes the row, not a column with the name of the table',
      '/crate?select=same_crate(crate)',
      [{ same_crate: { crate: 'wood' } }],
    ],
    [
      'nests in what a foreign key embeds, and the other way round',
      '/models?select=makers(name,models_of(name,makers(name)))&id=eq.3',
      [{ makers: { name: 'Volvo', models_of: [{ name: 'Grader', makers: { name: 'Volvo' } }] } }],
    ],
    [
      'stands in for the foreign key when it is called like the other table',
      '/vehicles?select=id,owners(id)',
      [{ id: 1, owners: null }],
    ],
    ['in both directions', '/owners?select=id,vehicles(id)', [{ id: 1, vehicles: [] }]],
    [
      'is spread when it returns at most one',
      '/models?select=name,...maker_of(maker:name)&order=id&limit=1',
      [{ name: 'Loader', maker: 'Deere' }],
    ],
    [
      'is spread into arrays when it returns many',
      '/makers?select=name,...models_of(models:name)&order=id&models_of.order=name',
      [
        { name: 'Deere', models: ['Dozer', 'Loader'] },
        { name: 'Volvo', models: ['Grader'] },
        { name: 'Idle', models: [] },
      ],
    ],
  ])('%s', async (_, target, rows) => {
    expect(await read(target)).toEqual(rows);
  });

  test('is filtered, ordered and cut', async () => {
    expect(await read('/makers?select=id,models_of(name)&id=eq.1&models_of.name=like.D*')).toEqual([
      { id: 1, models_of: [{ name: 'Dozer' }] },
    ]);
    const ordered =
      '/makers?select=models_of(id)&id=eq.1&models_of.order=id.desc&models_of.limit=1';
    expect(await read(ordered)).toEqual([{ models_of: [{ id: 2 }] }]);
    expect(await read(`${ordered}&models_of.offset=1`)).toEqual([{ models_of: [{ id: 1 }] }]);
    expect(await read('/models?select=id,maker_of(name)&order=maker_of(name).desc,id')).toEqual([
      { id: 4, maker_of: null },
      { id: 3, maker_of: { name: 'Volvo' } },
      { id: 1, maker_of: { name: 'Deere' } },
      { id: 2, maker_of: { name: 'Deere' } },
    ]);
    expect(await api.get('/makers?select=models_of(id)&order=models_of(id)')).toMatchObject({
      status: 400,
      body: { code: 'PGRST118' },
    });
  });

  test.each([
    ['/models?select=id,maker_of!inner(name)&order=id', '0-2/3', [1, 2, 3]],
    ['/models?select=id,one_maker!inner(name)&order=id', '0-3/4', [1, 2, 3, 4]],
    ['/makers?select=id,models_of!inner(id)&models_of.name=eq.Dozer', '0-0/1', [1]],
    ['/makers?select=id,models_of()&models_of=is.null', '0-0/1', [3]],
    ['/models?select=id,maker_of()&maker_of=not.is.null&order=id', '0-2/3', [1, 2, 3]],
    ['/models?select=id,one_maker()&one_maker=is.null', '*/0', []],
  ])('decides about the parent: %s is %s', async (target, range, ids) => {
    const answer = await api.get(target, { headers: { prefer: 'count=exact' } });
    expect(answer.body).toMatchObject(ids.map((id) => ({ id })));
    expect(answer.headers['content-range']).toBe(range);
  });

  test('relates what another function returns, and what a change returns', async () => {
    expect(await read('/rpc/all_models?select=name,maker_of(name)&limit=1')).toEqual([
      { name: 'Loader', maker_of: { name: 'Deere' } },
    ]);
    expect(await read('/rpc/all_models?select=id,makers(models_of(id))&id=eq.3')).toEqual([
      { id: 3, makers: { models_of: [{ id: 3 }] } },
    ]);
    const made = await api.post(
      '/models?select=name,maker_of(name)',
      { id: 9, name: 'Paver', maker_id: 2 },
      representation,
    );
    expect(made.body).toEqual([{ name: 'Paver', maker_of: { name: 'Volvo' } }]);
    const renamed = await api.patch(
      '/models?id=eq.9&select=name,one_maker(name),namesakes(name)',
      { name: 'Roller' },
      representation,
    );
    // The function reads the state before the statement, like everything else in it.
    expect(renamed.body).toEqual([
      { name: 'Roller', one_maker: { name: 'Volvo' }, namesakes: [{ name: 'Paver' }] },
    ]);
    const gone = await api.send('DELETE', '/models?id=eq.9&select=maker_of(name)', representation);
    expect(gone.body).toEqual([{ maker_of: { name: 'Volvo' } }]);
  });

  test('is no relationship of another table, nor by another name', async () => {
    for (const target of ['/projects?select=maker_of(*)', '/models?select=maker_off(*)']) {
      expect(await api.get(target)).toMatchObject({ status: 400, body: { code: 'PGRST200' } });
    }
    // The function returns a text, not rows.
    const text = await api.get('/projects?select=loud_name(*)');
    expect(text.body).toMatchObject({ code: 'PGRST200' });
  });

  test('is named once, like all that is embedded', async () => {
    expect(await api.get('/models?select=maker_of(id),maker_of(name)')).toMatchObject({
      status: 400,
      body: refusal('42712', 'table name "models_maker_of_1" specified more than once'),
    });
  });
});
