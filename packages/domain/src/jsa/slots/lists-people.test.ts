import { expect, it } from 'vitest';
import { listedPeople } from './lists-people.ts';

const crew = ['Ana Ruiz', 'Tom Ortega', 'Luis Peña'];

it.each([
  ["Me, Rob Yelder's splicing with me, and Lee Ward's on the ground", ['Rob Yelder', 'Lee Ward']],
  ['So it’s me, Hal Brand, and then I got Tess Lea on the boom truck', ['Hal Brand', 'Tess Lea']],
  ['Ana is on the saw, Tom up top, and Rosa runs the pump', ['Ana', 'Tom', 'Rosa']],
  [
    'Gil Coto es el operador de la grúa, Memo Arce y Edwin Posas arriba, y yo doy las señas',
    ['Gil Coto', 'Memo Arce', 'Edwin Posas'],
  ],
  [
    'Conmigo vienen Osman Ceya en la olla, y Lupe Sando en el malacate',
    ['Osman Ceya', 'Lupe Sando'],
  ],
  [
    'Hilario y Santos son los conectores, Dany anda en la grúa y Efra suelda',
    ['Santos', 'Dany', 'Efra'],
  ],
] as const)('knows who is here in "%s"', (said, people) => {
  expect(listedPeople(said.replaceAll('’', "'"), crew)).toEqual(people);
});

it.each([
  'Ana watches the edge and Tom holds the ladder',
  'Tom Ortega could fall, and Ana Ruiz gets pinched',
  'Greta spots, and the truck stops when she is out of sight',
  'Ana le pone su candado y Tom prueba que no haya corriente',
  'Tom Ortega no viene hoy, y Ana Ruiz anda en el otro edificio',
  'Hard hats, gloves and vests',
])('takes "%s" for no list of people', (said) => {
  expect(listedPeople(said, crew)).toEqual([]);
});
