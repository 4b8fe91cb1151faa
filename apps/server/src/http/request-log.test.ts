import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { pino } from 'pino';
import { describe, expect, test } from 'vitest';

import { examine } from './request-facts.ts';
import { logRequest } from './request-log.ts';

const address = '203.0.113.7';

function lineOf(path: string): string {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const incoming = new IncomingMessage(new Socket());
  incoming.url = path;
  incoming.method = 'POST';
  Object.defineProperty(incoming.socket, 'remoteAddress', { value: address });
  const facts = examine(incoming, log, 0);
  logRequest(facts, path, incoming, new ServerResponse(incoming), 1);
  return lines.join('');
}

describe('the line of a request', () => {
  test.each([
    '/rest/v1/rpc/report_hazard_anonymously',
    '/functions/v1/anonymous-photo',
    '/storage/v1/object/upload/sign/attachments/a/hazard/b/c',
  ])('has no address of whoever does something without their name: %s', (path) => {
    const line = lineOf(path);
    expect(line).toContain('"msg":"request"');
    expect(line).not.toContain(address);
  });

  test.each(['/rest/v1/rpc/report_hazard', '/functions/v1/register-kiosk'])(
    'has it for %s',
    (path) => {
      expect(lineOf(path)).toContain(address);
    },
  );

  test.each([
    ['/auth/v1/admin/users/a-person', '/auth/v1/*'],
    ['/join/an-invitation', '/join/*'],
    ['/person@example.com', '/*'],
    ['/rest/v1/projects', '/rest/v1/projects'],
    ['/ready', '/ready'],
  ])('names %s, which no room answered, as %s', (path, logged) => {
    expect(lineOf(path)).toContain(`"path":"${logged}"`);
  });
});
