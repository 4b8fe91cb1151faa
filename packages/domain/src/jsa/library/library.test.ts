import { expect, it } from 'vitest';
import { energies, highEnergyKinds } from '../energies.ts';
import { readControl, readHazard } from '../understanding/reading.ts';
import { library, libraryData } from './data.ts';
import { readLibrary } from './read-library.ts';
import replies from './replies.json' with { type: 'json' };
import quotes from './source-quotes.json' with { type: 'json' };

const { hazards, controls, templates, things } = libraryData;
const trades = [...new Set(templates.map(({ trade }) => trade))];

it('has templates for every trade, with three to eight steps each', () => {
  expect(templates.length).toBeGreaterThanOrEqual(60);
  expect(trades).toHaveLength(12);
  for (const trade of trades) {
    expect(templates.filter((template) => template.trade === trade).length).toBeGreaterThanOrEqual(
      5,
    );
  }
  expect(templates.filter(({ steps }) => steps.length < 3 || steps.length > 8)).toEqual([]);
});

it('has hazards on every spoke, and each kind of high energy in three templates', () => {
  expect(hazards.length).toBeGreaterThanOrEqual(180);
  expect([...new Set(hazards.map(({ energy }) => energy))].toSorted()).toEqual(
    [...energies].toSorted(),
  );
  const kindsOf = (ids: readonly string[]) => ids.map((id) => library.hazards.get(id)?.high_energy);
  for (const kind of highEnergyKinds) {
    const uses = templates.filter(({ steps }) =>
      steps.some((step) => kindsOf(step.hazards).includes(kind)),
    );
    expect(uses.length, kind).toBeGreaterThanOrEqual(3);
  }
});

it('names only hazards that it has', () => {
  const unknown = templates
    .flatMap(({ steps }) => steps.flatMap((step) => step.hazards))
    .filter((id) => !library.hazards.has(id));
  expect(unknown).toEqual([]);
});

/**
 * The number of controls that name a section or a page, and how many of those were read in a copy, quoted by several
 * who agree, or only found in secondary sources.
 */
const shareOfSources = { controls: 353, naming: 170, read: 12, quoted: 14, secondary: 3 };

it('gives every control a source, or says that none is known', () => {
  expect(controls.length).toBeGreaterThanOrEqual(350);
  const named = /^(?:29 CFR 19\d\d\.\d+|https:\/\/www\.osha\.gov\/)[^,]*, /;
  const form = new RegExp(`(?:${named.source}(?:read|quoted|secondary|unverified)|^unverified)$`);
  expect(controls.filter(({ source }) => !form.test(source))).toEqual([]);
  const count = (isCounted: (source: string) => boolean) =>
    controls.filter(({ source }) => isCounted(source)).length;
  // docs/sarah.md states these figures.
  expect({
    controls: controls.length,
    naming: count((source) => named.test(source)),
    read: count((source) => source.endsWith(', read')),
    quoted: count((source) => source.endsWith(', quoted')),
    secondary: count((source) => source.endsWith(', secondary')),
  }).toEqual(shareOfSources);
});

it('has a short quotation for every source that is not unverified, and how it was read', () => {
  const known = quotes.map(({ source, status }) => `${source}, ${status}`);
  const used = controls
    .map(({ source }) => source)
    .filter((source) => !source.endsWith('unverified'));
  expect([...new Set(used)].toSorted()).toEqual(known.toSorted());
  for (const { quote, read } of quotes) {
    expect(quote.split(' ').length).toBeLessThan(25);
    expect(read).toMatch(/^through /);
  }
});

it('states no number that comes without a source', () => {
  const withNumber = controls.filter(
    ({ en, es, source }) =>
      /\d/.test([...en, ...es].join(' ').replace(/811|N95|P100/g, '')) && source === 'unverified',
  );
  expect(withNumber.map(({ id }) => id)).toEqual([]);
  const inSteps = templates.filter(({ steps }) => steps.some(({ en, es }) => /\d/.test(en + es)));
  expect(inSteps).toEqual([]);
});

it('never calls an administrative control direct', () => {
  expect(controls.filter(({ level, direct }) => level === 'administrative' && direct)).toEqual([]);
});

it('has a direct control to offer for every kind of high energy', () => {
  for (const kind of highEnergyKinds) {
    const ids = new Set(
      hazards.filter(({ high_energy }) => high_energy === kind).map(({ id }) => id),
    );
    const fitting = controls.filter(
      (control) => control.direct && control.for.some((name) => name === kind || ids.has(name)),
    );
    expect(fitting.length, kind).toBeGreaterThan(0);
  }
});

it('knows each common thing and each short answer by ten names or more in both languages', () => {
  const short = [
    ...things,
    ...Object.entries(replies).map(([id, names]) => ({ id, ...names })),
  ].filter(({ en, es }) => new Set(en).size < 10 || new Set(es).size < 10);
  expect(short.map(({ id }) => id)).toEqual([]);
});

it.each(hazards.map((hazard) => [hazard.id, hazard] as const))(
  'understands its own words for %s',
  (_, { en, es, energy, high_energy }) => {
    for (const label of [en[0] ?? '', es[0] ?? '']) {
      expect(readHazard(label, library)).toMatchObject({ energy, highEnergy: high_energy });
    }
  },
);

it.each(controls.map((control) => [control.id, control] as const))(
  'understands its own words for the control %s',
  (_, { en, es, level }) => {
    for (const label of [en[0] ?? '', es[0] ?? '']) {
      expect(readControl(label, library).level).toBe(level);
    }
  },
);

it('refuses an energy that no one knows', () => {
  const odd = { id: 'odd', en: ['Odd'], es: ['Raro'], energy: 'magic', high_energy: null };
  expect(() => readLibrary({ hazards: [odd], controls: [], things: [], templates: [] })).toThrow(
    'odd in the library names magic',
  );
});
