/** The app's data layer in a real browser, without screens, driven by the test. */
import * as z from 'zod/mini';
import { createData } from '../../../apps/web/src/data/data.ts';
import { sessionStorageKey } from '../../../apps/web/src/data/client/session-store.ts';
import { punchKind } from '../../../apps/web/src/data/clock/punch-kind.ts';
import type { PunchDraft } from '../../../apps/web/src/data/clock/punch-draft.ts';
import { filePayloadOf } from '../../../apps/web/src/data/outbox/kept-file.ts';
import { createBrowserPlatform } from '../../../apps/web/src/platform/platform.ts';
import { randomId } from '../../../apps/web/src/platform/random-id.ts';

const sessionSchema = z.looseObject({});
const platform = createBrowserPlatform();
const data = createData({ platform, appVersion: 'test' });

export type PageUnderTest = typeof pageUnderTest;

const pageUnderTest = {
  signIn: async (email: string, password: string) => {
    await data.auth.signIn({ email, password });
    await data.account.refresh();
  },
  state: async () => {
    await data.account.whenKnown;
    return data.account.state().kind;
  },
  /** Makes it look as if the app had not been opened for half a day. */
  expireToken: () => {
    const session = sessionSchema.parse(
      JSON.parse(platform.localStore.get(sessionStorageKey) ?? '{}'),
    );
    const expires_at = Math.round(platform.clock.wallMs() / 1000) - 12 * 3600;
    platform.localStore.set(sessionStorageKey, JSON.stringify({ ...session, expires_at }));
  },
  /** Punches one after the other until the end, every other one with a photo, and reports each tap and each "saved". */
  punchForEver: async () => {
    for (let count = 0; ; count += 1) {
      const id = randomId();
      const photo = count % 2 === 0 ? null : photoOf(randomId());
      const tappedAtMs = Date.now();
      const instant = data.clock.instant();
      await report('tapped', id, tappedAtMs);
      if (photo !== null) await report('tapped', photo.id, tappedAtMs);
      const draft: PunchDraft = {
        instant,
        kind: count % 2 === 0 ? 'break_start' : 'break_end',
        ...(count % 2 === 0 ? { breakKind: 'rest' } : {}),
      };
      if (photo === null) await data.clock.record({ id, ...draft });
      else {
        const { user_id, person_id } = identity();
        const author = { userId: user_id, personId: person_id ?? '' };
        await data.outbox.add({
          ...punchKind.toItem({ id, instant, draft }, author),
          files: [photo],
        });
      }
      await report('saved', id, tappedAtMs);
      if (photo !== null) await report('saved', photo.id, tappedAtMs);
    }
  },
  items: () => {
    const { isRead, items } = data.outbox.view();
    return isRead
      ? items.map(({ id, kind, deviceId, deviceSeq, payload, progress }) => ({
          id,
          kind,
          number: `${kind} ${deviceId} ${deviceSeq}`,
          path: filePayloadOf({ kind, payload })?.path ?? null,
          state: progress.state,
        }))
      : null;
  },
};

function identity() {
  const state = data.account.state();
  if (state.kind !== 'signed_in') throw new Error('Nobody is here');
  return state.identity;
}

/** About 60 KB whose last bytes are derived from its id. */
function photoOf(id: string) {
  const { company_id, person_id } = identity();
  const bytes = new Uint8Array(60_000);
  bytes.set([0xff, 0xd8, 0xff]);
  bytes.set(new TextEncoder().encode(id), bytes.length - id.length);
  return {
    id,
    purpose: 'photo',
    bytes: new Blob([bytes], { type: 'image/jpeg' }),
    bucket: 'profile-photos',
    path: `${company_id}/${person_id}/${id}.jpg`,
  };
}

declare global {
  interface Window {
    pageUnderTest: PageUnderTest;
    report(what: 'tapped' | 'saved', id: string, tappedAtMs: number): Promise<void>;
  }
}
const report: Window['report'] = (what, id, tappedAtMs) => window.report(what, id, tappedAtMs);
await navigator.serviceWorker.register('/worker.js', { type: 'module' });
await navigator.serviceWorker.ready;
window.pageUnderTest = pageUnderTest;
