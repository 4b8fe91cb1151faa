import type { SavedJsa } from '@muster/contract/jsa';
import type { OutboxItem } from '../outbox/item.ts';

/** A job safety analysis as the dialogue or an edit leaves it. Never changes: it is kept on devices. */
export const savedJsaKind = 'jsa';

/** As the device keeps it until the server has it. */
export type SavedJsaPayload = {
  readonly v: number;
  readonly jsa_id: string;
  readonly saved: SavedJsa;
};

/** The JSA that an item is a version of; null for an item of another kind. */
export function jsaIdOf({ kind, payload }: OutboxItem): string | null {
  if (kind !== savedJsaKind || typeof payload !== 'object' || payload === null) return null;
  return 'jsa_id' in payload && typeof payload.jsa_id === 'string' ? payload.jsa_id : null;
}
