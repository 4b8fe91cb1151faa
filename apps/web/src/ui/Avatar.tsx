import { clsx } from 'clsx';
import { useState } from 'react';

type AvatarProps = {
  readonly name: string;
  readonly photoUrl?: string | null;
  /** `square` for companies. */
  readonly shape?: 'round' | 'square';
  readonly size?: 'sm' | 'md' | 'lg';
};

const sizes = { sm: 'size-8 text-12', md: 'size-10 text-14', lg: 'size-14 text-18' } as const;

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Photo or initials. Decoration: the name always stands beside it. */
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
      className={clsx(
        frame,
        'font-medium select-none',
        shape === 'round'
          ? 'bg-surface-3 text-ink-2'
          : 'border border-accent-edge bg-accent text-on-accent',
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
