/** One place, at one moment. No one is followed but while clocked in, where they agreed to it. */
export type Location = {
  permission(): Promise<LocationPermission>;
  /** Whether the phone gives exact places; absent in browsers, which never say. */
  precision?(): Promise<'precise' | 'approximate' | 'unknown'>;
  /** Asks for permission if need be. Answers within `locationTimeoutMs`, whatever happens. */
  fix(): Promise<LocationAnswer>;
  /**
   * Every place the phone comes to, also while the app is put away, until the answer is called. Asks for no
   * permission. Absent in browsers, which stop with their page.
   * @param words what the phone shows meanwhile
   */
  follow?(words: FollowWords, onFix: (fix: LocationFix) => void): () => void;
};

export type FollowWords = { readonly title: string; readonly message: string };

/** Whoever moved less than this is at the same place. */
export const leastMoveM = 50;

/** `insecure`: the page came by plain http, where browsers give no location: say so, it is no denial. */
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
  /** Radius in meters that holds the true place with 68 % probability. */
  readonly accuracyM: number;
  /** The device's clock when the place was measured, epoch milliseconds. */
  readonly measuredAtMs: number;
  /** True when the device says that a test app made it up; browsers never say. */
  readonly mock: boolean;
};

const locationTimeoutMs = 8000;
/** A place measured this recently is taken as it is; the server's limit is 60 s. */
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
