import type { Rolldown } from 'vite';

type Module = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
};
type ModuleInfo = (id: string) => Module | null;

/** The module and all that a chain of static imports connects it with, in one direction. */
function connected(id: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const module of seen) for (const neighbour of next(module)) seen.add(neighbour);
  return seen;
}

/** Whether the module is fetched with the entry. */
function isInShell(id: string, moduleInfo: ModuleInfo): boolean {
  const importers = connected(id, (module) => moduleInfo(module)?.importers ?? []);
  return [...importers].some((module) => moduleInfo(module)?.isEntry === true);
}

/** Whether the module is one of our small components: of no special subject, without primitives. */
function isPlainUi(id: string, moduleInfo: ModuleInfo): boolean {
  if (!/\/src\/ui\/[^/]+$|\/lucide-react\//.test(id)) return false;
  const needed = connected(id, (module) => moduleInfo(module)?.importedIds ?? []);
  return ![...needed].some((module) => /@base-ui|\/sonner\//.test(module));
}

/**
 * One chunk for all that the first screen needs and one for the small components that every page is
 * made of, instead of one for each set of pages that happen to share a module. Everything else is
 * fetched with the pages that need it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      name: (id, context) =>
        isInShell(id, (module) => context.getModuleInfo(module)) ? 'shell' : null,
      priority: 2,
    },
    {
      name: (id, context) =>
        isPlainUi(id, (module) => context.getModuleInfo(module)) ? 'ui' : null,
      minShareCount: 2,
      priority: 1,
    },
  ];
}
