import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

import * as z from 'zod/mini';

/** A test that ran; its title includes the titles of its groups. */
export type RanTest = { readonly file: string; readonly title: string; readonly passed: boolean };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** `root` is the folder that the files' paths are relative to. */
export function testsOfVitest(json: unknown, root: string): RanTest[] {
  return vitestReport.parse(json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: relative(root, name).split(sep).join('/'),
        title: fullName,
        passed: status === 'passed',
      })),
  );
}

const playwrightSpec = z.object({ title: z.string(), ok: z.boolean(), file: z.string() });

type Suite = {
  readonly specs: readonly z.output<typeof playwrightSpec>[];
  readonly suites?: readonly Suite[] | undefined;
};

const playwrightSuite: z.ZodMiniType<Suite> = z.object({
  specs: z.array(playwrightSpec),
  suites: z.optional(z.array(z.lazy(() => playwrightSuite))),
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
});

/** Playwright reports skipped tests as passed: no test of this project is skipped. */
export function testsOfPlaywright(json: unknown, root: string): RanTest[] {
  const { config, suites } = playwrightReport.parse(json);
  const folder = relative(root, config.rootDir).split(sep).join('/');
  return suites.flatMap((suite) => testsOfSuite(suite, folder));
}

function testsOfSuite({ specs, suites = [] }: Suite, folder: string): RanTest[] {
  return [
    ...specs.map(({ title, ok, file }) => ({ file: `${folder}/${file}`, title, passed: ok })),
    ...suites.flatMap((suite) => testsOfSuite(suite, folder)),
  ];
}

export function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The ids in a title's square brackets: `[A17 A18]`, `[from.select]`, `[A67 spec 7a.12]`. */
export type NamedIds = {
  readonly protocol: readonly string[];
  readonly specification: readonly string[];
};

const protocolId = /^(?:[ABCD]\d+|[a-z][\w.]*\w)$/;

/** Brackets with anything but ids, as in "answers [] without rows", are ignored. */
export function idsInTitle(title: string, isProtocolId: (id: string) => boolean): NamedIds {
  const protocol: string[] = [];
  const specification: string[] = [];
  for (const [, inner = ''] of title.matchAll(/\[([^\][]+)\]/g)) {
    const words = inner.split(' ');
    const turn = words.includes('spec') ? words.indexOf('spec') : words.length;
    const named = words.slice(0, turn);
    specification.push(...words.slice(turn + 1));
    if (!named.every((id) => protocolId.test(id))) continue;
    if (named.some((id) => isProtocolId(id) || /^[ABCD]\d+$/.test(id))) protocol.push(...named);
  }
  return { protocol, specification };
}
