import {
  encodeBroadcast,
  encodeUserBroadcast,
  type UserBroadcast,
  type Version,
} from './frames.ts';

/** One joined channel of one socket, as far as broadcasts go. */
export type Member = {
  readonly version: Version;
  send(frame: string | Buffer): void;
};

export type Broadcast = {
  /** Without the prefix `realtime:`. */
  readonly topic: string;
  readonly isPrivate: boolean;
  /** JSON of `{type, event, payload, meta?}`; null when the content is binary. */
  readonly envelope: string | null;
  /** How a 2.0.0 client sent it, for other 2.0.0 clients. */
  readonly userBroadcast: UserBroadcast | null;
};

/** A private and a public channel of one name have nothing to do with each other. */
export function topicKey(topic: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`;
}

/** Who has joined what on this server, and the fan-out: each frame is encoded once a version. */
export function createHub() {
  const membersByKey = new Map<string, Set<Member>>();

  return {
    add(key: string, member: Member): void {
      const members = membersByKey.get(key);
      if (members === undefined) membersByKey.set(key, new Set([member]));
      else members.add(member);
    },

    remove(key: string, member: Member): void {
      const members = membersByKey.get(key);
      if (members?.delete(member) && members.size === 0) membersByKey.delete(key);
    },

    has: (key: string) => membersByKey.has(key),

    /** Names of the topics, without their kind, that somebody has joined. */
    topics: (): string[] => [
      ...new Set([...membersByKey.keys()].map((key) => key.slice(key.indexOf(':') + 1))),
    ],

    broadcast(message: Broadcast, except?: Member): void {
      const members = membersByKey.get(topicKey(message.topic, message.isPrivate));
      if (members === undefined) return;
      const framesByVersion = new Map<Version, string | Buffer | null>();
      for (const member of members) {
        if (member === except) continue;
        let frame = framesByVersion.get(member.version);
        if (frame === undefined) {
          frame = encode(member.version, `realtime:${message.topic}`, message);
          framesByVersion.set(member.version, frame);
        }
        if (frame !== null) member.send(frame);
      }
    },
  };
}

export type Hub = ReturnType<typeof createHub>;

/** Null where the version has no form for it: 1.0.0 cannot carry binary content. */
function encode(version: Version, topic: string, message: Broadcast): string | Buffer | null {
  const { envelope, userBroadcast } = message;
  const binary =
    version === '2.0.0' && userBroadcast !== null
      ? encodeUserBroadcast(topic, userBroadcast)
      : null;
  if (binary !== null) return binary;
  return envelope === null ? null : encodeBroadcast(version, topic, envelope);
}
