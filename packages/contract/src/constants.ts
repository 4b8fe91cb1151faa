/** Business constants of the product: the exact values of specification section 9. */

/** How often the app checks whether its access token needs renewing. */
export const tokenCheckIntervalMs = 30_000;
/** A token with less than this left is renewed: three check intervals. */
export const tokenRefreshMarginMs = 3 * tokenCheckIntervalMs;
/** Renewing is retried after 200 ms, then twice as long each time, within 30 s in all. */
export const tokenRefreshBackoffMs = 200;
export const tokenRefreshLimitMs = 30_000;
/** How long fetched signing keys are cached. */
export const keyCacheMs = 10 * 60_000;

/** A query's response is fresh for this long ... */
export const queryStaleMs = 10 * 60_000;
/** ... and cached for this long after its last use. */
export const queryKeptMs = 30 * 60_000;
export const queryRetries = 3;
export const mutationRetries = 2;
export const queryRefetchOnFocus = false;

/** How often the app checks whether the server has a newer version. */
export const updatePollMs = 60_000;
export const updateNoticeMs = 10_000;

export const splashMs = 3000;
export const splashFadeMs = 300;

/** The phone layout applies below this width, in CSS pixels. */
export const mobileBreakpointPx = 768;

/**
 * Origins of the phone app's pages: the wrapper's `androidScheme` and `iosScheme`. Data on the phone belongs to its
 * origin, so these never change.
 */
export const phoneAppOrigins = {
  android: 'https://localhost',
  ios: 'capacitor://localhost',
} as const;

/** The scheme of the phone app's own links, whichever server they are for: `app.muster.field://host/path`. */
export const appLinkScheme = 'app.muster.field';

export const androidChannel = { id: 'timesheet_reminders', importance: 5 } as const;

export const realtimeEventsPerSecond = 10;

/**
 * A request with a nonce gets it back with the server's clock, `<nonce> <epoch ms>`. This proves that the response
 * wasn't cached on the way.
 */
export const nonceHeader = 'X-Muster-Nonce';
export const timeHeader = 'X-Muster-Time';
/** Set on a response that the service worker did not just get from the server. */
export const keptHeader = 'X-Muster-Kept';
