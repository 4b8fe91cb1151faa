import { fieldOf } from './field-of.ts';

/** Of the phone that the web view is on; null where it doesn't tell. Its user agent may name an older one. */
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
