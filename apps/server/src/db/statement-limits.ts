import { DatabaseError, type TransactionOptions } from './database.ts';

/** The most parameters that the wire protocol can count in one statement. */
const maxParameters = 65_535;

const serverLimitMs = 60_000;

const limitMsByRole: Readonly<Record<string, number>> = {
  anon: 3_000,
  authenticated: 8_000,
};

/** Time limit of a statement in milliseconds; 0 for no limit. */
export function statementLimitMs(options: TransactionOptions | undefined): number {
  if (options?.timeoutMs !== undefined) return options.timeoutMs;
  if (options?.caller === undefined) return serverLimitMs;
  return limitMsByRole[options.caller.role] ?? serverLimitMs;
}

/** Throws 54023 before anything is sent, since the protocol can't report it halfway. */
export function refuseTooManyParameters(count: number): void {
  if (count < maxParameters) return;
  throw new DatabaseError({
    code: '54023',
    message: `A statement takes at most ${maxParameters - 1} parameters, this one has ${count}.`,
  });
}
