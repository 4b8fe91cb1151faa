import { expect, test } from 'vitest';
import { exportFile } from './export-file.ts';
import type { OutboxItem } from './item.ts';

const item: OutboxItem = {
  id: 'the-report',
  kind: 'hazard_report',
  userId: 'the-user',
  personId: 'the-person',
  causalKey: 'hazard:the-report',
  deviceId: 'the-device',
  deviceSeq: 7,
  payload: { v: 1, anonymous: true, report: { what: 'Loose board' } },
  payloadVersion: 1,
  addedAtMs: 0,
  order: 1,
  progress: { state: 'waiting', attempts: 0, nextAttemptAtMs: null, failure: null },
};

const contentOf = async (exported: OutboxItem) =>
  (await exportFile([exported], 0, () => Promise.resolve(null))).content;

test('names no one and no device for what is sent without a name', async () => {
  const content = await contentOf(item);
  expect(content).toContain('Loose board');
  expect(content).not.toMatch(/the-user|the-person|the-device/);
});

test('names no one for a photo of what is sent without a name', async () => {
  const content = await contentOf({
    ...item,
    id: 'the-photo',
    kind: 'file',
    causalKey: 'file:the-photo',
    follows: 'the-report',
    payload: { record_id: 'the-report', purpose: 'anonymous_photo', path: 'a/hazard/b/the-photo' },
  });
  expect(content).toContain('the-photo');
  expect(content).not.toMatch(/the-user|the-person|the-device/);
});

test('has everything of any other item', async () => {
  const content = await contentOf({
    ...item,
    payload: { ...Object(item.payload), anonymous: false },
  });
  expect(content).toContain('the-person');
  expect(content).toContain('the-device');
});
