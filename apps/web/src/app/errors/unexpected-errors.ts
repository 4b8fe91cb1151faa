import { t } from '@lingui/core/macro';
import type { Reports } from '../../data/report/reports.ts';
import { notify } from '../../ui/notices.ts';
import { eventIdOf } from './event-id.ts';

/** Says and reports what failed outside of rendering, where no error screen can show it. */
export function watchUnexpectedErrors(reports: Reports): void {
  const show = (error: unknown) => {
    const id = eventIdOf(reports, error, {});
    void notify({
      tone: 'destructive',
      title: t`An unexpected error occurred`,
      body: t`Id for support: ${id}`,
    });
  };
  addEventListener('error', (event) => show(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => show(event.reason));
}
