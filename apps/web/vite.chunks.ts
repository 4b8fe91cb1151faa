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
  /\/packages\/domain\/src\/(?!index|language(?:s|-names)\.ts$|brand\/hex-color|clock\/occurred-at|jsa\/)/,
  /\/packages\/contract\/src\/(?:clock|live-board|punch)\.ts$/,
  /\/query-core\/build\/modern\/(?:infiniteQueryObserver|queriesObserver)\.js$/,
  /\/react-query\/build\/modern\/(?:useInfiniteQuery|useQueries)\.js$/,
  /\/react-router\/dist\/esm\/useBlocker\.js$/,
];
const isOfScreens = (id: string) => ofScreens.some((pattern) => pattern.test(id));

/** What `src/start.ts` itself needs to ask for the shell. */
const ofStart = /vite\/preload-helper|rolldown\/runtime|\/src\/app\/first-frame\/frame\.ts/;

/** True when the module belongs to what `src/start.ts` runs once the first frame is painted. */
function isInShell(id: string, moduleInfo: ModuleInfo): boolean {
  if (isOfScreens(id) || ofStart.test(id)) return false;
  const importers = connected(id, (module) =>
    (moduleInfo(module)?.importers ?? []).filter((importer) => !isOfScreens(importer)),
  );
  return [...importers].some((module) => module.endsWith('/src/main.tsx'));
}

/**
 * The frame around pages and what it shows; small, and needed by the first page whichever it is. Not
 * what changes something: it reads answers with zod, and comes with the pages that change, as does what their
 * buttons say without a network.
 */
const ofFrame =
  /\/src\/(?:app\/shell|data\/(?:identity|outbox|query(?!\/(?:use-verdict|use-needs|needs-)))|data\/errors\/words\.ts)(?:\/[^/]+)?$/;

/**
 * What JSAs are called and how they stand. Sarah's rules need it too, and a chunk takes along what it needs
 * unless a chunk that comes before it has it: every page that can send a JSA would wait for her library.
 */
const ofJsas =
  /\/packages\/domain\/src\/jsa\/(?:energies|jsa-document|record-state|signed-text)\.ts$/;

/** What Sarah knows and says, for the pages that people talk with her on; both languages, since crews mix them. */
const ofSarahsLibrary = /\/packages\/domain\/src\/jsa\/library\/(?:data\/|words\/|replies\.json)/;

/** How she asks and understands. */
const ofSarah = /\/packages\/domain\/src\/jsa\//;

/** How a form works, without its sheet: signing in has no use for that. */
const ofForm = /\/src\/kit\/form\/[a-z-]+\.ts$|\/contract\/src\/is-same\.ts$|\/useBlocker\.js$/;

/** Lists that a server pages, none of which is on a first page. */
const ofPagedLists = /\/(?:infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$/;

/** What has chunks of its own among what screens alone use. */
const ofOwnChunks = (id: string) =>
  [ofPay, ofOffices, ofPapers, ofSafety, ofShifts, ofForm, ofPagedLists, ofTodaysParts].some(
    (pattern) => pattern.test(id),
  );

/** What is known of a clock, which more pages ask than show one. */
const ofClockFacts =
  /\/src\/data\/clock\/(?:use-now|p(?:ending-punches|redict-clock|unch-answer))\.ts$|\/project-status\.ts$/;

/** The pay engine is for parts that calculate, none of which a first page waits for. */
const ofPay = /\/packages\/domain\/src\/pay\//;

/** The contract of the schedule, whose pages all ask for most of it. */
const ofSchedule =
  /\/packages\/contract\/src\/(?:schedule|my-schedule|schedule-requests|shift-reasons|time-off)\.ts$/;

/** Rules of hazards, which no first page asks. */
const ofSafety = /\/packages\/domain\/src\/safety\//;

/** What speaks against a shift, for the pages that plan. */
const ofShifts = /\/packages\/domain\/src\/schedule\//;

/** What sends each kind of the outbox's items: small, and each file's name costs the shell. */
const ofSenders =
  /\/src\/data\/(?:\w+\/(?:send-[a-z-]+|upload-report-photo)|client\/outbox-call)\.ts$/;

/** Controls of forms and parts that load on demand, none of which the landing page has. */
const ofControls =
  /\/src\/ui\/(?:Picker|SegmentedControl|TextArea|TextField|Field|lazy-part|part-source)\.tsx?$/;

/** For whoever signs in or changes how, which is not what a clock waits for. */
const ofPasswords =
  /\/src\/ui\/(?:NewPasswordField|PasswordReasons|password-notes|PasswordField|CodeField)\.tsx?$/;

/** How colors are repaired and circles are drawn: for settings and maps. */
const ofOffices = /\/packages\/domain\/src\/(?:brand\/(?!hex-color)|place\/radius-scale)/;

/** How amounts and quantities are counted, and what a checklist, a log or a machine asks. */
const ofPapers = /\/packages\/domain\/src\/(?:checklists|daily-log|equipment|money|tickets)\//;

/** Small components that most pages are made of; tables come with the pages that have one. */
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

/** What Today loads before it shows, beside its frame and its clock. */
const ofToday = /\/(?:HomePage|CrewTime|NextShiftLink|ExpectedCard|JsasToSign)\.tsx$/;

/** Small parts of its board and its first steps; lists that page and filter come with the pages that have one. */
const ofTodaysParts =
  /\/src\/(?:ui\/(?!table\/|DataTable)|kit\/list\/(?:fold-columns|use-width-rem)|data\/query\/(?:use-)?needs-|live-board\.ts$)|\/lucide-react\//;

/** True when one of `pages` needs the module before it can be shown. */
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

/** One chunk of our small components in `folder` that `minShareCount` pages share, a first page among them. */
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

/** Those that no first page needs: a new area makes no first visit heavier. */
const laterParts: Rolldown.CodeSplittingGroup = {
  name: (id, context) =>
    isPlain(/\/src\/ui\/|\/lucide-react\//, id, (module) => context.getModuleInfo(module))
      ? 'later-parts'
      : null,
  minShareCount: 2,
  priority: 0,
};

/**
 * One chunk for all that the first screen needs, and few for what pages share: the frame around them,
 * the small parts that most are made of, what is known of times and clocks, the clock itself. Without
 * them each set of pages that happen to share a module would make a chunk, and asking for twenty files
 * keeps a slow phone from everything else. The rest is fetched with the pages that need it.
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
