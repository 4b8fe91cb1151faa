import type { DailyLog } from '@muster/contract/daily-log';
import type { LineChange } from '@muster/domain/daily-log/compose-log';
import { expect, it } from 'vitest';
import type { Progress } from '../../../data/outbox/item.ts';
import { type KeptItem, shownLog } from './shown-log.ts';

const id = (last: number) => `5d5fd1f2-58c1-4a86-9a43-8dbd1cd1a0${String(last).padStart(2, '0')}`;
const waiting: Progress = { state: 'waiting', attempts: 0, nextAttemptAtMs: null, failure: null };
const sent = (doneAtMs: number): Progress => ({
  state: 'done',
  attempts: 1,
  doneAtMs,
  answer: null,
});
const refused: Progress = {
  state: 'attention',
  attempts: 1,
  reason: { by: 'verdict', code: 'changed_meanwhile', answer: null },
};
const log: DailyLog = {
  verdict: 'ok',
  id: id(1),
  day: '2026-06-01',
  today: '2026-06-01',
  project: { id: id(2), name: 'Bridge', number: null },
  state: 'draft',
  decided_at: null,
  decided_by: null,
  decision_comment: null,
  may_write: true,
  may_decide: false,
  sources: [],
  lines: [],
  signature: null,
  before: null,
};

function kept(progress: Progress, parameters: Readonly<Record<string, unknown>>): KeptItem {
  const payload = { v: 1, change: '', parameters, record: '', path: '', title: '', typed: [] };
  const item = { id: '', kind: 'change', userId: '', personId: '', causalKey: '', deviceId: '' };
  const numbers = { deviceSeq: 1, payloadVersion: 1, addedAtMs: 0, order: 1 };
  return {
    kept: { ...payload, follows: [] },
    item: { ...item, ...numbers, payload, progress },
  };
}
const line = (text: string, revision: number, base: number | null): LineChange => ({
  id: id(9),
  kind: 'work',
  data: { text },
  source: null,
  is_private: false,
  is_addendum: false,
  revision: id(revision),
  base: base === null ? null : id(base),
});
const signature = { v: 1, id: id(8), drawing: [{}], signed_at: '', lines: [] };
const shown = (items: readonly KeptItem[], read: DailyLog = log) => {
  const { lines, ...rest } = shownLog({ data: read, asOfMs: 100 }, items, 'Sam');
  return { ...rest, texts: lines.map(({ data }) => ('text' in data ? data.text : '')) };
};

it('shows each change of this device over the one before, while it waits', () => {
  const items = [
    kept(waiting, { line: line('First', 11, null) }),
    kept(waiting, { line: line('Second', 12, 11) }),
  ];
  expect(shown(items).texts).toEqual(['Second']);
  expect([...shown(items).waiting]).toEqual([id(9)]);
});

it('shows what was sent until the log that was read has it, and then only once', () => {
  const change = line('Mine', 11, null);
  expect(shown([kept(sent(200), { line: change })]).texts).toEqual(['Mine']);
  const { base: _, ...stored } = change;
  const read = { ...log, lines: [{ ...stored, changed_by: null, changed_at: '' }] };
  expect(shown([kept(sent(50), { line: change })], read)).toMatchObject({ texts: ['Mine'] });
  const theirs = { ...stored, revision: id(13), data: { text: 'Theirs' } };
  const after = { ...log, lines: [{ ...theirs, changed_by: null, changed_at: '' }] };
  expect(shown([kept(sent(50), { line: change })], after).texts).toEqual(['Theirs']);
});

it('leaves out what was refused, with what was made over it', () => {
  const items = [
    kept(refused, { line: line('First', 11, null) }),
    kept(waiting, { line: line('Second', 12, 11) }),
  ];
  expect(shown(items).texts).toEqual([]);
});

it('is submitted by a signature that waits, until it is edited or was returned', () => {
  const sign = kept(waiting, { signed: signature });
  expect(shown([sign])).toMatchObject({
    state: 'submitted',
    isSignatureWaiting: true,
    signature: { name: 'Sam' },
  });
  expect(shown([sign, kept(waiting, { line: line('More', 11, null) })])).toMatchObject({
    state: 'draft',
    isSignatureWaiting: false,
    signature: null,
  });
  const returned: DailyLog = { ...log, state: 'returned' };
  expect(shown([kept(sent(50), { signed: signature })], returned)).toMatchObject({
    state: 'returned',
    signature: null,
  });
});
