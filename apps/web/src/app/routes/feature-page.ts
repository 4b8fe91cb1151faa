import { lazyRouteComponent } from '@tanstack/react-router';
import { loadFeatureStrings } from '../i18n/strings.ts';

/** A feature's page, loaded on demand together with the feature's strings. */
export function featurePage<
  Module extends Record<Name, (props: never) => unknown>,
  Name extends string & keyof Module,
>(feature: string, load: () => Promise<Module>, name: Name) {
  return lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), loadFeatureStrings(feature)]);
    return module;
  }, name);
}
