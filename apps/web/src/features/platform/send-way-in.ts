import * as z from 'zod/mini';
import type { Data } from '../../data/data.ts';

const refusalSchema = z.object({ error_code: z.optional(z.string()), msg: z.optional(z.string()) });

/**
 * Has the sign-in server mail a link to set a password. Without the secret that this browser would keep for a link of
 * its own, since the person opens it somewhere else. Throws `DataError`.
 */
export async function sendWayIn(
  { api, config, platform }: Pick<Data, 'api' | 'config' | 'platform'>,
  email: string,
): Promise<void> {
  const { apiUrl, anonKey } = await config.ready();
  const query = new URLSearchParams({
    redirect_to: `${platform.origin}/reset-password`,
  }).toString();
  await api.query(async ({ fetch }) => {
    try {
      const response = await (fetch ?? globalThis.fetch)(`${apiUrl}/auth/v1/recover?${query}`, {
        method: 'POST',
        headers: { apikey: anonKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      if (response.ok) return { status: response.status, data: null, error: null };
      const { data } = refusalSchema.safeParse(await response.json().catch(() => null));
      const error = { code: data?.error_code ?? '', message: data?.msg ?? '' };
      return { status: response.status, data: null, error };
    } catch (error) {
      return { status: 0, data: null, error: { message: String(error) } };
    }
  }, z.null());
}
