import type { HazardReport } from '@muster/contract/safety';
import type { HazardStep } from '@muster/domain';
import { secrets } from '../../platform/secrets.ts';
import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import { withoutFiles } from '../outbox/kept-file.ts';
import type { HazardPhoto } from './photo-files.ts';
import { reportKind } from './report-kind.ts';
import { stepKind } from './step-kind.ts';

type MadeReport = {
  readonly id: string;
  readonly isAnonymous: boolean;
  readonly report: HazardReport;
  readonly photos: readonly HazardPhoto[];
  /** For a device that has no room for the photos. */
  readonly isTextOnly?: boolean;
};

export type HazardRecorder = {
  report(made: MadeReport): Promise<void>;
  takeStep(made: {
    id: string;
    hazardId: string;
    step: HazardStep;
    facts: Readonly<Record<string, unknown>>;
    photos: readonly HazardPhoto[];
  }): Promise<void>;
};

/**
 * Stores reports and steps on the device and sends them from there. Both resolve once the device has stored them, and
 * throw `StorageError` if it can't.
 */
export function useRecordHazard(): HazardRecorder {
  const { outbox } = useData();
  const { user_id, person_id, company_id } = useIdentity();
  const author = { userId: user_id, personId: person_id ?? user_id };
  const companyId = company_id ?? '';
  return {
    report: async ({ isAnonymous, isTextOnly = false, ...made }) => {
      const ticket = isAnonymous ? secrets.randomHex(32) : null;
      const draft = reportKind.toItem({ ...made, companyId, ticket }, author);
      await outbox.add(isTextOnly ? withoutFiles(draft) : draft);
    },
    takeStep: async (made) =>
      void (await outbox.add(stepKind.toItem({ ...made, companyId }, author))),
  };
}
