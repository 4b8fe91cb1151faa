/** `muster company export | import` as an operator runs them, and a company's move from one server to another. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerData, type ServerData } from '@muster/testkit/server-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import { openObjectFiles } from '../storage/files/open-object-files.ts';
import { companyCommand } from './commands/company.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const company = 'c0000000-0000-4000-8000-000000000001';
const logo = '00000000-0000-4000-8000-00000000000a';

type Server = { readonly data: ServerData; readonly database: OpenedDatabase };
let here: Server;
let there: Server;
const said: string[] = [];

async function openServer(): Promise<Server> {
  const data = await createServerData();
  return { data, database: await openDatabase({ ...data, log: silent }) };
}
const contextOf = ({ data, database }: Server) => ({
  database,
  dataDir: data.dataDir,
  databaseDirectUrl: data.databaseUrl,
  storageUrl: undefined,
  say: (line: string) => void said.push(line),
});
async function muster(server: Server, ...commandLine: readonly string[]): Promise<string> {
  said.length = 0;
  const given = await companyCommand.readArguments(commandLine, {
    databaseUrl: undefined,
    isLocal: true,
  });
  await companyCommand.run(contextOf(server), companyCommand.arguments.parse(given));
  return said.join('\n');
}

beforeAll(async () => {
  [here, there] = await Promise.all([openServer(), openServer()]);
  await here.database.script(`
    insert into companies (id, name) values ('${company}', 'Northside'), (gen_random_uuid(), 'Southside');
    insert into auth.users (id, email, email_confirmed_at) values ('${company}', 'boss@northside.test', now());
    update profiles set company_id = '${company}', first_name = 'Ana', last_name = 'Ruiz' where id = '${company}';
    insert into memberships (company_id, person_id, role, valid_from)
    select company_id, person_id, 'admin', now() from profiles where id = '${company}';
    insert into storage.objects (bucket_id, name, version, metadata)
    values ('company-logos', '${company}/logo', '${logo}', '{"size": 4}');
    select app.seal_audit(1000);`);
  const { files } = await openObjectFiles(contextOf(here));
  await files.write(
    logo,
    (async function* () {
      yield Buffer.from('logo');
    })(),
  );
}, 60_000);
afterAll(async () => {
  for (const server of [here, there]) {
    await server.database.close();
    await server.data.remove();
  }
});

describe('company export', () => {
  test.each([
    [[], 'Use: muster company'],
    [['export'], 'Use: muster company'],
    [['import'], 'Use: muster company'],
    [['export', '--company', 'x', '--to', 'y'], 'isn’t a company ID'],
  ])('is refused for %j', async (commandLine, message) => {
    await expect(muster(here, ...commandLine)).rejects.toThrow(message);
  });

  test('asks which company where there are several, and leaves no folder of one that is unknown', async () => {
    const folder = join(here.data.dataDir, 'unknown');
    await expect(muster(here, 'export', '--to', folder)).rejects.toThrow(`${company}  Northside`);
    await expect(muster(there, 'export', '--to', folder)).rejects.toThrow('There is no company.');
    await expect(muster(here, 'export', '--company', logo, '--to', folder)).rejects.toThrow(
      `There is no company ${logo}.`,
    );
    expect(await readdir(here.data.dataDir)).not.toContain('unknown');
  });

  test('and import bring a company to another server, and its admin an invitation', async () => {
    const folder = join(here.data.dataDir, 'northside');
    const exported = await muster(here, 'export', '--company', company, '--to', folder);
    expect(exported).toMatch(/^Northside: \d+ rows of \d+ tables are in .*northside$/);
    expect((await readdir(folder)).toSorted()).toEqual([
      'files',
      'files.jsonl',
      'logins.jsonl',
      'manifest.json',
      'people.csv',
      'tables',
    ]);
    await expect(muster(here, 'export', '--company', company, '--to', folder)).rejects.toThrow(
      'is there already',
    );

    const imported = await muster(there, 'import', folder);
    expect(imported).toMatch(/^Northside is here: \d+ rows and 1 files\./);
    expect(imported).toMatch(
      /^Invitation of boss@northside\.test, valid for 14 days: \/auth\?invitation=\S+$/m,
    );
    expect(await there.database.query('select name from companies')).toEqual([
      { name: 'Northside' },
    ]);
    const kept = join(there.data.dataDir, 'files');
    const names = await readdir(kept, { recursive: true });
    const name = names.find((each) => each.endsWith(logo));
    expect(await readFile(join(kept, name ?? ''), 'utf8')).toBe('logo');
    await expect(muster(there, 'import', folder)).rejects.toThrow('has a company already');
  }, 60_000);
});
