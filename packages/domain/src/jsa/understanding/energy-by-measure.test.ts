import { expect, it } from 'vitest';
import { say, upToHazards } from '../simulated-talk.ts';

it.each([
  ['walking the frame, clip in the whole way', 'gravity'],
  ['poco aire, soplador y medidor de gases', 'chemical'],
  ['sheet in the wind, two tag lines', 'gravity'],
  ['the sun, a shade tent and water', 'temperature'],
  ['frayed wires, leather gloves', 'mechanical'],
  ['you get fried, sunscreen', 'radiation'],
  ['free climbing past the tray, hundred percent tie off', 'gravity'],
  ['ambulancias abajo, calle cerrada y bandereros', 'motion'],
  ["sun's brutal, sunscreen", 'radiation'],
  ['a brutal sun, shade and water', 'temperature'],
  ['cortadora de agua con extensión, diferencial', 'electrical'],
])('knows the energy of "%s" by what is done about it: %s', (line, energy) => {
  const [hazard] = say(upToHazards(), line).document.steps[0]?.hazards ?? [];
  expect(hazard?.energy).toBe(energy);
});

it.each([
  ['boom near the power line, tag line and a spotter', 'electrical'],
  ['fumes in the tank, harness and a fan', 'chemical'],
  ['noise off the deck, tied off', 'sound'],
  ['the sun, sunscreen', 'radiation'],
  ['frayed wires, rubber gloves', 'electrical'],
  ['frayed cord, leather gloves', 'electrical'],
])('leaves the energy that the words of "%s" tell: %s', (line, energy) => {
  const [hazard] = say(upToHazards(), line).document.steps[0]?.hazards ?? [];
  expect(hazard?.energy).toBe(energy);
});
