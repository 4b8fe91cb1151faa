import type { Rolldown } from 'vite';

type Module = {
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
};
type ModuleInfo = (id: string) => Module | null;

/** Returns the module and all modules reachable from it through static imports, in one direction. */
function connected(id: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const module of seen) for (const neighbour of next(module)) seen.add(neighbour);
  return seen;
}

/**
 * Modules that the shell sees in a package's index without using them: they load with the screens that do.
 * For `domain`, which has all of the product's rules, it is the other way around: only the modules that the
 * shell uses stay.
 */
const ofScreens = [
  /\/packages\/domain\/src\/(?!index|language(?:s|-names)\.ts$|brand\/hex-color|clock\/occurred-at|jsa\/)/,
  /\/packages\/contract\/src\/(?:clock|live-board|punch)\.ts$/,
  /\/query-core\/build\/modern\/(?:infiniteQueryObserver|queriesObserver)\.js$/,
  /\/react-query\/build\/modern\/(?:useInfiniteQuery|useQueries)\.js$/,
  /\/react-router\/dist\/esm\/useBlocker\.js$/,
];
const isOfScreens = (id: string) => ofScreens.some((pattern) => pattern.test(id));

/** Modules that `src/start.ts` itself needs to load the shell. */
const ofStart = /vite\/preload-helper|rolldown\/runtime|\/src\/app\/first-frame\/frame\.ts/;

/** True if the module belongs to what `src/start.ts` runs once the first frame is painted. */
function isInShell(id: string, moduleInfo: ModuleInfo): boolean {
  if (isOfScreens(id) || ofStart.test(id)) return false;
  const importers = connected(id, (module) =>
    (moduleInfo(module)?.importers ?? []).filter((importer) => !isOfScreens(importer)),
  );
  return [...importers].some((module) => module.endsWith('/src/main.tsx'));
}

/**
 * The frame around pages and its content; small, and needed by the first page, whichever it is. Not the code
 * that makes changes: it parses answers with zod, and loads with the pages that make changes, as do the texts
 * of their buttons while offline.
 */
const ofFrame =
  /\/src\/(?:app\/shell|data\/(?:identity|outbox|query(?!\/(?:use-verdict|use-needs|needs-)))|data\/errors\/words\.ts)(?:\/[^/]+)?$/;

/**
 * Names and states of JSAs. Sarah's rules need them too, and a chunk includes its dependencies unless an
 * earlier chunk has them: otherwise every page that can send a JSA would wait for her library.
 */
const ofJsas =
  /\/packages\/domain\/src\/jsa\/(?:energies|jsa-document|record-state|signed-text)\.ts$/;

/**
 * Sarah's knowledge and sentences, for the pages where people talk with her; in both languages, since crews mix them.
 */
const ofSarahsLibrary = /\/packages\/domain\/src\/jsa\/library\/(?:data\/|words\/|replies\.json)/;

/** Sarah's questions and her understanding of answers. */
const ofSarah = /\/packages\/domain\/src\/jsa\//;

/** The logic of a form, without its sheet, which signing in doesn't need. */
const ofForm = /\/src\/kit\/form\/[a-z-]+\.ts$|\/contract\/src\/is-same\.ts$|\/useBlocker\.js$/;

