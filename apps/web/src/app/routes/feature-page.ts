import { lazyRouteComponent } from '@tanstack/react-router';
import { importPart } from '../errors/missing-file.ts';
import { loadFeatureStrings } from '../i18n/strings.ts';

/** A page, loaded on demand together with the strings of the features it is made of. */
export function featurePage<
  Module extends Record<Name, (props: never) => unknown>,
  Name extends string & keyof Module,
>(features: string | readonly string[], load: () => Promise<Module>, name: Name) {
  return lazyRouteComponent(async () => {
    const [module] = await importPart(() =>
      Promise.all([load(), ...[features].flat().map((feature) => loadFeatureStrings(feature))]),
    );
    return module;
  }, name);
}
