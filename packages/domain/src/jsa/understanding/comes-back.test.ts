import { expect, it } from 'vitest';
import { comesBack } from './comes-back.ts';

it.each([
  'Last week it rained so the sides could slough in',
  "They drained the tank but it's still full of fumes",
  "There used to be two dogs, now there's just the one and he bites",
  'Guys next door are sandblasting and it blows dust on us',
  'La otra compañía dejó abierto el pozo y alguien se puede ir',
  'Ya movieron los cables pero todavía queda una bajada viva',
  'Nunca nos cerraron el gas, hay una línea viva en la zanja',
  "Nobody's allowed up there without a harness",
  'Nadie pasa de la raya sin amarrarse',
])('tells that "%s" is of this job', (sentence) => {
  expect(comesBack(sentence)).toBe(true);
});

it.each([
  'Last week it rained over at the mill',
  "They drained the tank, now there's nothing in it",
  'The guys next door burn trash and it could get them one day',
  'La otra compañía dejó el pozo tapado y todavía no vuelve',
  "Nobody's up there today",
])('tells nothing of "%s"', (sentence) => {
  expect(comesBack(sentence)).toBe(false);
});
