import { expect, it, vi } from 'vitest';
import type { OutboxItem } from '../outbox/item.ts';
import { createSenders } from '../outbox-kinds.ts';

const line = vi.hoisted(() => ({ fetchCode: async (): Promise<never> => new Promise(() => {}) }));
vi.mock('./send-punches.ts', () => line.fetchCode());
vi.mock('./send-photo.ts', () => line.fetchCode());
vi.mock('../profile/send-profile-change.ts', () => line.fetchCode());
vi.mock('../files/upload-file.ts', () => line.fetchCode());
vi.mock('../comments/send-comment.ts', () => line.fetchCode());
vi.mock('../breaks/send-break-answer.ts', () => line.fetchCode());
vi.mock('../safety/send-hazard-item.ts', () => line.fetchCode());
vi.mock('../jsa/send-saved-jsa.ts', () => line.fetchCode());
vi.mock('../jsa/send-jsa-act.ts', () => line.fetchCode());
vi.mock('../kiosk/send-kiosk-answer.ts', () => line.fetchCode());
vi.mock('../schedule/send-schedule-item.ts', () => line.fetchCode());
vi.mock('../album/send-album-photos.ts', () => line.fetchCode());
vi.mock('../orders/send-purchase.ts', () => line.fetchCode());
vi.mock('../changes/send-kept-change.ts', () => line.fetchCode());
vi.mock('../trail/send-trail.ts', () => line.fetchCode());

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
const file: OutboxItem = {
  ...item,
  kind: 'file',
  follows: 'b',
  payload: {
    record_id: 'b',
    record_kind: 'punch',
    bucket: 'photos',
    path: 'folder/a',
    purpose: 'photo',
    mime_type: 'image/jpeg',
    size: 4,
    sha256: '00',
  },
};
const itemFor = (kind: string) => (kind === 'file' ? file : item);
const server = {
  config: {
    ready: () => Promise.reject(new Error('not asked')),
    current: () => null,
    refresh: async () => {},
  },
  fetch: () => Promise.reject(new Error('not asked')),
};
const senders = createSenders(server, {
  readBytes: async () => new ArrayBuffer(4),
  readUpload: async () => null,
  keepUpload: async () => {},
  list: async () => [],
});
const unreachable = { kind: 'missed', failure: 'unreachable', retryAfterMs: null };

it.each(senders)(
  'keeps $kind for another attempt when the code that sends it can’t be had',
  async (sender) => {
    line.fetchCode = () => Promise.reject(new Error('Failed to fetch the module'));
    const { signal } = new AbortController();
    expect(await sender.send([itemFor(sender.kind)], { accessToken: 'token', signal })).toEqual(
      unreachable,
    );
  },
);

it.each(senders)(
  'keeps $kind for another attempt when the code that sends it has not come by the end of the call',
  async (sender) => {
    line.fetchCode = () => new Promise(() => {});
    const controller = new AbortController();
    const sending = sender.send([itemFor(sender.kind)], {
      accessToken: 'token',
      signal: controller.signal,
    });
    controller.abort();
    expect(await sending).toEqual(unreachable);
  },
);
