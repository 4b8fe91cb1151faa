import KeyRound from 'lucide-react/icons/key-round';
import type { ProviderId } from './providers.ts';

/** Marks of the services that ask for theirs on such a button; a key for all others. */
export function ProviderIcon({ provider }: { readonly provider: ProviderId }) {
  const paths = pathsByProvider[provider];
  if (paths === undefined) return <KeyRound aria-hidden className="size-5 shrink-0" />;
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-5 shrink-0">
      {paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}

type Path = { readonly d: string; readonly fill: string };

const pathsByProvider: Readonly<Partial<Record<ProviderId, readonly Path[]>>> = {
  google: [
    {
      d: 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z',
      fill: '#4285f4',
    },
    {
      d: 'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
      fill: '#34a853',
    },
    {
      d: 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88z',
      fill: '#fbbc05',
    },
    {
      d: 'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.06L5.84 9.9c.87-2.6 3.3-4.52 6.16-4.52z',
      fill: '#ea4335',
    },
  ],
  azure: [
    { d: 'M2 2h9.5v9.5H2z', fill: '#f25022' },
    { d: 'M12.5 2H22v9.5h-9.5z', fill: '#7fba00' },
    { d: 'M2 12.5h9.5V22H2z', fill: '#00a4ef' },
    { d: 'M12.5 12.5H22V22h-9.5z', fill: '#ffb900' },
  ],
  apple: [
    {
      d: 'M17.05 12.54c-.02-2.2 1.8-3.26 1.88-3.31-1.03-1.5-2.62-1.7-3.18-1.73-1.36-.14-2.65.8-3.34.8-.69 0-1.75-.78-2.88-.76a4.26 4.26 0 0 0-3.6 2.18c-1.53 2.66-.39 6.6 1.1 8.76.74 1.06 1.61 2.24 2.75 2.2 1.1-.05 1.53-.71 2.86-.71 1.34 0 1.72.7 2.89.69 1.19-.03 1.95-1.08 2.67-2.14a9.2 9.2 0 0 0 1.22-2.5 3.86 3.86 0 0 1-2.37-3.48zM14.85 6.1c.6-.74 1.02-1.76.9-2.79-.87.04-1.94.59-2.57 1.32-.55.64-1.05 1.68-.92 2.67.98.08 1.98-.5 2.59-1.2z',
      fill: 'currentColor',
    },
  ],
  github: [
    {
      d: 'M12 1.5a10.5 10.5 0 0 0-3.32 20.46c.53.1.72-.22.72-.5v-1.77c-2.92.64-3.54-1.4-3.54-1.4-.48-1.22-1.17-1.54-1.17-1.54-.95-.65.07-.64.07-.64 1.06.07 1.61 1.08 1.61 1.08.94 1.61 2.46 1.15 3.06.88.1-.68.37-1.15.67-1.41-2.33-.27-4.78-1.17-4.78-5.2 0-1.14.41-2.08 1.08-2.82-.1-.26-.47-1.33.1-2.78 0 0 .89-.28 2.89 1.08a10 10 0 0 1 5.26 0c2-1.36 2.88-1.08 2.88-1.08.57 1.45.21 2.52.1 2.78.68.74 1.09 1.68 1.09 2.83 0 4.03-2.46 4.92-4.8 5.18.38.33.72.97.72 1.95v2.89c0 .28.19.61.72.5A10.5 10.5 0 0 0 12 1.5z',
      fill: 'currentColor',
    },
  ],
};
