import { useLingui } from '@lingui/react/macro';
import { notify } from '../../ui/notices.ts';

/** Says that a change was saved, or that the device has it until the server does. */
export function useSavedNotice(): (
  made: { readonly verdict: string },
  notice: { readonly id: string; readonly title: string },
) => void {
  const { t } = useLingui();
  return ({ verdict }, { id, title }) =>
    void notify(
      verdict === 'waits'
        ? {
            id,
            tone: 'plain',
            title: t`Saved on this device`,
            body: t`It syncs when you’re back online.`,
          }
        : { id, tone: 'good', title },
    );
}
