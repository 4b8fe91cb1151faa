import type { ComponentProps } from 'react';
import { StateButton } from '../../../ui/StateButton.tsx';
import type { PunchFlow } from '../punch/use-punch.ts';

type BigButtonProps = Omit<ComponentProps<typeof StateButton>, 'ref'> & {
  readonly flow: PunchFlow;
};

/**
 * The state button of the clock. For a moment after a punch it is deaf, since it means something
 * else than the button that stood in its place; and it takes over the focus of that button.
 */
export function BigButton({ flow, onClick, ...button }: BigButtonProps) {
  const follows = flow.phase.kind === 'storing' || flow.isResting;
  return (
    <StateButton
      {...button}
      ref={follows ? keepFocus : null}
      aria-disabled={flow.isResting || undefined}
      onClick={flow.isResting ? undefined : onClick}
    />
  );
}

function keepFocus(button: HTMLButtonElement | null): void {
  // The focus falls to the body when the button that had it goes away.
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
