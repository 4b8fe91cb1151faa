const soonDays = 30;
const dayMs = 86_400_000;

export type CertificateState = 'expired' | 'expiring' | 'valid';

/**
 * Whether a certificate still holds. Its last day counts.
 *
 * @param expiresOn `yyyy-mm-dd`; null: it never ends
 * @param today the day where the company works
 */
export function certificateState(expiresOn: string | null, today: string): CertificateState {
  if (expiresOn === null) return 'valid';
  if (expiresOn < today) return 'expired';
  const leftDays = (Date.parse(expiresOn) - Date.parse(today)) / dayMs;
  return leftDays <= soonDays ? 'expiring' : 'valid';
}
