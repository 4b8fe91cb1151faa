import type { Statement, TransactionOptions } from './database.ts';

/**
 * The statement that makes the rest of a transaction run as its caller: role, claims and further
 * `request.*` settings, all local to the transaction. Null when nothing has to be set. Its text
 * depends only on how many settings there are, so it stays one of a handful of prepared statements.
 */
export function callerStatement(
  options: TransactionOptions | undefined,
  extraSettings: readonly (readonly [name: string, value: string])[] = [],
): Statement | null {
  const settings: (readonly [string, string])[] = [...extraSettings];
  const caller = options?.caller;
  if (caller !== undefined) {
    settings.push(['role', caller.role], ['request.jwt.claims', JSON.stringify(caller.claims)]);
    if (caller.settings !== undefined) settings.push(...Object.entries(caller.settings));
  }
  if (settings.length === 0) return null;
  return { text: settingsText(settings.length), parameters: settings.flat() };
}

const textsByCount: string[] = [];

function settingsText(count: number): string {
  return (textsByCount[count] ??= `select ${Array.from(
    { length: count },
    (_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`,
  ).join(', ')}`);
}
