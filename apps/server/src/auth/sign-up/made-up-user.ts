import { randomUUID } from 'node:crypto';

/**
 * Response to a sign-up with a known, confirmed address, so that the caller can't tell the address
 * is known.
 */
export function madeUpUser(
  kind: 'email' | 'phone',
  address: string,
  data: Readonly<Record<string, unknown>>,
  nowMs: number,
) {
  const now = new Date(nowMs).toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: kind === 'email' ? address : '',
    phone: kind === 'phone' ? address : '',
    confirmation_sent_at: now,
    app_metadata: { provider: kind, providers: [kind] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
