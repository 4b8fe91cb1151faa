import * as s from './shape.ts';

const speechModelSchema = s.object({
  /** Path on the server; changes with the content. */
  path: s.string,
  bytes: s.int,
});
export type SpeechModel = s.Shaped<typeof speechModelSchema>;

const speechModelsSchema = s.object({
  en: s.optional(speechModelSchema),
  es: s.optional(speechModelSchema),
});
export type SpeechModels = s.Shaped<typeof speechModelsSchema>;

/** Response of `GET /config.json`: how the app reaches its server, the same for everyone and cacheable offline. */
export const publicConfigSchema = s.object({
  /** Origin of the auth, data, storage and realtime APIs; empty for the app's own origin. */
  supabaseUrl: s.string,
  anonKey: s.string,
  /** Base URL of the functions; null if the server has none. */
  functionsUrl: s.nullable(s.string),
  /** Public key for web push; null if the server doesn't send push messages. */
  vapidPublicKey: s.nullable(s.string),
  /** Map style to show below geofences; null for a plain background. Absent from older servers' cached copies. */
  mapStyleUrl: s.withDefault(s.nullable(s.string), null),
  /** True if the server can look up addresses. */
  findsAddresses: s.optional(s.boolean),
  /** True if the server provides weather. */
  readsWeather: s.optional(s.boolean),
  /** True if the server transcribes speech. */
  transcribes: s.optional(s.boolean),
  /** True if the server has a language model that suggests what a JSA lacks. */
  suggests: s.optional(s.boolean),
  /** Models that a device can download to transcribe speech locally, by language. */
  speechModels: s.optional(speechModelsSchema),
  /**
   * Path for reading emails that the server keeps instead of sending; only on a server that is reachable just from its
   * own machine.
   */
  keptMailPath: s.optional(s.string),
  /** Build id of the app that the server serves. */
  version: s.string,
});

export type PublicConfig = s.Shaped<typeof publicConfigSchema>;
