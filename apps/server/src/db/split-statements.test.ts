import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test.each<[string, string, string[]]>([
  ['nothing in an empty script', ' ;; -- only a comment', []],
  ['a last statement without a semicolon', 'select 1; select 2', ['select 1', 'select 2']],
  ['semicolons in quotes', `select ';', "a;b"; x`, [`select ';', "a;b"`, 'x']],
  ['doubled quotes', `select 'it''s; one'; x`, [`select 'it''s; one'`, 'x']],
  ['escapes in E strings only', `select E'\\';', '\\'; x`, [`select E'\\';', '\\'`, 'x']],
  ['dollar quotes', 'do $$ a; $b$ ; $$; do $b$ ; $b$', ['do $$ a; $b$ ; $$', 'do $b$ ; $b$']],
  ['dollars inside names', 'select a$b; select c$b', ['select a$b', 'select c$b']],
  [
    'comments',
    'select 1 -- ;\n + 2 /* ; /* ; */ ; */; x',
    ['select 1 -- ;\n + 2 /* ; /* ; */ ; */', 'x'],
  ],
])('%s', (_, script, expected) => {
  expect(splitStatements(script)).toEqual(expected);
});
