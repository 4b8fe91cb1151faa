/**
 * Limits the modules that every start reads before it can answer: not those that only some servers,
 * or some requests, need.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Imports the composition root and prints the address of each module that was loaded. */
const listModules = `
  import { registerHooks } from 'node:module';
  const read = [];
  registerHooks({
    load(address, context, next) {
      read.push(address);
      return next(address, context);
    },
  });
  await import('./context.ts');
  console.log(read.filter((address) => address.startsWith('file:')).join('\\n'));
`;

const packageOf = (address: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(address)?.[1] ?? '';

test('a start reads no package that only some servers or requests need, and few modules', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', listModules], {
    cwd: import.meta.dirname,
  });
  const modules = stdout.trim().split('\n');
  const packages = new Set(modules.map(packageOf));
  // Proves that the listing works.
  expect(packages).toContain('hono');

  const late = [
    '@node-saml/node-saml',
    '@xmldom/xmldom',
    '@aws-sdk/client-s3',
    '@electric-sql/pglite',
    '@tus/server',
    'csv-stringify',
    'fflate',
    'file-type',
    'hucre',
  ];
  const lateToo = ['nodemailer', 'postgres', 'semver', 'sharp', 'web-push'];
  expect([...late, ...lateToo].filter((name) => packages.has(name))).toEqual([]);
  expect(modules.filter((address) => address.includes('/server/src/demo/'))).toEqual([]);
  // It was 1,127 when everything was loaded at the start.
  expect(modules.length).toBeLessThan(880);
});
