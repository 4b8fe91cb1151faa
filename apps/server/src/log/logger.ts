import { pino } from 'pino';
import type { Logger } from 'pino';

export type { Logger };

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * One JSON line an event on standard error; standard output is for what a person started the
 * server to read. Nobody reads JSON in a terminal, so there only warnings show unless asked for.
 */
export function createLogger(level: LogLevel | undefined): Logger {
  return pino(
    {
      level: level ?? (process.stderr.isTTY ? 'warn' : 'info'),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
