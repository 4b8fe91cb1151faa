import { expect, it } from 'vitest';
import { cutsOf, withoutCuts, type Asked } from './left-out.ts';

const asked: Asked = {
  forWho: false,
  isAnswer: () => false,
  afterName: (text) => {
    const flat = text.toLowerCase();
    const lead = flat.split(' ').findIndex((word) => /^vega(?:'s)?,?$/.test(word));
    return lead === -1 ? null : { rest: flat.slice(flat.indexOf('vega')), lead };
  },
};
const keptOf = (line: string, how = asked) => withoutCuts(line, cutsOf(line, how));

it.each([
  // Planned, wanted or thought of, and not done.
  "We'd talked about hanging a net but it's not happening.",
  "I'd have liked to have a blower out here but the rental place is shut today, so we don't have one.",
  'I asked for a rescue skiff. Harbor can’t spare one today.',
  'Hydro blasting was in the first plan. Too slow, so it got dropped.',
  'Pedí una patrulla para que nos cuidara. Contestaron que hoy no pueden.',
  'Anduvimos viendo unos chalecos de hielo, pero salen carísimos, entonces mejor los dejamos.',
  'Queríamos poner línea de vida pero no hay de dónde.',
  'Pensamos en rentar una grúa. Ya no, la cancelamos.',
  'we might rent a lift for the tall ones',
  "I'd have used a vac truck if they'd let us get one in here, but they won't.",
  "They offered us a shoring box and I turned it down, it's only three feet deep.",
  'Had a fire blanket on the list, couldn’t find one anywhere.',
  'El ingeniero propuso ademe, pero es muy bajita la zanja y no se va a poner.',
  'Estaría bien tener un vigía, pero somos nomás tres.',
  // Not here.
  "The ear muffs are sitting in the other truck, so we're going without those.",
  'El detector de gas se quedó en el taller.',
  // Denied, with why.
  'Utility buried the overhead lines last year, so there’s nothing up there to touch.',
  "And the lady's dog, big old thing, she dropped him at her sister's till tonight, so he's out of the picture.",
  'La luz entra por abajo en esta calle, así que no hay cables arriba.',
  "Silica you don't gotta put, it's all wet mix.",
  'Generador no prendemos, toda la herramienta es de batería.',
  'El ruido no es tema aquí, todo es manual.',
  "As far as gas, the meter got pulled and they capped it at the curb, so that's a non-issue.",
  "You'd expect rattlers up here but it's too early in the year, they're still denned up.",
  'The old boiler was full of asbestos, but that went out in dumpsters back in the nineties.',
  'Bees, I sprayed for those Monday.',
  'I looked for poison oak and came up with zip.',
  'The trains don’t run on this spur any more.',
  "The shore power got shut off and the pedestals pulled two weeks ago so nothing's hot.",
  'There was a couple of skylights but the farmer had them torn out, so there’s no weak spot to step through.',
  'Carros de clientes no van a entrar.',
  'Las antenas de celular que estaban arriba las desmontaron en marzo.',
  "DOT scanned the deck for conduit and there isn't any, so electric's out.",
  "creek's dry as a bone this time of year, so drowning, not a chance",
  'the power lines, they moved those across the road in the spring, none over us anymore',
  'Y agua ya no tiene, lo vaciaron el viernes, o sea que nadie se ahoga',
  'Antes usábamos escalera para eso pero ya no',
  'La pintura vieja no trae plomo, la mandaron al laboratorio y salió limpia.',
  'fíjate que la semana pasada en Las Lomitas a unos se les volteó la troca, pero esos eran de otra compañía',
  'Signs, nothing. They snap on from the ground.',
  'El arroyo anda seco, no ha llovido en un mes, no se nos va a meter el agua.',
  'Polvo no va a haber porque todo lo hacemos mojado.',
  'El calor no nos pega.',
  "Um, electrical, no, the feed got cut and the panel's gone since spring, so nothing's hot.",
  'Pinch points, not really, the jack is on a pallet.',
  "Nobody goes near the crawl space, we don't even open it, so scratch confined space.",
  'A la fosa vieja no se mete nadie, ésa ni la abrimos, o sea que espacio confinado no aplica.',
  'El tubo del gas va por la otra banqueta, por aquí no pasa.',
  "That water main runs under the other sidewalk, it don't come anywhere near this ditch.",
  "The sun won't get us, it's all shade on this wall.",
  'Ahogarse, ni cómo, el estanque está seco.',
  "I'd normally say bees but it's the middle of winter.",
  'Si anduviéramos arriba le diría el viento, pero andamos en el sótano.',
  "A swinging load, that'd be if we had a crane.",
  'They told us there might be needles but the city swept it yesterday.',
  'The forklifts quit at three and we don’t start till four.',
  'La alta tensión está atrás de la cerca y ahí no tocamos nada.',
  "The steam line that used to feed this room, it's been cut and blanked.",
  'Never mind the rats, that was the restaurant job.',
  'El humo sería si prendiéramos la bomba, pero todo es de batería.',
  // Wished for, or forgotten.
  "I'd feel better with outriggers but this model doesn't have any.",
  'Con estabilizadores me sentiría mejor pero este modelo no trae.',
  'Seguimos esperando los letreros.',
  'The office never sent the new muffs.',
  'No GFCI on the panel, somebody walked off with it.',
  "Pete's been saying we oughta get a vacuum lifter.",
  "Boss said he'd look into a fire blanket.",
  'Kevlar sleeves, maybe, if the safety guy brings them by.',
  'Nos faltó echar el mecate.',
  'Un extractor hubiera estado bien.',
  "Some outfits put up a catch platform, we don't do that.",
  'Los arneses no llegaron.',
  'A net was talked about, but we are not putting one up.',
  'The guardrail might come another day.',
  'El barandal tal vez llegue otro día.',
  'The good muffs got left in the shop.',
  'Encargamos otra cadena, dizque llega el jueves.',
  'No tool lanyards, they never bought any.',
  // Of another job, or of someone's life.
  "Teague's old outfit had a bull come at them in a pasture once. That was up in Corley County.",
  "Tina's also on that house at night, and that one has black mold. This one doesn't.",
  'Vi en las noticias que se cayó una grúa en Dallas.',
  'I did a job way up north one winter where a fella lost two toes to frostbite, I still think about it.',
  'Rolando me contaba que en el hotel donde trabajaba antes encontraron ratas debajo del piso, qué asco.',
  'El año pasado en Rayford Creek nos cayó un granizo de este tamaño, nunca se me olvida.',
  'En la torre donde anda mi primo se les vino un vidrio del piso once, qué susto, pero eso es en Puerto Alamillo.',
  'My cousin’s crew up in Dorset hit a gas main yesterday, glad that wasn’t me.',
  'Rats were manhole nine, last week. Not this one.',
  "Tomorrow we'll be up on the steel, that's when we worry about falls.",
  'When we did the library job we had wasps in every soffit.',
  'Y en una de El Pedregalito nos salieron murciélagos, hace como dos meses, Lety hasta gritó.',
  'Los electricistas traen el tablero abierto pero eso es en el tercer piso, con ellos.',
  "Bryce's old shop had an oxygen bottle blow on a brazing job.",
  'Ayer en mi casa salió una víbora en el lavadero, viera qué gritos.',
  'Crew two has the demolition.',
  "That excavator on lot 4 isn't ours.",
  'Un señor con el que yo trabajaba perdió un dedo en una polea.',
  "Second shift had a forklift tip over, that's on their sheet.",
  'Los soldadores vienen hasta mañana.',
  'Memo anda bien contento porque su hija se gradúa el sábado, ya nos invitó a la carne asada.',
])('leaves out all of "%s"', (line) => {
  expect(keptOf(line.replaceAll('’', "'"))).toBe('');
});

it.each([
  ['I priced a bucket lift for it. Too much money, so we use the ladder.', 'so we use the ladder.'],
  [
    'Íbamos a echarlo con la bomba pero se descompuso, así que va a ser a pura llana.',
    'así que va a ser a pura llana.',
  ],
  [
    "It's twenty feet down, so falling off the plank, and the electric all comes in underground so there's no wires overhead.",
    "It's twenty feet down, so falling off the plank",
  ],
  [
    "It's fifty-two feet up there, I know I said forty feet this morning but I looked it up and it's fifty-two.",
    "It's fifty-two feet up there, it's fifty-two.",
  ],
])('leaves out a part of "%s"', (line, kept) => {
  expect(keptOf(line)).toBe(kept);
});

it.each([
  "There's no handrail up there yet.",
  'we might hit a gas line',
  'we talked about the hazards this morning',
  'we use a panel jack on the big ones',
  "Lonnie's tied in twice, so he's not falling out of anything",
  "Trey doesn't swing that bucket unless Osvaldo's spotting him",
  'Tapando se resbala uno, para que no se resbalen lo pegamos bien estirado',
  "The power company hasn't killed the drop yet, so the wires are live.",
  'They pulled the grate off the pit, so there’s an open hole.',
  "Copperheads, there's copperheads along the ditch, and no, the stub's been bled down",
  "It's two people on every panel, no hero stuff",
  'The sheave, nothing turns until Priya calls it on the radio.',
  'Los cables, no nos arrimamos a menos de veinte pies',
  'traffic, Russ is right behind us in the crash truck, so if they do plow in, they hit that and not us',
  'Traffic in the alley, no gas lines back there',
  'Los cables los dejaron sueltos',
  'Dudes falling off once the planks are gone, stuff getting dropped on guys below',
  "The breaker won't lock out.",
  'Nobody under the load.',
  'El registro no tiene tapa.',
  "It's dark so there's no telling where the edge is.",
  "The hole isn't covered.",
  'We hung a net yesterday so nobody drops anything.',
  'I asked for a flagger and they sent two.',
  "We're going to rope it off.",
  'The wires overhead are still live.',
  'At the last job somebody fell. Same thing here, so watch the edge.',
  "Sustained wind over thirty and I'm calling everybody down, no arguing.",
  "Vega can't see behind her.",
  'Kickback, the blade can grab it, we keep it clamped so no hand is near it.',
  'la retro en reversa, no hay cables arriba',
  "I'd say the biggest thing is a fall.",
  'Si se rompe una línea del otro lado, paramos.',
  'Los frenos no sirven.',
  'Somebody told us there might be gas but nobody has checked.',
  "Drop zone's flagged and nobody walks in it.",
  'Traffic might come through tomorrow and today.',
  'We rented a lift so nobody climbs.',
  'The carpenters have the barricade up.',
  'The trucks quit backing up when we wave.',
  "Everybody's out of the bin before Vega pushes the button.",
])('keeps "%s"', (line) => {
  expect(keptOf(line.replaceAll('’', "'"))).toBe(line.replaceAll('’', "'"));
});

it.each([
  ["Tom and Tina, and Vega's at his kid's graduation so you won't be seeing him.", 'Tom and Tina'],
  ['Tom, Tina, and Vega would have come but he’s on a plane.', 'Tom, Tina'],
  [
    'Están Tom y Tina; el Vega se quedó con la otra máquina, ese no nos acompaña.',
    'Están Tom y Tina;',
  ],
  ['Tom, Tina, Vega on the forklift.', 'Tom, Tina, Vega on the forklift.'],
])('leaves who is away out of "%s"', (line, kept) => {
  expect(keptOf(line.replaceAll('’', "'"), { ...asked, forWho: true })).toBe(kept);
});
