import type { Catalog } from './catalog.ts';

/** The strings of all features and of parts of the kit. */
export const laterCatalogs = import.meta.glob<Catalog>([
  '../../features/**/locales/*.po',
  '../../kit/*/locales/*.po',
]);
