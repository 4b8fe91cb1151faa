import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { reckon } from '@muster/domain/pay/reckon';
import { CommandError, type FolderCommand } from '../command.ts';
import { describeReckoning } from '../reckon/describe-reckoning.ts';
import { fileToFacts } from '../reckon/file-to-facts.ts';
import { reckoningFileSchema } from '../reckon/reckoning-file.ts';

export const reckonCommand: FolderCommand = {
  summary: 'calculate hours, overtime and pay from a file of punches and rules',
  help: `muster reckon FILE

Reads punches in local time, rules, rates and answers from a JSON file and prints
days, weeks, premiums, lines of pay and their reasons as JSON. Needs no database
and no server. docs/reckoning.md describes both forms.`,

  async runOnFolder({ say }, commandLine) {
    const { positionals } = parseArgs({ args: [...commandLine], allowPositionals: true });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) {
      throw new CommandError('Name one file; see muster reckon --help.');
    }
    const file = parseFile(await readText(path));
    const facts = fileToFacts(file);
    say(JSON.stringify(describeReckoning(facts, reckon(facts, file.from, file.to)), null, 2));
  },
};

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new CommandError(`${path} can’t be read.`, { cause });
  }
}

function parseFile(text: string): z.infer<typeof reckoningFileSchema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new CommandError('The file isn’t JSON.', { cause });
  }
  const parsed = reckoningFileSchema.safeParse(json);
  if (!parsed.success) throw new CommandError(z.prettifyError(parsed.error));
  return parsed.data;
}
