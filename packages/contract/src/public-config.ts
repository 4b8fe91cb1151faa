import * as s from './shape.ts';

const speechModelSchema = s.object({
  /** On the server. Changes with the content. */
  path: s.string,
  bytes: s.int,
});
export type SpeechModel = s.Shaped<typeof speechModelSchema>;

const speechModelsSchema = s.object({
  en: s.optional(speechModelSchema),
  es: s.optional(speechModelSchema),
});
export type SpeechModels = s.Shaped<typeof speechModelsSchema>;

/** `GET /config.json`: how the app reaches its server, the same for everyone, cacheable offline. */
export const publicConfigSchema = s.object({
  /** Origin of the auth, data, storage and realtime APIs; empty: the app's own origin. */
  supabaseUrl: s.string,
  anonKey: s.string,
  /** Where functions are called; null while the server has none. */
  functionsUrl: s.nullable(s.string),
  /** Public key for web push; null while the server sends none. */
  vapidPublicKey: s.nullable(s.string),
  /** Style of the map below fences; null: a plain ground. Copies of older servers lack it. */
  mapStyleUrl: s.withDefault(s.nullable(s.string), null),
  /** True when the server finds places by their addresses. */
  findsAddresses: s.optional(s.boolean),
  /** True when the server reads the weather. */
  readsWeather: s.optional(s.boolean),
  /** True when the server turns speech into text. */
  transcribes: s.optional(s.boolean),
  /** True when the server has a language model that suggests what a JSA lacks. */
  suggests: s.optional(s.boolean),
  /** What a device can fetch to turn speech into text by itself, by language. */
  speechModels: s.optional(speechModelsSchema),
  /** Where mails are read that the server keeps instead of sending; only where this machine alone reaches it. */
  keptMailPath: s.optional(s.string),
  /** Build id of the app that the server hands out. */
  version: s.string,
});

export type PublicConfig = s.Shaped<typeof publicConfigSchema>;
