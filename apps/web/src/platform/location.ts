/** The device's location at one moment. People are only followed while clocked in, and only if they agreed to it. */
export type Location = {
  permission(): Promise<LocationPermission>;
  /** Whether the phone provides exact locations; absent in browsers, which don't report it. */
  precision?(): Promise<'precise' | 'approximate' | 'unknown'>;
  /** Asks for permission if needed. Always resolves within `locationTimeoutMs`. */
  fix(): Promise<LocationAnswer>;
  /**
   * Reports every location the phone reaches, even while the app is in the background, until the returned
   * function is called. Doesn't ask for permission. Absent in browsers, which stop with their page.
   * @param words text that the phone shows meanwhile
   */
  follow?(words: FollowWords, onFix: (fix: LocationFix) => void): () => void;
};

export type FollowWords = { readonly title: string; readonly message: string };

/** Anyone who moved less than this is still at the same place. */
export const leastMoveM = 50;

/** `insecure`: the page was loaded over plain http, where browsers give no location. Say so; it isn't a denial. */
export type LocationPermission = 'granted' | 'denied' | 'ask' | 'insecure' | 'unsupported';

export type LocationAnswer =
  | { readonly kind: 'fix'; readonly fix: LocationFix }
  | {
      readonly kind: 'none';
      readonly reason: 'denied' | 'unavailable' | 'timeout' | 'insecure' | 'unsupported';
    };

export type LocationFix = {
  readonly lat: number;
  readonly lng: number;
  /** Radius in meters of the circle that contains the true location with 68 % probability. */
  readonly accuracyM: number;
  /** The device's time of the measurement, epoch milliseconds. */
  readonly measuredAtMs: number;
  /** True if the device reports that a test app faked it; browsers never report this. */
  readonly mock: boolean;
};

const locationTimeoutMs = 8000;
/** A location measured this recently is reused; the server's limit is 60 s. */
const reusableForMs = 15_000;

export const browserLocation: Location = {
  permission: async () => {
    if (!isSecureContext) return 'insecure';
    if (!('geolocation' in navigator)) return 'unsupported';
    // Old Safari has no Permissions API: it will ask.
    if (!('permissions' in navigator)) return 'ask';
    try {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      return state === 'prompt' ? 'ask' : state;
    } catch {
      return 'ask';
    }
  },
  fix: () => {
    if (!isSecureContext) return Promise.resolve({ kind: 'none', reason: 'insecure' });
    if (!('geolocation' in navigator)) {
      return Promise.resolve({ kind: 'none', reason: 'unsupported' });
    }
    return new Promise((resolve) => {
      // The browser's own timeout does not run while it asks the person for permission.
      const timer = setTimeout(
        () => resolve({ kind: 'none', reason: 'timeout' }),
        locationTimeoutMs,
      );
      const answer = (value: LocationAnswer) => {
        clearTimeout(timer);
        resolve(value);
      };
      navigator.geolocation.getCurrentPosition(
        ({ coords, timestamp }) =>
          answer({
            kind: 'fix',
            fix: {
              lat: coords.latitude,
              lng: coords.longitude,
              accuracyM: coords.accuracy,
              measuredAtMs: timestamp,
              mock: false,
            },
          }),
        (error) => answer({ kind: 'none', reason: reasonByCode[error.code] ?? 'unavailable' }),
        { enableHighAccuracy: true, timeout: locationTimeoutMs, maximumAge: reusableForMs },
      );
    });
  },
};

/** GeolocationPositionError's codes. */
const reasonByCode: Readonly<Record<number, 'denied' | 'unavailable' | 'timeout'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};
