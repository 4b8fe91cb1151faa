import { themes } from '@muster/domain';
import type { LocalStore } from '../../platform/local-store.ts';
import { brandStyle } from '../branding/brand-style.ts';
import { bootCopyKey, type BootCopy } from './boot-copy.ts';
import type { Look } from './look.ts';

/** Puts the look on the page and leaves a copy for the next start (`public/boot.js`). */
export function applyLook({ branding, theme, language }: Look, localStore: LocalStore): void {
  const style = brandStyle(branding, theme);
  const root = document.documentElement;
  root.classList.remove(...themes);
  root.classList.add(theme);
  for (const [name, value] of Object.entries(style.properties)) root.style.setProperty(name, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', style.themeColor);
  const copy: BootCopy = { ...style, language };
  localStore.set(bootCopyKey, JSON.stringify(copy));
}
