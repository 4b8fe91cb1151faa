import { clsx } from 'clsx';
import { type CSSProperties, useState } from 'react';
import { initialsOf } from './initials.ts';

type AvatarProps = {
  readonly name: string;
  readonly photoUrl?: string | null;
  /** `square` for companies. */
  readonly shape?: 'round' | 'square';
  readonly size?: 'sm' | 'md' | 'lg';
};

const sizes = { sm: 'size-8 text-12', md: 'size-10 text-14', lg: 'size-14 text-18' } as const;

/** The same color for the same name, on every screen. */
function tintOf(name: string): CSSProperties {
  let sum = 0;
  for (const letter of name.trim()) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return Object.fromEntries([['--tint', sum]]);
}

/** Photo or initials. Decoration: the name is always beside it. */
export function Avatar({ name, photoUrl = null, shape = 'round', size = 'md' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const frame = clsx(
    'flex shrink-0 items-center justify-center overflow-clip',
    sizes[size],
    shape === 'round' ? 'rounded-chip' : 'rounded-control',
  );
  return photoUrl !== null && photoUrl !== failedUrl ? (
    <img
      src={photoUrl}
      alt=""
      loading="lazy"
      decoding="async"
      className={clsx(frame, shape === 'round' ? 'object-cover' : 'object-contain')}
      onError={() => setFailedUrl(photoUrl)}
    />
  ) : (
    <span
      aria-hidden
      {...(shape === 'round' && { style: tintOf(name) })}
      className={clsx(
        frame,
        'font-medium select-none',
        shape === 'round'
          ? 'bg-tint text-tint-ink'
          : 'border border-accent-edge bg-accent text-on-accent',
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
