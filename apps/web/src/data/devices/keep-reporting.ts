import type { Platform } from '../../platform/platform.ts';
import { type DeviceReporter, reportDevice } from './report-device.ts';

const everyMs = 5 * 60_000;

/**
 * Reports to the server, now and every five minutes, that this device is in contact and whether it has something to
 * send, for as long as someone looks at it and it has a network. A crew lead can then read "phone last seen", and
 * someone whose punch is still on the way isn't reported missing. The returned function stops it. A report that fails
 * is sent with the next one.
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
