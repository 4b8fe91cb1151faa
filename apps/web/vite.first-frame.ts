import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

/** Pages that people open who were never here: what they need beside the entry. */
const firstPages = {
  '/': {
    modules: ['app/shell/DocumentLayout.tsx', 'features/public-pages/LandingPage.tsx'],
    strings: ['locales', 'features/public-pages/locales'],
    picture: '/images/clock-*.webp',
  },
  '/auth': {
    modules: ['app/shell/PublicLayout.tsx', 'features/session/AuthPage.tsx'],
    strings: ['locales', 'features/session/locales'],
    picture: null,
  },
} as const;

type Chunks = readonly Rolldown.OutputChunk[];

/** The script of `src/app/first-frame`, to stand in the page itself: no file is quicker. */
async function frameScript(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/app/first-frame/main.ts'), formats: ['iife'], name: 'frame' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output))
    throw new Error('no script of the first frame');
  return output.output[0].code.trim();
}

/** The files that the chunk of a module needs, itself first. */
function filesOf(source: string, chunks: Chunks): readonly string[] {
  const own = chunks.find(({ facadeModuleId, moduleIds }) =>
    (facadeModuleId ?? moduleIds.at(-1))?.endsWith(`/src/${source}`),
  );
  if (own === undefined) throw new Error(`no chunk of ${source}`);
  const files = new Set([own.fileName]);
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const needed of chunk?.imports ?? []) files.add(needed);
  }
  return [...files];
}

/**
 * A script that asks for the first page's own files while the entry is still on its way, which alone
 * would know of them only when it runs.
 */
function hintScript(chunks: Chunks): string {
  const always = new Set(filesOf('main.tsx', chunks));
  const wanted = (sources: readonly string[]) => {
    const files = new Set(sources.flatMap((source) => filesOf(source, chunks)));
    return [...files].filter((file) => !always.has(file));
  };
  const pages = Object.entries(firstPages).map(([path, { modules, strings, picture }]) => {
    const words = ['en', 'es'].map((language) =>
      wanted(strings.map((folder) => `${folder}/${language}.po`)),
    );
    return [path, { files: wanted(modules), words, picture }] as const;
  });
  return `(()=>{const p=${JSON.stringify(Object.fromEntries(pages))}[location.pathname];if(!p)return;\
let l=navigator.language;try{l=JSON.parse(localStorage.getItem('muster.look')).language??l}catch{}\
const s=l.startsWith('es')?1:0,h=(a)=>document.head.append(Object.assign(document.createElement('link'),a));\
for(const f of p.files.concat(p.words[s]))h({rel:'modulepreload',crossOrigin:'',href:'/'+f});\
if(p.picture)h({rel:'preload',as:'image',fetchPriority:'high',href:p.picture.replace('*',s?'es':'en')})})()`;
}

/** What `index.html` does by itself, before any file of the app has come. */
export function firstFrame(): Plugin {
  let root = '';
  return {
    name: 'muster:first-frame',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const tags: HtmlTagDescriptor[] = [
          { tag: 'script', children: await frameScript(root), injectTo: 'body' },
        ];
        if (bundle !== undefined) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          // Before the style sheet, for which scripts after it wait.
          const hints = `<script>${hintScript(chunks)}</script>`;
          for (const file of filesOf('main.tsx', chunks)) {
            if (html.includes(`href="/${file}"`)) continue;
            const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file}` };
            tags.push({ tag: 'link', attrs, injectTo: 'head' });
          }
          return { html: html.replace('<title>', () => `${hints}\n    <title>`), tags };
        }
        return tags;
      },
    },
  };
}
