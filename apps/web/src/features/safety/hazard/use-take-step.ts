import { useLingui } from '@lingui/react/macro';
import type { HazardStep } from '@muster/domain';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import type { HazardPhoto } from '../../../data/safety/photo-files.ts';
import { useRecordHazard } from '../../../data/safety/use-record-hazard.ts';
import { randomId } from '../../../platform/random-id.ts';
import { notify } from '../../../ui/notices.ts';
import { isFieldStep } from './step-draft.ts';
import { useHazardChange } from '../use-hazard-change.ts';

/** Records a step: from the field through the device's storage, otherwise online. */
export function useTakeStep(hazardId: string) {
  const { t, i18n } = useLingui();
  const isOffline = useNetwork() === 'offline';
  const recorder = useRecordHazard();
  const change = useHazardChange();
  const [isStoring, setStoring] = useState(false);

  /** Throws `DataError` or `StorageError` if it was not recorded. */
  async function takeNow(
    step: HazardStep,
    facts: Readonly<Record<string, unknown>>,
    photos: readonly HazardPhoto[] = [],
  ): Promise<void> {
    if (!isFieldStep(step)) {
      await change.mutateAsync({
        call: 'change_hazard',
        parameters: { change_id: randomId(), hazard_id: hazardId, step, facts },
      });
      return;
    }
    const made = { id: randomId(), hazardId, step, facts: { comment: null, ...facts }, photos };
    await recorder.takeStep(made);
    if (isOffline) {
      void notify({
        id: 'hazard-step',
        tone: 'good',
        title: t`Saved on this device`,
        body: t`It will be sent when you’re back online.`,
      });
    }
  }

  /** For a step without a form: shows a notice if it was not recorded. */
  async function take(step: HazardStep, facts: Readonly<Record<string, unknown>>): Promise<void> {
    setStoring(true);
    try {
      await takeNow(step, facts);
    } catch (error) {
      void notify({
        id: 'hazard-step',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      });
    } finally {
      setStoring(false);
    }
  }

  return {
    takeNow,
    take: (step: HazardStep, facts: Readonly<Record<string, unknown>>) => void take(step, facts),
    isBusy: isStoring || change.isPending,
  };
}
