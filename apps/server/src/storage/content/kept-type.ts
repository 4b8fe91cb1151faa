import { invalidMimeType } from '../errors/errors.ts';
import { sniffType } from './sniffed-type.ts';

/** A type with parameters, in characters that a header can carry. */
const wellFormed = /^[\w!#$&^.+-]+\/[\w!#$&^.+*-]+\s*(;[\x20-\x7e]*)?$/;

const markupTypes =
  /^(text\/|application\/(xhtml|xml|javascript|rss|atom)|[\w.-]+\/[\w.-]*\+?xml)/i;

/**
 * Refuses a declared type that the bucket doesn't accept (protocol C1). `image/*` accepts any image.
 * @throws StorageError InvalidMimeType
 */
export function assertAllowedType(type: string, allowed: readonly string[] | null): void {
  if (allowed === null || allowed.length === 0) return;
  if (!isAmong(type, allowed)) throw invalidMimeType(type);
}

/**
 * Returns the type under which an object is stored: the declared one unless its bytes contradict it. In a bucket that
 * accepts only certain types, bytes that are clearly something else are refused; elsewhere markup that claims to be a
 * picture is stored as text, so that nothing renders it.
 * @throws StorageError InvalidMimeType
 */
export async function typeToKeep(
  declared: string,
  head: Uint8Array,
  allowed: readonly string[] | null,
): Promise<string> {
  const type = wellFormed.test(declared) ? declared : 'application/octet-stream';
  const found = await sniffType(head);
  if (found === null) return type;
  if (found === 'markup') {
    if (markupTypes.test(type)) return type;
    if (allowed !== null && allowed.length > 0) throw invalidMimeType('text/html');
    return type === 'application/octet-stream' ? type : 'text/plain';
  }
  const isRestricted = allowed !== null && allowed.length > 0;
  if (isRestricted && familyOf(found) !== familyOf(type) && !isAmong(found, allowed)) {
    throw invalidMimeType(found);
  }
  return type;
}

function isAmong(type: string, allowed: readonly string[]): boolean {
  const [essence = ''] = type.split(';');
  return allowed.some(
    (each) =>
      each === '*' ||
      each === '*/*' ||
      each === type ||
      each === essence.trim() ||
      (each.endsWith('/*') && essence.startsWith(each.slice(0, -1))),
  );
}

/** Photos are often declared as another photo format, which is harmless. */
function familyOf(type: string): string {
  return type.slice(0, type.indexOf('/'));
}
