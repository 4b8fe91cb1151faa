import { expect, it } from 'vitest';
import { beginOf, say } from '../simulated-talk.ts';

it.each([
  [
    'es',
    'Vamos a levantar la barda, ahí andamos yo, y Ana con Tom en el block, y el Luis no vino, anda malo',
  ],
  ['en', "Pouring the footing, Ana's on the pump with Tom on the hose, and Luis didn't make it"],
] as const)('leaves only who is away out of "%s: %s"', (lang, line) => {
  const { people } = say(beginOf(lang), line).document;
  expect(people).toEqual(expect.arrayContaining(['Ana Ruiz', 'Tom Ortega']));
  expect(people).not.toContain('Luis Peña');
});
