import { expect, it } from 'vitest';
import { plain } from './plain.ts';
import { tellsStory } from './told-story.ts';

it.each([
  "Bobby's roommate put a nail through his foot Saturday building a deck",
  'A fella I went to school with got electrocuted trimming his own palms',
  "The neighbor lady's grandson got stung so bad Friday he swelled up like a balloon",
  'Down at the ferry landing yesterday a forklift went off the ramp',
  'The plumbers next door flooded their basement this morning',
  'You should have seen the wreck on the interstate this morning',
  'El muchacho que trabajaba antes con nosotros se cortó un dedo',
  'Antier en la obra de Laredo se les voló un techo completo',
  'En la tele salió que explotó una planta de gas en Houston',
  'Se nos ponchó una llanta viniendo para acá',
  'Al esposo de Lety lo mordió una víbora allá en su rancho',
  'Allá por Arrowby andan podando con tijera eléctrica',
  'Y la otra cuadrilla trozó una fibra óptica el viernes',
  'Teddy says on that Marlin Street job they sawed into a horseshoe',
  'Dulce andaba ayer con el otro crew y toparon un tanque enterrado',
  'The old boss I had at Harmon Steel lost an eye to a grinder',
  'Two counties over a guy got buried in a grain bin',
  'Dicen que en Monterrey un rayo mató a dos albañiles',
  'En la obra donde estaba antes nos salían coralillos',
])('knows "%s" as a story', (line) => {
  expect(tellsStory(line, plain(line))).toBe(true);
});

it.each([
  'A guy can put a nail right through his foot with those guns',
  'A pipe broke next door and the water is coming at us',
  'The owner got stung Sunday, there’s a nest in that eave',
  'The wall moved two inches last night',
  'Out on the sidewalk, a chunk of glass drops on somebody walking by',
  "That whole side of the parking lot's fenced off",
  'On the DC, Beck leaves the connectors apart till the very end',
  'The guy in the hole is on the radio the whole time',
  'Que se regrese el vapor de la otra caldera y nos queme',
  'El muchacho que ande abajo se puede quedar enterrado',
  'Vamos a impermeabilizar la pared, allá en Plumtree',
  'Un perro anda suelto en el patio y muerde',
  'If you see anybody walk in past the rope, kill the pump',
  "We were told there's asbestos in that ceiling",
  "I hear it's four hundred eighty in that panel",
])('keeps "%s"', (line) => {
  expect(tellsStory(line.replaceAll('’', "'"), plain(line))).toBe(false);
});
