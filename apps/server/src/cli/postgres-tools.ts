/**
 * PostgreSQL's own programs for dumping and restoring. They get the server's address through the environment, since
 * everyone on the machine can read a command line.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from './command.ts';

/** Writes the whole database to a file, in PostgreSQL's custom format. */
export async function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  // pg_dump keeps the mode of an existing file; one that it creates would be readable by all users.
  await (await open(file, 'w', 0o600)).close();
  await startTool(databaseUrl, 'pg_dump', ['--format=custom', `--file=${file}`]).ended;
}

/** Replaces the whole database with a dump, in one transaction. */
export async function restoreDump(databaseUrl: string, file: string): Promise<void> {
  const dump = startTool(databaseUrl, 'pg_restore', ['--file=-', file]);
  const target = startTool(databaseUrl, 'psql', [
    '--quiet',
    '--no-psqlrc',
    '--set=ON_ERROR_STOP=1',
    '--output=/dev/null',
    '--file=-',
  ]);
  // The commit comes last, so an interrupted script changes nothing.
  async function* script(): AsyncGenerator<string | Uint8Array> {
    yield `begin;\n${emptyDatabaseSql}`;
    yield* dump.stdout;
    await dump.ended;
    yield 'commit;\n';
  }
  const fed = pipeline(Readable.from(script()), target.stdin);
  const outcomes = await Promise.allSettled([target.ended, dump.ended, fed]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Creates an empty database on the same server, and drops it after use. */
export async function withScratchDatabase(
  databaseUrl: string,
  use: (scratchUrl: string) => Promise<void>,
): Promise<void> {
  const name = `muster_drill_${randomBytes(6).toString('hex')}`;
  const run = (sql: string) =>
    startTool(databaseUrl, 'psql', [
      '--quiet',
      '--no-psqlrc',
      '--set=ON_ERROR_STOP=1',
      `--command=${sql}`,
    ]).ended;
  await run(`create database ${name}`);
  try {
    const scratch = new URL(databaseUrl);
    scratch.pathname = `/${name}`;
    await use(scratch.href);
  } finally {
    await run(`drop database ${name} with (force)`);
  }
}

const emptyDatabaseSql = `
set client_min_messages = warning;
do $$
declare
  name text;
begin
  for name in
    select nspname from pg_catalog.pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  loop
    execute format('drop schema %I cascade', name);
  end loop;
  -- Publications belong to no schema.
  for name in select pubname from pg_catalog.pg_publication loop
    execute format('drop publication %I', name);
  end loop;
end
$$;
create schema public;
`;

type Tool = {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Rejects with the program's error output. */
  readonly ended: Promise<void>;
};

function startTool(
  databaseUrl: string,
  program: 'pg_dump' | 'pg_restore' | 'psql',
  programArguments: readonly string[],
): Tool {
  const url = new URL(databaseUrl);
  const child = spawn(program, programArguments, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PGHOST: decodeURIComponent(url.hostname),
      PGPORT: url.port || '5432',
      PGUSER: decodeURIComponent(url.username),
      PGPASSWORD: decodeURIComponent(url.password),
      PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
      PGSSLMODE: url.searchParams.get('sslmode') ?? 'prefer',
    },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(-4_000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (cause) => reject(notInstalled(program, cause)));
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(new CommandError(`${program} failed: ${complaint.trim()}`));
    });
  });
  return { stdin: child.stdin, stdout: child.stdout, ended };
}

function notInstalled(program: string, cause: Error): CommandError {
  return new CommandError(
    `${program} could not be started: install PostgreSQL’s client programs, at least of the server’s version.`,
    { cause },
  );
}
