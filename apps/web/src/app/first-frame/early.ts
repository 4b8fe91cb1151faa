import { isServed } from '../../platform/served.ts';
import { browserTabStore } from '../../platform/tab-store.ts';
import { missingFileReason } from '../errors/missing-file.ts';
import { thisBuild } from '../this-build.ts';
import { createEarlyErrors, mayRestart } from './early-errors.ts';
import { frameEvents } from './frame.ts';
import { loadTimeTables } from './time-tables.ts';

/**
 * The first script in `index.html` itself (`vite.first-frame.ts`). Catches errors before the app listens for them, and
 * if the app can't start at all, reloads the page or says so. While the page waits for its style sheet, it has the
 * browser load the files that every screen needs.
 */
const errors = createEarlyErrors({
  store: () => localStorage,
  route: () => location.pathname,
});
const listening = new AbortController();
let hasFailed = false;

loadTimeTables();

addEventListener(
  'error',
  (event) => {
    // The app's own file could not be loaded or parsed.
    if (event.target instanceof HTMLScriptElement)
      void fail(`${event.target.src} could not be loaded`);
    else if (event instanceof ErrorEvent) {
      const error: unknown = event.error ?? event.message;
      if (event.filename === thisBuild()) void fail(error);
      else errors.hear(error);
    }
  },
  { capture: true, signal: listening.signal },
);
addEventListener('unhandledrejection', ({ reason }) => errors.hear(reason), {
  signal: listening.signal,
});
addEventListener(frameEvents.reporting, (event) => {
  if (!(event instanceof CustomEvent)) return;
  listening.abort();
  errors.handOver(event.detail);
});
addEventListener(frameEvents.failed, (event) => {
  if (event instanceof CustomEvent) void fail(event.detail);
});

async function fail(error: unknown): Promise<void> {
  console.error(error);
  const eventId = errors.hear(error);
  if (hasFailed) return;
  hasFailed = true;
  if (mayRestart(browserTabStore, Date.now()) && (await isServed())) await openServed();
  else await show(error, eventId);
}

/**
 * Bypasses the service worker, whose copy may be what is broken; the next successful start registers it again. Unlike
 * an update, this doesn't ask the worker for a newer copy first, since that code may be missing.
 */
async function openServed(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const registration = await workers?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  location.reload();
}

/** Puts the error screen on the page (`StartFailure.tsx`) and fills it in. */
async function show(error: unknown, eventId: string): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      addEventListener('DOMContentLoaded', resolve);
    });
  const { lang } = document.documentElement;
  const page = document.querySelector<HTMLTemplateElement>(`template[data-failure-page="${lang}"]`);
  const root = document.getElementById('root');
  if (page === null || root === null) return;
  root.replaceChildren(page.content);
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-failure="${name}"]`);
  const missing = missingFileReason(error);
  if (missing !== null) part('message')?.append(missing);
  else part('message')?.replaceChildren(error instanceof Error ? error.message : String(error));
  part('id')?.replaceChildren(eventId);
  part('reload')?.addEventListener('click', () => void reload());
  const again = part('again');
  again?.addEventListener('click', () => void tryAgain(again));
  // A tap skips the splash.
  document.querySelector<HTMLElement>('[data-splash]')?.click();
}

async function reload(): Promise<void> {
  if (await isServed()) await openServed();
  else location.reload();
}

/** A start can't be repeated in the same page. While the server can't be reached, the screen stays. */
async function tryAgain(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  if (await isServed()) await openServed();
  button.ariaBusy = null;
}