/** Lists paged by the server, which no first page has. */
const ofPagedLists = /\/(?:infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$/;

/** Modules with chunks of their own among those that only screens use. */
const ofOwnChunks = (id: string) =>
  [ofPay, ofOffices, ofPapers, ofSafety, ofShifts, ofForm, ofPagedLists, ofTodaysParts].some(
    (pattern) => pattern.test(id),
  );

/** State of the clock, which more pages read than show a clock. */
const ofClockFacts =
  /\/src\/data\/clock\/(?:use-now|p(?:ending-punches|redict-clock|unch-answer))\.ts$|\/project-status\.ts$/;

/** The pay engine, for parts that calculate; no first page waits for them. */
const ofPay = /\/packages\/domain\/src\/pay\//;

/** The schedule's contract; each of the schedule's pages needs most of it. */
const ofSchedule =
  /\/packages\/contract\/src\/(?:schedule|my-schedule|schedule-requests|shift-reasons|time-off)\.ts$/;

/** Rules of hazards, which no first page needs. */
const ofSafety = /\/packages\/domain\/src\/safety\//;

/** Warnings about a shift, for the pages that plan. */
const ofShifts = /\/packages\/domain\/src\/schedule\//;

/** The senders of the outbox's kinds: small, and each file's name costs the shell. */
const ofSenders =
  /\/src\/data\/(?:\w+\/(?:send-[a-z-]+|upload-report-photo)|client\/outbox-call)\.ts$/;

/** Controls of forms, and parts loaded on demand; the landing page has none. */
const ofControls =
  /\/src\/ui\/(?:Picker|SegmentedControl|TextArea|TextField|Field|lazy-part|part-source)\.tsx?$/;

/** For people who sign in or change their login; a clock doesn't wait for it. */
const ofPasswords =
  /\/src\/ui\/(?:NewPasswordField|PasswordReasons|password-notes|PasswordField|CodeField)\.tsx?$/;

/** Color correction and circle scales, for settings and maps. */
const ofOffices = /\/packages\/domain\/src\/(?:brand\/(?!hex-color)|place\/radius-scale)/;

/** Calculations with amounts and quantities, and the questions of checklists, logs and equipment. */
const ofPapers = /\/packages\/domain\/src\/(?:checklists|daily-log|equipment|money|tickets)\//;

/** Small components that most pages consist of; tables load with the pages that have one. */
const ofParts =
  /\/src\/ui\/(?!DataTable|(?:Picker|SegmentedControl|TextArea|TextField|Field|lazy-part|part-source)\.)[^/]+$|\/lucide-react\//;

/** True for one of our small components in `folder` that needs no big packages. */
function isPlain(folder: RegExp, id: string, moduleInfo: ModuleInfo): boolean {
  if (!folder.test(id)) return false;
  const needed = connected(id, (module) => moduleInfo(module)?.importedIds ?? []);
  return ![...needed].some((module) => /@base-ui|\/sonner\/|\/uqr\//.test(module));
}

/** The pages that `tools/check-size.mjs` measures, with their frames. */
const ofFirstPages =
  /\/(?:AppShell|TimePage|PublicLayout|AuthPage|DocumentLayout|LandingPage)\.tsx$/;

/** The parts that Today loads before it is shown, besides its frame and its clock. */
const ofToday = /\/(?:HomePage|CrewTime|NextShiftLink|ExpectedCard|JsasToSign)\.tsx$/;

/** Small parts of Today's board and first steps; lists with paging and filters load with the pages that have one. */
const ofTodaysParts =
  /\/src\/(?:ui\/(?!table\/|DataTable)|kit\/list\/(?:fold-columns|use-width-rem)|data\/query\/(?:use-)?needs-|live-board\.ts$)|\/lucide-react\//;

/** True if one of `pages` needs the module before it can be shown. */
function isNeededBy(pages: RegExp, id: string, moduleInfo: ModuleInfo): boolean {
  const importers = connected(id, (module) => moduleInfo(module)?.importers ?? []);
  return [...importers].some((module) => pages.test(module));
}

/** Without a chunk of its own, Today would wait for the parts of all later pages. */
const todaysParts: Rolldown.CodeSplittingGroup = {
  name: (id, context) => {
    const moduleInfo = (module: string) => context.getModuleInfo(module);
    return isPlain(ofTodaysParts, id, moduleInfo) && isNeededBy(ofToday, id, moduleInfo)
      ? 'today'
      : null;
  },
  minShareCount: 2,
  priority: 1,
};

/** Makes one chunk of our small components in `folder` that `minShareCount` pages share, a first page among them. */
function plain(
  name: string,
  folder: RegExp,
  rest: Pick<Rolldown.CodeSplittingGroup, 'minShareCount' | 'priority'>,
): Rolldown.CodeSplittingGroup {
  return {
    name: (id, context) => {
      const moduleInfo = (module: string) => context.getModuleInfo(module);
      return isPlain(folder, id, moduleInfo) && isNeededBy(ofFirstPages, id, moduleInfo)
        ? name
        : null;
    },
    ...rest,
  };
}

/** Components that no first page needs, so that a new area doesn't slow down first visits. */
const laterParts: Rolldown.CodeSplittingGroup = {
  name: (id, context) =>
    isPlain(/\/src\/ui\/|\/lucide-react\//, id, (module) => context.getModuleInfo(module))
      ? 'later-parts'
      : null,
  minShareCount: 2,
  priority: 0,
};

/**
 * Returns one chunk for everything that the first screen needs, and a few for what pages share: the frame
 * around them, the small parts that most consist of, facts about times and clocks, the clock itself. Without
 * them each set of pages that happen to share a module would make a chunk, and requesting twenty files blocks
 * a slow phone. The rest loads with the pages that need it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      name: (id, context) =>
        isInShell(id, (module) => context.getModuleInfo(module)) ? 'shell' : null,
      priority: 5,
    },
    { name: 'start', test: ofStart, priority: 6 },
    { name: 'jsas', test: ofJsas, priority: 6 },
    { name: 'sarah-library', test: ofSarahsLibrary, priority: 6 },
    { name: 'sarah-rules', test: ofSarah, priority: 5 },
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 4 },
    {
      name: 'records',
      test: (id) => (isOfScreens(id) && !ofOwnChunks(id)) || ofClockFacts.test(id),
      minShareCount: 2,
      priority: 4,
    },
    { name: 'office', test: ofOffices, minShareCount: 2, priority: 4 },
    { name: 'papers', test: ofPapers, minShareCount: 2, priority: 4 },
    { name: 'passwords', test: ofPasswords, minShareCount: 2, priority: 2 },
    { name: 'schedule', test: ofSchedule, priority: 2 },
    { name: 'senders', test: ofSenders, priority: 2 },
    { name: 'pay', test: ofPay, minShareCount: 2, priority: 2 },
    { name: 'form', test: ofForm, minShareCount: 2, priority: 2 },
    { name: 'frame', test: ofFrame, minShareCount: 2, priority: 3 },
    plain('ui', ofParts, { minShareCount: 6, priority: 3 }),
    { name: 'controls', test: ofControls, minShareCount: 2, priority: 3 },
    plain('times', /\/src\/ui\/(?:time|place)\/[^/]+$/, { minShareCount: 3, priority: 3 }),
    plain('parts', ofParts, { minShareCount: 2, priority: 2 }),
    todaysParts,
    {
      name: 'tables',
      test: /\/src\/ui\/(?:table\/|DataTable)/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'lists',
      test: (id) =>
        /\/src\/kit\/(?:list|logged|page|pdf)\/|\/(?:react-virtual|virtual-core)\//.test(id) ||
        ofPagedLists.test(id),
      minShareCount: 2,
      priority: 1,
    },
    plain('clock', /\/src\/(?:data|features)\/clock\//, { minShareCount: 2, priority: 1 }),
    laterParts,
  ];
}
