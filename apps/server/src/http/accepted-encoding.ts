import { parseAccept } from 'hono/utils/accept';

const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number] | 'identity';

/** Returns the best encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(accepted: string | null): Encoding {
  const wanted = parseAccept(accepted ?? '').filter(({ q }) => q > 0);
  return (
    encodings.find((encoding) => wanted.some(({ type }) => type.toLowerCase() === encoding)) ??
    'identity'
  );
}
