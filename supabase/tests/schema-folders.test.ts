import { beforeAll, expect, test } from 'vitest';
import { readSchemaFiles } from '../../apps/server/src/db/schema-files.ts';
import { productFolders } from './support/platform-database.ts';

/**
 * The folders of `supabase/schemas`, the lowest first. Functions call those of their own line and of the lines above it
 * here, so the list shows which other folders a change can affect. A new folder gets its place once.
 */
const layers: readonly (readonly string[])[] = [
  ['shared', 'fold', 'sharing', 'jobs', 'demo'],
  ['ledger', 'rights', 'sessions'],
  ['calendar', 'hours_queue'],
  ['companies', 'rules', 'holds'],
  ['comments', 'devices', 'cost_codes', 'changes', 'audit'],
  ['place', 'records', 'crews', 'notifications'],
  ['entries', 'projects'],
  ['decisions', 'realtime', 'safety', 'photos'],
  ['pay', 'corrections'],
  ['jsa', 'timesheets'],
  ['reminders', 'payroll', 'hours'],
  ['schedule', 'tracking', 'retention'],
  ['availability', 'demand', 'time_off_balances', 'time_off'],
  ['shift_checks'],
  ['shifts', 'shift_requests'],
  ['shift_templates', 'publishing', 'my_schedule', 'schedule_board'],
  [
    'claims',
    'clock',
    'kiosks',
    'construction',
    'equipment',
    'tickets',
    'costs',
    'change_orders',
    'purchasing',
    'receipts',
  ],
  ['departures', 'reports', 'search'],
  ['checklists'],
  ['accounts', 'merges'],
  ['people'],
  ['invitations'],
  ['imports', 'company_sign_ins'],
  ['exports'],
  ['leaving'],
  ['platform'],
];

/** Folder names by the functions in them, and the functions that each folder calls. */
const folderByFunction = new Map<string, string>();
const calls: { readonly from: string; readonly path: string; readonly called: string }[] = [];

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const withoutComments = (sql: string) =>
  sql.replaceAll(/--.*$/gm, '').replaceAll(/^comment on[\s\S]*?;$/gm, '');

beforeAll(async () => {
  const files = await readSchemaFiles(productFolders.schemasDir);
  for (const { path, objects } of files) {
    for (const object of objects) {
      if (object.kind === 'function') folderByFunction.set(object.name, folderOf(path));
    }
  }
  for (const { path, sql } of files) {
    // Policies and triggers are at the top: they may use any folder.
    if (path.endsWith('.policies.sql')) continue;
    for (const [, called = ''] of withoutComments(sql).matchAll(/\b((?:app|public)\.\w+)\s*\(/g)) {
      calls.push({ from: folderOf(path), path, called });
    }
  }
});

test('every folder of the schemas has one place', () => {
  const placed = layers.flat();
  expect(placed.toSorted()).toEqual([...new Set(placed)].toSorted());
  expect([...new Set(folderByFunction.values())].filter((each) => !placed.includes(each))).toEqual(
    [],
  );
});

test('no more than four folders call each other in a circle', () => {
  const called = Map.groupBy(
    calls.flatMap(({ from, called: name }) => {
      const to = folderByFunction.get(name);
      return to === undefined || to === from ? [] : [{ from, to }];
    }),
    ({ from }) => from,
  );
  const reached = (from: string) => {
    const seen = new Set<string>();
    const next = [from];
    for (const folder of next) {
      for (const { to } of called.get(folder) ?? []) {
        if (!seen.has(to)) next.push(to);
        seen.add(to);
      }
    }
    return seen;
  };
  const reachedFrom = new Map(layers.flat().map((folder) => [folder, reached(folder)]));
  const circles = [...reachedFrom].map(([folder, others]) =>
    [...others].filter((other) => reachedFrom.get(other)?.has(folder)),
  );
  expect(circles.filter((circle) => circle.length > 4)).toEqual([]);
});

test('functions call only folders of their own layer and below', () => {
  expect(calls.length).toBeGreaterThan(1000);
  const heightOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));
  const upward = calls.flatMap(({ from, path, called }) => {
    const folder = folderByFunction.get(called);
    return folder !== undefined && heightOf(folder) > heightOf(from)
      ? [`${path} calls ${called}`]
      : [];
  });
  expect([...new Set(upward)]).toEqual([]);
});
