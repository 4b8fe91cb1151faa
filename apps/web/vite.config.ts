import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import packageJson from './package.json' with { type: 'json' };
import { chunkGroups } from './vite.chunks.ts';
import { recognizerWithoutEval } from './vite.recognizer.ts';
import { readyCompressed } from './vite.compressed.ts';
import { firstFrame } from './vite.first-frame.ts';

/** Paths that the server answers itself; everything else is the app. */
const serverPaths = [
  '/auth/v1',
  '/auth/confirm',
  '/rest/v1',
  '/realtime/v1',
  '/storage/v1',
  '/functions/v1',
  '/_dev/mail',
  '/config.json',
  '/shared-hazard',
  '/shared-photos',
  '/calendar',
  '/speech-models',
  '/health',
  '/ready',
];

/**
 * Sonner writes its style sheet into a style element when it is imported, which the Content
 * Security Policy forbids. The sheet it needs is part of our own styles instead.
 */
function sonnerWithoutStyleElement(): Plugin {
  return {
    name: 'muster:sonner-without-style-element',
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        const call = /^__insertCSS\(".*"\);?$/m;
        if (!call.test(code)) this.error('sonner no longer inserts its styles as expected');
        return { code: code.replace(call, ''), map: null };
      },
    },
  };
}

const { version } = packageJson;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, ['VITE_', 'MUSTER_WEB_']);
  const target = env['MUSTER_WEB_PROXY'] ?? 'http://127.0.0.1:3000';
  return {
    root: import.meta.dirname,
    // React has this hook built in; packages that also support older versions bring a shim.
    resolve: {
      alias: [
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
        { find: /^use-sync-external-store\/shim(?=\/)/, replacement: 'use-sync-external-store' },
      ],
    },
    define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
    plugins: [
      tailwindcss(),
      babel({ presets: [linguiTransformerBabelPreset({}, { cwd: import.meta.dirname })] }),
      react({ compiler: true }),
      lingui({ cwd: import.meta.dirname, failOnCompileError: true }),
      sonnerWithoutStyleElement(),
      firstFrame(),
      readyCompressed(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src',
        filename: 'sw.ts',
        injectRegister: false,
        manifestFilename: 'manifest.webmanifest',
        manifest: {
          id: '/',
          name: 'Muster',
          short_name: 'Muster',
          description: 'Time clock and field operations for crews who work outdoors.',
          start_url: '/dashboard',
          scope: '/',
          display: 'standalone',
          orientation: 'any',
          background_color: '#ffffff',
          theme_color: '#ffffff',
          icons: [
            { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
            {
              src: '/icons/icon-maskable-512.png',
              sizes: '512x512',
              type: 'image/png',
              purpose: 'maskable',
            },
          ],
          shortcuts: [
            {
              name: 'Time clock',
              url: '/time',
              icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
            },
            {
              name: 'Needs attention',
              url: '/needs-attention',
              icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
            },
          ],
        },
        injectManifest: {
          injectionPoint: 'self.precacheManifest',
          globPatterns: ['**/*.{js,css,html,svg,png,webp,woff2}'],
          // Heavy parts that only some people open: fetched when needed, cached by the browser.
          globIgnores: [
            '**/gallery-*',
            '**/maplibre-*',
            '**/charts-*',
            '**/pdf-*',
            '**/vosk-worker-*',
            'sw.js',
          ],
        },
      }),
    ],
    worker: { plugins: () => [recognizerWithoutEval()] },
    server: {
      proxy: Object.fromEntries(
        serverPaths.map((path) => [path, { target, ws: path === '/realtime/v1' }]),
      ),
    },
    build: {
      target: 'es2022',
      sourcemap: true,
      // Inlined assets would be data: addresses, which the policy allows for images only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The shell lists all the names, and their random parts don't compress. With fewer characters, a build with
          // this many files is rejected.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
  };
});
