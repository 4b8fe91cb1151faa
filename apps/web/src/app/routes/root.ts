import type { MessageDescriptor } from '@lingui/core';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Data } from '../../data/data.ts';
import { RootErrorScreen } from '../errors/ErrorScreen.tsx';
import { RootLayout } from '../shell/RootLayout.tsx';

/** What routes may ask before they show anything. */
export type RouteContext = { readonly data: Data };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the browser's tab while the page is shown. */
    readonly title?: MessageDescriptor;
  }
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: RootLayout,
  errorComponent: RootErrorScreen,
});
