import { Trans } from '@lingui/react/macro';
import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useAccount, useIdentity } from '../../data/identity/use-account.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { isFirstLevel, placesAt } from '../nav/find-places.ts';
import { places } from '../nav/places.ts';
import { usePlaces } from '../nav/places-context.ts';
import { WithPlaces } from '../nav/WithPlaces.tsx';
import { useHere } from '../nav/use-here.ts';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { featurePage } from '../routes/feature-page.ts';
import { featurePart } from '../routes/feature-part.ts';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionBanners } from './ConnectionBanners.tsx';
import { IdentityPending } from './IdentityPending.tsx';
import { TopBar } from './TopBar.tsx';

const Suspended = featurePage(
  ['suspension', 'clock', 'profile', 'session'],
  () => import('../pages/SuspendedPage.tsx'),
  'SuspendedPage',
);
const AccessEnded = featurePage(
  'session',
  () => import('../../features/session/AccessEnded.tsx'),
  'AccessEnded',
);

// A phone never shows it, so it doesn't wait for it.
const Rail = lazyPart(async () => ({
  default: (await import('./Rail.tsx')).Rail,
}));

// Rarely shown, so neither is part of the shell.
const NotForYou = lazyPart(async () => ({
  default: (await import('../../kit/page/NotForYou.tsx')).NotForYou,
}));
const NothingHere = lazyPart(async () => ({
  default: (await import('../pages/NothingHere.tsx')).NothingHere,
}));

const PageFoot = lazyPart(async () => ({
  default: (await import('../help/PageFoot.tsx')).PageFoot,
}));

// Belongs to no page: the page loads first, and doesn't depend on it.
const AnnouncementBar = featurePart(
  'announcements',
  async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return import('../../features/announcements/AnnouncementBar.tsx').catch(() => ({
      AnnouncementBar: () => null,
    }));
  },
  'AnnouncementBar',
);

// Only for companies that record a location trail of people at work. Renders nothing.
const TrailKeeper = featurePart(
  'tracking',
  () =>
    import('../../features/tracking/TrailKeeper.tsx').catch(() => ({ TrailKeeper: () => null })),
  'TrailKeeper',
);

/** The frame around everything behind the sign-in. */
export function AppShell() {
  const account = useAccount();
  if (account.kind === 'identity_pending') return <IdentityPending />;
  // Signing out navigates away (`App`); until then there is no one to show anything to.
  if (account.kind === 'signed_out') return null;
  if (account.identity.access_ended) {
    return (
      <Suspense>
        <AccessEnded />
      </Suspense>
    );
  }
  if (account.identity.suspension !== null) {
    return (
      <Suspense>
        <Suspended />
      </Suspense>
    );
  }
  return (
    <WithPlaces>
      <PaletteHost>
        <ShellFrame>
          <AllowedPage />
        </ShellFrame>
      </PaletteHost>
    </WithPlaces>
  );
}

/** The page, or a message about who may open it. The server decides about data; this spares people an empty screen. */
function AllowedPage() {
  const { role, path } = useHere();
  const declared = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const at = placesAt(places, path);
  const roles = declared?.roles ?? (at.length === 0 ? null : at.flatMap((place) => place.roles));
  if (roles === null || roles.includes(role)) return <Outlet />;
  return (
    <Suspense>
      {declared?.isHidden === true ? <NothingHere /> : <NotForYou roles={roles} />}
    </Suspense>
  );
}

/** Navigation around one page: bars on a phone, a rail on a desktop. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const { role, path } = useHere();
  const isPhone = useIsPhone();
  const { company_id, person_id, clock_settings } = useIdentity();
  const isMember = company_id !== null;
  return (
    <div
      // `PageHeader` hides its title if the phone's header shows it.
      data-below={!isFirstLevel(usePlaces(), role, path) || undefined}
      className="group/shell flex min-h-dvh flex-col md:flex-row"
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-surface-1 px-4 py-3 shadow-floating focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      {!isPhone && (
        <Suspense fallback={<div className="w-16 shrink-0 lg:w-58" />}>
          <Rail />
        </Suspense>
      )}
      <TopBar />
      <div className="flex min-w-0 flex-1 flex-col">
        <ConnectionBanners />
        <Suspense>{isMember && <AnnouncementBar />}</Suspense>
        <Suspense>
          {person_id !== null && clock_settings?.location_mode === 'trail' && <TrailKeeper />}
        </Suspense>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-content flex-1 flex-col px-4 py-5 outline-none md:px-8 md:py-8"
        >
          {children}
          <Suspense>{isMember && <PageFoot />}</Suspense>
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
