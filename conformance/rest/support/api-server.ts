import type { Signer } from './tokens.ts';

/** A server with the fixtures, and everything needed to be one of its callers. */
export type ApiServer = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  readonly sign: Signer;
  stop(): Promise<unknown>;
};
