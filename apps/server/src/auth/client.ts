import { isIP } from 'node:net';
import type { AuthContext } from './auth-context.ts';

/** The device a request comes from, as far as it says. */
export type Client = { readonly ip: string | null; readonly userAgent: string | null };

export function clientOf(c: AuthContext): Client {
  const ip = c.get('clientIp');
  return {
    ip: isIP(ip) === 0 ? null : ip,
    userAgent: c.req.header('x-user-agent') ?? c.req.header('user-agent') ?? null,
  };
}
