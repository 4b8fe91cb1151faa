import type { LocalStore } from '../../platform/local-store.ts';
import {
  type Frame,
  frameEvents,
  frameKey,
  paintFrame,
  paintTheme,
  readFrame,
} from '../first-frame/frame.ts';
import { thisBuild } from '../this-build.ts';
import type { Look } from './look.ts';

/** Applies looks to the page, and stores the resulting colors for the first frame of the next start. */
export function createLookPainter(localStore: LocalStore): (look: Look) => void {
  let painted = readFrame(localStore.get(frameKey));
  let wanted = '';

  async function paint({ branding, theme }: Look): Promise<void> {
    const madeOf = JSON.stringify([branding, theme, thisBuild()]);
    wanted = madeOf;
    // Also if the colors are already applied: another look may have started that is not finished yet.
    paintTheme(theme);
    if (painted?.madeOf === madeOf) return;
    // The color calculations aren't needed if the first frame's script has painted the stored result.
    const module = await import('../branding/brand-style.ts').catch(() => null);
    // Another look may have arrived in the meantime. Without the file, the theme alone has to do.
    if (module === null || wanted !== madeOf) return;
    const { name, company_type: companyType, logo_url: logoUrl } = branding;
    const frame: Frame = {
      madeOf,
      theme,
      ...module.brandStyle(branding, theme),
      splash: { name, companyType, logoUrl },
    };
    paintFrame(frame);
    if (JSON.stringify(painted?.splash) !== JSON.stringify(frame.splash)) {
      dispatchEvent(new CustomEvent(frameEvents.splash, { detail: frame.splash }));
    }
    painted = frame;
    localStore.set(frameKey, JSON.stringify(frame));
  }

  return (look) => void paint(look);
}
