import { isIP } from 'node:net';
import type { AuthContext } from './auth-handler.ts';

/** The device that a request comes from, as far as the request tells. */
export type Client = { readonly ip: string | null; readonly userAgent: string | null };

export function clientOf(c: AuthContext): Client {
  const ip = c.get('clientIp');
  // The app's name and the browser's, by which people recognize their devices.
  const names = [c.req.header('x-user-agent'), c.req.header('user-agent')].filter(Boolean);
  return {
    ip: isIP(ip) === 0 ? null : ip,
    userAgent: names.length === 0 ? null : names.join(' '),
  };
}
