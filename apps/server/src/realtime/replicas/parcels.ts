/** Messages that servers on one database send each other through `realtime.transit`. */
import * as z from 'zod';

import { envelopeOf, UserBroadcast } from '../frames.ts';
import type { Broadcast } from '../hub.ts';
import type { PresenceEntry } from '../presence/presences.ts';

export type Parcel =
  | { readonly kind: 'broadcast'; readonly broadcast: Broadcast }
  | { readonly kind: 'present'; readonly entry: PresenceEntry }
  | { readonly kind: 'absent'; readonly entry: PresenceEntry }
  /** All entries of the sender's clients. */
  | { readonly kind: 'census'; readonly entries: readonly PresenceEntry[] }
  /** The sender has no entries yet and asks for everyone's census. */
  | { readonly kind: 'hello' }
  /** The sender stops; its clients are gone. */
  | { readonly kind: 'goodbye' };

/** A parcel as a row. */
export type TransitRow = {
  readonly kind: string;
  readonly topic: string | null;
  readonly private: boolean;
  readonly event: string | null;
  readonly content: Uint8Array;
};

const entrySchema = z.object({
  id: z.string(),
  server: z.string(),
  topic: z.string(),
  isPrivate: z.boolean(),
  key: z.string(),
  meta: z.looseObject({ phx_ref: z.string() }),
});

const nothing = new Uint8Array();

export function toRow(parcel: Parcel): TransitRow {
  const bare = { topic: null, private: false, event: null, content: nothing };
  switch (parcel.kind) {
    case 'broadcast':
      return broadcastRow(parcel.broadcast);
    case 'present':
    case 'absent':
      return { ...bare, kind: parcel.kind, content: json(parcel.entry) };
    case 'census':
      return { ...bare, kind: parcel.kind, content: json(parcel.entries) };
    case 'hello':
    case 'goodbye':
      return { ...bare, kind: parcel.kind };
  }
}

/** The rows come from this version of the program, or from its previous or next one: null for unknown content. */
export function fromRow({
  kind,
  topic,
  private: isPrivate,
  event,
  content,
}: TransitRow): Parcel | null {
  switch (kind) {
    case 'envelope':
    case 'json':
    case 'bytes':
      return {
        kind: 'broadcast',
        broadcast: broadcastOf(kind, topic ?? '', isPrivate, event ?? '', content),
      };
    case 'present':
    case 'absent':
      return { kind, entry: entrySchema.parse(parse(content)) };
    case 'census':
      return { kind, entries: z.array(entrySchema).parse(parse(content)) };
    case 'hello':
    case 'goodbye':
      return { kind };
    default:
      return null;
  }
}

function broadcastRow({ topic, isPrivate, envelope, userBroadcast }: Broadcast): TransitRow {
  if (userBroadcast === null) {
    const content = Buffer.from(envelope ?? '');
    return { kind: 'envelope', topic, private: isPrivate, event: null, content };
  }
  const { isJson, event, content } = userBroadcast;
  return { kind: isJson ? 'json' : 'bytes', topic, private: isPrivate, event, content };
}

function broadcastOf(
  kind: 'envelope' | 'json' | 'bytes',
  topic: string,
  isPrivate: boolean,
  event: string,
  bytes: Uint8Array,
): Broadcast {
  const content = Buffer.from(bytes);
  if (kind === 'envelope') {
    return { topic, isPrivate, envelope: content.toString('utf8'), userBroadcast: null };
  }
  const userBroadcast = new UserBroadcast(event, kind === 'json', content);
  return { topic, isPrivate, envelope: envelopeOf(userBroadcast), userBroadcast };
}

function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

function parse(content: Uint8Array): unknown {
  return JSON.parse(Buffer.from(content).toString('utf8'));
}
