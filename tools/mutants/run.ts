/**
 * Plants one fault at a time into rules of `packages/domain` and runs their tests: a fault that no test notices is
 * printed, and fails the run unless `survivors.json` gives the reason why no test can notice it.
 * `node tools/mutants/run.ts clock/fold` tries only files whose path begins with that.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../test/step.ts';
import { mutantsOf, withMutant, type Mutant } from './mutants.ts';

/** Folders whose survivors have been reviewed. */
const folders = ['clock', 'rules'];
/** Next to the modules that tests import, and separate from every other run. */
const copy = join(root, 'node_modules', '.cache', 'muster-mutants');

type Planted = Mutant & { readonly file: string };

const survivors: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'survivors.json'), 'utf8'),
);

function planted(file: string): Planted[] {
  return mutantsOf(readFileSync(join(copy, file), 'utf8')).map((mutant) => ({ ...mutant, file }));
}

function passes(folder: string): boolean {
  const vitest = join(root, 'node_modules', '.bin', 'vitest');
  const done = spawnSync(vitest, ['run', '--root', copy, '--bail=1', `${folder}/`], {
    stdio: 'ignore',
    // A fault may cause an endless loop.
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  return done.status === 0;
}

/** Returns true if the tests next to the file notice the fault. */
function isNoticed(mutant: Planted): boolean {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, withMutant(source, mutant));
  const isUnnoticed = passes(dirname(mutant.file));
  writeFileSync(path, source);
  return !isUnnoticed;
}

function nameOf({ file, line, from, to }: Planted): string {
  const text = readFileSync(join(copy, file), 'utf8').split('\n')[line - 1]?.trim();
  return `${file}: ${text} [${from} -> ${to}]`;
}

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
cpSync(join(root, 'packages', 'domain', 'src'), copy, { recursive: true });

if (!folders.every(passes)) throw new Error('The tests of the domain fail without a fault.');

const asked = process.argv[2] ?? '';
const files = folders
  .flatMap((folder) => readdirSync(join(copy, folder)).map((name) => `${folder}/${name}`))
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && file.startsWith(asked));
const all = files.flatMap(planted);
const unnoticed = all.filter((mutant) => !isNoticed(mutant)).map(nameOf);
const unread = unnoticed.filter((name) => survivors[name] === undefined);

process.stdout.write(
  `${all.length} faults planted, ${all.length - unnoticed.length} noticed, ` +
    `${unnoticed.length - unread.length} known to make no difference\n`,
);
for (const name of unread) process.stdout.write(`no test noticed ${name}\n`);
process.exit(unread.length === 0 ? 0 : 1);
