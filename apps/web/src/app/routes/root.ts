import type { MessageDescriptor } from '@lingui/core';
import type { Role } from '@muster/contract';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Data } from '../../data/data.ts';
import { RootErrorScreen } from '../errors/ErrorScreen.tsx';
import { RootLayout } from '../shell/RootLayout.tsx';

/** The dependencies that routes may use before they show anything. */
export type RouteContext = { readonly data: Data };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the browser's tab and of the phone's header while the page is shown. */
    readonly title?: MessageDescriptor;
    /** The page that the phone's header leads back to, such as `/admin/projects/$projectId`. */
    readonly parent?: string;
    /** The roles that may open the page, if they differ from those of the place above it. */
    readonly roles?: readonly (Role | null)[];
    /** Other roles get "not found" at its address, instead of a page that names the allowed roles. */
    readonly isHidden?: boolean;
  }
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: RootLayout,
  errorComponent: RootErrorScreen,
});
