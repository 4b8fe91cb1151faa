import { lazyRouteComponent } from '@tanstack/react-router';
import { loadFeature } from './feature-page.ts';
import type * as pages from './later-pages.ts';

type Pages = typeof pages;
type Modules = { readonly [File in keyof Pages]: Awaited<ReturnType<Pages[File]>> };

/** A page of a file in `later-pages.ts`, loaded on demand. */
export function laterPage<File extends keyof Modules, Name extends string & keyof Modules[File]>(
  features: string | readonly string[],
  file: File,
  name: Name,
) {
  return lazyRouteComponent(
    () =>
      loadFeature(features, async () => {
        const known: { readonly [Each in keyof Modules]: () => Promise<Modules[Each]> } =
          await import('./later-pages.ts');
        return known[file]();
      }),
    name,
  );
}
