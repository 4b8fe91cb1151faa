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

/** Puts looks on the page, and keeps what they come to for the first frame of the next start. */
export function createLookPainter(localStore: LocalStore): (look: Look) => void {
  let painted = readFrame(localStore.get(frameKey));
  let wanted = '';

  async function paint({ branding, theme }: Look): Promise<void> {
    const madeOf = JSON.stringify([branding, theme, thisBuild()]);
    wanted = madeOf;
    // Also of a look whose colors are there: another that has not come to its own may have begun.
    paintTheme(theme);
    if (painted?.madeOf === madeOf) return;
    // The colors' arithmetic is not needed where the first frame's script has painted its result.
    const module = await import('../branding/brand-style.ts').catch(() => null);
    // Another look may have come meanwhile; and without the file the theme alone has to do.
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
