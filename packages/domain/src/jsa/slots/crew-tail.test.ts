import { expect, it } from 'vitest';
import { crewTailOf, withoutRoles } from './crew-tail.ts';

const crew = ['Ana Ruiz', 'Luis Ortega', 'Tina Ríos'];

it.each([
  ['at the county barn, Ana and Luis', 'at the county barn', 'Ana and Luis'],
  ['the east ramp, it’s me and Tina', 'the east ramp', 'me and Tina'],
  ['behind the mill with Ana and a sub named Gil', 'behind the mill', 'Ana and a sub named Gil'],
  ['dock four, whole crew', 'dock four', 'whole crew'],
  ['en el rastro, yo y Luis', 'en el rastro', 'yo y Luis'],
  ['atrás del molino, con Tina y el chofer Beto', 'atrás del molino', 'Tina y el chofer Beto'],
])('cuts the people off %s', (text, head, people) => {
  expect(crewTailOf(text, crew)).toEqual({ head, people });
});

it.each([
  'Ana and Luis',
  'north side, by the Ruiz building',
  'door three, next to the compressor',
  'en la bodega con portón verde',
])('cuts nothing off %s', (text) => {
  expect(crewTailOf(text, crew)).toBeNull();
});

it('counts a role and the name after it as one person', () => {
  expect(withoutRoles(['Ana', 'the new operator', 'Kip Dunn'], crew)).toEqual(['Ana', 'Kip Dunn']);
  expect(withoutRoles(['el de la bomba', 'Chava Lugo'], crew)).toEqual(['Chava Lugo']);
  expect(withoutRoles(['an inspector', 'Luis'], crew)).toEqual(['an inspector', 'Luis']);
});
