import * as z from 'zod/mini';

/** `GET /config.json`: how the app reaches its server, the same for everyone, cacheable offline. */
export const publicConfigSchema = z.object({
  /** Origin of the auth, data, storage and realtime APIs; empty: the app's own origin. */
  supabaseUrl: z.string(),
  anonKey: z.string(),
  /** Where functions are called; null while the server has none. */
  functionsUrl: z.nullable(z.string()),
  /** Public key for web push; null while the server sends none. */
  vapidPublicKey: z.nullable(z.string()),
  /** Style of the map below fences; null: a plain ground. Copies of older servers lack it. */
  mapStyleUrl: z._default(z.nullable(z.string()), null),
  /** Build id of the app that the server hands out. */
  version: z.string(),
});

export type PublicConfig = z.infer<typeof publicConfigSchema>;
