import { expect, it } from 'vitest';
import { joinPlaces, toldPlaceIn } from './places.ts';

it.each([
  ["we're pouring the slab at the north loading dock", 'the north loading dock'],
  ['repiping the drain in the crawlspace under unit 12', 'the crawlspace under unit 12'],
  ['trench for a water line along Elm Street, Sam spots', 'along Elm Street'],
  ['pouring footings today behind the school, forty yards', 'behind the school'],
  ['hanging joists at the new warehouse, bay three', 'the new warehouse, bay three'],
  ['guardrail repair, mile marker 88 southbound, Luis', 'mile marker 88 southbound'],
  ['putting in an interceptor at Benny’s Diner with Tina', 'Benny’s Diner'],
  ['pulling the mezzanine out of warehouse 6 with the mini ex', 'warehouse 6'],
  ['replacing shingles over the gym at Roosevelt Middle', 'over the gym at Roosevelt Middle'],
  ['Paving Mill Road', 'Mill Road'],
  ['striping stalls, lot F at the arena', 'lot F at the arena'],
  ['hanging a banner out front of the old Zayre', 'out front of the old Zayre'],
  ['poner tinacos encima del granero de don Rey', 'encima del granero de don Rey'],
  ['colar el piso junto a la bodega 3 con bomba', 'junto a la bodega 3'],
  ['soldar el barandal en el edificio C, tercer nivel', 'el edificio C, tercer nivel'],
  ['cambiar el techo de lámina de la bodega nueve', 'la bodega nueve'],
  [
    'swap antennas on the Sprague Hill tower, at the 220 level',
    'the Sprague Hill tower, at the 220 level',
  ],
  ['gutting the bathroom at 9 Sycamore, second floor, Tina', '9 Sycamore, second floor'],
  ['jacking the old Pruitt house for a new sill', 'the old Pruitt house'],
  ['siding on the Novak place, 18 Harbor Court, me and Sam', 'the Novak place, 18 Harbor Court'],
  ['swap the leveler at dock door 9, Meyer Foods', 'dock door 9, Meyer Foods'],
  ['liner in manhole 12 to 13, River Road, Luis', 'manhole 12 to 13, River Road'],
  ['cambiar la bomba de la caldera, hotel Las Brisas', 'hotel Las Brisas'],
  ['soldar defensas en el muelle 3, puerto de Topolobampo', 'el muelle 3, puerto de Topolobampo'],
  ['abrir zanja detrás de la escuela para drenaje', 'detrás de la escuela'],
  ['cambiar el calentador en el sótano del asilo', 'el sótano del asilo'],
])('hears where the work is in %s', (task, place) => {
  expect(toldPlaceIn(task)).toEqual({ text: place, isWhole: true });
});

it.each(['replacing two fans on the roof', 'montar una unidad en el techo'])(
  'takes a part of a building for less than a place in %s',
  (task) => {
    expect(toldPlaceIn(task)?.isWhole).toBe(false);
  },
);

it.each([
  'lay pipe in the trench',
  'cutting in a pond with a dozer',
  'paint the fence by hand',
  'subir una viga con la grúa',
  'poner una cerca',
])('hears no place in %s', (task) => {
  expect(toldPlaceIn(task)).toBeNull();
});

it('adds what is said of the place, and repeats nothing', () => {
  expect(joinPlaces('The mall', 'North side')).toBe('The mall; North side');
  expect(joinPlaces('Mill Road', 'Mill Road between 3rd and 5th')).toBe(
    'Mill Road between 3rd and 5th',
  );
  expect(joinPlaces('The mall, level 2', 'The mall')).toBe('The mall, level 2');
  expect(joinPlaces('', 'North side')).toBe('North side');
});
