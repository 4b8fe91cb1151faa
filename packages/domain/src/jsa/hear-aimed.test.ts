/** Measures that tell what they are for, steps that hazards are told of, and lines that are no answer. */
import { expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import type { Turn } from './jsa-state.ts';
import { beginOf, say } from './simulated-talk.ts';

const begun: Readonly<Record<Language, readonly string[]>> = {
  en: ['Pump repair', 'wet well', 'Ana and Tom'],
  es: ['Cambiar la bomba', 'cárcamo', 'Ana y Tom'],
};
const steps: Readonly<Record<Language, string>> = {
  en: 'first we open the hatch, then hoist the pump, then grind the flange',
  es: 'primero abrimos la tapa, luego izamos la bomba, después esmerilamos la brida',
};
const upToSteps = (lang: Language) => say(beginOf(lang), ...begun[lang]);
const upToHazards = (lang: Language) => say(upToSteps(lang), steps[lang]);

const told = ({ document }: Turn) =>
  document.steps.flatMap(({ text: step, hazards }) =>
    hazards.map(({ text, controls }) => [step, text, ...controls.map((one) => one.text)]),
  );

/** Two hazards are on record, and she asks for controls. */
const upToControls = {
  en: () =>
    say(
      upToHazards('en'),
      'somebody falling in the hatch',
      'sparks from the grinder',
      'nothing else',
      'no',
    ),
  es: () =>
    say(
      upToHazards('es'),
      'que alguien se caiga por la tapa',
      'chispas del esmeril',
      'nada más',
      'no',
    ),
};

it.each([
  ['for the sparks we hang a wet curtain', 'en', 'We hang a wet curtain'],
  ['we hang a wet curtain, that’s for the sparks', 'en', 'We hang a wet curtain'],
  ['so nobody’s hit by sparks, Tom hangs a curtain', 'en', 'Tom hangs a curtain'],
  ['sparks, a wet curtain all around', 'en', 'A wet curtain all around'],
  ['pa’ las chispas colgamos una cortina', 'es', 'Colgamos una cortina'],
  ['colgamos una cortina, por si brincan chispas', 'es', 'Colgamos una cortina'],
  ['para que no salten chispas, Tom cuelga una cortina', 'es', 'Tom cuelga una cortina'],
] as const)('gives what is done in "%s" to the hazard it names', (line, lang, control) => {
  const sparks = told(say(upToControls[lang](), line)).find(([, text]) =>
    /sparks|chispas/iu.test(text ?? ''),
  );
  expect(sparks).toContain(control);
});

/** A hazard is on record, and she asks for more of them. */
it.each([
  ['the sparks, we hang a wet curtain', 'en'],
  ['sparks, everybody wears a face shield', 'en'],
  ['las chispas, colgamos una cortina mojada', 'es'],
] as const)('takes "%s" for what is done about a hazard, before she asks', (line, lang) => {
  const hazard = { en: 'sparks from the grinder', es: 'chispas del esmeril' }[lang];
  const items = told(say(upToHazards(lang), hazard, line));
  expect(items).toHaveLength(1);
  expect(items[0]).toHaveLength(3);
});

it.each([
  ['the sparks, they could set the wood on fire', 'en'],
  ['las chispas, se puede prender el cartón', 'es'],
] as const)('makes no control of "%s"', (line, lang) => {
  const hazard = { en: 'sparks from the grinder', es: 'chispas del esmeril' }[lang];
  const items = told(say(upToHazards(lang), hazard, line));
  expect(items.every(({ length }) => length === 2)).toBe(true);
});

it.each([
  ['on the hoisting, the pump could swing into somebody', 'en'],
  ['when we’re hoisting it’s the pump swinging into somebody', 'en'],
  ['izando la bomba, que se suelte y le caiga a alguien', 'es'],
  ['al izar la bomba, que se suelte y le caiga a alguien', 'es'],
] as const)('puts the hazard of "%s" under the step that it names', (line, lang) => {
  const [[step, text] = []] = told(say(upToHazards(lang), line));
  expect(step).toMatch(/hoist|izamos/iu);
  expect(text).not.toMatch(/^(?:on|when|izando|al)\b/iu);
});

it.each([
  ['the utility killed the feeder on Monday so there’s nothing live in here', 'en'],
  ['ya vino la compañía a marcar y aquí no hay nada enterrado', 'es'],
  ['my cousin’s crew lost a pump over in Dell Park last week, whole different job', 'en'],
] as const)('asks for the steps again after "%s"', (line, lang) => {
  const heard = say(upToSteps(lang), line);
  expect(heard.document.steps).toEqual([]);
  expect(heard.asks?.slot).toBe('steps');
  expect(say(heard, steps[lang]).document.steps).toHaveLength(3);
});

it.each([
  ['yesterday at my sister’s place a pipe burst all over, but that’s over there', 'en'],
  ['Tom’s cousin got burned at a paper mill, nothing to do with us', 'en'],
  ['the digging is finished, so don’t put that down', 'en'],
  ['maybe we’ll rent a crane next week, I don’t know yet, today it’s just the hoist', 'en'],
  ['Tom wanted a crane but it won’t fit, so we’re not using one', 'en'],
  ['en el rancho de mi tío salió una víbora, pero eso fue allá con él', 'es'],
  ['ayer se volteó un rodillo en la otra calle, pero ese es otro jale', 'es'],
  ['Tom quería traer una grúa pero no, no la vamos a traer', 'es'],
] as const)('records nothing of "%s"', (line, lang) => {
  const asked = upToHazards(lang);
  expect(told(say(asked, line))).toEqual([]);
  expect(told(say(upToControls[lang](), line))).toEqual(told(upToControls[lang]()));
});

it.each([
  ['the crane belongs to another crew but it swings right over us', 'en'],
  ['la grúa es de otra cuadrilla pero nos puede pegar', 'es'],
] as const)('keeps "%s", which reaches the crew', (line, lang) => {
  expect(told(say(upToHazards(lang), line))).not.toEqual([]);
});

it('tells where someone is and what may happen there as one hazard', () => {
  const heard = say(
    upToHazards('en'),
    'Ana’s working at the open hatch and it’s ten feet down, she could fall',
  );
  expect(told(heard)).toEqual([
    ['Open the hatch', "Ana's working at the open hatch and it's ten feet down, she could fall"],
  ]);
});

it('leaves no one out because a control says "a menos de"', () => {
  const heard = say(
    upToControls.es(),
    'nadie se arrima a menos de dos metros si Tom está esmerilando',
  );
  expect(heard.document.people).toEqual(['Ana Ruiz', 'Tom Ortega']);
});

it('moves on when the emergency plan is "como está en la hoja"', () => {
  let turn = upToControls.es();
  for (let at = 0; at < 20 && turn.asks?.slot !== 'emergency'; at += 1) turn = say(turn, 'ninguno');
  expect(say(turn, 'como está en la hoja').asks?.slot).not.toBe(turn.asks?.slot);
});

it('takes no greeting for the job', () => {
  const heard = say(beginOf('en'), 'Hey Sarah, Tom here. We’re swapping the pump at the depot.');
  expect(heard.document.task).toBe('Swapping the pump at the depot');
});

it.each([
  ['Sparks. A wet curtain all around.', 'en', ['A wet curtain all around']],
  ['the sparks thing, a wet curtain all around', 'en', ['A wet curtain all around']],
  [
    'sparks: a wet curtain, all the way to the wall',
    'en',
    ['A wet curtain, all the way to the wall'],
  ],
  ['Chispas: una cortina mojada, hasta abajo', 'es', ['Una cortina mojada, hasta abajo']],
] as const)('takes the hazard that "%s" names for no measure', (line, lang, controls) => {
  const sparks = told(say(upToControls[lang](), line)).find(([, text]) =>
    /sparks|chispas/i.test(text ?? ''),
  );
  expect(sparks?.slice(2)).toEqual(controls);
});

it.each([
  ['en', "this is Ana. Tom's with me", ['Ana Ruiz', 'Tom Ortega']],
  ['es', 'Soy Ana. Tom anda conmigo', ['Ana Ruiz', 'Tom Ortega']],
] as const)('knows who says a name of the crew as their own (%s)', (lang, line, people) => {
  const turn = say(beginOf(lang), ...begun[lang].slice(0, 2), line);
  expect(turn.document.people).toEqual(people);
});

it.each([
  ['en', 'The foam has isocyanate. It closes up your lungs.'],
  ['es', 'La espuma trae isocianato. Te cierra el pecho si lo respiras.'],
] as const)('keeps what a hazard does with it (%s)', (lang, line) => {
  expect(told(say(upToHazards(lang), line))).toHaveLength(1);
});

it.each([
  ['en', 'the vest getting caught', 'a spotter', 'none', 'Vests, goggles and hard hats.'],
  ['es', 'el rodillo te aplasta un pie', 'un vigía', 'ninguno', 'Rodilleras, lentes y casco.'],
] as const)('takes what is worn for no topic (%s)', (lang, hazard, control, none, line) => {
  let turn = say(upToHazards(lang), hazard, none, none, none, control);
  for (let at = 0; at < 20 && turn.asks?.slot !== 'emergency'; at += 1) turn = say(turn, none);
  expect(told(say(turn, line))).toEqual(told(turn));
});

/** A fall has a measure, and she asks whether it holds against a mistake. */
const upToDirect = {
  en: () =>
    say(
      upToHazards('en'),
      'a twenty foot fall in the hatch',
      'nothing else',
      'no',
      'no',
      'a spotter',
    ),
  es: () =>
    say(upToHazards('es'), 'caerse veinte pies por la tapa', 'nada más', 'no', 'no', 'un vigía'),
};

it.each([
  ['en', "It's dry.", []],
  ['es', 'Está seco.', []],
  ['en', 'The band plays Saturday.', []],
  ['en', 'Hard hats, gloves and vests.', []],
  ['es', 'Allá en la otra obra le pusieron barandal.', []],
  ['en', "They poured the other pit, so there's no hole over there for a guy.", []],
  ['en', 'Yes, a harness, let go and it stops', ['A harness, let go and it stops']],
  ['en', 'For the hatch, yeah, the winch has a brake on it', ['The winch has a brake on it']],
  ['en', 'The hatch, yes, a grate over it, so nobody falls', ['A grate over it, so nobody falls']],
  [
    'es',
    'Lo de la tapa: trae una rejilla atornillada, ya va puesta',
    ['Trae una rejilla atornillada, ya va puesta'],
  ],
] as const)('takes only what protects from a mistake (%s: %s)', (lang, line, controls) => {
  const asked = upToDirect[lang]();
  expect(asked.asks?.slot).toBe('direct_control');
  expect(told(say(asked, line))[0]?.slice(3)).toEqual(controls);
});

it('cuts no measure at "aunque"', () => {
  const line = 'Tom cuelga una cortina, aunque se abra no pasan chispas';
  expect(told(say(upToControls.es(), line)).flatMap((row) => row.slice(2))).toEqual([line]);
});

it('takes a state for no measure of what it leads to', () => {
  const fall = say(upToHazards('en'), 'somebody falling in the hatch');
  const [first] = told(say(fall, "The tar's solvent-based so the fumes sit in the hatch."));
  expect(first?.slice(1)).toEqual(['Somebody falling in the hatch']);
});
