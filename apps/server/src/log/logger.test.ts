import { describe, expect, it } from 'vitest';

import { DatabaseError } from '../db/database.ts';
import { createLogger, loggedError, type LogFormat, type LogLevel } from './logger.ts';

it('tells of an error where and why, and none of the values that it carries', () => {
  const cause = new DatabaseError({
    code: '23505',
    message: 'duplicate key value violates unique constraint "users_email_key"',
    detail: 'Key (email)=(person@example.com) already exists.',
  });
  const error = Object.assign(new Error('cannot sign up', { cause }), { sent: 'a password' });
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'cannot sign up',
    cause: { type: 'DatabaseError', code: '23505' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/person@example\.com|a password/);
  expect(loggedError('a password')).toEqual({ type: 'string', message: 'not an error' });
});

describe('the log', () => {
  function written(
    isTerminal: boolean,
    asked: { level?: LogLevel; format?: LogFormat } = {},
  ): string[] {
    const lines: string[] = [];
    const log = createLogger({
      level: asked.level,
      format: asked.format,
      isTerminal,
      destination: { write: (line) => void lines.push(line) },
    });
    log.info({ path: '/rest/v1/projects' }, 'request');
    log.warn('the database cannot be asked');
    return lines;
  }

  it('shows no request and no JSON in a terminal', () => {
    expect(written(true)).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d warn {2}the database cannot be asked\n$/),
    ]);
  });

  it('shows requests in a terminal when asked for', () => {
    expect(written(true, { level: 'info' })).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d info {2}request {2}path=\/rest\/v1\/projects\n$/),
      expect.any(String),
    ]);
  });

  it('is JSON with every request where its output is no terminal', () => {
    expect(written(false).map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 'info', msg: 'request', path: '/rest/v1/projects' },
      { level: 'warn', msg: 'the database cannot be asked' },
    ]);
  });

  it('is JSON in a terminal, and text elsewhere, when asked for', () => {
    expect(written(true, { format: 'json' })).toEqual([expect.stringMatching(/^\{.*\}\n$/)]);
    expect(written(false, { format: 'text' })[0]).toMatch(/ info {2}request {2}path=/);
  });
});
