import { randomUUID } from 'node:crypto';
import type { Queries } from './auth-database.ts';
import type { Client } from './client.ts';
import type { User } from './users/user.ts';

const logTypeByAction = {
  login: 'account',
  logout: 'account',
  user_signedup: 'team',
  user_repeated_signup: 'user',
  user_confirmation_requested: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  factor_in_progress: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  generate_recovery_codes: 'factor',
  factor_unenrolled: 'factor',
  factor_deleted: 'factor',
  identity_linked: 'user',
  identity_unlinked: 'user',
  user_invited: 'team',
  user_modified: 'user',
  user_updated_password: 'user',
  user_deleted: 'team',
  token_revoked: 'token',
} as const;

export type AuditAction = keyof typeof logTypeByAction;

/** Records an event of a login, in the format of a hosted project. */
export async function audit(
  q: Queries,
  action: AuditAction,
  actor: Pick<User, 'id' | 'email' | 'is_sso_user'> | 'service_role',
  client: Client,
  nowMs: number,
  traits?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const payload = {
    action,
    log_type: logTypeByAction[action],
    ...(actor === 'service_role'
      ? { actor_id: '00000000-0000-0000-0000-000000000000', actor_username: actor }
      : { actor_id: actor.id, actor_username: actor.email ?? '' }),
    actor_via_sso: actor !== 'service_role' && actor.is_sso_user,
    ...(traits === undefined ? {} : { traits }),
  };
  await q.query(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4)`,
    [randomUUID(), payload, new Date(nowMs), client.ip ?? ''],
  );
}
