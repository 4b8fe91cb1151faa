import { encode } from 'uqr';

/** Returns the squares that the app draws as a QR code of this text. */
export function squaresOf(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 3 });
  return data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
