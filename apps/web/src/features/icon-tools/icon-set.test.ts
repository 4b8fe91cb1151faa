import { describe, expect, it } from 'vitest';
import { allIcons, iconTexts } from './icon-set.ts';

describe('the set of icons', () => {
  it('has whole pixels and no file twice', () => {
    for (const { width, height } of allIcons) {
      expect([width, height].every(Number.isInteger)).toBe(true);
    }
    expect(new Set(allIcons.map(({ path }) => path)).size).toBe(allIcons.length);
  });

  it('has what each place asks for', () => {
    const paths = allIcons.map(({ path }) => path);
    for (const path of [
      'web/icon-maskable-512.png',
      'web/icon-monochrome-512.png',
      'ios/AppIcon.appiconset/icon-1024.png',
      'android/res/mipmap-xxxhdpi/ic_launcher_foreground.png',
      'android/play-store-512.png',
    ]) {
      expect(paths).toContain(path);
    }
  });

  it('names in its snippets nothing but pictures that are there', () => {
    const texts = iconTexts('#1a73e8');
    const named = [
      ...`${texts['web/manifest-snippet.json']}${texts['web/head-snippet.html']}`.matchAll(
        /\/icons\/([\w-]+\.png)/g,
      ),
    ].map(([, name]) => `web/${name}`);
    expect(named.length).toBeGreaterThan(6);
    const paths = new Set(allIcons.map(({ path }) => path));
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });
});
