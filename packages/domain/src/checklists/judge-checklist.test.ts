import { expect, test } from 'vitest';
import cases from './cases/judge-checklist.json' with { type: 'json' };
import { judgeChecklist } from './judge-checklist.ts';

test.each(cases)('$name', ({ questions, answers, incomplete, failed }) => {
  expect(judgeChecklist(questions, JSON.parse(JSON.stringify(answers)))).toEqual({
    incomplete,
    failed,
  });
});
