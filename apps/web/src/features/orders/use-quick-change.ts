import { useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { notify } from '../../ui/notices.ts';
import { type PurchasingChange, usePurchasingChange } from './use-purchasing-change.ts';

/** A one-tap change, with its outcome as a notice. */
export function useQuickChange(noticeId: string) {
  const { t, i18n } = useLingui();
  const change = usePurchasingChange();
  return {
    isBusy: change.isPending,
    make: (made: PurchasingChange, title: string): Promise<void> =>
      change.mutateAsync(made).then(
        () => void notify({ id: noticeId, tone: 'good', title }),
        (error: Error) =>
          void notify({
            id: noticeId,
            tone: 'destructive',
            title: t`Nothing was changed`,
            body: i18n._(describeError(error)),
          }),
      ),
  };
}
