import { useLingui } from '@lingui/react/macro';
import type { MyShift } from '@muster/contract/my-schedule';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError, describeStorageTrouble } from '../../../data/errors/words.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { useRecordSchedule } from '../../../data/schedule/use-record-schedule.ts';
import { StorageError } from '../../../data/storage/connection.ts';
import { randomId } from '../../../platform/random-id.ts';
import { notify } from '../../../ui/notices.ts';

/** Says "I'll be there", with or without a network. */
export function useConfirmShift() {
  const { t, i18n } = useLingui();
  const { clock } = useData();
  const recorder = useRecordSchedule();
  const isOffline = useNetwork() === 'offline';
  const [isStoring, setStoring] = useState(false);

  async function confirm({ id, sequence }: Pick<MyShift, 'id' | 'sequence'>): Promise<void> {
    const confirmedAt = new Date(clock.nowMs()).toISOString();
    setStoring(true);
    try {
      await recorder.confirm({ id: randomId(), shiftId: id, sequence, confirmedAt });
      if (isOffline) {
        void notify({
          id: 'confirm-shift',
          tone: 'good',
          title: t`Saved on this device`,
          body: t`It will be sent when you’re back online.`,
        });
      }
    } catch (error) {
      void notify({
        id: 'confirm-shift',
        tone: 'destructive',
        title: t`Couldn’t confirm the shift`,
        body: i18n._(
          error instanceof StorageError
            ? describeStorageTrouble(error.trouble)
            : describeError(error),
        ),
      });
    } finally {
      setStoring(false);
    }
  }

  return { confirm, isStoring };
}
