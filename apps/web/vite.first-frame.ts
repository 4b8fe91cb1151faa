import { languages } from '@muster/domain/languages';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { frameEvents } from './src/app/first-frame/frame.ts';
import { openingTemplates } from './vite.opening.ts';

/** The pages of first-time visitors, with what they need besides the entry. */
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

/** Builds a script of `src/app/first-frame` for inlining into the page, which is faster than any file. */
async function pageScript(root: string, entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/app/first-frame', entry), formats: ['iife'], name: 'frame' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output))
    throw new Error('no script of the first frame');
  return `<script>${output.output[0].code.trim()}</script>`;
}

/** Returns the files that a module's chunk needs, its own first. */
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
 * Returns a script that knows the language, requests the first page's picture at once, and preloads its files
 * once the first frame is painted; the entry alone would only discover them when it runs.
 */
function hintScript(chunks: Chunks): string {
  const always = new Set(filesOf('main.tsx', chunks));
  const wanted = (sources: readonly string[]) => {
    const files = new Set(sources.flatMap((source) => filesOf(source, chunks)));
    return [...files].filter((file) => !always.has(file));
  };
  const pages = Object.entries(firstPages).map(([path, { modules, strings, picture }]) => {
    const words = languages.map((language) =>
      wanted(strings.map((folder) => `${folder}/${language}.po`)),
    );
    return [path, { files: wanted(modules), words, picture }] as const;
  });
  return `(()=>{let l=navigator.language;\
try{l=JSON.parse(localStorage.getItem('muster.look')).language??l}catch{}\
const a=${JSON.stringify(languages)},s=Math.max(0,a.findIndex((x)=>l.startsWith(x))),n=a[s];\
document.documentElement.lang=n;\
const p=${JSON.stringify(Object.fromEntries(pages))}[location.pathname];if(!p)return;\
const h=(a)=>document.head.append(Object.assign(document.createElement('link'),a));\
if(p.picture)h({rel:'preload',as:'image',fetchPriority:'high',href:p.picture.replace('*',n)});\
addEventListener('${frameEvents.painted}',()=>{for(const f of p.files.concat(p.words[s]))\
h({rel:'modulepreload',crossOrigin:'',href:'/'+f})})})()`;
}

/** Adds the scripts that `index.html` runs on its own, before any file of the app has loaded. */
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
        const frame = await pageScript(root, 'main.ts');
        const early = await pageScript(root, 'early.ts');
        const intoHead = (added: string) => html.replace('<title>', () => `${added}\n    <title>`);
        html = intoHead(early);
        const intoBody = (added: string) => html.replace('</body>', () => `${added}\n  </body>`);
        if (bundle === undefined) return intoBody(frame);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = filesOf('main.tsx', chunks).filter(
          (file) => !html.includes(`href="/${file}"`),
        );
        const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        const templates = `<template data-app>${links.join('')}</template>`;
        html = intoHead(`<script>${hintScript(chunks)}</script>`);
        return intoBody([templates, await openingTemplates(root), frame].join('\n    '));
      },
    },
  };
}
