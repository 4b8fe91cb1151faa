import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { loadFeature } from './feature-page.ts';

/** A part of a page, loaded on demand; the page stays without it. */
export function featurePart<Props extends object, Name extends string>(
  features: string | readonly string[],
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  return lazyPart(async () => ({ default: (await loadFeature(features, load))[name] }));
}
