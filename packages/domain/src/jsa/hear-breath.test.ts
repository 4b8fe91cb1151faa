import { expect, it } from 'vitest';
import type { JsaDocument } from './jsa-document.ts';
import { begin, controlTexts, say, upToHazards } from './simulated-talk.ts';

const hazardTexts = ({ steps }: JsaDocument) =>
  steps.flatMap(({ hazards }) => hazards.map(({ text }) => text));

it.each([
  [
    'the hoist starts up, disconnect pulled and my tag on it',
    ['Disconnect pulled', 'My tag on it'],
  ],
  [
    'que se suelte el resorte, presión purgada y candado puesto',
    ['Presión purgada', 'Candado puesto'],
  ],
  ['pallets lean, shim every one before we lift', ['Shim every one before we lift']],
  ['wet ramp, traction mats and rubber soles', ['Traction mats', 'Rubber soles']],
])('splits what is done off its hazard in "%s"', (line, measures) => {
  const { document } = say(upToHazards(), line);
  expect(hazardTexts(document)).toHaveLength(1);
  expect(controlTexts(document).toSorted()).toEqual([...measures].toSorted());
});

it.each([
  'pinch points, fingers',
  'the rungs are slick, rusted',
  'hose whips, it breaks your wrist',
  'que se caiga el poste, le pega a alguien',
])('finds no measure in "%s"', (line) => {
  const { document } = say(upToHazards(), line);
  expect(controlTexts(document)).toEqual([]);
  expect(document.open.join()).not.toContain('Not placed');
});

it.each([
  ['hang twenty doors in hall B', "it's twenty four doors", 'Hang twenty four doors in hall B'],
  [
    'paint the third floor of the annex',
    'sorry, fifth floor, not third',
    'Paint the fifth floor of the annex',
  ],
  [
    'pintar el tercer piso de la torre',
    'perdón, es quinto piso, no tercero',
    'Pintar el quinto piso de la torre',
  ],
  [
    'bore thirty holes in bay two',
    'thirty five actually, not thirty',
    'Bore thirty five holes in bay two',
  ],
])('corrects "%s" by "%s"', (task, late, corrected) => {
  expect(say(begin(), task, 'yes', 'Ana', late).document.task).toBe(corrected);
});

it('takes the crew and an outsider out of the answer about the place', () => {
  const { document } = say(
    begin(),
    'Patch the roof',
    'on the annex roof, Ana and the new sawyer, Kip Dunn',
  );
  expect(document.place).toBe('On the annex roof');
  expect(document.people).toEqual(['Ana Ruiz', 'Kip Dunn']);
});

it('takes the surname of an outsider for no one of the crew', () => {
  const { people } = say(
    begin(),
    'Patch the roof',
    'north lot',
    'Ana and the helper Kevin Peña',
  ).document;
  expect(people).toEqual(['Ana Ruiz', 'The helper Kevin Peña']);
});

it.each([
  ['loose dog, tied up and no food in there', 'No food in there'],
  ['se resbala la losa, cuñas y no pasamos de la línea', 'No pasamos de la línea'],
  ['que prendan la sierra, sin corriente', 'Sin corriente'],
])('hears a rule, and no denial, after the hazard in "%s"', (line, rule) => {
  const { document } = say(upToHazards(), line);
  expect(controlTexts(document)).toContain(rule);
  expect(document.absent).toEqual([]);
});

it.each([
  ['los perros no están', 'Los perros'],
  ['cables vivos no hay en el sótano', 'Cables vivos'],
])('hears "%s" at the end as a denial', (line, denied) => {
  const { document } = say(upToHazards(), line);
  expect(document.absent).toEqual([denied]);
  expect(hazardTexts(document)).toEqual([]);
});

it('keeps a list of what stops the work out of the hazards', () => {
  const asked = say(
    upToHazards(),
    'dust',
    'nothing',
    'nothing',
    'no',
    'nothing',
    'nothing',
    'gloves',
    'no',
    'hail',
  );
  const { document } = say(asked, 'lightning or if the gusts pick up');
  expect(document.stop_work).toContain('Lightning or if the gusts pick up');
  expect(hazardTexts(document)).toEqual(hazardTexts(asked.document));
});

it.each([
  ['panal en el alero, espuma y lo tapamos', 'Panal en el alero'],
  ['extension cord in a puddle, hang it up', 'Extension cord in a puddle'],
  ['arc at the lugs, Ana kills the feed', 'Arc at the lugs'],
])('hears the hazard in "%s" whatever was asked', (line, hazard) => {
  const upToPpe = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no');
  expect(upToPpe.asks?.slot).toBe('ppe');
  const stops = say(upToPpe, 'gloves', 'none', 'no');
  expect(stops.asks?.slot).toBe('stop_work');
  for (const asked of [upToPpe, stops, say(stops, 'hail')]) {
    const { document } = say(asked, line);
    expect(hazardTexts(document)).toEqual([hazard]);
    expect(document.stop_work.join()).not.toContain(hazard);
  }
});

it.each(['wind, hail or a cracked shore', 'the siren, everybody out', 'rain'])(
  'keeps "%s" as what stops the work',
  (line) => {
    const asked = say(
      upToHazards(),
      ...['nothing', 'nothing', 'nothing', 'no', 'gloves', 'none', 'no'],
    );
    expect(asked.asks?.slot).toBe('stop_work');
    const { document } = say(asked, line);
    expect(document.stop_work).toHaveLength(1);
    expect(hazardTexts(document)).toEqual([]);
  },
);

