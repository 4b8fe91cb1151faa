/**
 * A backtracking regular expression can keep the server's only thread busy for minutes with a text of a few kilobytes.
 * So each of ours must take time in proportion to its text, even if an attacker wrote the text.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';
import * as z from 'zod';

const root = join(import.meta.dirname, '..');

/** Sarah's rules: a longer expression is a list of words, which belongs in a word file. */
const ofSarah = 'packages/domain/src/jsa/';
const mostLetters = 200;

/** Expressions that are assembled at runtime, which this test can't read, and why each is fast. */
const composed: Readonly<Record<string, string>> = {
  'apps/server/src/auth/requests/email-address.ts':
    'constants, and an address has at most 255 bytes',
  'apps/server/src/auth/links/glob-pattern.ts':
    'the operator’s, and an address that is compared has a limit',
  'apps/server/src/cli/reckon/shift-line.ts':
    'constants, each of whose parts begins with a sign of its own',
  'apps/server/src/http/api-key.ts': 'constants that look at the beginning of an address',
  'apps/server/src/http/content-security-policy.ts': 'reads our own page',
  'apps/server/src/pdf/break-long-words.ts': 'constants with one repetition each',
  'apps/server/src/pdf/pdf-fonts.ts': 'looks for one character of a listed script',
  'apps/server/src/rest/query/query-template.ts': 'a constant with one repetition',
  'apps/server/src/storage/routes.ts': 'constants in which a slash ends the repetition',
  'apps/web/src/features/payroll/mapping-rows.ts':
    'patterns of the contract, after a check of the length',
  'apps/web/src/platform/native/links.ts': 'a constant whose parts end with signs of their own',
  'packages/domain/src/place/parse-place.ts':
    'constants whose numbers have at most three digits before the dot',
};

const literalSchema = z.object({
  type: z.literal('RegExpLiteral'),
  pattern: z.string(),
  flags: z.string(),
});
const compositionSchema = z.object({
  type: z.enum(['NewExpression', 'CallExpression']),
  callee: z.object({ type: z.literal('Identifier'), value: z.literal('RegExp') }),
});

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, nodes: nodesOf(file) }));

it('reads every text in one go', () => {
  const slow = files.flatMap(({ file, nodes }) =>
    nodes
      .map((node) => literalSchema.safeParse(node).data)
      .filter((literal) => literal !== undefined)
      .filter(({ pattern, flags }) => analyse({ source: pattern, flags }).reports.length > 0)
      .map(({ pattern, flags }) => `${file}: /${pattern}/${flags}`),
  );
  expect(slow).toEqual([]);
});

it('has no long list of words in what Sarah understands', () => {
  const long = files
    .filter(({ file }) => file.startsWith(ofSarah))
    .flatMap(({ file, nodes }) =>
      nodes.flatMap((node) => {
        const { pattern = '' } = literalSchema.safeParse(node).data ?? {};
        return pattern.length > mostLetters ? [`${file}: ${pattern}`] : [];
      }),
    );
  expect(long).toEqual([]);
});

it('is put together from parts only where the texts or the parts are known to be short', () => {
  const found = files.filter(({ nodes }) =>
    nodes.some((node) => compositionSchema.safeParse(node).success),
  );
  expect(found.map(({ file }) => file).sort()).toEqual(Object.keys(composed).sort());
});

it('notices the search for the end of a word that began at each of its letters', () => {
  expect(analyse({ source: String.raw`\S+@\S+\.\S+`, flags: 'gu' }).reports).not.toEqual([]);
  expect(analyse({ source: String.raw`(?<!\S)[^\s@]+@`, flags: 'gu' }).reports).toEqual([]);
});

/** Everything in a file that may be an expression. */
function nodesOf(file: string): unknown[] {
  const source = readFileSync(join(root, file), 'utf8');
  // Most files have none, and parsing them takes longer than everything else.
  if (!/RegExp|[^\w\s/<'"`.*)]\s*\/(?![/*])[^\n]*\/|return \//.test(source)) return [];
  const nodes: unknown[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value) nodes.push(value);
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }).body);
  return nodes;
}
