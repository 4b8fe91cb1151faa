import type { HazardStep } from '@muster/domain';
import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import { hazardPayloadVersion, hazardStepKind, type StepPayload } from './hazard-items.ts';
import { type HazardPhoto, photoFiles } from './photo-files.ts';

type MadeStep = {
  readonly id: string;
  readonly hazardId: string;
  readonly step: HazardStep;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly companyId: string;
  readonly photos: readonly HazardPhoto[];
};

/** A step with a hazard; the server recognizes it by the item's id. */
export const stepKind: OutboxKind<MadeStep> = {
  name: hazardStepKind,
  toItem: ({ id, hazardId, step, facts, companyId, photos }, { userId, personId }) => ({
    id,
    kind: hazardStepKind,
    userId,
    personId,
    causalKey: `hazard:${hazardId}`,
    payloadVersion: hazardPayloadVersion,
    payload: () =>
      ({ v: hazardPayloadVersion, hazard_id: hazardId, step, facts }) satisfies StepPayload,
    files: photoFiles(companyId, hazardId, photos, 'photo'),
  }),
  createSender: (server) => ({
    kind: hazardStepKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-hazard-item.ts'), call.signal);
      return module === null ? unreachable : module.sendStep(server, item, call);
    },
  }),
};