it.each([
  ['swap the gearbox in bay 7', "it's bay 9", 'Swap the gearbox in bay 9'],
  ['cambiar la bomba en la bahía 2', 'es la bahía 4', 'Cambiar la bomba en la bahía 4'],
  ['tilt up at the Oak shop, grid C', "oh and it's grid D", 'Tilt up at the Oak shop, grid D'],
  ['pintar el puente, tramo norte', 'no, el tramo sur', 'Pintar el puente, tramo sur'],
  [
    'work on the Ridge tower, 180 foot level',
    'make that the 160 level',
    'Work on the Ridge tower, 160 foot level',
  ],
  ['tablaroca en el piso 5 de la torre', 'piso 6, perdón', 'Tablaroca en el piso 6 de la torre'],
])('corrects the number of the place in "%s" by "%s"', (task, late, corrected) => {
  expect(say(begin(), task, 'yes', 'Ana', late).document.task).toBe(corrected);
});

it('changes no weight by a count of other things', () => {
  const asked = say(upToHazards(), 'a pump of sixty pounds on your foot');
  const { document } = say(asked, "sorry, it's two pumps");
  expect(hazardTexts(document)).toContain('A pump of sixty pounds on your foot');
});

it.each(['not a confined space, just a closet', 'the dogs are inside', 'no es espacio confinado'])(
  'hears no hazard in "%s"',
  (line) => {
    const asked = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no', 'gloves', 'hail');
    const { document } = say(asked, line);
    expect(hazardTexts(document)).toEqual([]);
    expect(document.absent.length).toBeGreaterThan(asked.document.absent.length);
  },
);

it.each([
  ['the wind lifts the canopy, ballast and nobody under it', 'The wind lifts the canopy'],
  ['grease on the ramp, oil dry', 'Grease on the ramp'],
  ['arcing at the panel, the utility pulled the fuses', 'Arcing at the panel'],
])('takes the first part of "%s" for the hazard and the rest for measures', (line, hazard) => {
  const { document } = say(upToHazards(), line);
  expect(hazardTexts(document)).toEqual([hazard]);
  expect(controlTexts(document)).not.toEqual([]);
});

it('takes the reason of a denial for no other denial', () => {
  const { document } = say(upToHazards(), 'toes under a skate, bars', 'no crane here, all skates');
  expect(hazardTexts(document)).toContain('Toes under a skate');
});

it.each(["the loaders aren't running", 'corriente ya no tiene'])(
  'hears "%s" at the end as a denial',
  (line) => {
    const asked = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no', 'gloves', 'hail');
    const { document } = say(asked, line);
    expect(hazardTexts(document)).toEqual([]);
    expect(document.absent.length).toBeGreaterThan(asked.document.absent.length);
  },
);

it('leaves out the name after "minus"', () => {
  const { people } = say(begin(), 'Patch the roof', 'north lot', 'whole crew minus Ana').document;
  expect(people).toEqual(['Luis Ortega', 'Luis Peña']);
});

it.each(['no hay tubos cerca', 'solventes hoy no se aplican', 'the kids are on break'])(
  'never makes a hazard of "%s"',
  (line) => {
    const asked = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no', 'gloves', 'hail');
    const { document } = say(asked, line);
    expect(hazardTexts(document)).toEqual([]);
    expect(controlTexts(document)).toEqual([]);
    expect(document.absent.length).toBeGreaterThan(asked.document.absent.length);
  },
);

it.each([
  ['bolts shear, two straps and no hands under it', ['Two straps', 'No hands under it']],
  ['bricks rain down, we knock the loose ones off first', ['We knock the loose ones off first']],
])('hears the rules in "%s"', (line, rules) => {
  expect(controlTexts(say(upToHazards(), line).document)).toEqual(rules);
});

it('takes a list of gear with one strange word for gear', () => {
  const asked = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no', 'boots', 'hail');
  const { document } = say(asked, 'welding hood, leathers, spats, gloves');
  expect(document.ppe).toEqual(['Boots', 'Welding hood', 'Leathers', 'Spats', 'Gloves']);
});

it('takes any role with a name for one person', () => {
  const { document } = say(begin(), 'Paint a mural at the annex, Ana and the artist Luz Parra');
  expect(document.people).toEqual(['Ana Ruiz', 'The artist Luz Parra']);
});

it('keeps the limit of the wind out of the controls', () => {
  const asked = say(upToHazards(), 'shingles landing on people', 'nothing', 'nothing', 'no');
  expect(asked.asks?.slot).toBe('controls');
  const { document } = say(asked, 'rain or wind of 25');
  expect(document.stop_work).toEqual(['Rain or wind of 25']);
  expect(controlTexts(document)).toEqual([]);
});

it('corrects the figure of the job at the end, and not that of a control', () => {
  const asked = say(
    begin(),
    'Hang eighty feet of duct',
    'north wing',
    'Ana',
    'hang, seal',
    'duct falls, rope off six feet around it',
  );
  const atEnd = say(asked, 'nothing', 'no', 'no', 'no', 'gloves', 'no', 'no', 'hail', 'yes');
  expect(say(atEnd, 'make it ninety feet').document.task).toBe('Hang ninety feet of duct');
});

it.each([
  ['the slab slides, wedges and no se mueve nadie', 'No se mueve nadie'],
  ['se cae el tubo, que se haga a un lado Luis Ortega', 'Que se haga a un lado Luis Ortega'],
])('hears what people are told to do in "%s"', (line, rule) => {
  expect(controlTexts(say(upToHazards(), line).document)).toContain(rule);
});

it.each(['nails sticking up, open trench, traffic', 'cables pelados, tablero abierto, poca luz'])(
  'takes no control out of the list "%s"',
  (line) => {
    const { document } = say(upToHazards(), line);
    expect(controlTexts(document)).toEqual([]);
    expect(hazardTexts(document).length).toBeGreaterThan(1);
  },
);
