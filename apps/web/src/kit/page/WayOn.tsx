import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';

/** The one link of a `DeadEnd`. */
export const WayOn = createLink(WayOnAnchor);

function WayOnAnchor({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...anchor} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
      {children}
    </a>
  );
}
