import * as z from 'zod/mini';
import { failedAnswer } from '../errors/data-error.ts';
import type { ConfigSource } from './app-config.ts';

/** The auth server's settings: which ways to sign in it offers. */
const settingsSchema = z.object({
  /** By provider's name, `email` and `phone` among them. */
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  /** True when companies may sign their people in themselves. */
  saml_enabled: z._default(z.boolean(), false),
});
export type AuthSettings = z.infer<typeof settingsSchema>;

/** Throws `DataError`. */
export async function fetchAuthSettings({
  config,
  fetch,
}: {
  readonly config: ConfigSource;
  readonly fetch: typeof globalThis.fetch;
}): Promise<AuthSettings> {
  const { apiUrl, anonKey } = await config.ready();
  try {
    const response = await fetch(`${apiUrl}/auth/v1/settings`, { headers: { apikey: anonKey } });
    return settingsSchema.parse(await response.json());
  } catch (error) {
    // No action of a person can be refused here: either there was no answer, or it wasn't the auth server's.
    throw failedAnswer(0, '', String(error));
  }
}
