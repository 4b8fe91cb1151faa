/**
 * Keyed hashes by the browser's own cryptography. A key of this kind can be used on this device and
 * read by no one, not even by us. Only pages of https and of this machine have it.
 */
export const secrets = {
  isAvailable: (): boolean => globalThis.crypto?.subtle !== undefined,

  /** Random bytes in hexadecimal digits. */
  randomHex: (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes))),

  /** A whole number below `limit`, each as likely as any other. */
  randomBelow: (limit: number): number => {
    const fair = Math.floor(2 ** 32 / limit) * limit;
    let drawn = fair;
    while (drawn >= fair) drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? fair;
    return drawn % limit;
  },

  /** The key that a text is, taken as UTF-8. */
  keyOf: (text: string): Promise<CryptoKey> =>
    crypto.subtle.importKey('raw', toBytes(text), hmac, false, ['sign']),

  /** The key that follows from a short secret by PBKDF2-SHA-256, as slowly as `iterations` say. */
  slowKeyOf: async (secret: string, salt: string, iterations: number): Promise<CryptoKey> => {
    const typed = await crypto.subtle.importKey('raw', toBytes(secret), 'PBKDF2', false, [
      'deriveBits',
    ]);
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations },
      typed,
      256,
    );
    return crypto.subtle.importKey('raw', bits, hmac, false, ['sign']);
  },

  /** HMAC-SHA-256 of a text in hexadecimal digits. */
  mac: async (key: CryptoKey, text: string): Promise<string> =>
    toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, toBytes(text)))),
};

const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
