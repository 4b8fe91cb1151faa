import type { HazardRow } from '@muster/contract/safety';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';

import type { Database } from '../db/database.ts';
import { createHazardSheet } from './hazard-sheet.ts';

const hazard: HazardRow = {
  id: '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11',
  number: 12,
  state: 'in_progress',
  band: 'stop_work',
  score: 20,
  severity: 5,
  likelihood: 4,
  what: '=HYPERLINK("https://example.test")',
  place: null,
  project: null,
  lat: null,
  lng: null,
  is_anonymous: false,
  reported_at: '2026-11-24T02:15:00.000Z',
  due_on: '2026-11-23',
  is_overdue: true,
  assignee: null,
  open_actions: 2,
  photos: 0,
};
const cursor = { number: 12, score: 20, due_on: '2026-11-23' };
const caller = { role: 'authenticated', claims: { sub: 'someone' }, userId: 'someone' };

/** A database with two pages of hazards, for this caller only. */
const database: Pick<Database, 'query'> = {
  query: async (_text, [, after] = [], options) => {
    const answer =
      options?.caller?.role === 'authenticated'
        ? {
            verdict: 'ok',
            today: '2026-11-24',
            may_manage: true,
            hazards: [after === null ? hazard : { ...hazard, number: 11 }],
            next: after === null ? cursor : null,
          }
        : { verdict: 'refused', reason: 'not_allowed' };
    return JSON.parse(JSON.stringify([{ answer }]));
  },
};

const ask = (body: unknown, as = caller) =>
  createHazardSheet({ database })(
    new Request('http://server/', { method: 'POST', body: JSON.stringify(body) }),
    as,
  );
const asked = { language: 'es', zone: 'America/Denver', filter: {} };

test('the sheet has all pages, in the reader’s language and zone, and no formula that someone wrote', async () => {
  const answer = await ask(asked);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [header, first, second] = sheets[0]?.rows ?? [];
  expect(header?.slice(0, 3)).toEqual(['N.º', 'Reportado', 'Peligro']);
  expect(first?.slice(0, 3)).toEqual([
    12,
    '2026-11-23 19:15',
    `'=HYPERLINK("https://example.test")`,
  ]);
  expect(first?.slice(5, 10)).toEqual(['Parar el trabajo', 5, 4, 20, 'En proceso']);
  expect(first?.slice(11, 13)).toEqual(['2026-11-23', 'Sí']);
  expect(second?.[0]).toBe(11);
});

test('a reader whose device knows no zone gets the sheet in UTC', async () => {
  const answer = await ask({ ...asked, zone: 'Etc/Unknown' });
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(sheets[0]?.rows[1]?.[1]).toBe('2026-11-24 02:15');
});

test('what is no request, and who may not read hazards, get no sheet', async () => {
  for (const body of [null, { ...asked, zone: 7 }, { ...asked, language: 'fr' }]) {
    expect((await ask(body)).status).toBe(400);
  }
  const refused = await ask(asked, { ...caller, role: 'anon' });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not_allowed' }]);
});
