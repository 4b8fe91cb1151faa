/**
 * The two serializations of the socket, chosen by its `vsn`: 1.0.0 is JSON objects, 2.0.0 is JSON
 * arrays plus two binary forms for broadcasts. The layout is that of `@supabase/realtime-js`
 * (`lib/serializer`) and of Phoenix channels.
 */
import * as z from 'zod';

export const versions = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof versions)[number];

/** A message from a client. `payload` of a broadcast in binary form is a `UserBroadcast`. */
export type ClientMessage = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
};

/** A message from the server to one channel. */
export type ServerMessage = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: object;
};

/** A broadcast whose content the server passes on without reading it. */
export class UserBroadcast {
  readonly event: string;
  readonly isJson: boolean;
  readonly content: Buffer;
  /** The server's addition to a message stored in the database; null for other messages. */
  readonly meta: object | null;

  constructor(event: string, isJson: boolean, content: Buffer, meta: object | null = null) {
    this.event = event;
    this.isJson = isJson;
    this.content = content;
    this.meta = meta;
  }
}

/** The client sent something that no version of the protocol allows. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

const pushKind = 3;
const broadcastKind = 4;
const longestPart = 255;

const reference = z.nullish(z.union([z.string(), z.number().transform(String)]));
const objectFrame = z.object({
  join_ref: reference,
  ref: reference,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
});
const arrayFrame = z.tuple([reference, reference, z.string(), z.string(), z.unknown()]);

/** @throws FrameError if the frame is invalid in the version. */
export function decodeFrame(version: Version, data: Buffer, isBinary: boolean): ClientMessage {
  if (isBinary) {
    if (version === '1.0.0') throw new FrameError('binary frames need vsn 2.0.0');
    return decodePush(data);
  }
  const json = parseJson(data.toString('utf8'));
  if (version === '1.0.0') {
    const { join_ref, ref, topic, event, payload } = accept(objectFrame, json);
    return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload };
  }
  const [joinRef, ref, topic, event, payload] = accept(arrayFrame, json);
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
}

export function encodeMessage(version: Version, message: ServerMessage): string {
  const { joinRef, ref, topic, event, payload } = message;
  return version === '1.0.0'
    ? JSON.stringify({ ref, topic, event, payload })
    : JSON.stringify([joinRef, ref, topic, event, payload]);
}

/**
 * An event for everyone on a topic.
 * @param payload JSON
 */
export function encodeEvent(
  version: Version,
  topic: string,
  event: string,
  payload: string,
): string {
  const name = JSON.stringify(topic);
  return version === '1.0.0'
    ? `{"ref":null,"topic":${name},"event":"${event}","payload":${payload}}`
    : `[null,null,${name},"${event}",${payload}]`;
}

/**
 * A broadcast to everyone on a topic.
 * @param envelope JSON of `{type, event, payload, meta?}`.
 */
export function encodeBroadcast(version: Version, topic: string, envelope: string): string {
  return encodeEvent(version, topic, 'broadcast', envelope);
}

/** The binary form of 2.0.0; null if topic or event are too long for it. */
export function encodeUserBroadcast(topic: string, broadcast: UserBroadcast): Buffer | null {
  const topicBytes = Buffer.from(topic);
  const eventBytes = Buffer.from(broadcast.event);
  const metaBytes = Buffer.from(broadcast.meta === null ? '' : JSON.stringify(broadcast.meta));
  const parts = [topicBytes, eventBytes, metaBytes];
  if (parts.some(({ length }) => length > longestPart)) return null;
  const lengths = parts.map(({ length }) => length);
  const head = Buffer.from([broadcastKind, ...lengths, broadcast.isJson ? 1 : 0]);
  return Buffer.concat([head, ...parts, broadcast.content]);
}

/** The envelope of a broadcast received in binary form; null if its content isn't JSON. */
export function envelopeOf(broadcast: UserBroadcast): string | null {
  if (!broadcast.isJson) return null;
  const event = JSON.stringify(broadcast.event);
  return `{"type":"broadcast","event":${event},"payload":${broadcast.content.toString('utf8')}}`;
}

/** kind, five lengths, encoding, then join ref, ref, topic, event, metadata and content. */
function decodePush(data: Buffer): ClientMessage {
  const headLength = 7;
  if (data.length < headLength || data[0] !== pushKind)
    throw new FrameError('unknown binary frame');
  const lengths = [...data.subarray(1, 6)];
  const parts: string[] = [];
  let offset = headLength;
  for (const length of lengths) {
    parts.push(data.toString('utf8', offset, offset + length));
    offset += length;
  }
  if (offset > data.length) throw new FrameError('binary frame is cut off');
  const [joinRef = '', ref = '', topic = '', event = ''] = parts;
  const isJson = data[6] === 1;
  const content = data.subarray(offset);
  // It's embedded in other JSON: one bad sender must not break everyone's frames.
  if (isJson) parseJson(content.toString('utf8'));
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: new UserBroadcast(event, isJson, content),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FrameError('not JSON', { cause });
  }
}

function accept<S extends z.ZodType>(schema: S, json: unknown): z.output<S> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new FrameError('not a message of this version');
  return parsed.data;
}
