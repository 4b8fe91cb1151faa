import { Hono, type Context } from 'hono';
import * as z from 'zod';

import type { GatewayEnv } from '../http/gateway-env.ts';
import { maySend, type Claims } from './authorization.ts';
import { sizeOf } from './broadcast-payload.ts';
import type { ChannelDependencies } from './channel.ts';
import { UserBroadcast, envelopeOf } from './frames.ts';
import type { Broadcast } from './hub.ts';
import { largestBroadcastBytes } from './limits.ts';
import { isName } from './names.ts';
import { Refusal } from './refusal.ts';
import { checkToken } from './token-check.ts';

const batchSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1).refine(isName),
        event: z.string().min(1),
        payload: z.record(z.string(), z.unknown()),
        private: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(100),
});

/**
 * Broadcasts without a socket: `POST /api/broadcast` accepts a batch, `POST /api/broadcast/<topic>/events/<event>` one
 * message with any content. Private topics get only messages that the policies let the caller send; the rest is dropped
 * silently, as the protocol requires.
 */
export function createHttpBroadcast(dependencies: ChannelDependencies): Hono<GatewayEnv> {
  const { publish, database, verify, now } = dependencies;

  async function claimsOf(c: Context<GatewayEnv>): Promise<Claims> {
    const bearer = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (bearer !== undefined) return (await checkToken(bearer, verify, now)).claims;
    const apiKey = c.get('apiKey');
    if (apiKey === undefined) throw new Refusal('Unauthorized', 'No API key or token');
    return apiKey;
  }

  async function send(claims: Claims, messages: readonly Broadcast[]): Promise<void> {
    const allowedByTopic = new Map<string, boolean>();
    for (const message of messages) {
      const { topic, isPrivate } = message;
      if (isPrivate && !allowedByTopic.has(topic)) {
        allowedByTopic.set(topic, await maySend(database, claims, topic, 'broadcast'));
      }
      if (!isPrivate || allowedByTopic.get(topic) === true) publish(message);
    }
  }

  return new Hono<GatewayEnv>()
    .onError((error, c) => {
      if (!(error instanceof Refusal)) throw error;
      return c.json({ error: error.code, message: error.message }, 401);
    })
    .post('/api/broadcast', async (c) => {
      const claims = await claimsOf(c);
      const parsed = batchSchema.safeParse(await c.req.json().catch(() => undefined));
      if (!parsed.success) return c.json({ errors: z.treeifyError(parsed.error) }, 422);
      const messages = parsed.data.messages.map(
        ({ topic, event, payload, private: isPrivate }) => ({
          topic,
          isPrivate,
          envelope: JSON.stringify({ type: 'broadcast', event, payload }),
          userBroadcast: null,
        }),
      );
      if (messages.some((message) => sizeOf(message) > largestBroadcastBytes)) return tooLarge(c);
      await send(claims, messages);
      return c.body(null, 202);
    })
    .post('/api/broadcast/:topic/events/:event', async (c) => {
      const claims = await claimsOf(c);
      const { topic, event } = c.req.param();
      if (!isName(topic) || !isName(event)) {
        return c.json({ errors: { topic: ['no topic or event has such a name'] } }, 422);
      }
      const content = Buffer.from(await c.req.arrayBuffer());
      const isJson = c.req.header('content-type') !== 'application/octet-stream';
      if (isJson && !isValidJson(content)) {
        return c.json({ errors: { payload: ['is not JSON'] } }, 422);
      }
      if (content.length > largestBroadcastBytes) return tooLarge(c);
      const broadcast = new UserBroadcast(event, isJson, content);
      await send(claims, [
        {
          topic,
          isPrivate: c.req.query('private') === 'true',
          envelope: envelopeOf(broadcast),
          userBroadcast: broadcast,
        },
      ]);
      return c.body(null, 202);
    });
}

function tooLarge(c: Context<GatewayEnv>): Response {
  return c.json({ errors: { payload: [`is larger than ${largestBroadcastBytes} bytes`] } }, 422);
}

function isValidJson(content: Buffer): boolean {
  try {
    JSON.parse(content.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
