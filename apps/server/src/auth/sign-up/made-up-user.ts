import { randomUUID } from 'node:crypto';

/** What a sign-up with a known, confirmed address is answered with, so that no one learns of it. */
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
