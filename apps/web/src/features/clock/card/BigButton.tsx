import type { ComponentProps } from 'react';
import { StateButton } from '../../../ui/StateButton.tsx';

type BigButtonProps = ComponentProps<typeof StateButton> & {
  /** Just after a punch: see `PunchFlow`. */
  readonly isResting: boolean;
};

/** The state button of the clock; deaf for a moment after it has changed its meaning. */
export function BigButton({ isResting, onClick, ...button }: BigButtonProps) {
  return (
    <StateButton
      {...button}
      aria-disabled={isResting || undefined}
      onClick={isResting ? undefined : onClick}
    />
  );
}
