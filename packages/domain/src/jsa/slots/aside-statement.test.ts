import { expect, it } from 'vitest';
import { hear } from '../hear.ts';
import type { JsaContext, Turn } from '../jsa-state.ts';
import type { Language } from '../../languages.ts';
import { library } from '../library/data.ts';
import { start } from '../start.ts';

const context: JsaContext = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Tom Ortega', 'Luis Peña'],
  emergency: { address: '1 Main St', hospital: 'General', muster: 'Gate 2', call: 'Ana' },
  shift_end: '16:00',
};
const answers: Readonly<Record<Language, readonly string[]>> = {
  en: ['Paint the gate', 'north side', 'Ana and Tom', 'sand it, paint it'],
  es: ['Pintar el portón', 'lado norte', 'Ana y Tom', 'lijar, pintar'],
};
const hazards: Readonly<Record<Language, readonly string[]>> = {
  en: ['sanding dust', 'chips in the eyes, glasses', 'nothing else'],
  es: ['polvo de la lija', 'esquirlas en los ojos, lentes', 'nada más'],
};
const say = (turn: Turn, ...lines: readonly string[]): Turn =>
  lines.reduce((last, text) => hear(last.state, { text }, library), turn);
const upToControls = (lang: Language): Turn =>
  say(start(lang, context, library), ...answers[lang], ...hazards[lang], 'no');
const upToSigning = (lang: Language): Turn => {
  const rest = lang === 'en' ? ['nothing', 'nothing', 'hats'] : ['nada', 'nada', 'casco'];
  const stop = lang === 'en' ? ['none', 'no', 'hail', 'yes'] : ['ninguno', 'no', 'granizo', 'sí'];
  return say(upToControls(lang), ...rest, ...stop);
};
const factsOf = ({ document }: Turn) => document.steps.flatMap((step) => step.hazards);
const languageOf = (text: string): Language =>
  /\b(?:el|la|los|las|de|esa|esas)\b/u.test(text) ? 'es' : 'en';

it.each([
  'the sawmill across the creek only runs nights',
  'rooms 6 and 9, not ours',
  'the tower crane belongs to the hotel job',
  'the acid bath got hauled to the other plant',
  "the excavator on lot 4 isn't ours",
  "the press is somebody else's headache",
  'all the scaffolding went back to the rental place',
  'the trench by the road, city filled that Friday',
  'the roofers wrapped up their end last night',
  "the plant's ammonia system is a block over",
  "the neighbor's dog died last year",
  "traffic's all on the bypass now",
  'electric fence, he unplugged it',
  'there used to be a hornet nest',
  'the gas line got rerouted down Third',
  'the alarm guys are coming Thursday, not with us',
  "the other chiller's running but it's behind the wall",
  'skylights, nope, not on this house',
  'nobody milks till four so the cows are out on pasture',
  "the electric is all overhead across the street, we aren't near it",
  'thought there was a wasp nest but it is empty',
  'guardrail crew was supposed to be here but they cancelled',
  'the tank pit they had, that hole was filled in',
  "gas line's in a different chase",
  "chlorine's over in the other building, we're nowhere near it",
  "lights up there? power's been off since Monday, so they're dead",
  "there's a funeral but that's Saturday",
  'la nave 4 tiene panales pero ahí no vamos',
  'el vecino quería barda pero eso es otro día',
  'la máquina de patio está descompuesta, no sale',
  "ammonia's pumped out of that loop since last fall",
  'those wires back there are just dead phone lines, cut years ago',
  'pigeons? they netted em off, none up there',
  'high voltage moved underground in the spring so nothing overhead',
  'el vecino riega mañana, hoy no hay agua en los canales',
  'we were gonna blast it, mixed up the permit instead',
  'the dog died last fall',
  'el tanque de gas lo vaciaron en mayo',
  'la grúa torre es de la otra constructora',
  'los del sandblast acabaron anoche',
  'la zanja de enfrente ya la taparon',
  'la subestación queda del otro lado de la barda',
  'el taladro grande lo trae la otra cuadrilla',
  'el tren nada más pasa los domingos',
  'los camiones de basura pasan de noche',
  'el andamio es de los yeseros',
  'el cuarto de rayos X está en otra ala',
  'los cables de luz de ese lado no hay, los metieron bajo tierra',
  'power lines come down the other side of the alley',
  'crew two has the demolition',
  'upstairs they got a radiation lab but it is shut',
  'we were gonna use the cutting torch but switched to a sawzall',
  'the paint is latex so no fumes to worry about',
  "the ladder's for the painters, we're not using it",
  'those barrels were here before us and they are empty',
  'nobody keeps bees there anymore',
  "water main's a block north of us",
  "the gas grill on the patio isn't hooked to anything",
  'el asbesto lo sacó una compañía',
  'el drenaje está seco',
  'arriba no hay nadie, es domingo',
  'the guardrail was pulled last week',
  'la lámpara de rayos UV está desconectada',
])('adds no hazard and no control for "%s" at the end', (line) => {
  const asked = upToSigning(languageOf(line));
  expect(asked.asks?.slot).toBe('sign');
  expect(factsOf(say(asked, line))).toEqual(factsOf(asked));
});

it.each([
  'the sawmill across the creek only runs nights',
  'the tower crane belongs to the hotel job',
  "traffic's all on the bypass now",
  'los hornos son de la otra nave',
  'el taladro grande lo trae la otra cuadrilla',
  'esas varillas las recogen mañana',
  'chemicals get delivered next month',
  'welders come in after four',
  "roofing crew's got the east wing, that's their deal",
  'la pintura con plomo la quitaron el año pasado',
])('takes "%s" for no answer to what is in place', (line) => {
  const asked = upToControls(languageOf(line));
  expect(asked.asks?.slot).toBe('controls');
  const told = say(asked, line);
  expect(factsOf(told).map(({ controls }) => controls)).toEqual(
    factsOf(asked).map(({ controls }) => controls),
  );
  expect(told.document.open.join() + told.document.absent.join()).toContain(line.slice(5));
});

it.each([
  'wet sanding and a mask',
  'both doors open and a fan',
  'avisar a los vecinos y regar',
  'the dust gets vacuumed before we sand',
])('still takes "%s" for what is in place', (line) => {
  const asked = upToControls(languageOf(line));
  const before = factsOf(asked).flatMap(({ controls }) => controls).length;
  expect(factsOf(say(asked, line)).flatMap(({ controls }) => controls).length).toBeGreaterThan(
    before,
  );
});

it.each([
  "there's also a wasp nest by the hinge",
  'the crane swings over our heads',
  'trucks are backing up here',
  'la grúa pasa por encima de nosotros',
])('still hears a hazard in "%s" at the end', (line) => {
  const asked = upToSigning(languageOf(line));
  expect(factsOf(say(asked, line)).length).toBe(factsOf(asked).length + 1);
});
