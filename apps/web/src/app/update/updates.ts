import { t } from '@lingui/core/macro';
import { updateNoticeMs } from '@muster/contract';
import { browserInstallation } from '../../platform/installation.ts';
import type { Platform } from '../../platform/platform.ts';
import { browserTabStore } from '../../platform/tab-store.ts';
import { notify } from '../../ui/notices.ts';
import { followTypedInput } from './typed-input.ts';
import { watchForUpdate } from './watch-for-update.ts';

const typed = followTypedInput(browserTabStore);

/** Shows once, for ten seconds, that there is a newer version and how to get it. */
export function startUpdates({ clock, network, visibility }: Platform): void {
  void watchForUpdate({
    clock,
    network,
    visibility,
    installation: browserInstallation,
    onUpdate: () =>
      void notify({
        id: 'update',
        tone: 'plain',
        title: t`Update available`,
        body: t`Reload to update. You won’t lose what you typed or what hasn’t synced.`,
        durationMs: updateNoticeMs,
        action: { label: t`Reload`, onPress: () => void openLatest() },
      }),
  });
}

/** Reloads the app in its newest build and keeps what was typed on this page. */
export async function openLatest(): Promise<void> {
  typed.keep();
  await browserInstallation.openLatest();
}
