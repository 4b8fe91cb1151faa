import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends bytes unchanged and returns everything received until the server closes. A request should
 * ask for that with `Connection: close`.
 */
export async function sendRaw(serverUrl: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(serverUrl).port), '127.0.0.1');
  socket.write(Buffer.from(bytes, 'latin1'));
  return text(socket);
}

/** Returns a request of these lines that closes after the response. */
export function requestOf(firstLine: string, headers: readonly string[], body = ''): string {
  const lines = [firstLine, 'Host: localhost', 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Counts the responses. */
export const answersIn = (received: string) => received.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;

export const statusOf = (received: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1]);
