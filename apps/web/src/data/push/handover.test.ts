import { generateKeyPairSync } from 'node:crypto';
import { createServer as createApple, type Http2Server } from 'node:http2';
import { createServer as createGoogle, type Server } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createCapture } from '../../../../server/src/mail/capture.ts';
import { noPush } from '../../../../server/src/notifications/no-push.ts';
import { createSendApns } from '../../../../server/src/notifications/phone/send-apns.ts';
import { createSendFcm } from '../../../../server/src/notifications/phone/send-fcm.ts';
import { createSendToPhone } from '../../../../server/src/notifications/phone/send-to-phone.ts';
import { openDelivery } from '../../../../server/src/notifications/test-delivery.ts';
import { signedIn } from '../identity/simulated-account.ts';
import { setUpPush } from './simulated-push.ts';

/**
 * Two people on one phone: the database, the server's delivery, a provider that speaks like FCM and like APNs
 * and keeps what it cannot deliver, and the app on a simulated phone.
 */
const { database, addPerson, send, deliverWith } = openDelivery();

let google: Server;
let apple: Http2Server;
/** Pushes that the providers have accepted and the phone has not received. */
let kept: z.infer<typeof sentSchema>[] = [];
function originOf(server: Server | Http2Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const alert = z.object({ title: z.string() });
const sentSchema = z.object({
  data: z.optional(z.record(z.string(), z.string())),
  notification: z.optional(alert),
  aps: z.optional(z.object({ alert })),
  id: z.optional(z.string()),
  path: z.optional(z.string()),
  recipient: z.optional(z.string()),
});
const messageSchema = z.object({ message: sentSchema });

beforeAll(async () => {
  google = createGoogle((request, response) => {
    void text(request).then((body) => {
      if (request.url !== '/token') kept.push(messageSchema.parse(JSON.parse(body)).message);
      response.end(JSON.stringify({ access_token: 'access', expires_in: 3599, name: 'message' }));
    });
  });
  apple = createApple();
  apple.on('stream', (stream) => {
    void json(stream).then((body) => {
      kept.push(sentSchema.parse(body));
      stream.respond({ ':status': 200 });
      stream.end();
    });
  });
  for (const service of [google, apple]) {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  }
});
afterAll(() => {
  google.close();
  apple.close();
});

function phones() {
  const [rsa, ec] = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ];
  const pem = ({ privateKey }: typeof rsa) =>
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const fcm = originOf(google);
  return createSendToPhone({
    android: createSendFcm({
      account: {
        project_id: 'field-app',
        client_email: 'pushes@field-app.example',
        private_key_id: 'key-1',
        private_key: pem(rsa),
        token_uri: `${fcm}/token`,
      },
      now: Date.now,
      origin: fcm,
    }),
    ios: createSendApns({
      access: { key: pem(ec), keyId: 'KEY', teamId: 'TEAM', topic: 'app.muster.field' },
      now: Date.now,
      origin: originOf(apple),
    }),
  });
}

test.each([
  ['android', []],
  // An iPhone shows a push without asking the closed app, so what the provider keeps expires within hours.
  ['ios', ['Thursday']],
] as const)(
  'what is kept for someone who signed out offline is not shown to the next person on their %s phone, but for %j while the app is closed',
  async (system, whileClosed) => {
    const leaving = await personOf(`leaving-${system}@example.com`);
    const next = await personOf(`next-${system}@example.com`);
    kept = [];
    const mails = createCapture();
    await deliverWith(mails, noPush, phones());
    const app = setUpPush(system, (userId, token) => save(userId, token, system));
    const deliverKept = () => {
      for (const push of kept.splice(0)) app.phone.receive(push);
    };
    const title = (day: string) => `Ridge Line Roofing: hours for ${day}`;

    app.start();
    await app.become(signedIn(leaving.userId));
    await expect.poll(() => ownersOf('token-1')).toEqual([leaving.userId]);
    await send(leaving.personId, 'seen', 0, 'Monday');
    await expect.poll(() => kept).toHaveLength(1);
    deliverKept();
    expect(app.phone.pushed).toEqual([title('Monday')]);

    // The phone is offline: the provider keeps what is sent now.
    await app.setNetwork('offline');
    await send(leaving.personId, 'kept', 0, 'Tuesday');
    await expect.poll(() => kept).toHaveLength(1);
    await app.signOut();
    await app.become({ kind: 'signed_out' });
    await app.setNetwork('online');
    // The server has not been told anything yet, and the provider is faster than the app.
    await send(leaving.personId, 'late', 0, 'Wednesday');
    await expect.poll(() => kept).toHaveLength(2);
    deliverKept();
    expect(app.phone.pushed).toEqual([title('Monday')]);

    await send(leaving.personId, 'later', 0, 'Thursday');
    await expect.poll(() => kept).toHaveLength(1);
    const slow = kept.splice(0);
    await app.become(signedIn(next.userId));
    await expect.poll(() => ownersOf('token-1')).toEqual([next.userId]);
    // From now on the phone is the next person's, on the server too.
    await send(leaving.personId, 'mailed', 0, 'Friday');
    await expect
      .poll(() => mails.captured().map(({ to }) => to))
      .toEqual([`leaving-${system}@example.com`]);
    await send(next.personId, 'theirs', 0, 'Saturday');
    await expect.poll(() => kept).toHaveLength(1);
    deliverKept();
    expect(app.phone.pushed).toEqual([title('Monday'), title('Saturday')]);

    // Slower than the sign-in.
    for (const push of slow) app.phone.receive(push);
    expect(app.phone.pushed).toEqual([title('Monday'), title('Saturday')]);
    app.phone.will.isOpen = false;
    for (const push of slow) app.phone.receive(push);
    expect(app.phone.pushed.slice(2)).toEqual(whileClosed.map(title));
  },
);

async function personOf(email: string) {
  const personId = await addPerson(email);
  const [row] = await database().query<{ id: string }>(
    'select id from public.profiles where person_id = $1',
    [personId],
  );
  return { personId, userId: row?.id ?? '' };
}

/** Saves the token as the app does, with a session of its own. */
async function save(userId: string, token: string, system: string): Promise<void> {
  await database().query(
    `with session as (
       insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id
     )
     insert into public.device_tokens (user_id, session_id, token, platform)
     select $1, id, $2, $3 from session`,
    [userId, token, system],
  );
}

async function ownersOf(token: string): Promise<readonly string[]> {
  const rows = await database().query<{ user_id: string }>(
    'select user_id from public.device_tokens where token = $1',
    [token],
  );
  return rows.map(({ user_id }) => user_id);
}
