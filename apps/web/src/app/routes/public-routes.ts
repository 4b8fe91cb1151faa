import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { isFullySignedIn } from '../../data/identity/account.ts';
import { featurePage } from './feature-page.ts';
import { laterPage } from './later-page.ts';
import { homePath, nextPath } from './next-path.ts';
import { rootRoute } from './root.ts';

/** Pages that anyone may read; their code loads with the first one that is opened. */
const documentRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'document',
  component: featurePage([], () => import('../shell/DocumentLayout.tsx'), 'DocumentLayout'),
});

const landingRoute = createRoute({
  getParentRoute: () => documentRoute,
  path: '/',
  staticData: { title: msg`Time clock for crews` },
  beforeLoad: ({ context }) => {
    const state = context.data.account.state();
    if (state.kind === 'signed_out' || state.session === 'factor') return;
    throw redirect({ href: homePath, replace: true });
  },
  component: featurePage(
    'public-pages',
    () => import('../../features/public-pages/LandingPage.tsx'),
    'LandingPage',
  ),
});

const privacyRoute = createRoute({
  getParentRoute: () => documentRoute,
  path: '/privacy-policy',
  staticData: { title: msg`Privacy policy` },
  component: laterPage('public-pages', 'PaperPages', 'PrivacyPage'),
});

const termsRoute = createRoute({
  getParentRoute: () => documentRoute,
  path: '/terms-of-service',
  staticData: { title: msg`Terms of service` },
  component: laterPage('public-pages', 'PaperPages', 'TermsPage'),
});

const dataPolicyRoute = createRoute({
  getParentRoute: () => documentRoute,
  path: '/data-policy',
  staticData: { title: msg`Data policy` },
  component: laterPage('public-pages', 'PaperPages', 'DataPage'),
});

const iconToolsRoute = createRoute({
  getParentRoute: () => documentRoute,
  path: '/icon-tools',
  staticData: { title: msg`Icon tools` },
  component: laterPage('icon-tools', 'IconToolsPage', 'IconToolsPage'),
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: ({ location }) => {
    const hash = location.hash === '' ? '' : `#${location.hash}`;
    throw redirect({ href: `/auth${location.searchStr}${hash}`, replace: true });
  },
});

const authViews = ['sign-in', 'sign-up', 'forgot', 'code', 'phone', 'company'] as const;

type AuthSearch = {
  /** If absent, sign up with an invitation, otherwise sign in. */
  readonly view?: (typeof authViews)[number];
  /** The token from an invitation's link. */
  readonly invitation?: string;
  /** Path to open after signing in. */
  readonly next?: string;
};

function authSearch(search: Readonly<Record<string, unknown>>): AuthSearch {
  // The router parses a token of digits as a number.
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
  component: featurePage([], () => import('../shell/PublicLayout.tsx'), 'PublicLayout'),
});

const authRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/auth',
  staticData: { title: msg`Sign in` },
  validateSearch: authSearch,
  beforeLoad: ({ context, search }) => {
    if (!isFullySignedIn(context.data.account.state())) return;
    const { invitation } = search;
    if (invitation !== undefined) {
      throw redirect({ to: '/auth/join', search: { invitation }, replace: true });
    }
    // The code from a recovery email has just signed in someone who wants a new password.
    const target = search.view === 'forgot' ? '/reset-password' : (search.next ?? homePath);
    throw redirect({ href: target, replace: true });
  },
  component: featurePage(
    'session',
    () => import('../../features/session/AuthPage.tsx'),
    'AuthPage',
  ),
});

/** Its address begins with /auth, which the profile gate ignores. */
const joinRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/auth/join',
  staticData: { title: msg`Your invitation` },
  validateSearch: (search): { readonly invitation: string } => ({
    invitation: authSearch(search).invitation ?? '',
  }),
  beforeLoad: ({ context, search }) => {
    if (context.data.account.state().kind !== 'signed_out') return;
    throw redirect({ to: '/auth', search, replace: true });
  },
  component: laterPage('session', 'JoinPage', 'JoinPage'),
});

/** An order waiting for approval, opened by the link in an email. Its token stays in the fragment. */
const orderLinkRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/order-link',
  staticData: { title: msg`Order` },
  component: laterPage('orders', 'OrderLinkPage', 'OrderLinkPage'),
});

/** A change order for the customer, opened by its link. The secret stays in the fragment. */
const changeOrderLinkRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/change-order',
  staticData: { title: msg`Change order` },
  component: laterPage('change-order-link', 'ChangeOrderLinkPage', 'ChangeOrderLinkPage'),
});

/** A browser page between a provider and the phone app, where the sign-in began. */
const openAppRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/auth/app',
  staticData: { title: msg`Open the app` },
  component: laterPage('session', 'OpenAppPage', 'OpenAppPage'),
});

/** Its address begins with /auth, which the profile gate ignores. */
const signUpPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/auth/password',
  staticData: { title: msg`Confirm your password` },
  beforeLoad: ({ context }) => {
    if (context.data.account.state().kind !== 'signed_out') return;
    throw redirect({ to: '/auth', replace: true });
  },
  component: laterPage('session', 'SignUpPasswordPage', 'SignUpPasswordPage'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/reset-password',
  staticData: { title: msg`New password` },
  component: laterPage('session', 'NewPasswordPage', 'NewPasswordPage'),
});

const onboardingRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/onboarding/profile',
  staticData: { title: msg`Your profile` },
  validateSearch: (search): { readonly recovery?: true } =>
    search['recovery'] === true || search['recovery'] === 'true' ? { recovery: true } : {},
  beforeLoad: ({ context, location }) => {
    if (context.data.account.state().kind !== 'signed_out') return;
    throw redirect({ to: '/auth', search: { next: location.href }, replace: true });
  },
  component: laterPage(['onboarding', 'session'], 'OnboardingPage', 'OnboardingPage'),
});

export const publicRoutes = [
  documentRoute.addChildren([
    landingRoute,
    privacyRoute,
    termsRoute,
    dataPolicyRoute,
    iconToolsRoute,
  ]),
  loginRoute,
  publicRoute.addChildren([
    authRoute,
    joinRoute,
    openAppRoute,
    orderLinkRoute,
    changeOrderLinkRoute,
    signUpPasswordRoute,
    resetPasswordRoute,
    onboardingRoute,
  ]),
];
