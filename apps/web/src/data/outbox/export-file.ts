import type { FileToSave } from '../../platform/handed-over.ts';
import type { OutboxItem } from './item.ts';

/**
 * Returns the items as a file that a person can keep or give to their office: everything the device knows
 * about them, with the bytes of their files in base64, so that nothing is lost with the phone.
 */
export async function exportFile(
  items: readonly OutboxItem[],
  exportedAtMs: number,
  bytesOf: (id: string) => Promise<ArrayBuffer | null>,
): Promise<FileToSave> {
  const exportedAt = new Date(exportedAtMs).toISOString();
  const exported = await Promise.all(
    items.map(async (item) => ({
      ...(isAnonymous(item) ? withoutNames(item) : item),
      added_at: new Date(item.addedAtMs).toISOString(),
      ...(item.follows !== undefined && { base64: toBase64(await bytesOf(item.id)) }),
    })),
  );
  const content = { format: 'muster-outbox', version: 1, exported_at: exportedAt, items: exported };
  return {
    name: `muster-unsent-${exportedAt.replaceAll(/[:.]/g, '-')}.json`,
    type: 'application/json',
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}

/** Returns whether an item is sent without its author's name: an anonymous report, or a photo of one. */
function isAnonymous({ payload }: OutboxItem): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  return (
    ('anonymous' in payload && payload.anonymous === true) ||
    ('purpose' in payload && payload.purpose === 'anonymous_photo')
  );
}

/** The file may reach an office, which must not learn who reported it or from which phone. */
function withoutNames({ id, kind, payload, payloadVersion, progress, follows }: OutboxItem) {
  return { id, kind, payload, payloadVersion, progress, follows };
}

/** Returns null if there are no bytes. */
function toBase64(bytes: ArrayBuffer | null): string | null {
  if (bytes === null) return null;
  const view = new Uint8Array(bytes);
  let text = '';
  // In chunks, because a call takes a limited number of arguments.
  for (let start = 0; start < view.length; start += 0x8000) {
    text += String.fromCharCode(...view.subarray(start, start + 0x8000));
  }
  return btoa(text);
}
