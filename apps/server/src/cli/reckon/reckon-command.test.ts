import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reckonCommand } from '../commands/reckon.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-reckon-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function answerTo(content: string): Promise<string> {
  const path = join(folder, 'file.json');
  await writeFile(path, content);
  return run([path]);
}

async function run(commandLine: readonly string[]): Promise<string> {
  const said: string[] = [];
  const context = {
    dataDir: '/nonexistent',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    storageUrl: undefined,
    say: (line: string) => said.push(line),
  };
  await reckonCommand.runOnFolder(context, commandLine);
  return said.join('\n');
}

const night = {
  zone: 'America/Denver',
  from: '2026-10-26',
  to: '2026-11-01',
  rules: { overtime: 'federal', breaks: 'federal' },
};

const withPunches = (...times: readonly string[]) =>
  JSON.stringify({
    ...night,
    punches: times.map((at, index) => ({ at, kind: index % 2 === 0 ? 'in' : 'out' })),
  });

it('refuses to guess which of two equal wall times is meant', async () => {
  await expect(answerTo(withPunches('2026-11-01 00:30', '2026-11-01 01:15'))).rejects.toThrow(
    '2026-11-01 01:15 occurs twice in America/Denver',
  );
});

it('refuses a wall time that the clock skipped', async () => {
  await expect(answerTo(withPunches('2026-03-08 02:30', '2026-03-08 05:00'))).rejects.toThrow(
    '2026-03-08 02:30 doesn’t exist in America/Denver',
  );
});

it.each([
  ['no file', ['--help-me-not'], 'Unknown option'],
  ['two files', ['one.json', 'two.json'], 'Name one file'],
  ['a file that is not there', ['/nonexistent.json'], 'can’t be read'],
])('refuses %s', async (_, commandLine, message) => {
  await expect(run(commandLine)).rejects.toThrow(message);
});

it.each([
  ['what is not JSON', 'punches: many', 'isn’t JSON'],
  ['a field that no one knows', JSON.stringify({ ...night, punchs: [] }), 'punchs'],
  ['a time that is none', withPunches('2026-10-26 25:00', 'later'), 'punches[1].at'],
  ['a zone that is none', JSON.stringify({ ...night, zone: 'Mars/Olympus' }), 'zone'],
])('refuses %s and says where', async (_, content, message) => {
  await expect(answerTo(content)).rejects.toThrow(message);
});

it('explains a week', async () => {
  const answer: unknown = JSON.parse(
    await answerTo(withPunches('2026-10-26 07:00', '2026-10-26 15:00')),
  );
  expect(answer).toMatchObject({ weeks: [{ worked: 480, regular: 480, overtime: 0 }] });
});
