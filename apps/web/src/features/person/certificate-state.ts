const soonDays = 30;
const dayMs = 86_400_000;

export type CertificateState = 'expired' | 'expiring' | 'valid';

/**
 * Returns the state of a certificate, which is still valid on its last day.
 *
 * @param expiresOn `yyyy-mm-dd`; null: it never expires
 * @param today the company's day, `yyyy-mm-dd`
 */
export function certificateState(expiresOn: string | null, today: string): CertificateState {
  if (expiresOn === null) return 'valid';
  if (expiresOn < today) return 'expired';
  const leftDays = (Date.parse(expiresOn) - Date.parse(today)) / dayMs;
  return leftDays <= soonDays ? 'expiring' : 'valid';
}
