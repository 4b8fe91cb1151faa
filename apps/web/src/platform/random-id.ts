/** A random UUID (version 4). `crypto.randomUUID` is missing on plain http, so it is made by hand. */
export function randomId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(random, (byte, index) => stamp(byte, index).toString(16).padStart(2, '0'));
  const parts = [
    hex.slice(0, 4),
    hex.slice(4, 6),
    hex.slice(6, 8),
    hex.slice(8, 10),
    hex.slice(10),
  ];
  return parts.map((part) => part.join('')).join('-');
}

/** RFC 9562: the version in the seventh byte, the variant in the ninth. */
function stamp(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  if (index === 8) return (byte & 0x3f) | 0x80;
  return byte;
}
