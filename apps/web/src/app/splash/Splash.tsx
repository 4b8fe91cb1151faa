import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { MusterMark } from '../../ui/MusterMark.tsx';
import type { LookStore } from '../look/look.ts';
import { SplashLogo } from './SplashLogo.tsx';

type SplashProps = {
  readonly look: LookStore;
  readonly isFading: boolean;
};

/**
 * Whose app this is, over everything while the app loads beneath. Hidden from screen readers, whose
 * users are told nothing that the page itself does not say.
 */
export function Splash({ look, isFading }: SplashProps) {
  const { branding } = useSyncExternalStore(
    (listener) => look.subscribe(listener),
    () => look.current(),
  );
  const { name, logo_url: logoUrl, company_type: companyType } = branding;
  return (
    <div
      aria-hidden
      data-splash
      className={clsx(
        'fixed inset-0 z-70 flex cursor-pointer flex-col items-center justify-center gap-6 bg-surface-0 px-6 pb-[8vh] text-center transition-opacity duration-300 ease-out select-none',
        isFading && 'pointer-events-none opacity-0',
      )}
    >
      {name === null ? (
        <MusterMark className="size-24" />
      ) : (
        <SplashLogo name={name} url={logoUrl} />
      )}
      <div className="max-w-full space-y-1">
        <p className="text-28 font-semibold tracking-title text-ink-1 wrap-anywhere">
          {name ?? 'Muster'}
        </p>
        {companyType !== null && <p className="text-16 text-ink-2">{companyType}</p>}
      </div>
    </div>
  );
}
