import { resolveBranding } from '@muster/contract';
import type { Theme } from '@muster/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../platform/simulated-storage.ts';
import { frameKey, readFrame } from '../first-frame/frame.ts';
import { createLookPainter } from './apply-look.ts';
import type { Look } from './look.ts';

/** The part of a page's root that looks are put on. */
function createRoot() {
  const classes = new Set<string>();
  const properties = new Map<string, string>();
  return {
    classes,
    properties,
    element: {
      classList: {
        contains: (name: string) => classes.has(name),
        add: (name: string) => classes.add(name),
        remove: (...names: readonly string[]) => {
          for (const name of names) classes.delete(name);
        },
      },
      style: { setProperty: (name: string, value: string) => properties.set(name, value) },
    },
  };
}

let root = createRoot();
beforeEach(() => {
  root = createRoot();
  vi.stubGlobal('document', { documentElement: root.element, querySelector: () => null });
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => vi.unstubAllGlobals());

const branding = resolveBranding({
  name: 'Ridgeline Concrete',
  company_type: 'Concrete',
  logo_url: null,
  brand_name: null,
  settings: { branding: { use_custom_colors: true, background_color: '#fff8e1' } },
});
const lookIn = (theme: Theme): Look => ({
  language: 'en',
  themeChoice: theme,
  theme,
  branding,
  company: null,
});

test('a look that comes back before the other’s colors are there is whole', async () => {
  const localStore = createMemoryStore();
  const kept = () => readFrame(localStore.get(frameKey));
  const paint = createLookPainter(localStore);
  paint(lookIn('dark'));
  await expect.poll(() => kept()?.theme).toBe('dark');
  const darkGround = root.properties.get('--surface-0');

  paint(lookIn('light'));
  paint(lookIn('dark'));
  await vi.dynamicImportSettled();
  expect([...root.classes]).toEqual(['dark']);
  expect(root.properties.get('--surface-0')).toBe(darkGround);
  expect(kept()?.theme).toBe('dark');

  paint(lookIn('light'));
  await expect.poll(() => kept()?.theme).toBe('light');
  expect([...root.classes]).toEqual(['light']);
  expect(root.properties.get('--surface-0')).not.toBe(darkGround);
});
