import { expect, it } from 'vitest';
import { awayIn } from './people-away.ts';

const crew = ['Ana Ruiz', 'Pete Vance', 'Greta Lund', 'Neto Salas', 'Luis Tejeda', 'Cody Brand'];

it.each([
  [
    'It’s me, Ana Ruiz, and Cody, and Pete ain’t coming, he called in, his kid’s got strep',
    'Pete Vance',
  ],
  ['Greta’s at the warehouse today, not with us', 'Greta Lund'],
  ['y el Neto hoy no anda con nosotros, lo prestaron a la otra cuadrilla', 'Neto Salas'],
  ['Tejeda is off today', 'Luis Tejeda'],
  ['Ana aquí, Tejeda anda en otra obra', 'Luis Tejeda'],
  ['Pete, he’s out with a bad back, so it’s just Ana and Cody', 'Pete Vance'],
  ['Pete got pulled to the Dunmore job', 'Pete Vance'],
  ['al Neto nos lo quitaron, anda con los de la otra torre', 'Neto Salas'],
  ['Tejeda ya no, lo mandaron a Laredo', 'Luis Tejeda'],
  ['Pete didn’t show', 'Pete Vance'],
  ['Ana and Cody. Pete got tapped for the night shift', 'Pete Vance'],
  ['Pete’s running the other crew this week', 'Pete Vance'],
  ['Pete had his baby last night', 'Pete Vance'],
  ['al Neto le dieron el día porque bautizan a su niño', 'Neto Salas'],
  ['a Neto lo jalaron para el otro proyecto', 'Neto Salas'],
  ['Neto anda en Dallas con su familia', 'Neto Salas'],
  ['Neto anda en el consulado', 'Neto Salas'],
  ['a Neto lo dejamos en la otra casa terminando', 'Neto Salas'],
  ['Tejeda anda de viaje', 'Luis Tejeda'],
  ['Neto se queda en la yarda hoy', 'Neto Salas'],
  ['Tejeda se quedó cuidando a su mamá', 'Luis Tejeda'],
  ['Pete’s over on the Fairview job', 'Pete Vance'],
  ['Tejeda ahora le tocó con la otra gente', 'Luis Tejeda'],
])('hears who is away in "%s"', (line, name) => {
  expect(awayIn(line.replaceAll('’', "'"), crew)).toEqual([name]);
});

it.each([
  'at the blind corner Greta spots, and the truck stops when she’s out of sight',
  'Pete’s on the ground and Ana’s at the panel',
  'Luis foots it and it’s not moving',
  'Ana’s out on the boom',
  'Ana’s up in the lift, Pete’s down at the other end of the trench',
  'Greta anda de bandera con la paleta',
  'Neto anda en la excavadora, Ana anda con el rodillo',
  'Tejeda se queda abajo en la banqueta',
  'Neto se queda con el extintor, Greta se queda en la puerta vigilando',
  'Pete’s up in the bucket and he’s not coming down till it’s roped',
  'Ana no deja que nadie pase',
  'Tejeda trae el rodillo, no lo suelta',
])('hears no one away in "%s"', (line) => {
  expect(awayIn(line.replaceAll('’', "'"), crew)).toEqual([]);
});
