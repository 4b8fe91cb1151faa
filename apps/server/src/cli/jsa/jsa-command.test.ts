import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { jsaCommand } from '../commands/jsa.ts';
import { documentSchema } from './document-schema.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-jsa-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...commandLine: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  const context = {
    dataDir: '/nonexistent',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    storageUrl: undefined,
    say: (line: string) => said.push(line),
  };
  await jsaCommand.runOnFolder(context, commandLine);
  return said;
}

async function playedFrom(content: string): Promise<string[]> {
  const path = join(folder, 'script.json');
  await writeFile(path, content);
  return run('play', path);
}

it.each([
  ['no file', ['play'], 'name one file'],
  ['another verb', ['sing', 'a.json'], 'Say "play"'],
  ['a file that is not there', ['play', '/nonexistent.json'], 'can’t be read'],
])('refuses %s', async (_, commandLine, message) => {
  await expect(run(...commandLine)).rejects.toThrow(message);
});

it.each([
  ['what is not JSON', 'lines: many', 'isn’t JSON'],
  ['a language that no one speaks here', '{"lang": "fr"}', 'lang'],
  ['a slot that does not exist', '{"lines": [{"when": "lunch", "text": "tacos"}]}', 'lines'],
])('refuses %s and says where', async (_, content, message) => {
  await expect(playedFrom(content)).rejects.toThrow(message);
});

it('prints a line for each turn and then the document', async () => {
  const printed = await playedFrom(
    JSON.stringify({
      context: { project: 'Depot', crew: [{ name: 'Ana Ruiz' }] },
      lines: ['Paint the office', { restart: true }, { echo: true }, { silence: true }],
      fallback: { place: 'second floor', people: 'everyone', read_back: 'yes', sign: 'nothing' },
    }),
  );
  const turns = printed
    .slice(0, -1)
    .map((line) => z.object({ turn: z.number() }).parse(JSON.parse(line)));
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index + 1));
  const { document } = z
    .object({ document: documentSchema })
    .parse(JSON.parse(printed.at(-1) ?? ''));
  expect(document).toMatchObject({
    task: 'Paint the office',
    people: ['Ana Ruiz'],
    signatures: [],
  });
});
