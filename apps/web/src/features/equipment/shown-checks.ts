import type { ChecklistTemplate } from '@muster/contract/checklists';
import type { EquipmentPiece } from '@muster/contract/equipment';
import { isAskedOf } from '@muster/domain/checklists/is-asked-of';
import { dayKeyAt } from '../../ui/time/day-key.ts';

/** A check of a piece that was answered. */
export type Check = {
  /** Null if the reader may not read it. */
  readonly id: string | null;
  readonly templateId: string;
  readonly title: ChecklistTemplate['title'];
  readonly madeAt: string;
  readonly failedCount: number;
  readonly isSent: boolean;
};

export type ShownCheck = {
  readonly templateId: string;
  readonly title: ChecklistTemplate['title'];
  /** True if the company asks for it on this piece now; otherwise it was only answered once. */
  readonly isAsked: boolean;
  /** By its interval, while the piece is out. */
  readonly isDue: boolean;
  readonly latest: Check | null;
};

type Asked = Pick<
  ChecklistTemplate,
  'id' | 'title' | 'asked_at' | 'equipment_type' | 'every_days' | 'is_active'
>;

/** Returns each check of a piece once, with its latest answer; those that are asked for now come first. */
export function checksOf(
  piece: Pick<EquipmentPiece, 'type' | 'is_out' | 'is_retired'>,
  templates: readonly Asked[],
  made: readonly Check[],
  { nowMs, zone }: { readonly nowMs: number; readonly zone: string },
): readonly ShownCheck[] {
  const dayOf = (atMs: number) => Date.parse(dayKeyAt(atMs, zone)) / 86_400_000;
  const daysSince = ({ madeAt }: Check) => dayOf(nowMs) - dayOf(Date.parse(madeAt));
  const latestOf = (templateId: string) =>
    made
      .filter((one) => one.templateId === templateId)
      .toSorted((one, other) => Date.parse(other.madeAt) - Date.parse(one.madeAt))[0] ?? null;
  const asked = templates.filter(
    ({ asked_at, is_active, equipment_type }) =>
      asked_at === 'equipment' && is_active && isAskedOf(equipment_type, piece.type),
  );
  const gone = new Map(
    made
      .filter(({ templateId }) => asked.every(({ id }) => id !== templateId))
      .map((one) => [one.templateId, one.title]),
  );
  return [
    ...asked.map(({ id, title, every_days }) => {
      const latest = latestOf(id);
      const isPlanned = every_days !== null && piece.is_out && !piece.is_retired;
      return {
        templateId: id,
        title,
        isAsked: true,
        isDue: isPlanned && (latest === null || daysSince(latest) >= every_days),
        latest,
      };
    }),
    ...[...gone].map(([templateId, title]) => ({
      templateId,
      title,
      isAsked: false,
      isDue: false,
      latest: latestOf(templateId),
    })),
  ];
}
