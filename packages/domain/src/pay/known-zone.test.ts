import { expect, test } from 'vitest';
import { knownZone } from './known-zone.ts';
import { readZoneTable } from './read-zone-table.ts';

test('a zone that this runtime does not know gives way to the next one, at last to UTC', () => {
  expect(knownZone('America/Denver', 'America/Chicago')).toBe('America/Denver');
  expect(knownZone('Etc/Unknown', 'Mars/Base', 'America/Chicago')).toBe('America/Chicago');
  expect(knownZone('Mars/Base')).toBe('UTC');
  expect(knownZone('')).toBe('UTC');
});

test('the offsets of an unknown zone are those of UTC', () => {
  expect(readZoneTable('Mars/Base', 0, 86_400_000, 'test')).toEqual({
    zone: 'Mars/Base',
    tzdata: 'test',
    changes: [[0, 0]],
  });
});
