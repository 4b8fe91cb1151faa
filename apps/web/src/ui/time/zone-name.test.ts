import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

const winter = Date.parse('2026-01-15T12:00:00Z');
const summer = Date.parse('2026-07-15T12:00:00Z');

it.each([
  ['en', 'America/Denver', winter, 'MST'],
  ['es', 'America/Denver', winter, 'MST'],
  ['es', 'America/Chicago', summer, 'CDT'],
  ['es', 'Europe/Madrid', winter, 'CET'],
  ['en', 'Asia/Tokyo', winter, 'GMT+9'],
])('names the zone in %s for %s as people say it', (locale, zone, atMs, name) => {
  expect(zoneName(locale, atMs, zone)).toBe(name);
});

it('calls a zone that the device does not know by the one whose clocks are shown', () => {
  expect(zoneName('en-US', Date.UTC(2026, 10, 20), 'Mars/Base')).toBe('UTC');
});
