import type { Rolldown } from 'vite';

type Module = {
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

/**
 * What the shell sees in the index of a package without using it: schemas and rules of records, which
 * come with the screens that show them.
 */
const ofScreens =
  /\/packages\/(?:contract\/src\/(?:clock|decisions|live-board)|domain\/src\/(?:place\/[^/]+|brand\/(?!hex-color)[^/]+|clock\/(?:clock-state|compare-punches|fold-punch|worked-ms)))\.ts$/;

/** What `src/start.ts` itself needs to ask for the shell. */
const ofStart = /vite\/preload-helper|rolldown\/runtime/;

/** Whether the module belongs to what `src/start.ts` runs once the first frame is painted. */
function isInShell(id: string, moduleInfo: ModuleInfo): boolean {
  if (ofScreens.test(id) || ofStart.test(id)) return false;
  const importers = connected(id, (module) => moduleInfo(module)?.importers ?? []);
  return [...importers].some((module) => module.endsWith('/src/main.tsx'));
}

/** Whether the module is one of our small components: of no special subject, without primitives. */
function isPlainUi(id: string, moduleInfo: ModuleInfo): boolean {
  if (
    !/\/src\/(?:ui\/|app\/shell\/|data\/(?:identity|outbox|query)\/use-)[^/]+$|\/lucide-react\//.test(
      id,
    )
  )
    return false;
  const needed = connected(id, (module) => moduleInfo(module)?.importedIds ?? []);
  return ![...needed].some((module) => /@base-ui|\/sonner\//.test(module));
}

/**
 * One chunk for all that the first screen needs and one for the small parts that every page is made
 * of, the frame among them, instead of one for each set of pages that happen to share a module.
 * Everything else is fetched with the pages that need it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      name: (id, context) =>
        isInShell(id, (module) => context.getModuleInfo(module)) ? 'shell' : null,
      priority: 3,
    },
    { name: 'start', test: ofStart, priority: 4 },
    { name: 'records', test: ofScreens, minShareCount: 2, priority: 2 },
    {
      name: (id, context) =>
        isPlainUi(id, (module) => context.getModuleInfo(module)) ? 'ui' : null,
      minShareCount: 2,
      priority: 1,
    },
  ];
}
