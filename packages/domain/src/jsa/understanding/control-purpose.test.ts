import { expect, it } from 'vitest';
import { purposeOf } from './control-purpose.ts';

it.each([
  ['orejeras', 'sound'],
  ['double lanyards', 'fall_from_elevation'],
  ['mist it down', 'chemical'],
  ['un banderero', 'mobile_equipment_or_traffic'],
  ['sombra y agua', 'temperature'],
])('knows that %s is for %s', (said, purpose) => {
  expect(purposeOf(said)).toContain(purpose);
});

it('knows no purpose of gloves, which serve for many things', () => {
  expect(purposeOf('gloves')).toEqual([]);
});
