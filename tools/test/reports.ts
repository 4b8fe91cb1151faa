import * as z from 'zod/mini';

/** A failed test with its message. */
export type Failure = { readonly title: string; readonly message: string };

/** Summary of a runner's report: counts, and the tests whose messages the closing lines repeat. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** Passed, but only on the second attempt. */
  readonly unsteady: readonly Failure[];
};

const vitestTest = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.optional(z.nullable(z.array(z.string()))),
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(vitestTest),
    }),
  ),
});

export function readVitest(json: unknown): Outcome {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(json);
  const failures = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that couldn't be loaded has no tests to report.
    return status === 'failed' && failed.length === 0 ? [{ title: name, message }] : told(failed);
  });
  const passed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter((test) => test.status === 'passed'),
  );
  // A passed test's message comes from its earlier failed attempt.
  const unsteady = told(passed).filter(({ message }) => message !== '');
  return { passed: numPassedTests, failed: numFailedTests, failures, unsteady };
}

function told(tests: readonly z.output<typeof vitestTest>[]): Failure[] {
  return tests.map(({ fullName, failureMessages }) => ({
    title: fullName,
    message: (failureMessages ?? []).join('\n'),
  }));
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          errors: z.array(z.object({ message: z.optional(z.string()) })),
          // A test writes further details of its failure here.
          stderr: z.array(z.object({ text: z.optional(z.string()) })),
        }),
      ),
    }),
  ),
});

type Suite = {
  readonly specs: readonly z.output<typeof playwrightSpec>[];
  readonly suites?: readonly Suite[] | undefined;
};

const playwrightSuite: z.ZodMiniType<Suite> = z.object({
  specs: z.array(playwrightSpec),
  suites: z.optional(z.array(z.lazy(() => playwrightSuite))),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite),
});

export function readPlaywright(json: unknown): Outcome {
  const { stats, suites } = playwrightReport.parse(json);
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: failuresWith('unexpected', specs),
    unsteady: failuresWith('flaky', specs),
  };
}

function specsOf({ specs, suites = [] }: Suite): readonly z.output<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresWith(
  status: string,
  specs: readonly z.output<typeof playwrightSpec>[],
): Failure[] {
  return specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({
        title: `${file}: ${title}`,
        message: results
          .filter(({ errors }) => errors.length > 0)
          .slice(-1)
          .flatMap(({ errors, stderr }) => [
            ...errors.map(({ message }) => message ?? ''),
            ...stderr.map(({ text }) => text ?? ''),
          ])
          .join('\n'),
      })),
  );
}

const longestMessage = 24;

/** A failure as shown in the closing lines of a run: the start of its message, without colors. */
export function failureLines({ title, message }: Failure): string {
  const lines = linesOf(message).slice(0, longestMessage);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** The part of a text's end that the closing lines of a run show. */
export function lastLines(text: string): string {
  return linesOf(text).slice(-longestMessage).join('\n');
}

/** The lines without colors, and without empty ones. */
function linesOf(text: string): string[] {
  const escape = String.fromCodePoint(27);
  return text
    .replaceAll(new RegExp(`${escape}\\[[0-9;]*m`, 'g'), '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}
