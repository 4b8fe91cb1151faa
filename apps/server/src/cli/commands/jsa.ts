import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { library } from '@muster/domain/jsa/library/data';
import { play } from '@muster/domain/jsa/play/play';
import { CommandError, type FolderCommand } from '../command.ts';
import { scriptFileSchema } from '../jsa/script-file.ts';

export const jsaCommand: FolderCommand = {
  summary: 'replay a job safety talk from a file',
  help: `muster jsa play FILE

Plays the lines of a JSON file to Sarah, the voice of the job safety analysis, and
prints one line of JSON for each turn, then {"document": …}. Needs no database, no
server and no network. docs/jsa-play.md describes both forms and the rules.`,

  async runOnFolder({ say }, commandLine) {
    const { positionals } = parseArgs({ args: [...commandLine], allowPositionals: true });
    const [what, path, ...others] = positionals;
    if (what !== 'play' || path === undefined || others.length > 0) {
      throw new CommandError('Say "play" and name one file; see muster jsa --help.');
    }
    const { turns, document } = play(parseScript(await readText(path)), library);
    for (const turn of turns) say(JSON.stringify(turn));
    say(JSON.stringify({ document }));
  },
};

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new CommandError(`${path} can’t be read.`, { cause });
  }
}

function parseScript(text: string): z.infer<typeof scriptFileSchema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new CommandError('The file isn’t JSON.', { cause });
  }
  const parsed = scriptFileSchema.safeParse(json);
  if (!parsed.success) throw new CommandError(z.prettifyError(parsed.error));
  return parsed.data;
}
