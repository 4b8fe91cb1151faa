import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Codes of the neighboring half minutes are accepted because phones' clocks are off. */
const neighbours = 1;
const periodS = 30;
/** The longest time a code is accepted. */
export const totpShownMs = (1 + 2 * neighbours) * periodS * 1000;

/**
 * Parameters that authenticator apps support: SHA-1, six digits, 30 s (RFC 6238 and the key URI
 * format).
 */
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

/** Capacity of a QR code at the medium error correction level, in bytes. */
const qrCapacity = 2331;

/**
 * Returns the URI that an authenticator app reads and its QR code (raw SVG), or null if the names
 * are too long for a QR code.
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
