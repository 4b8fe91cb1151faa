import { connect, type ClientHttp2Session, constants } from 'node:http2';

import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';

import { pushFailure, PushBusy } from '../push-errors.ts';
import { type PhoneMessage, type SendToToken, tapData, timeoutMs } from './send-to-phone.ts';

export type ApnsAccess = {
  /** PKCS#8 PEM, as in the `.p8` file. */
  readonly key: string;
  readonly keyId: string;
  readonly teamId: string;
  /** The app's id. */
  readonly topic: string;
};

type Answer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly reason: string;
};

const reasonSchema = z.object({ reason: z.string() });
const goneReasons = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered']);
/** Apple refuses tokens older than an hour, and new ones more often than every twenty minutes. */
const tokenMs = 45 * 60_000;
const idleMs = 60_000;
/** Half a shift: an iPhone shows messages without asking the app, so nothing outdated may arrive. */
const keptSeconds = 4 * 3600;

/**
 * Apple Push Notification service, over one HTTP/2 connection that is closed when idle.
 * @see https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
 */
export function createSendApns({
  access,
  now,
  origin,
}: {
  readonly access: ApnsAccess;
  readonly now: () => number;
  readonly origin: string;
}): SendToToken {
  let signed: { readonly token: string; readonly at: number } | null = null;
  let session: ClientHttp2Session | null = null;

  async function providerToken(): Promise<string> {
    if (signed !== null && now() - signed.at < tokenMs) return signed.token;
    const at = now();
    const key = await importPKCS8(access.key, 'ES256');
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: access.keyId })
      .setIssuer(access.teamId)
      .setIssuedAt(Math.floor(at / 1000))
      .sign(key);
    signed = { token, at };
    return token;
  }

  function connected(): ClientHttp2Session {
    if (session !== null && !session.closed && !session.destroyed) return session;
    const opened = connect(origin);
    session = opened;
    const forget = () => {
      if (session === opened) session = null;
    };
    // The request that is waiting for it fails with the same error.
    opened.on('error', forget);
    opened.on('goaway', forget);
    opened.on('close', forget);
    opened.setTimeout(idleMs, () => opened.close());
    return opened;
  }

  async function post(token: string, message: PhoneMessage): Promise<Answer> {
    const bearer = await providerToken();
    const stream = connected().request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(token)}`,
      authorization: `bearer ${bearer}`,
      'apns-topic': access.topic,
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-expiration': String(Math.floor(now() / 1000) + keptSeconds),
      'apns-id': message.id,
      // If it is shown again, it replaces itself.
      'apns-collapse-id': message.id,
    });
    stream.setTimeout(timeoutMs, () => stream.close(constants.NGHTTP2_CANCEL));
    stream.end(JSON.stringify(apnsPayload(message)));
    return answerOf(stream);
  }

  return async (token, message) => {
    let answer = await post(token, message);
    if (answer.reason === 'ExpiredProviderToken') {
      // The clocks differ, or the machine was asleep.
      signed = null;
      answer = await post(token, message);
    }
    const { status, retryAfter, reason } = answer;
    if (status === 200) return 'sent';
    if (status === 410 || goneReasons.has(reason)) return 'gone';
    throw pushFailure(status, 'APNs', retryAfter, reason);
  };
}

function apnsPayload(message: PhoneMessage) {
  const { title, body } = message;
  return { aps: { alert: { title, body }, sound: 'default' }, ...tapData(message) };
}

function answerOf(stream: ReturnType<ClientHttp2Session['request']>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let retryAfter: string | null = null;
    let body = '';
    stream.setEncoding('utf8');
    stream.on('response', (headers) => {
      status = Number(headers[':status']);
      retryAfter = headers['retry-after'] ?? null;
    });
    stream.on('data', (part: string) => {
      body += part;
    });
    stream.on('error', reject);
    stream.on('close', () => {
      if (status === 0) reject(new PushBusy('APNs did not answer'));
      else resolve({ status, retryAfter, reason: reasonOf(body) });
    });
  });
}

function reasonOf(body: string): string {
  if (body === '') return '';
  try {
    return reasonSchema.parse(JSON.parse(body)).reason;
  } catch {
    return '';
  }
}
