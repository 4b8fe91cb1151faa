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
 * What the shell sees in the index of a package without using it: it comes with the screens that do.
 * Of `domain`, with every rule of the product, the other way round: only what the shell uses stays.
 */
const ofScreens = [
  /\/packages\/domain\/src\/(?!index|brand\/hex-color|clock\/occurred-at)/,
  /\/packages\/contract\/src\/(?:clock|decisions|live-board)\.ts$/,
  /\/query-core\/build\/modern\/(?:infiniteQueryObserver|queriesObserver)\.js$/,
  /\/react-query\/build\/modern\/(?:useInfiniteQuery|useQueries)\.js$/,
  /\/react-router\/dist\/esm\/useBlocker\.js$/,
];
const isOfScreens = (id: string) => ofScreens.some((pattern) => pattern.test(id));

/** What `src/start.ts` itself needs to ask for the shell. */
const ofStart = /vite\/preload-helper|rolldown\/runtime|\/src\/app\/first-frame\/frame\.ts/;

/** Whether the module belongs to what `src/start.ts` runs once the first frame is painted. */
function isInShell(id: string, moduleInfo: ModuleInfo): boolean {
  if (isOfScreens(id) || ofStart.test(id)) return false;
  const importers = connected(id, (module) => moduleInfo(module)?.importers ?? []);
  return [...importers].some((module) => module.endsWith('/src/main.tsx'));
}

/** The frame around pages and what it shows; small, and needed by the first page whichever it is. */
const ofFrame = /\/src\/(?:app\/shell|data\/(?:identity|outbox|query))\/[^/]+$/;

/** Whether the module is one of our small components: of no special subject, without primitives. */
function isPlainUi(id: string, moduleInfo: ModuleInfo): boolean {
  if (!/\/src\/ui\/[^/]+$|\/lucide-react\//.test(id)) return false;
  const needed = connected(id, (module) => moduleInfo(module)?.importedIds ?? []);
  return ![...needed].some((module) => /@base-ui|\/sonner\//.test(module));
}

/**
 * One chunk for all that the first screen needs, one for the small parts that most pages are made of,
 * the frame among them, and one for those that some share, instead of one for each set of pages that
 * happen to share a module. Everything else is fetched with the pages that need it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      name: (id, context) =>
        isInShell(id, (module) => context.getModuleInfo(module)) ? 'shell' : null,
      priority: 3,
    },
    { name: 'start', test: ofStart, priority: 4 },
    { name: 'records', test: isOfScreens, minShareCount: 2, priority: 2 },
    { name: 'ui', test: ofFrame, minShareCount: 2, priority: 1 },
    ...(['ui', 'parts'] as const).map((part) => ({
      name: (id: string, context: Rolldown.ChunkingContext) =>
        isPlainUi(id, (module) => context.getModuleInfo(module)) ? part : null,
      minShareCount: part === 'ui' ? 6 : 2,
      priority: part === 'ui' ? 1 : 0,
    })),
  ];
}
