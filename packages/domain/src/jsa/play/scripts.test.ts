import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsaDocument } from '../jsa-document.ts';
import { library } from '../library/data.ts';
import { play } from './play.ts';
import type { Script } from './script.ts';

type ScriptCase = Script & { readonly about: string; readonly expect: JsaDocument };

const folder = join(import.meta.dirname, '../scripts');
const files = readdirSync(folder).toSorted();

function readScript(file: string): ScriptCase {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

it('plays sixty jobs or more, thirty of them in Spanish', () => {
  const scripts = files.map(readScript);
  expect(scripts.length).toBeGreaterThanOrEqual(60);
  expect(scripts.filter(({ lang }) => lang === 'es').length).toBeGreaterThanOrEqual(30);
});

it.each(files)('writes the document of %s', (file) => {
  const script = readScript(file);
  expect(play(script, library).document).toEqual(script.expect);
});

const typed = files.filter((file) => /\p{L}'\p{L}/u.test(readFileSync(join(folder, file), 'utf8')));

it.each(typed)('hears ’ as a phone types it like the other apostrophe in %s', (file) => {
  const script = readScript(file);
  const asPhonesType: ScriptCase = JSON.parse(
    JSON.stringify(script).replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’'),
  );
  expect(play(asPhonesType, library).document).toEqual(script.expect);
});

it.each(files)('asks in 25 words or fewer in %s', (file) => {
  const { turns } = play(readScript(file), library);
  const long = turns.filter(({ say }) => say.split(' ').length > 25);
  expect(long.map(({ say }) => say)).toEqual([]);
});

it.each(files)('adds no control that no one said or accepted in %s', (file) => {
  const script = readScript(file);
  const answers = [...script.lines, ...Object.values(script.fallback)];
  const said = answers.map((line) =>
    typeof line === 'string' ? line : 'text' in line ? line.text : '',
  );
  const words = new Set(
    said
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
  const { turns, document } = play(script, library);
  const offered = new Set(turns.flatMap(({ choices }) => choices));
  const strange = document.steps
    .flatMap(({ hazards }) => hazards.flatMap(({ controls }) => controls))
    .filter(({ text, source }) =>
      source === 'accepted'
        ? !offered.has(text)
        : !(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => words.has(word)),
    );
  expect(strange).toEqual([]);
});
