/**
 * Converts a typed phone number to E.164. Ten digits are a North American number, since numbers there are written
 * without a country code. Returns null if it isn't a phone number.
 */
export function typedPhone(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  if (/^[2-9]\d{9}$/.test(digits)) return `+1${digits}`;
  if (/^1[2-9]\d{9}$/.test(digits)) return `+${digits}`;
  return null;
}
