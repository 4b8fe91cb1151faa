const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number] | 'identity';

/** The best encoding that an `Accept-Encoding` header takes. */
export function chooseEncoding(accepted: string | null): Encoding {
  const wanted = new Set(
    (accepted ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
      .map((entry) => entry.split(';')[0] ?? ''),
  );
  return encodings.find((encoding) => wanted.has(encoding)) ?? 'identity';
}
