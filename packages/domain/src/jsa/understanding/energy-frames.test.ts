import { expect, it } from 'vitest';
import { energyOf } from './energy-signals.ts';
import { plain } from './plain.ts';

it.each([
  ['the wet mix burns your skin', 'chemical'],
  ['that goo will burn your skin if it splashes', 'chemical'],
  ['que te salpique la cal en los ojos', 'chemical'],
  ['lijar, el polvo en los pulmones', 'chemical'],
  ['the oxygen could be low in there', 'chemical'],
  ['hot tar burns your skin', 'temperature'],
  ['sparks raining down on whoever is underneath', 'temperature'],
  ['the arc burning your eyes', 'radiation'],
  ['quemarse los ojos', 'radiation'],
  ['yellow jackets live in the ground along that row', 'biological'],
  ['hay alacranes vivos debajo de la tabla', 'biological'],
  ['que un tapón salga disparado', 'pressure'],
  ['el camión de concreto viene de reversa y el chofer no te ve y te atropella', 'motion'],
  ['cuando gira no ve para atrás y puede golpear a alguien', 'motion'],
  ['your feet go right out from under you', 'gravity'],
  ['que la cornisa corte la cuerda y te vas hasta abajo', 'gravity'],
  ['que te caigan las láminas en la cabeza', 'gravity'],
  ["one can tip over before it's braced", 'gravity'],
  ['there is grease on the machine room floor', 'gravity'],
  ['the wire strands will stab your hands', 'mechanical'],
  ['la malla se revienta y te corta la cara', 'mechanical'],
  ['the hose bursts and cuts your face', 'pressure'],
  ['some tenant could walk right in and fall down the shaft', 'gravity'],
  ['she could fall off the ladder pulling wire', 'gravity'],
  ['se nos puede ir un bote de arriba y pegarle a Ana', 'gravity'],
  ['somebody slips on the wet concrete', 'gravity'],
  ["that machine'll grab a loose cuff and wrap you right up", 'mechanical'],
  ["the glass'll open your arm right up", 'mechanical'],
  ['shoppers cutting across the stripes, they run you over', 'motion'],
  ['el rodillo va de reversa y te machuca el pie', 'motion'],
  ["the gland ring is ninety pounds, that's a back-breaker", 'motion'],
  ['those bars are heavy to be lifting', 'motion'],
  ['the liquid refrigerant will freeze your skin', 'temperature'],
  ['looking into a lit fiber will burn your eye', 'radiation'],
  ['a wrench that trips the breaker', 'electrical'],
])('hears in %j who does what: %s', (said, energy) => {
  expect(energyOf(plain(said))?.energy).toBe(energy);
});
