import { pino } from 'pino';
import type { Logger } from 'pino';

export type { Logger };

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * One JSON line an event on standard error; standard output is for what a person started the
 * server to read. No one reads JSON in a terminal, so there only warnings show unless asked for.
 */
export function createLogger(level: LogLevel | undefined): Logger {
  return pino(
    {
      level: level ?? (process.stderr.isTTY ? 'warn' : 'info'),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
    },
    pino.destination({ dest: 2, sync: true }),
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
 * What a log line tells of an error: where and why, but none of its other fields. A database error's
 * `detail` repeats values of the row, and errors of clients carry what was sent.
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
