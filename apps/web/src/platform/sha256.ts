/** SHA-256 in hexadecimal digits; by our own hand where a page of plain http has no cryptography. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  const hash = subtle === undefined ? await plain(bytes) : await subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function plain(bytes: ArrayBuffer): Promise<Uint8Array> {
  const { plainSha256 } = await import('./plain-sha256.ts');
  return plainSha256(new Uint8Array(bytes));
}
