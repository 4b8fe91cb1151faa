/**
 * SQL in a value is just data: it is accepted, stored and returned letter by letter, and never
 * runs.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as fc from 'fast-check';

import { type Api, startApi } from '../rest/support/api.ts';
import { sqlText } from './values.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const texts = fc.sample(sqlText, { numRuns: 40, seed: 1 });

test('in a filter, a list, a logic tree or an argument it is looked for', async () => {
  for (const text of new Set(texts)) {
    const value = encodeURIComponent(text);
    const quoted = encodeURIComponent(`"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`);
    for (const query of [`name=eq.${value}`, `name=in.(${quoted})`, `or=(name.eq.${quoted})`]) {
      expect(await api.get(`/items?${query}`)).toMatchObject({ status: 200, body: [] });
    }
    expect((await api.get(`/rpc/greet?name=${value}`)).body).toBe(`Hello, ${text}`);
    expect((await api.post('/rpc/greet', { name: text })).body).toBe(`Hello, ${text}`);
  }
});

test('in a body it is kept as it is', async () => {
  const names = [...new Set(texts)];
  const rows = names.map((name) => ({ name }));
  const answer = await api.post('/items?select=name', rows, {
    headers: { prefer: 'return=representation' },
  });
  expect(answer).toMatchObject({ status: 201, body: rows });
  for (const name of names) {
    const found = await api.get(`/items?select=name&name=eq.${encodeURIComponent(name)}`);
    expect(found.body).toEqual([{ name }]);
  }
});
