import { type Punch, punchSchema } from '@muster/contract';
import type { OutboxItem } from '../outbox/item.ts';
import { punchAnswerSchema } from './punch-answer.ts';
import { buildPunch, type NamedPunchDraft } from './punch-draft.ts';
import { punchItemKind } from './punch-sender.ts';

/**
 * The person's punches in the outbox that `known`, the punches behind the server's answer, do not
 * contain, and that are expected to count. Not those that were refused or wait for a decision.
 */
export function pendingPunches(
  items: readonly OutboxItem[],
  personId: string,
  known: ReadonlySet<string>,
): readonly Punch[] {
  return items
    .filter((item) => item.kind === punchItemKind && item.personId === personId)
    .filter((item) => !known.has(item.id) && isExpectedToCount(item))
    .map((item) => punchSchema.safeParse(item.payload))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []));
}

function isExpectedToCount({ progress }: OutboxItem): boolean {
  if (progress.state === 'attention') return progress.reason.by === 'call';
  if (progress.state !== 'done') return true;
  const answer = punchAnswerSchema.safeParse(progress.answer);
  if (!answer.success) return true;
  return (answer.data.first_verdict ?? answer.data.verdict) !== 'needs_decision';
}

/** These have no number on the device, as they aren't outbox items yet. */
const noDevice = { deviceId: '', deviceSeq: 0 };

/** Returns the taps that the device holds off site, as the punches that they will become. Screens show them as done. */
export function heldPunchesOf(
  drafts: readonly NamedPunchDraft[],
  personId: string,
  isKnown: (id: string) => boolean,
): readonly Punch[] {
  return drafts.flatMap((draft) =>
    draft.instant === undefined || isKnown(draft.id)
      ? []
      : [buildPunch(draft, { id: draft.id, personId, instant: draft.instant, device: noDevice })],
  );
}
