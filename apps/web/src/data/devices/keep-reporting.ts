import type { Platform } from '../../platform/platform.ts';
import { type DeviceReporter, reportDevice } from './report-device.ts';

const everyMs = 5 * 60_000;

/**
 * Tells the server, now and every five minutes, that this device is in contact and whether it has something to
 * send, for as long as someone looks at it with a network: a crew lead reads "phone last seen", and no one is
 * missed whose punch is still on the way. The returned function ends it. What fails is told the next time.
 */
export function keepReporting({
  ...reporter
}: DeviceReporter & {
  readonly platform: Pick<Platform, 'network' | 'visibility'>;
}): () => void {
  const { clock, network, visibility } = reporter.platform;
  async function report(): Promise<void> {
    if (!visibility.isVisible() || network.state() === 'offline') return;
    await reportDevice(reporter);
  }

  let cancel = () => {};
  function go(): void {
    cancel = clock.after(everyMs, go);
    void report().catch(() => undefined);
  }
  go();
  return () => cancel();
}
