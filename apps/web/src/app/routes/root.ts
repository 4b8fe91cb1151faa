import type { MessageDescriptor } from '@lingui/core';
import type { Role } from '@muster/contract';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Data } from '../../data/data.ts';
import { RootErrorScreen } from '../errors/ErrorScreen.tsx';
import { RootLayout } from '../shell/RootLayout.tsx';

/** What routes may ask before they show anything. */
export type RouteContext = { readonly data: Data };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the browser's tab and of the phone's header while the page is shown. */
    readonly title?: MessageDescriptor;
    /** Where the phone's header leads back to, such as `/admin/projects/$projectId`. */
    readonly parent?: string;
    /** Who may open the page, where that differs from the place it lies below. */
    readonly roles?: readonly (Role | null)[];
    /** Other roles find nothing at its address, instead of being told who may open it. */
    readonly isHidden?: boolean;
  }
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: RootLayout,
  errorComponent: RootErrorScreen,
});
