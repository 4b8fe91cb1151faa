import { savedChecklistSchema } from '@muster/contract/checklists';
import type { EquipmentPiece } from '@muster/contract/equipment';
import { judgeChecklist } from '@muster/domain/checklists/judge-checklist';
import { keptChangeOf } from '../../data/changes/kept-change.ts';
import { checklistTemplatesQuery } from '../../data/checklists/templates-query.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { type Check, checksOf, type ShownCheck } from './shown-checks.ts';

/** Returns a piece's checks, including answers on this device that the server doesn't have yet. */
export function useEquipmentChecks(piece: EquipmentPiece): readonly ShownCheck[] {
  const { clock } = useData();
  const { user_id } = useIdentity();
  const { items } = useOutbox();
  const read = useSnapshotQuery(checklistTemplatesQuery(user_id));
  const templates = read.status === 'ready' ? read.data.templates : [];
  const unsent = items.flatMap((item): Check[] => {
    const kept = keptChangeOf(item);
    if (kept?.change !== 'save_checklist' || item.progress.state === 'attention') return [];
    const made = savedChecklistSchema.safeParse(kept.parameters['checklist']).data;
    const asked = templates.find((one) => one.id === made?.template_id);
    const id = kept.parameters['checklist_id'];
    if (made?.equipment_id !== piece.id || asked === undefined || typeof id !== 'string') return [];
    // Judged by the current questions, which may have changed since; the server counts again.
    const { failed } = judgeChecklist(asked.questions, made.answers);
    return [
      {
        id,
        templateId: asked.id,
        title: asked.title,
        madeAt: made.made_at,
        failedCount: failed.length,
        isSent: false,
      },
    ];
  });
  const known = piece.checks.map((one) => ({
    id: one.id,
    templateId: one.template_id,
    title: one.title,
    madeAt: one.made_at,
    failedCount: one.failed_count,
    isSent: true,
  }));
  return checksOf(piece, templates, [...unsent, ...known], {
    nowMs: clock.nowMs(),
    zone: readerZone(),
  });
}
