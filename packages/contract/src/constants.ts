/** Business constants of the product: specification section 9, the values to the letter. */

/** How often the app looks whether its access token needs renewing. */
export const tokenCheckIntervalMs = 30_000;
/** A token with less than this left is renewed: three check intervals. */
export const tokenRefreshMarginMs = 3 * tokenCheckIntervalMs;
/** Renewing is retried after 200 ms, then twice as long each time, within 30 s in all. */
export const tokenRefreshBackoffMs = 200;
export const tokenRefreshLimitMs = 30_000;
/** How long fetched signing keys are kept. */
export const keyCacheMs = 10 * 60_000;

/** A query's answer is fresh this long ... */
export const queryStaleMs = 10 * 60_000;
/** ... and kept this long after its last use. */
export const queryKeptMs = 30 * 60_000;
export const queryRetries = 3;
export const mutationRetries = 2;
export const queryRefetchOnFocus = false;

/** How often the app looks whether a newer version is served. */
export const updatePollMs = 60_000;
export const updateNoticeMs = 10_000;

export const splashMs = 3000;
export const splashFadeMs = 300;

/** The phone layout applies below this width, in CSS pixels. */
export const mobileBreakpointPx = 768;

/**
 * Where the pages of the phone app come from: the wrapper's `androidScheme` and `iosScheme`. What a phone
 * keeps belongs to its origin, so these never change.
 */
export const phoneAppOrigins = {
  android: 'https://localhost',
  ios: 'capacitor://localhost',
} as const;

/** The scheme of the phone app's own links, whatever server it is for: `app.muster.field://host/path`. */
export const appLinkScheme = 'app.muster.field';

export const androidChannel = { id: 'timesheet_reminders', importance: 5 } as const;

export const realtimeEventsPerSecond = 10;

/**
 * A request that names a nonce is answered with it and the server's clock, `<nonce> <epoch ms>`: so the
 * answer was not kept anywhere on the way.
 */
export const nonceHeader = 'X-Muster-Nonce';
export const timeHeader = 'X-Muster-Time';
/** On an answer of the service worker that is not the server's of now. */
export const keptHeader = 'X-Muster-Kept';
