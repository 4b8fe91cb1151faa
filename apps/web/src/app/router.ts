import {
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorScreen } from './errors/ErrorScreen.tsx';
import { importPart } from './errors/missing-file.ts';
import type { RouteContext } from './routes/root.ts';
import { routeTree } from './routes/route-tree.ts';

/** How long a page may take before the spinner shows, so that fast pages appear without a flash. */
const pendingMs = 150;

export function createAppRouter(context: RouteContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Spinner,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: lazyRouteComponent(
      () => importPart(() => import('./pages/NotFoundPage.tsx')),
      'NotFoundPage',
    ),
    // Otherwise an unknown address below a page shows that page.
    notFoundMode: 'root',
    scrollRestoration: true,
    // Values stay text, as in the address: an invitation's token may consist of digits but is not a number.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
