import { expect, it } from 'vitest';
import { library } from '../library/data.ts';
import type { Slot } from '../jsa-state.ts';
import { play } from '../play/play.ts';

const context = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Tom Ortega'],
  emergency: { address: '', hospital: '', muster: '', call: '' },
  shift_end: '15:30',
};
const fallback: Partial<Record<Slot, string>> = {
  place: 'north yard',
  people: 'everyone',
  steps: 'set up, work',
  hazards: 'nothing else',
  controls: 'nothing',
  direct_control: 'no',
  wheel: 'no',
  ppe: 'hard hats',
  permits: 'none',
  emergency: 'no',
  stop_work: 'lightning',
  confirm: 'yes',
  read_back: 'yes',
  sign: 'nothing',
};

function documentOf(when: Slot, text: string) {
  const lines = [
    'Painting the fence',
    { when: 'hazards' as const, text: 'somebody could fall off the ladder' },
    { when, text },
  ];
  return play({ lang: 'en', context, lines, fallback }, library).document;
}

it.each([
  "There's a trauma kit behind the seat in my truck",
  'No cell service, so we use the satellite phone in the cab',
  'We meet at the church sign if it goes bad',
  'Burn gel is in the cooler by the trailer',
  'For a snake bite it is the county hospital, the clinic has no antivenom',
  'If somebody goes down in the manhole no one goes in after him, we crank him out',
  'Aquí no hay señal, hay que subir a la loma para llamar',
  'La camilla está colgada en el pasillo',
  'Los extintores están uno en cada esquina',
])('takes "%s" for the emergency plan, and for nothing else', (line) => {
  const document = documentOf('emergency', line);
  expect(document.emergency).toContain(line);
  expect(document.steps.flatMap(({ hazards }) => hazards)).toHaveLength(1);
  expect(document.stop_work).toEqual(['Lightning']);
});

it.each([
  'Somebody could get hit by a truck at the gate',
  'For the ladder, we tie it off at the top',
  'If we hear thunder everybody comes down',
  'The burn permit is posted on the gate',
  'Gloves for everybody',
])('leaves "%s" to what it tells', (line) => {
  expect(documentOf('emergency', line).emergency).not.toContain(line);
});

it.each([
  'Hot work, I filled it out this morning',
  'Locates got called in last Wednesday',
  'El de tránsito municipal para cerrar la calle hasta las cuatro',
  'La notificación del asbesto, la mandó la oficina',
])('takes "%s" for a permit where permits are asked for', (line) => {
  expect(documentOf('permits', line).permits).toEqual([line]);
});

it.each(['No hot work, nobody has a torch', 'De trabajo en caliente nada, todo va atornillado'])(
  'takes no permit from "%s"',
  (line) => {
    expect(documentOf('permits', line).permits).toEqual([]);
  },
);

it('takes a leak of any size for what stops the work', () => {
  const line = 'Any hydraulic leak, doesn’t matter how small';
  expect(documentOf('stop_work', line).stop_work).toHaveLength(1);
});

it.each([
  'The closest clinic is Oakdale, nine minutes',
  "There's an AED on the wall in the lobby",
  'El punto de reunión es el árbol grande',
])('takes "%s" for the emergency plan, whatever was asked', (line) => {
  for (const slot of ['hazards', 'stop_work', 'read_back'] as const)
    expect(documentOf(slot, line).emergency).toContain(line);
});

it.each([
  'You end up in the hospital off that ladder',
  'La clínica está cerrada hoy, no entran pacientes',
])('takes "%s" for no plan', (line) => {
  expect(documentOf('hazards', line).emergency).toEqual([]);
});
