import { invalid } from '../auth-error.ts';

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const pattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`);

/** Returns the address in lower case. @throws AuthError 400 if it is missing, too long or malformed. */
export function emailAddress(given: string): string {
  if (given === '') throw invalid('An email address is required');
  if (Buffer.byteLength(given) > 255) throw invalid('An email address is too long');
  if (!pattern.test(given)) throw invalid('Unable to validate email address: invalid format');
  return given.toLowerCase();
}
