import { pino } from 'pino';
import type { Logger } from 'pino';

import { readableLine } from './readable-line.ts';

export type { Logger };

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export const logFormats = ['json', 'text'] as const;
export type LogFormat = (typeof logFormats)[number];

/**
 * Events go to standard error; standard output is for the person who started the server. In a
 * terminal they are readable lines, and only warnings show by default; anywhere else each is a line of JSON.
 */
export function createLogger({
  level,
  format,
  isTerminal = process.stderr.isTTY,
  destination = pino.destination({ dest: 2, sync: true }),
}: {
  readonly level: LogLevel | undefined;
  readonly format: LogFormat | undefined;
  readonly isTerminal?: boolean;
  readonly destination?: { write(line: string): void };
}): Logger {
  const isText = (format ?? (isTerminal ? 'text' : 'json')) === 'text';
  return pino(
    {
      level: level ?? (isTerminal ? 'warn' : 'info'),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
    },
    isText ? { write: (line: string) => destination.write(readableLine(line)) } : destination,
  );
}

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: LoggedError;
};

/**
 * The logged part of an error: where and why, but none of its other fields. A database error's `detail` repeats values
 * of the row, and errors of clients include the data they sent.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}
