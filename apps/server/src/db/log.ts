import type { Logger } from 'pino';

/** The part of the server's log that the database room uses; tests pass a silent one. */
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;
