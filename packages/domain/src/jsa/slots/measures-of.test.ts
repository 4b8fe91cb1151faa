import { describe, expect, test } from 'vitest';
import type { Hazard } from '../jsa-state.ts';
import { library } from '../library/data.ts';
import { partsOf } from '../understanding/sentences.ts';
import { measuresOf } from './measures-of.ts';

const hazard: Hazard = {
  id: 1,
  text: 'Getting pinned by the roller drive belt',
  concept: null,
  energy: 'motion',
  highEnergy: null,
  controls: [],
  controlsAsked: 0,
  directAsked: 0,
  carefulAsked: false,
};

const measuresIn = (text: string): string[] => measuresOf(text, partsOf(text), hazard, library);

describe('the measures of a sentence', () => {
  test.each([
    'welding gloves, the long ones, everybody',
    'guantes de carnaza, los de manga larga, todos',
    'we brace the wall at the top, every ten feet, both sides',
    'la tapa va con candado, a tres metros de la puerta, siempre',
    "the mower's got a seat switch, he lets go and it quits",
    'trae pedal, lo sueltas y se para',
    "a net under the bridge, so if he slips he's caught",
    'Fabiola le avisa por radio, y si no la oye, el camión no le mueve',
    'we push it with a stick, never with your hands',
    'lo jalamos con gancho, nunca con la mano',
    'Ramona and Curt both hang a lock',
    'screens between the welder and the walkway',
    'conos, con la torreta prendida',
    'a fence around it, with a padlock on the gate',
    'the arrow board is out there, so if they come through, they hit that',
    'the chipper has a bar, bump it and it stops',
    "the jack stands, they'll hold it with no oil in the jack at all",
    'la jaula, ahí se queda todo aunque reviente',
    'la cadena de seguridad, esa lo detiene aunque se zafe el gancho',
    "we bolted a rail along the edge, so a guy can trip and he's still not going over",
    'the loaded truck is parked as a block, so some fool comes through and he hits that',
    'la pistola se apaga sola, ya la probamos',
    'so it never rolls back, wheel chocks on both sides',
    'el patrón vino y le puso candado',
    'a bucket of water, keeps the dust down',
    'Curt stands fire watch and he stays an hour after',
    'careta completa, nada de puros lentes',
    'muffs for the noise, for anybody inside the fence',
  ])('"%s" is one', (text) => {
    expect(measuresIn(text)).toEqual([text]);
  });

  test.each([
    ['hard hats, a spotter and two tag lines', 3],
    ['goggles, and nobody stands behind him', 2],
    ['cascos, un vigía y conos', 3],
    ['le ponemos cuñas y Ramona revisa el freno', 2],
    ['la jaula, y esa línea la amarramos entre dos', 2],
    ['cuñas dobles y que nadie ande atrás', 2],
    ['we chock it and Curt keeps the key', 2],
  ])('"%s" is several', (text, count) => {
    expect(measuresIn(text)).toHaveLength(count);
  });

  test.each([
    ['the roller, we stay on the uphill side', 'we stay on the uphill side'],
    ['getting crushed, barricades all around', 'barricades all around'],
    ['roller drive belt, the guard goes back on first', 'the guard goes back on first'],
    ['los dedos, se empuja con una barra', 'se empuja con una barra'],
    ["the guard stays on, I've fired people over that", 'the guard stays on'],
    ['we got nothing for that yet, a spotter maybe', 'a spotter maybe'],
    ["outriggers down, that's how I learned it", 'outriggers down'],
  ])('"%s" is only "%s"', (text, measure) => {
    expect(measuresIn(text)).toEqual([measure]);
  });
});
