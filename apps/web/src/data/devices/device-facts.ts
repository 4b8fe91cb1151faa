import * as s from '@muster/contract/shape';
import type { LocalStore } from '../../platform/local-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseJson } from '../storage/parse-json.ts';
import type { Skew } from '../time/skew.ts';

/** A device's report about itself; a fact it can't determine is `unknown`, never guessed. */
export type DeviceFacts = {
  readonly location_permission: 'always' | 'while_in_use' | 'denied' | 'unknown';
  readonly location_precision: 'precise' | 'approximate' | 'unknown';
  readonly battery_saver: 'on' | 'off' | 'unknown';
  readonly mock_location: 'on' | 'off' | 'unknown';
  readonly runs_in: 'browser' | 'app';
  readonly app_version: string;
  readonly unsent_items: number;
  readonly skew_ms: number | null;
};

export type DeviceFactSources = {
  readonly platform: Pick<Platform, 'clock' | 'location' | 'wrapper'>;
  readonly skew: Pick<Skew, 'reading'>;
  readonly appVersion: string;
};

const againAfterMs = 15 * 60_000;
const toldKey = 'muster.device-facts';
const toldSchema = s.object({ atMs: s.number, text: s.string });

/**
 * Returns the facts for the next contact; null if the server received the same ones less than 15 minutes ago.
 * The clock's skew is never the same twice, so a different skew alone doesn't count as a change.
 */
export async function factsToTell({
  platform,
  skew,
  appVersion,
  userId,
  unsentItems,
}: Omit<DeviceFactSources, 'platform'> & {
  readonly platform: DeviceFactSources['platform'] & { readonly localStore: LocalStore };
  readonly userId: string | null;
  readonly unsentItems: number;
}): Promise<{ readonly tell: DeviceFacts | null; readonly wereTold: () => void }> {
  const { clock, localStore } = platform;
  const facts = await readFacts({ platform, skew, appVersion }, unsentItems);
  const text = JSON.stringify([userId, { ...facts, skew_ms: null }]);
  const nowMs = clock.wallMs();
  const told = parseJson(localStore.get(toldKey), toldSchema);
  const sinceMs = told === null ? againAfterMs : nowMs - told.atMs;
  // Otherwise a clock that was set back would keep the device silent.
  const isKnown = told?.text === text && sinceMs >= 0 && sinceMs < againAfterMs;
  return {
    tell: isKnown ? null : facts,
    wereTold: () => {
      if (!isKnown) localStore.set(toldKey, JSON.stringify({ atMs: nowMs, text }));
    },
  };
}

async function readFacts(
  { platform: { location, wrapper }, skew, appVersion }: DeviceFactSources,
  unsentItems: number,
): Promise<DeviceFacts> {
  const permission = await location.permission();
  return {
    // The app only asks for location while in use, so no device has granted "always". A person who hasn't
    // decided and a browser that doesn't report it look the same.
    location_permission:
      permission === 'granted' ? 'while_in_use' : permission === 'denied' ? 'denied' : 'unknown',
    location_precision: (await location.precision?.()) ?? 'unknown',
    // Neither browsers nor the phone's plugins report these two.
    battery_saver: 'unknown',
    mock_location: 'unknown',
    runs_in: wrapper === 'mobile' ? 'app' : 'browser',
    app_version: appVersion,
    unsent_items: unsentItems,
    skew_ms: skew.reading().skewMs,
  };
}
