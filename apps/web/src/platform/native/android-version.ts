import { fieldOf } from './field-of.ts';

/**
 * Returns the phone's Android version; null if the web view doesn't report it. The user agent may name an older one.
 */
export async function androidVersion(navigator: object): Promise<number | null> {
  const hints: unknown = Reflect.get(navigator, 'userAgentData');
  const ask = fieldOf(hints, 'getHighEntropyValues');
  if (typeof ask !== 'function') return null;
  try {
    const answer: unknown = await ask.call(hints, ['platformVersion']);
    const [major] = /^\d+/.exec(String(fieldOf(answer, 'platformVersion'))) ?? [];
    return major === undefined ? null : Number(major);
  } catch {
    return null;
  }
}
