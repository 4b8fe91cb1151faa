import { spawn } from 'node:child_process';
import { CommandError } from './command.ts';

/**
 * Runs one of PostgreSQL's own programs against the server. The address goes by the environment,
 * since a command line can be read by everyone on the machine.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string | undefined,
  programArguments: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl ?? '');
  const child = spawn(program, programArguments, {
    stdio: ['ignore', 'ignore', 'pipe'],
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
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', (cause) =>
      reject(
        new CommandError(
          `${program} could not be started: install PostgreSQL's client programs, at least of the server's version.`,
          { cause },
        ),
      ),
    );
  });
  if (status !== 0) throw new CommandError(`${program} failed: ${complaint.trim()}`);
}
