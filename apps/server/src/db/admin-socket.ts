/**
 * The local socket through which `muster` sub-commands reach the server that has the embedded
 * database open. Only the operating system user who runs the server can open it. The request is one
 * JSON line; the response is JSON lines: any number of `say`, then `done` or `failed`.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, unlink } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { DatabaseLog } from './log.ts';

const requestSchema = z.object({ command: z.string(), arguments: z.unknown() });

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), line: z.string() }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
type Answer = z.infer<typeof answerSchema>;

/** Runs a command; errors are sent to the client as a sentence. */
export type AdminHandler = (
  command: string,
  commandArguments: unknown,
  say: (line: string) => void,
) => Promise<void>;

export type AdminSocket = { close(): Promise<void> };

/** @param dataDir Locked by this process, so a socket found there is a dead server's. */
export async function startAdminSocket(
  dataDir: string,
  { handle, log }: { handle: AdminHandler; log: DatabaseLog },
): Promise<AdminSocket> {
  const path = socketPath(dataDir);
  if (!isPipe(path)) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await unlink(path).catch(() => {});
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', (error) => log.warn({ err: error }, 'an administration command broke off'));
    void serve(socket, handle);
  });
  server.listen(path);
  await once(server, 'listening');
  server.unref();
  if (!isPipe(path)) await chmod(path, 0o600);
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function serve(socket: Socket, handle: AdminHandler): Promise<void> {
  const answer = (message: Answer): void => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  try {
    for await (const line of createInterface({ input: socket })) {
      const request = requestSchema.parse(JSON.parse(line));
      await handle(request.command, request.arguments, (said) =>
        answer({ kind: 'say', line: said }),
      );
      answer({ kind: 'done' });
      break;
    }
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

/** The running server's answer to a command; `absent` if no server runs on this folder. */
export type AdminOutcome =
  | { readonly kind: 'absent' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

/** Asks the server that runs on the data folder to run a command. */
export async function askServer(
  dataDir: string,
  request: { readonly command: string; readonly arguments: unknown },
  say: (line: string) => void,
): Promise<AdminOutcome> {
  const socket = createConnection(socketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return { kind: 'absent' };
  }
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer = answerSchema.parse(JSON.parse(line));
    if (answer.kind !== 'say') return answer;
    say(answer.line);
  }
  return { kind: 'failed', message: 'The server ended before it had finished the command.' };
}

/** The longest socket path that operating systems allow, including its terminating zero byte. */
const longestPath = 103;

function socketPath(dataDir: string): string {
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\muster-${short}`;
  const path = join(dataDir, 'run', 'admin.sock');
  if (Buffer.byteLength(path) <= longestPath) return path;
  return join(tmpdir(), `muster-${process.getuid?.() ?? 0}-${short}`, 'admin.sock');
}

function isPipe(path: string): boolean {
  return path.startsWith('\\\\.\\pipe\\');
}
