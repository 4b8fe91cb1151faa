import { useLingui } from '@lingui/react/macro';
import { type Punch, punchSchema } from '@muster/contract';
import { breakAnswerOf } from '../../data/breaks/break-answer.ts';
import { punchItemKind } from '../../data/clock/punch-sender.ts';
import { keptChangeOf } from '../../data/changes/kept-change.ts';
import { commentOf } from '../../data/comments/comment-item.ts';
import { savedJsaKind } from '../../data/jsa/saved-jsa-item.ts';
import { kioskAnswerOf } from '../../data/kiosk/kiosk-answer.ts';
import { filePayloadOf } from '../../data/outbox/kept-file.ts';
import { jsaActKind } from '../../data/jsa/jsa-act.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { purchaseOf } from '../../data/orders/purchase-item.ts';
import { profileChangesOf } from '../../data/profile/profile-change.ts';
import { hazardReportKind, hazardStepKind } from '../../data/safety/hazard-items.ts';
import {
  availabilityKind,
  confirmationKind,
  timeOffKind,
} from '../../data/schedule/schedule-items.ts';
import { usePunchNames } from '../../ui/time/use-punch-names.ts';

/** The punch in an item; null if it is something else or can't be read. */
export function punchOf({ kind, payload }: OutboxItem): Punch | null {
  if (kind !== punchItemKind) return null;
  const punch = punchSchema.safeParse(payload);
  return punch.success ? punch.data : null;
}

/** Describes what was done, as one line of a list. */
export function useItemWords(): (item: OutboxItem) => string {
  const { t } = useLingui();
  const punchName = usePunchNames();
  return (item) => {
    const punch = punchOf(item);
    if (punch !== null) return punchName(punch);
    if ((breakAnswerOf(item) ?? kioskAnswerOf(item)) !== null) return t`Answer about breaks`;
    if (commentOf(item) !== null) return t`Note`;
    const file = filePayloadOf(item);
    if (file !== null) return file.mime_type.startsWith('image/') ? t`Photo` : t`File`;
    if (item.kind === hazardReportKind) return t`Hazard report`;
    if (item.kind === hazardStepKind) return t`Hazard update`;
    if (item.kind === savedJsaKind) return t`Job safety analysis`;
    if (item.kind === jsaActKind) return t`JSA signature or update`;
    if (item.kind === confirmationKind) return t`Confirmed shift`;
    if (item.kind === availabilityKind) return t`Your availability`;
    if (item.kind === timeOffKind) return t`Time off request`;
    const purchase = purchaseOf(item);
    if (purchase !== null) {
      return {
        record_counter_order: t`Purchase order ${purchase.title}`,
        record_order_request: t`Request: ${purchase.title}`,
        record_receipt: t`Receipt: ${purchase.title}`,
      }[purchase.call];
    }
    const kept = keptChangeOf(item);
    if (kept !== null) return kept.title;
    const changes = profileChangesOf(item);
    if (changes === null) return t`Saved entry`;
    if ('photo_url' in changes) return t`Your photo`;
    if ('emergency_contact' in changes) return t`Your emergency contact`;
    return 'language' in changes || 'theme' in changes ? t`Language and theme` : t`Your profile`;
  };
}
