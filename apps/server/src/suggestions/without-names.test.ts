import { describe, expect, it } from 'vitest';
import { namesAmong } from './without-names.ts';

const names = namesAmong({
  people: ['Ana María Núñez', 'Will Peak', 'Li', 'Jo Smith-Jones', "Pat O'Brien"],
  places: [
    'Poudre River Bridge',
    'Oakes & Sons (North)',
    'Hi-Line Builders',
    '(*+?[^]$|\\',
    '1200 Mulberry Street',
    'Depot',
  ],
});

describe('a name', () => {
  it.each([
    ['of a person', 'the load swings over Ana María Núñez', ['Ana', 'María', 'Núñez']],
    ['typed without its accents', 'ana maria nunez spots', ['ana', 'maria', 'nunez']],
    ['typed as several letters', 'Nu\u0301n\u0303ez is below', ['Nu', 'ez']],
    ['alone and in small letters', 'ask will first', ['will']],
    ['with an s', 'Peak’s harness frays', ['Peak']],
    ['of two letters', 'Li is below', ['Li']],
    ['with a hyphen', 'smith-jones climbs', ['smith', 'jones']],
    ['with a hyphen that is not typed', 'the smith jones rig', ['smith', 'jones']],
    ['with an apostrophe', 'o’brien is below', ['brien']],
    ['of a company with a hyphen', 'the hi-line builders gate', ['hi-line', 'builders']],
    ['of a project', 'wind on the poudre river bridge', ['poudre', 'bridge']],
    ['with signs in it', 'the yard of Oakes & Sons (North) floods', ['Oakes', 'North']],
    ['at the beginning', 'Depot gate swings', ['Depot']],
    ['that no one has listed', 'then Consuelo lifts', ['Consuelo']],
    ['after a comma', 'hoist it, Consuelo spots', ['Consuelo']],
    ['that is an address', 'park at 12 Old Mill Road', ['Mill', '12']],
    ['that is a listed address', 'at 1200 Mulberry street', ['1200', 'ulberry']],
    ['that is a highway', 'traffic on route 9', ['9']],
    ['that is a calle', 'por la calle hidalgo 45', ['hidalgo', '45']],
    ['that is a phone number', 'call (970) 555-0134 first', ['970', '555', '0134']],
    ['that is a phone number abroad', 'call +52 55 1234 5678', ['55', '5678']],
    ['that is a mail', 'write to ana@oakes.example now', ['ana', 'oakes']],
    ['that is a link', 'see https://oakes.example/plan or www.oakes.example', ['oakes']],
  ])('%s is taken out', (_, text, parts) => {
    const sent = names.remove(text);
    for (const part of parts) expect(sent).not.toContain(part);
    expect(sent).toContain('[name]');
    expect(names.isIn(text)).toBe(true);
  });
});

it.each([
  'Panel swings or drops while it is lifted',
  'Guardrail at 42 inches, PPE and GFCI checked',
  'La manguera da un latigazo',
  'If the wind is over 25 mph, I stop',
  'Willow branches fall on the live line',
])('“%s” stays as it is', (text) => {
  expect(names.remove(text)).toBe(text);
  expect(names.isIn(text)).toBe(false);
});

it.each([
  ['mails', 'a@'],
  ['blanks', ' '],
  ['capitals', 'A '],
  ['one name', 'ana maria '],
  ['a name that goes on', 'x '],
  ['digits', '1 '],
  ['numbers of houses', '1 a '],
  ['dots', 'a@.'],
  ['links', 'www.'],
])('takes a long text of %s out in no time', (_, part) => {
  const slow = namesAmong({
    people: ['x '.repeat(1000).trim(), `${'x '.repeat(999)}y`],
    places: [],
  });
  const text = `b${part.repeat(20_000 / part.length)}`;
  const startedAt = performance.now();
  names.remove(text);
  slow.remove(text);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it('is found by its placeholder too', () => {
  expect(names.isIn('Keep [name] away')).toBe(true);
});

it('takes out nothing where nothing is known, but what is written as a name', () => {
  const none = namesAmong({ people: [], places: ['', '12', '-'] });
  expect(none.remove('Lift 12 panels')).toBe('Lift 12 panels');
  expect(none.remove('Lift it with Consuelo')).toBe('Lift it with [name]');
});
