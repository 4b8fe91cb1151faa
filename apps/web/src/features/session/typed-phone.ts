/**
 * A phone number as it is typed, as the E.164 number that it means; ten digits are one of North America, where numbers
 * are written without their country. Null when it is none.
 */
export function typedPhone(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  if (/^[2-9]\d{9}$/.test(digits)) return `+1${digits}`;
  if (/^1[2-9]\d{9}$/.test(digits)) return `+${digits}`;
  return null;
}
