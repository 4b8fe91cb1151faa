import { themes } from '@muster/domain';
import { brandStyle } from '../branding/brand-style.ts';
import type { Look } from './look.ts';

/** Puts the look on the page. */
export function applyLook({ branding, theme }: Look): void {
  const { themeColor, properties } = brandStyle(branding, theme);
  const root = document.documentElement;
  root.classList.remove(...themes);
  root.classList.add(theme);
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor);
}
