import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { broadRules } from './broad-energies.ts';
import { frameRules } from './energy-frames.ts';
import { generalRules } from './general-energies.ts';
import { harmRules } from './harm-energies.ts';
import { fits, particularRules } from './particular-energies.ts';
import { plain } from './plain.ts';
import { indexRules, keysOf, quickTest } from './rule-index.ts';
import { spokenRules } from './spoken-energies.ts';

it.each([
  [/\bloads?\b/, ['load']],
  [/\b(?:cranes?|gruas?)\b/, ['crane', 'grua']],
  [/\b(the |a )?fork ?lifts?\b/, ['fork']],
  [/\bhose(s|d)\b/, ['hose']],
  [/^(?!.*\bdust\b).*\b(?:smoke|humo)\b(?<=fire.*)/, ['smoke', 'humo']],
  [/\bca(?:e|iga)\b/, ['ca']],
  [/\bx{0,2}saws{2}y+ (?:a|an)/, ['saws']],
  [/[a-z]+ing\b/, ['ing']],
  [/\p{L}{3,}ado\b/u, ['ado']],
])('knows what letters %s needs', (pattern, keys) => {
  expect(keysOf(pattern)).toEqual(keys);
});

it.each([
  [/\bload|\d+/],
  [/\b(?:load|)\b/],
  [/(?:load)?/],
  [/(?:load)*x/],
  [/\bl[ao]\b/],
  [/load/i],
])('knows none that %s needs', (pattern) => {
  expect(keysOf(pattern)).toBeNull();
});

it.each([
  [/\b(?:crane|grua)s?\b/, 'two cranes', true],
  [/\b(?:crane|grua)s?\b/, 'a cranesbill', false],
  [/\b(?:crane|grua)s?\b/, 'dos tablas', false],
  [/\d+/, '12', true],
  [/\d+/, 'doce', false],
])('tests %s quickly in "%s"', (pattern, text, isFitting) => {
  expect(quickTest(pattern)(text)).toBe(isFitting);
});

it('finds what trying one rule after the other finds, in all that is said in the scripts', () => {
  const rules = [
    ...frameRules,
    ...harmRules,
    ...spokenRules,
    ...particularRules,
    ...generalRules,
    ...broadRules,
  ];
  const find = indexRules(rules, fits);
  const folder = join(import.meta.dirname, '../scripts');
  const texts = readdirSync(folder)
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/"((?:\\.|[^"\\])*)"/g),
    ])
    .map(([, text = '']) => plain(text));
  const differing = texts.filter((text) => find(text) !== rules.find((rule) => fits(rule, text)));
  expect(texts.length).toBeGreaterThan(5000);
  expect(differing).toEqual([]);
});
