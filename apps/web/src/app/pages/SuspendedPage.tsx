import type { Identity } from '@muster/contract';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { CrewPunchLink } from '../../features/clock/crew/CrewPunchLink.tsx';
import { DashboardClock } from '../../features/clock/DashboardClock.tsx';
import { DataCard } from '../../features/profile/DataCard.tsx';
import { SignOut } from '../../features/session/SignOut.tsx';
import { ArchiveCard } from '../../features/suspension/ArchiveCard.tsx';
import { SuspendedNotice } from '../../features/suspension/SuspendedNotice.tsx';
import { useHere } from '../nav/use-here.ts';
import { ConnectionBanners } from '../shell/ConnectionBanners.tsx';
import { SuspendedBar } from '../shell/SuspendedBar.tsx';

/** The pages that stay open: for punching, for reading your own punches, and for unsent work. */
const openPaths: ReadonlySet<string> = new Set(['/time', '/time/crew', '/needs-attention']);

/** Replaces the app while the company is suspended: people can still punch and export their data. */
export function SuspendedPage() {
  const { company, role, suspension } = useIdentity();
  const { path } = useHere();
  if (company === null || suspension === null) return null;
  return (
    <Frame isHome={!openPaths.has(path)}>
      {openPaths.has(path) ? (
        <Outlet />
      ) : (
        <Home company={company.name} role={role} suspension={suspension} />
      )}
    </Frame>
  );
}

function Home({
  company,
  role,
  suspension,
}: {
  readonly company: string;
  readonly role: Identity['role'];
  readonly suspension: NonNullable<Identity['suspension']>;
}) {
  return (
    <div className="space-y-6">
      <SuspendedNotice company={company} suspension={suspension} />
      <DashboardClock />
      {(role === 'supervisor' || role === 'admin') && <CrewPunchLink size="lg" />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DataCard />
        {role === 'admin' && <ArchiveCard />}
      </div>
      <SignOut />
    </div>
  );
}

function Frame({ isHome, children }: { readonly isHome: boolean; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SuspendedBar isHome={isHome} />
      <ConnectionBanners />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-content flex-1 flex-col px-4 py-5 outline-none md:px-8 md:py-8"
      >
        {children}
      </main>
    </div>
  );
}
