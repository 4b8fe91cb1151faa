import type { HazardReport } from '@muster/contract/safety';
import type { HazardStep } from '@muster/domain';
import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import { reportKind } from './report-kind.ts';
import { stepKind } from './step-kind.ts';

export type HazardRecorder = {
  report(made: { id: string; isAnonymous: boolean; report: HazardReport }): Promise<void>;
  takeStep(made: {
    id: string;
    hazardId: string;
    step: HazardStep;
    facts: Readonly<Record<string, unknown>>;
  }): Promise<void>;
};

/**
 * Keeps reports and steps on the device and sends them from there. Both resolve once the device holds
 * them safely, and throw `StorageError` when it doesn't.
 */
export function useRecordHazard(): HazardRecorder {
  const { outbox } = useData();
  const { user_id, person_id } = useIdentity();
  const author = { userId: user_id, personId: person_id ?? user_id };
  return {
    report: async (made) => void (await outbox.add(reportKind.toItem(made, author))),
    takeStep: async (made) => void (await outbox.add(stepKind.toItem(made, author))),
  };
}
