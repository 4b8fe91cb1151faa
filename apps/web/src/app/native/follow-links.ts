import type { Data } from '../../data/data.ts';
import { verifyMailedLink } from '../../data/client/verify-mailed-link.ts';
import type { NativeBridge } from '../../platform/native/bridge.ts';
import { onOpenedLink, readOpenedLink, startAt } from '../../platform/native/links.ts';
import type { AppRouter } from '../router.ts';

/** Opens the server's links inside the app, whether it is already running or a link starts it. */
export function followLinks(bridge: NativeBridge, data: Data, router: AppRouter): void {
  const { config, platform, reports } = data;

  async function follow(href: string): Promise<void> {
    const link = readOpenedLink(href, platform.origin);
    if (link === null) return;
    if (link.kind === 'page') router.history.push(link.path);
    // As in a browser, the app's start reads the address.
    if (link.kind === 'sign_in') startAt(link.path);
    if (link.kind === 'verify') {
      startAt(await verifyMailedLink({ config, fetch: platform.fetch }, link));
    }
  }
  onOpenedLink(bridge, (href) => void follow(href).catch((error) => void reports.report(error)));
}
