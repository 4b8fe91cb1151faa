import { type FollowWords, leastMoveM, type LocationFix } from '../location.ts';
import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';

const plugin = 'BackgroundGeolocation';

/** The plugin knows one follower at a time, and starts none while the one before still stops. */
let before: Promise<unknown> = Promise.resolve();

function inTurn(task: () => Promise<unknown>): void {
  before = before.then(task).catch(() => null);
}

/** Also ends what a page before this one has left behind. */
export function stopPhoneTrail(bridge: NativeBridge): void {
  inTurn(() => bridge.call(plugin, 'stop'));
}

/**
 * The phone's places, by the plugin that goes on while the app is put away. It begins while the person looks at
 * the app, so the permission for the time in use is enough. Where the phone refuses, it is tried again when the person is back in the app.
 */
export function followPhone(
  bridge: NativeBridge,
  { title, message }: FollowWords,
  onFix: (fix: LocationFix) => void,
): () => void {
  let isOver = false;
  let isFollowing = false;

  function hear(value: unknown, error: unknown): void {
    if (isOver) return;
    const fix = fixOf(value);
    if (fix !== null) onFix(fix);
    else if (error !== undefined && error !== null) isFollowing = false;
  }

  function start(): void {
    if (isFollowing) return;
    isFollowing = true;
    stopPhoneTrail(bridge);
    inTurn(async () => {
      if (isOver) return;
      bridge.follow(
        plugin,
        'start',
        {
          backgroundTitle: title,
          backgroundMessage: message,
          // It would ask for the location at all times, which is more than this needs.
          requestPermissions: false,
          stale: false,
          distanceFilter: leastMoveM,
        },
        hear,
      );
    });
  }

  const stopListening = bridge.listen('App', 'appStateChange', (state) => {
    if (fieldOf(state, 'isActive') === true) start();
  });
  start();
  return () => {
    isOver = true;
    stopListening();
    stopPhoneTrail(bridge);
  };
}

function fixOf(place: unknown): LocationFix | null {
  const [lat, lng] = [fieldOf(place, 'latitude'), fieldOf(place, 'longitude')];
  const [accuracyM, measuredAtMs] = [fieldOf(place, 'accuracy'), fieldOf(place, 'time')];
  const isWhole =
    typeof lat === 'number' &&
    typeof lng === 'number' &&
    typeof accuracyM === 'number' &&
    typeof measuredAtMs === 'number';
  if (!isWhole) return null;
  return { lat, lng, accuracyM, measuredAtMs, mock: fieldOf(place, 'simulated') === true };
}
