import { updatePollMs } from '@muster/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Installation, PageVersion } from '../../platform/installation.ts';
import type { Network } from '../../platform/network.ts';
import type { Visibility } from '../../platform/visibility.ts';
import { isOtherBuild } from './is-other-build.ts';

/**
 * Looks every minute, and whenever the page becomes visible, whether the server hands out another
 * build than this page's, for as long as the page lives. Calls back once. The first look only tells
 * what this page is, unless the device's own copy has said so already.
 */
export async function watchForUpdate({
  clock,
  network,
  visibility,
  installation,
  onUpdate,
}: {
  readonly clock: Clock;
  readonly network: Network;
  readonly visibility: Visibility;
  readonly installation: Installation;
  readonly onUpdate: () => void;
}): Promise<void> {
  let own: PageVersion | null = await installation.keptVersion();
  let isFound = false;

  function found(): void {
    if (isFound) return;
    isFound = true;
    onUpdate();
  }

  async function look(): Promise<void> {
    if (network.state() === 'offline') return;
    const served = await installation.servedVersion();
    if (served === null) return;
    own ??= served;
    if (!isOtherBuild(own, served)) return;
    await installation.fetchLatest();
    found();
  }

  function lookAgainAndAgain(): void {
    clock.after(updatePollMs, () => {
      void look();
      lookAgainAndAgain();
    });
  }

  installation.onOtherBuild(found);
  visibility.subscribe((isVisible) => {
    if (isVisible) void look();
  });
  lookAgainAndAgain();
  await look();
}
