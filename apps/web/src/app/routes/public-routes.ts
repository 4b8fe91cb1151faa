import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { featurePage } from './feature-page.ts';
import { homePath, nextPath } from './next-path.ts';
import { rootRoute } from './root.ts';

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    const isSignedOut = context.data.account.state().kind === 'signed_out';
    throw redirect({ to: isSignedOut ? '/auth' : homePath, replace: true });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: ({ location }) => {
    throw redirect({
      to: '/auth',
      search: authSearch(location.search),
      hash: location.hash,
      replace: true,
    });
  },
});

const authViews = ['sign-in', 'sign-up', 'forgot'] as const;

type AuthSearch = {
  /** Absent: sign up with an invitation, else sign in. */
  readonly view?: (typeof authViews)[number];
  /** The token of an invitation's link. */
  readonly invitation?: string;
  /** Path to open after signing in. */
  readonly next?: string;
};

function authSearch(search: Readonly<Record<string, unknown>>): AuthSearch {
  // The router reads a token of digits as a number.
  const asked = search['invitation'];
  const invitation = typeof asked === 'number' ? `${asked}` : asked;
  const view = authViews.find((known) => known === search['view']);
  const next = nextPath(search['next']);
  return {
    ...(view !== undefined && { view }),
    ...(typeof invitation === 'string' && invitation !== '' && { invitation }),
    ...(next !== null && { next }),
  };
}

const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: PublicLayout,
});

const authRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/auth',
  staticData: { title: msg`Sign in` },
  validateSearch: authSearch,
  beforeLoad: ({ context, search }) => {
    const state = context.data.account.state();
    const isSignedIn =
      state.kind === 'identity_pending' ||
      (state.kind === 'signed_in' && state.session === 'ready');
    if (isSignedIn) throw redirect({ href: search.next ?? homePath, replace: true });
  },
  component: featurePage(
    'session',
    () => import('../../features/session/AuthPage.tsx'),
    'AuthPage',
  ),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/reset-password',
  staticData: { title: msg`New password` },
  component: featurePage(
    'session',
    () => import('../../features/session/NewPasswordPage.tsx'),
    'NewPasswordPage',
  ),
});

export const publicRoutes = [
  indexRoute,
  loginRoute,
  publicRoute.addChildren([authRoute, resetPasswordRoute]),
];
