import type { Logger } from 'pino';

/** What the database room says goes to the server's log; tests pass a silent one. */
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;
