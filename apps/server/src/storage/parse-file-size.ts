import { invalidFileSizeLimit } from './errors/errors.ts';

const bytesByUnit: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/**
 * Bytes of a size such as "20mb" (decimal units, three significant digits, protocol C5).
 * @throws StorageError InvalidRequest
 */
export function parseFileSize(text: string): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)$/i.exec(text) ?? [];
  const factor = bytesByUnit[unit.toLowerCase()];
  if (factor === undefined) throw invalidFileSizeLimit();
  return Math.round(Number(Number(number).toPrecision(3)) * factor);
}
