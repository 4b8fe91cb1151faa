import { punchPayloadVersion } from '@muster/contract';
import type { OutboxKind } from '../outbox/kind.ts';
import { buildPunch, type PunchDraft, type PunchInstant } from './punch-draft.ts';
import { createPunchSender, punchItemKind } from './punch-sender.ts';

type MadePunch = {
  readonly id: string;
  readonly instant: PunchInstant;
  readonly draft: PunchDraft;
};

/** Punches of a person's own phone; a tablet's are built in `features/kiosk/keep-punch.ts`. */
export const punchKind: OutboxKind<MadePunch> = {
  name: punchItemKind,
  toItem: ({ id, instant, draft }, { userId, personId }) => ({
    id,
    kind: punchItemKind,
    userId,
    personId,
    causalKey: `person:${personId}`,
    payloadVersion: punchPayloadVersion,
    payload: (device) => buildPunch(draft, { id, personId, instant, device }),
  }),
  createSender: createPunchSender,
};
