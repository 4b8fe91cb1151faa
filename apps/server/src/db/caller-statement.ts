import type { Statement, TransactionOptions } from './database.ts';

/**
 * Returns the statement that makes the rest of a transaction run as its caller: role, claims and further `request.*`
 * settings, all local to the transaction. Null if nothing has to be set. Its text depends only on which settings there
 * are, so it is one of a handful of prepared statements.
 * @throws TypeError for a name that isn't plain; names are the server's own, never a caller's
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
  return {
    text: settingsText(settings.map(([name]) => name)),
    parameters: settings.map(([, value]) => value),
  };
}

const textsByNames = new Map<string, string>();
const plainName = /^[a-z_]+(\.[a-z_]+)*$/;

/** Names in the text instead of parameters save both sides a fifth of the cost of settings. */
function settingsText(names: readonly string[]): string {
  const key = names.join();
  const known = textsByNames.get(key);
  if (known !== undefined) return known;
  const calls = names.map((name, index) => {
    if (!plainName.test(name)) throw new TypeError(`not the name of a setting: ${name}`);
    return `set_config('${name}', $${index + 1}, true)`;
  });
  const text = `select ${calls.join(', ')}`;
  textsByNames.set(key, text);
  return text;
}
