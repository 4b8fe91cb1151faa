import { expect, test } from 'vitest';

import { mutantsOf, withMutant } from './mutants.ts';

test('a rule with a limit has a mutant for the number, the comparison and the condition', () => {
  const source = "// at 16 h\nconst isLate = hours > 16 && reason === 'of 3';\n";
  const mutants = mutantsOf(source);
  expect(mutants.map(({ line, from, to }) => [line, from, to])).toEqual([
    [2, '>', '>='],
    [2, '16', '17'],
    [2, '&&', '||'],
    [2, '===', '!=='],
  ]);
  expect(withMutant(source, mutants[1]!)).toContain('hours > 17 &&');
});

test('types, arrows, text and comments have none', () => {
  expect(
    mutantsOf(
      "const a: Map<string, X> = (b) => `${b} < 3`; type S = 5 | 6 | 10; /* 5 > 4 */ f('1 < 2');",
    ),
  ).toEqual([]);
});
