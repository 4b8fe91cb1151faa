import * as z from 'zod';

/** Clients in other languages send booleans as text. */
const flag = z
  .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
  .catch(false);

const lastInstant = 253_402_300_799_999; // of the year 9999
const replaySchema = z.object({
  since: z.int().min(0).max(lastInstant),
  limit: z.int().optional(),
});

const configSchema = z.object({
  broadcast: z
    .object({
      ack: flag,
      self: flag,
      replication_ready: flag,
      replay: z.unknown(),
    })
    .partial()
    .catch({}),
  presence: z
    .object({
      key: z
        .union([z.string(), z.number().transform(String), z.boolean().transform(String)])
        .catch(''),
      enabled: flag,
    })
    .partial()
    .catch({}),
  postgres_changes: z.array(z.unknown()).catch([]),
  postgres_changes_options: z
    .object({ wait: flag, timeout: z.number().min(0).optional().catch(undefined) })
    .partial()
    .catch({}),
  private: flag,
});

const joinSchema = z.object({
  config: configSchema.partial().catch({}),
  access_token: z.string().optional().catch(undefined),
  user_token: z.string().optional().catch(undefined),
});

export type Replay = {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly limit: number | undefined;
};

export type JoinConfig = {
  /** Sends this client's broadcasts back to it, too. */
  readonly self: boolean;
  /** Acknowledges each of its broadcasts. */
  readonly ack: boolean;
  readonly isPrivate: boolean;
  readonly wantsPresence: boolean;
  /** Empty if the client leaves the name to the server. */
  readonly presenceKey: string;
  /** Entries of `postgres_changes` as received. */
  readonly changes: readonly object[];
  /** Milliseconds that the join waits for its row changes; undefined means it doesn't wait. */
  readonly changesWaitMs: number | undefined;
  /** Wants a notification once messages from the database start to arrive. */
  readonly wantsReadiness: boolean;
  /** Null if the request for a replay can't be parsed. */
  readonly replay: Replay | null | undefined;
  readonly accessToken: string | undefined;
};

/** Parses a client's request to join; unreadable parts count as not requested. */
export function readJoinConfig(payload: unknown, defaultChangesWaitMs: number): JoinConfig {
  const { config, access_token, user_token } = joinSchema.parse(payload ?? {});
  const { broadcast = {}, presence = {}, postgres_changes_options: options = {} } = config;
  return {
    self: broadcast.self ?? false,
    ack: broadcast.ack ?? false,
    isPrivate: config.private ?? false,
    wantsPresence: presence.enabled ?? false,
    presenceKey: presence.key ?? '',
    changes: (config.postgres_changes ?? []).filter(isObject),
    changesWaitMs: options.wait === true ? (options.timeout ?? defaultChangesWaitMs) : undefined,
    wantsReadiness: broadcast.replication_ready ?? false,
    replay: readReplay(broadcast.replay),
    accessToken: user_token ?? access_token,
  };
}

function readReplay(replay: unknown): Replay | null | undefined {
  if (replay === undefined || replay === null) return undefined;
  const parsed = replaySchema.safeParse(replay);
  return parsed.success ? { since: parsed.data.since, limit: parsed.data.limit } : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
