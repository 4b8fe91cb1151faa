import * as z from 'zod';

const joinSchema = z.object({
  config: z
    .object({
      broadcast: z
        .object({ ack: z.boolean().catch(false), self: z.boolean().catch(false) })
        .catch({ ack: false, self: false }),
      presence: z
        .object({ key: z.string().catch(''), enabled: z.boolean().catch(false) })
        .catch({ key: '', enabled: false }),
      postgres_changes: z.array(z.unknown()).nullable().catch([]),
      private: z.boolean().catch(false),
    })
    .catch({
      broadcast: { ack: false, self: false },
      presence: { key: '', enabled: false },
      postgres_changes: [],
      private: false,
    }),
  access_token: z.string().optional().catch(undefined),
  user_token: z.string().optional().catch(undefined),
});

export type JoinConfig = {
  /** Sends what this client broadcasts back to it, too. */
  readonly self: boolean;
  /** Answers each of its broadcasts. */
  readonly ack: boolean;
  readonly isPrivate: boolean;
  readonly wantsPresence: boolean;
  readonly wantsPostgresChanges: boolean;
  readonly accessToken: string | undefined;
};

/** Reads what a client asks for when it joins; what cannot be read counts as not asked for. */
export function readJoinConfig(payload: unknown): JoinConfig {
  const { config, access_token, user_token } = joinSchema.parse(payload ?? {});
  return {
    self: config.broadcast.self,
    ack: config.broadcast.ack,
    isPrivate: config.private,
    wantsPresence: config.presence.enabled,
    wantsPostgresChanges: (config.postgres_changes ?? []).length > 0,
    accessToken: user_token ?? access_token,
  };
}
