import { expect, it } from 'vitest';
import { isElsewhere } from './elsewhere.ts';
import { plain } from './plain.ts';

it.each([
  'the crane is on the other side today',
  'la grúa está en el otro patio',
  'tenants are on floor 3',
  'the presses are shut down for the day',
  'los motores están parados',
  "the heater isn't hooked up",
  'the tank was already gone',
  'the warehouse crew is off site',
  'la bodega está vacía',
  'students are out until Monday',
  'the bridge crane is down this week',
  'las bombas están desconectadas',
  "the mower's out on lot 9 today",
  'owners are in Reno till Friday',
  'la grúa está en mantenimiento',
  'the steam is shut off to the annex',
  'the choir is at the beach all week',
  'the rig is across the river',
  'los patios están vacíos hoy',
])('tells that it is elsewhere or at rest: %s', (said) => {
  expect(isElsewhere(plain(said))).toBe(true);
});

it.each([
  'the crane is over our heads',
  'la grúa está encima de nosotros',
  'tenants walk through here',
  'the press starts by itself',
  'los motores se prenden solos',
  'the guardrail is missing',
  'the ladder is on the ice',
])('leaves what is here and hurts: %s', (said) => {
  expect(isElsewhere(plain(said))).toBe(false);
});

it.each([
  'the handrail is gone',
  "the jack's gone flat",
  'the safety guy is off today',
  'the trucks are in and out all day',
  'cords are across the walkway',
])('leaves what is missing where it protects, and what comes and goes: %s', (said) => {
  expect(isElsewhere(plain(said))).toBe(false);
});
