import type { Location, LocationAnswer, LocationPermission } from '../location.ts';
import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';
import { followPhone } from './phone-trail.ts';

const plugin = 'Geolocation';
const timeoutMs = 8000;
/** As in a browser, a location measured this recently is reused. */
const reusableForMs = 15_000;

/** The phone's own location. An iPhone's web view would ask for permission a second time. */
export function createPhoneLocation(bridge: NativeBridge): Location {
  async function permission(method: string): Promise<LocationPermission> {
    const answer = await bridge.call(plugin, method);
    const states = [fieldOf(answer, 'location'), fieldOf(answer, 'coarseLocation')];
    if (states.includes('granted')) return 'granted';
    return states.every((state) => state === 'denied') ? 'denied' : 'ask';
  }

  async function precision(): Promise<'precise' | 'approximate' | 'unknown'> {
    const answer = await bridge.call(plugin, 'checkPermissions');
    if (fieldOf(answer, 'location') === 'granted') return 'precise';
    return fieldOf(answer, 'coarseLocation') === 'granted' ? 'approximate' : 'unknown';
  }

  async function measure(): Promise<LocationAnswer> {
    const answer = await bridge.call(plugin, 'getCurrentPosition', {
      enableHighAccuracy: true,
      timeout: timeoutMs,
      maximumAge: reusableForMs,
    });
    const coords = fieldOf(answer, 'coords');
    const [lat, lng] = [fieldOf(coords, 'latitude'), fieldOf(coords, 'longitude')];
    const [accuracyM, measuredAtMs] = [fieldOf(coords, 'accuracy'), fieldOf(answer, 'timestamp')];
    const isWhole =
      typeof lat === 'number' &&
      typeof lng === 'number' &&
      typeof accuracyM === 'number' &&
      typeof measuredAtMs === 'number';
    if (!isWhole) return { kind: 'none', reason: 'unavailable' };
    return { kind: 'fix', fix: { lat, lng, accuracyM, measuredAtMs, mock: false } };
  }

  return {
    // A phone whose location is switched off for every app answers with an error.
    permission: () => permission('checkPermissions').catch(() => 'denied'),
    follow: (words, onFix) => followPhone(bridge, words, onFix),
    precision: () => precision().catch(() => 'unknown'),
    fix: async () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      // The plugin's own timeout does not run while the phone asks the person for permission.
      const tooLate = new Promise<LocationAnswer>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'none', reason: 'timeout' }), timeoutMs);
      });
      try {
        return await Promise.race([measure(), tooLate]);
      } catch (error) {
        const reason = reasonByCode[String(fieldOf(error, 'code'))] ?? 'unavailable';
        return { kind: 'none', reason };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The plugin's codes. */
const reasonByCode: Readonly<Record<string, 'denied' | 'timeout'>> = {
  'OS-PLUG-GLOC-0003': 'denied',
  'OS-PLUG-GLOC-0008': 'denied',
  'OS-PLUG-GLOC-0009': 'denied',
  'OS-PLUG-GLOC-0010': 'timeout',
};
