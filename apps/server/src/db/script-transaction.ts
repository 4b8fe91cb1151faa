import type { Transaction } from './database.ts';

export type ScriptTransaction = Transaction & {
  /** Several statements without parameters. */
  script(sql: string): Promise<void>;
};
