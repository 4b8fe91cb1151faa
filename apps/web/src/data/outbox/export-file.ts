import type { FileToSave } from '../../platform/files.ts';
import type { OutboxItem } from './item.ts';

/**
 * The items as a file that a person can keep or hand to their office: everything the device knows of
 * them, so that nothing is lost with the phone.
 */
export function exportFile(items: readonly OutboxItem[], exportedAtMs: number): FileToSave {
  const exportedAt = new Date(exportedAtMs).toISOString();
  const content = {
    format: 'muster-outbox',
    version: 1,
    exported_at: exportedAt,
    items: items.map((item) => ({ ...item, added_at: new Date(item.addedAtMs).toISOString() })),
  };
  return {
    name: `muster-unsent-${exportedAt.replaceAll(/[:.]/g, '-')}.json`,
    type: 'application/json',
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}
