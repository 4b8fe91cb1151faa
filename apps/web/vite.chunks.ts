import type { Rolldown } from 'vite';

type ModuleInfo = (id: string) => { isEntry: boolean; importers: readonly string[] } | null;

/** Whether the module is fetched with the entry: a chain of static imports leads to it. */
function isInShell(id: string, moduleInfo: ModuleInfo): boolean {
  const seen = new Set([id]);
  for (const candidate of seen) {
    const module = moduleInfo(candidate);
    if (module?.isEntry === true) return true;
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return false;
}

/**
 * One chunk for all that the first screen needs, instead of one for every set of pages that happen
 * to share a module; what only later pages share is merged until it is worth a request.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      name: (id, context) =>
        isInShell(id, (other) => context.getModuleInfo(other)) ? 'shell' : null,
      priority: 2,
    },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
  ];
}
