import { expect, test } from 'vitest';
import { serviceState } from './service-due.ts';

const piece = { meter_unit: 'hours', meter: 1000, service_meter: null, service_on: null } as const;
const today = '2026-03-10';

test.each([
  ['none', { service_meter: null }],
  ['overdue', { service_meter: 999 }],
  ['overdue', { service_meter: 1000 }],
  ['soon', { service_meter: 1001 }],
  ['soon', { service_meter: 1250 }],
  ['later', { service_meter: 1251 }],
  ['soon', { service_meter: 6000, meter_unit: 'miles' }],
  ['later', { service_meter: 6001, meter_unit: 'miles' }],
  ['overdue', { service_on: '2026-03-09' }],
  ['soon', { service_on: '2026-03-10' }],
  ['soon', { service_on: '2026-04-09' }],
  ['later', { service_on: '2026-04-10' }],
  ['overdue', { service_on: '2026-03-09', service_meter: 9000 }],
  ['overdue', { service_on: '2027-03-09', service_meter: 1000 }],
] as const)('says %s for a service of %o', (state, facts) => {
  expect(serviceState({ ...piece, ...facts }, today)).toBe(state);
});
