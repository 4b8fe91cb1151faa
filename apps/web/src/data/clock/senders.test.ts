import { expect, it, vi } from 'vitest';
import type { OutboxItem } from '../outbox/item.ts';
import { createPhotoSender } from './photo-sender.ts';
import { createPunchSender } from './punch-sender.ts';

vi.mock('./send-punches.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./send-photo.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const item: OutboxItem = {
  id: 'a',
  kind: 'punch',
  userId: 'u',
  personId: 'p',
  causalKey: 'person:p',
  deviceId: 'd',
  deviceSeq: 1,
  order: 1,
  payload: {},
  payloadVersion: 1,
  addedAtMs: 0,
  progress: { state: 'sending', attempts: 0, runId: 'r' },
};
const server = {
  config: {
    ready: () => Promise.reject(new Error('not asked')),
    current: () => null,
    refresh: async () => {},
  },
  fetch: () => Promise.reject(new Error('not asked')),
};
const call = { accessToken: 'token', signal: new AbortController().signal };

it.each([createPunchSender(server), createPhotoSender(server)])(
  'keeps $kind for another attempt when the code that sends it cannot be had',
  async (sender) => {
    expect(await sender.send([item], call)).toEqual({
      kind: 'missed',
      failure: 'unreachable',
      retryAfterMs: null,
    });
  },
);
