import {
  encodeBroadcast,
  encodeEvent,
  encodeUserBroadcast,
  type UserBroadcast,
  type Version,
} from './frames.ts';

/** Kinds of messages that a member may receive: a policy can allow one without the other. */
export type Extension = 'broadcast' | 'presence';

/** One joined channel of one socket. */
export type Member = {
  readonly version: Version;
  hears(extension: Extension): boolean;
  /** True if the member already got the message when it joined. */
  hasReplayed(id: string): boolean;
  send(frame: string | Buffer): void;
};

export type Broadcast = {
  /** Id of a message stored in the database. */
  readonly id?: string;
  /** Without the prefix `realtime:`. */
  readonly topic: string;
  readonly isPrivate: boolean;
  /** JSON of `{type, event, payload, meta?}`; null if the content is binary. */
  readonly envelope: string | null;
  /** The form in which a 2.0.0 client sent it, for other 2.0.0 clients. */
  readonly userBroadcast: UserBroadcast | null;
};

/** A private and a public channel with the same name are unrelated. */
export function topicKey(topic: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`;
}

/** @param payload JSON */
export function envelopeFor(event: string, payload: string, meta: object): string {
  const name = JSON.stringify(event);
  return `{"type":"broadcast","event":${name},"payload":${payload},"meta":${JSON.stringify(meta)}}`;
}

/**
 * Joined channels on this server, and the fan-out to them: each frame is encoded once per version.
 */
export function createHub() {
  const membersByKey = new Map<string, Set<Member>>();

  function fanOut(
    members: Iterable<Member>,
    extension: Extension,
    encodeFor: (version: Version) => string | Buffer | null,
  ): void {
    const framesByVersion = new Map<Version, string | Buffer | null>();
    for (const member of members) {
      if (!member.hears(extension)) continue;
      let frame = framesByVersion.get(member.version);
      if (frame === undefined) {
        frame = encodeFor(member.version);
        framesByVersion.set(member.version, frame);
      }
      if (frame !== null) member.send(frame);
    }
  }

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

    /** Names of all joined topics, without their kind. */
    topics: (): string[] => [
      ...new Set([...membersByKey.keys()].map((key) => key.slice(key.indexOf(':') + 1))),
    ],

    broadcast(message: Broadcast, except?: Member): void {
      const members = membersByKey.get(topicKey(message.topic, message.isPrivate));
      if (members === undefined) return;
      const { id } = message;
      const isLeftOut = (member: Member) =>
        member === except || (id !== undefined && member.hasReplayed(id));
      fanOut(
        except === undefined && id === undefined
          ? members
          : [...members].filter((member) => !isLeftOut(member)),
        'broadcast',
        (version) => encode(version, `realtime:${message.topic}`, message),
      );
    },

    /** Sends to everyone who may receive presence on the topic. */
    presence(topic: string, isPrivate: boolean, event: string, payload: object): void {
      const members = membersByKey.get(topicKey(topic, isPrivate));
      if (members === undefined) return;
      const json = JSON.stringify(payload);
      fanOut(members, 'presence', (version) =>
        encodeEvent(version, `realtime:${topic}`, event, json),
      );
    },
  };
}

export type Hub = ReturnType<typeof createHub>;

/** Null if the version has no form for it: 1.0.0 can't carry binary content. */
export function encode(
  version: Version,
  topic: string,
  { envelope, userBroadcast }: Pick<Broadcast, 'envelope' | 'userBroadcast'>,
): string | Buffer | null {
  const binary =
    version === '2.0.0' && userBroadcast !== null
      ? encodeUserBroadcast(topic, userBroadcast)
      : null;
  if (binary !== null) return binary;
  return envelope === null ? null : encodeBroadcast(version, topic, envelope);
}
