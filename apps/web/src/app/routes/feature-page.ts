import { lazyRouteComponent } from '@tanstack/react-router';
import { nextTask } from '../../platform/next-task.ts';
import { importPart } from '../errors/missing-file.ts';
import { loadFeatureStrings } from '../i18n/strings.ts';

/** Loads a part of a feature together with the strings of the features it is made of. */
export async function loadFeature<Module>(
  features: string | readonly string[],
  load: () => Promise<Module>,
): Promise<Module> {
  // Asking for a page's files takes a slow phone a while, and so does what led here.
  await nextTask();
  const [module] = await importPart(() =>
    Promise.all([load(), ...[features].flat().map((feature) => loadFeatureStrings(feature))]),
  );
  return module;
}

/** A page, loaded on demand. */
export function featurePage<
  Module extends Record<Name, (props: never) => unknown>,
  Name extends string & keyof Module,
>(features: string | readonly string[], load: () => Promise<Module>, name: Name) {
  return lazyRouteComponent(() => loadFeature(features, load), name);
}
