/**
 * Each of the protocol's own codes with its fixed status, by a request that causes it. PGRST127
 * needs aggregates and is covered in `aggregates.test.ts`.
 */
import { expect, test } from 'vitest';

import { type Api, type Request, useSharedApi } from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

type Case = readonly [code: string, status: number, method: string, target: string, more: Request];

const rows = (body: unknown): Request => ({ body });
const headers = (named: Record<string, string>, body?: unknown): Request => ({
  headers: named,
  ...(body === undefined ? {} : { body }),
});
const strict = (prefer: string) => ({ prefer: `handling=strict, ${prefer}` });

const cases: readonly Case[] = [
  ['PGRST100', 400, 'GET', '/items?id=0', {}],
  ['PGRST101', 405, 'PATCH', '/rpc/greet', rows({})],
  ['PGRST102', 400, 'POST', '/items', rows('{')],
  ['PGRST103', 416, 'GET', '/items?limit=-1', {}],
  ['PGRST105', 405, 'PUT', '/pairs?k1=eq.1', rows({ k1: 1 })],
  ['PGRST106', 406, 'GET', '/items', headers({ 'accept-profile': 'auth' })],
  ['PGRST107', 406, 'GET', '/items', headers({ accept: 'x/y' })],
  ['PGRST108', 400, 'GET', '/items?tasks.id=eq.1', {}],
  ['PGRST111', 500, 'POST', '/rpc/set_response', rows({ status: null, headers: '{}' })],
  ['PGRST112', 500, 'POST', '/rpc/set_response', rows({ status: 'x', headers: null })],
  ['PGRST114', 400, 'PUT', '/pairs?k1=eq.1&k2=eq.a&limit=1', rows({ k1: 1, k2: 'a' })],
  ['PGRST115', 400, 'PUT', '/pairs?k1=eq.1&k2=eq.a', rows({ k1: 2, k2: 'a' })],
  ['PGRST116', 406, 'GET', '/items', headers({ accept: 'application/vnd.pgrst.object+json' })],
  ['PGRST117', 405, 'PROPFIND', '/items', {}],
  ['PGRST118', 400, 'GET', '/clients?select=projects(id)&order=projects(id)', {}],
  ['PGRST120', 400, 'GET', '/clients?select=projects(id)&projects=eq.1', {}],
  ['PGRST121', 500, 'POST', '/rpc/fail_in_json', rows({ message: 'x', detail: 'x' })],
  ['PGRST122', 400, 'GET', '/items', headers(strict('nothing-known'))],
  ['PGRST123', 400, 'GET', '/items?select=count()', {}],
  ['PGRST124', 400, 'DELETE', '/items?id=lt.9', headers(strict('max-affected=1'))],
  ['PGRST125', 404, 'GET', '/a/b', {}],
  ['PGRST128', 400, 'POST', '/rpc/nothing', headers(strict('max-affected=1'), {})],
  ['PGRST200', 400, 'GET', '/clients?select=items(*)', {}],
  ['PGRST201', 300, 'GET', '/orders?select=addresses(*)', {}],
  ['PGRST202', 404, 'GET', '/rpc/nope', {}],
  ['PGRST203', 300, 'POST', '/rpc/same_name', rows({ a: 1 })],
  ['PGRST204', 400, 'POST', '/items', rows({ nope: 1 })],
  ['PGRST205', 404, 'GET', '/nope', {}],
];

test.each(cases)('[B6 B1] %s is %i: %s %s', async (code, status, method, target, more) => {
  const answer = await api.send(method, target, more);
  expect(answer).toMatchObject({
    status,
    body: { code },
    headers: { 'proxy-status': `PostgREST; error=${code}` },
  });
  expect(Object.keys(Object(answer.body))).toEqual(['code', 'details', 'hint', 'message']);
});
