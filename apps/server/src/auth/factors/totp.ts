import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Codes of neighbouring half minutes count: phones' clocks are off. */
const neighbours = 1;
const periodS = 30;
/** For how long a code counts at most. */
export const totpShownMs = (1 + 2 * neighbours) * periodS * 1000;

/** What authenticator apps know: SHA-1, six digits, 30 s (RFC 6238 and the key URI format). */
function totpOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}) {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodS,
  });
}

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What a QR code holds at the middle level of correction, in bytes. */
const qrCapacity = 2331;

/**
 * What an authenticator app reads, as an address and as a picture of it (raw SVG); null when the
 * names are too long for a picture.
 */
export function totpInvitation(
  secret: string,
  names: { readonly issuer: string; readonly label: string },
): { readonly uri: string; readonly qr_code: string } | null {
  const uri = totpOf(secret, names).toString();
  if (uri.length > qrCapacity) return null;
  return { uri, qr_code: renderSVG(uri, { ecc: 'M' }) };
}

export function isTotpCode(secret: string, code: string, nowMs: number): boolean {
  return totpOf(secret).validate({ token: code, timestamp: nowMs, window: neighbours }) !== null;
}
