import { expect, test } from 'vitest';

import { failureLines, lastLines, readPlaywright, readVitest } from './reports.ts';

const told = (message: string) => ({ errors: [{ message }], stderr: [] });

const journey = {
  stats: { expected: 1, flaky: 0, unexpected: 1 },
  suites: [
    {
      specs: [
        { title: 'is in', file: 'in.spec.ts', tests: [{ status: 'expected', results: [] }] },
        {
          title: 'waits',
          file: 'out.spec.ts',
          tests: [
            {
              status: 'unexpected',
              results: [
                told('the first try'),
                {
                  errors: [
                    { message: '\u001B[31mTest timeout of 1 ms exceeded.\u001B[39m' },
                    { message: 'waiting for a link' },
                  ],
                  stderr: [{ text: 'The server wrote last: trouble\n' }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('a journey that failed is told by its last try, with what the server wrote', () => {
  const { failures } = readPlaywright(journey);
  expect(failures.map(failureLines)).toEqual([
    [
      'out.spec.ts: waits',
      '    Test timeout of 1 ms exceeded.',
      '    waiting for a link',
      '    The server wrote last: trouble',
    ].join('\n'),
  ]);
});

test('a test that passed at its second try only is told with what it said at the first', () => {
  const tried = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    tried('steady', 'passed'),
    tried('late', 'passed', 'not yet there'),
    tried('wrong', 'failed', 'first', 'second'),
  ];
  const { failures, unsteady } = readVitest({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }],
  });
  expect(unsteady).toEqual([{ title: 'late', message: 'not yet there' }]);
  expect(failures).toEqual([{ title: 'wrong', message: 'first\nsecond' }]);
});

test('of a step without a report the end of what it wrote is told', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  expect(lastLines(`${lines.join('\n\n')}\n`).split('\n')).toEqual(lines.slice(-24));
});
