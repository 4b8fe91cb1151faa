import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import type { ComponentType, ReactNode } from 'react';
import { useAccount } from '../../data/identity/use-account.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Screenshot } from './Screenshot.tsx';

/** `/`: the product, explained to someone who has never seen it. */
export function LandingPage() {
  return (
    <>
      <Hero>
        <HeroWays />
      </Hero>
      <div className="mx-auto w-full max-w-content space-y-20 px-4 pt-20 md:space-y-28 md:px-8 md:pt-28">
        <Offline />
        <Board />
        <Fairness />
        <Closing />
      </div>
    </>
  );
}

/** The top of the page, also shown while the app is still loading; `children` are the links into the app. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid w-full max-w-content items-center gap-10 px-4 pt-6 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16 md:px-8 md:pt-16">
      <div className="space-y-6">
        <h1 className="text-40 font-semibold tracking-display text-balance max-[22.5rem]:text-28 lg:text-64">
          <Trans>Every hour your crew works counts, even where there’s no signal</Trans>
        </h1>
        <p className="max-w-prose text-18 text-ink-2">
          <Trans>
            Muster is a time clock for people who work outdoors. Two taps in the morning, two in the
            evening. Your office sees who is on site, and asks when something is unclear instead of
            guessing.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      <Screenshot
        name="clock"
        width={390}
        height={844}
        isFirst
        alt={t`The time clock on a phone: the project, the running time and one big button.`}
        className="mx-auto w-full max-w-60 md:max-w-none"
      />
    </div>
  );
}

function HeroWays() {
  const isSignedOut = useAccount().kind === 'signed_out';
  return isSignedOut ? <VisitorWays as={AuthLink} /> : <BackToWork variant="primary" />;
}

type AuthLinkProps = {
  readonly view?: 'sign-up';
  readonly className: string;
  readonly children: ReactNode;
};

function AuthLink({ view, ...rest }: AuthLinkProps) {
  return <Link to="/auth" search={view === undefined ? {} : { view }} {...rest} />;
}

/** The links into the app. `as` renders a link: the router's or, before that has loaded, a plain one. */
export function VisitorWays({ as: Way }: { readonly as: ComponentType<AuthLinkProps> }) {
  return (
    <>
      <Way view="sign-up" className={wayStyles({ variant: 'primary' })}>
        <Trans>Set up your company</Trans>
      </Way>
      <Way className={wayStyles({ variant: 'secondary' })}>
        <Trans>Sign in</Trans>
      </Way>
    </>
  );
}

function Offline() {
  return (
    <section className="grid gap-8 md:grid-cols-2 md:gap-16">
      <Heading>
        <Trans>It works in the basement, in the valley and on the last dirt road</Trans>
      </Heading>
      <ul className="space-y-4 text-18 text-ink-2">
        <Point>
          <Trans>
            Every punch is saved on the phone first. When there’s a connection, punches are sent in
            order, each one once.
          </Trans>
        </Point>
        <Point>
          <Trans>
            The app opens offline, with the projects, hours and names from your last visit.
          </Trans>
        </Point>
        <Point>
          <Trans>
            A forgotten clock-out doesn’t ruin the next day. The app asks when you finished and
            notes that you answered later.
          </Trans>
        </Point>
      </ul>
    </section>
  );
}

function Board() {
  const { t } = useLingui();
  return (
    <section className="space-y-8">
      <div className="max-w-reading space-y-4">
        <Heading>
          <Trans>Who is working where, right now</Trans>
        </Heading>
        <p className="text-18 text-ink-2">
          <Trans>
            One board for the office and for every crew lead. It updates as you watch. What needs
            review is at the top, with the reason in plain words.
          </Trans>
        </p>
      </div>
      <Screenshot
        name="board"
        width={1280}
        height={860}
        alt={t`The board on a desktop: people with their status, project and hours today.`}
        className="w-full"
      />
    </section>
  );
}

function Fairness() {
  return (
    <section className="grid gap-8 md:grid-cols-2 md:gap-16">
      <Heading>
        <Trans>Fair to the people who use it</Trans>
      </Heading>
      <ul className="space-y-4 text-18 text-ink-2">
        <Point>
          <Trans>
            Location is saved only with a punch. It never blocks a punch, and every view of it is
            logged.
          </Trans>
        </Point>
        <Point>
          <Trans>Nothing changes silently: each entry keeps its full history.</Trans>
        </Point>
        <Point>
          <Trans>Everyone can download their own data in one file at any time.</Trans>
        </Point>
        <Point>
          <Trans>English and Spanish, light and dark mode, large type and keyboard support.</Trans>
        </Point>
        <Point>
          <Trans>In your company’s colors, with your logo, readable in the sun.</Trans>
        </Point>
      </ul>
    </section>
  );
}

function Closing() {
  return (
    <section className="flex flex-col items-start gap-6 rounded-card border border-line bg-surface-1 p-6 md:flex-row md:items-center md:justify-between md:p-10">
      <div className="space-y-2">
        <h2 className="text-28 font-semibold tracking-title">
          <Trans>Ready by tomorrow morning</Trans>
        </h2>
        <p className="max-w-prose text-ink-2">
          <Trans>
            Name your company and a first project, then invite your people with a link. There’s
            nothing to install: it runs in the browser and you can add it to the home screen.
          </Trans>
        </p>
      </div>
      <WayIn />
    </section>
  );
}

/** A link to set up a company, or back to the app for someone who is signed in. */
function WayIn() {
  const isSignedOut = useAccount().kind === 'signed_out';
  return isSignedOut ? (
    <AuthLink view="sign-up" className={wayStyles({ variant: 'secondary' })}>
      <Trans>Set up your company</Trans>
    </AuthLink>
  ) : (
    <BackToWork variant="secondary" />
  );
}

function BackToWork({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  return (
    <Link to="/dashboard" className={wayStyles({ variant })}>
      <Trans>Open the app</Trans>
    </Link>
  );
}

function wayStyles({ variant }: { readonly variant: 'primary' | 'secondary' }): string {
  return `${buttonStyles({ variant, size: 'lg' })} shrink-0`;
}

function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 className="max-w-[22ch] text-28 font-semibold tracking-title md:text-40">{children}</h2>
  );
}

function Point({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check aria-hidden className="mt-1 size-5 shrink-0 text-running-ink" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
