import { type FollowWords, leastMoveM, type LocationFix } from '../location.ts';
import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';

const plugin = 'BackgroundGeolocation';

/** The plugin supports one follower at a time, and can't start one while the previous one is stopping. */
let before: Promise<unknown> = Promise.resolve();

function inTurn(task: () => Promise<unknown>): void {
  before = before.then(task).catch(() => null);
}

/** Also stops a trail that a previous page has left running. */
export function stopPhoneTrail(bridge: NativeBridge): void {
  inTurn(() => bridge.call(plugin, 'stop'));
}

/**
 * The phone's locations, from the plugin that continues while the app is in the background. It starts while the person
 * is using the app, so permission while in use is enough. If the phone refuses, it tries again when the person returns
 * to the app.
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
          // It would ask to always allow location, which is more than this needs.
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
