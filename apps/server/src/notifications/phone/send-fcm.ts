import * as z from 'zod';

import { pushFailure } from '../push-errors.ts';
import { createAccessToken, type ServiceAccount } from './google-access-token.ts';
import { type PhoneMessage, type SendToToken, tapData, timeoutMs } from './send-to-phone.ts';

const errorSchema = z.object({
  error: z.object({
    status: z.optional(z.string()),
    details: z.optional(
      z.array(z.looseObject({ '@type': z.string(), errorCode: z.optional(z.string()) })),
    ),
  }),
});

/** Yesterday's reminder helps no one. */
const keptSeconds = 86_400;
const fcmError = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
/**
 * The phone is gone, belongs to another project, or its token never was one. FCM reports the last with the same code as
 * an invalid payload, but as an `FcmError` only if it is about a token.
 */
const goneCodes = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH', 'INVALID_ARGUMENT']);

/**
 * Firebase Cloud Messaging, HTTP v1.
 * @see https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages
 */
export function createSendFcm({
  account,
  now,
  origin = 'https://fcm.googleapis.com',
}: {
  readonly account: ServiceAccount;
  readonly now: () => number;
  readonly origin?: string;
}): SendToToken {
  const accessToken = createAccessToken(account, now);
  const url = `${origin}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;

  async function post(token: string, message: PhoneMessage): Promise<Response> {
    const bearer = await accessToken.current();
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: fcmMessage(token, message) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) accessToken.forget(bearer);
    return response;
  }

  return async (token, message) => {
    let response = await post(token, message);
    if (response.status === 401) {
      // Revoked early, for example after a change of the account's keys.
      await response.body?.cancel();
      response = await post(token, message);
    }
    const { status, ok, headers } = response;
    if (ok) {
      await response.body?.cancel();
      return 'sent';
    }
    const body: unknown = await response.json().catch(() => null);
    const { error } = errorSchema.catch({ error: {} }).parse(body);
    const code = error.details?.find((detail) => detail['@type'] === fcmError)?.errorCode;
    if (code !== undefined && goneCodes.has(code)) return 'gone';
    throw pushFailure(status, 'FCM', headers.get('retry-after'), code ?? error.status);
  };
}

/**
 * Data alone: a `notification` would be shown by Android without asking the app, even if someone else has the phone by
 * then. `PushService.java` writes the notification from these fields.
 */
function fcmMessage(token: string, message: PhoneMessage) {
  const { title, body } = message;
  return {
    token,
    data: { ...tapData(message), title, body },
    android: { priority: 'HIGH', ttl: `${keptSeconds}s` },
  };
}
