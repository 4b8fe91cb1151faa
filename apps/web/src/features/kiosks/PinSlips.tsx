import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import type { MadePin } from './make-pins.ts';

/** On paper only: a slip for each person, to be cut apart. */
export function PinSlips({ made }: { readonly made: readonly MadePin[] }) {
  return createPortal(
    <div aria-hidden data-print-only className="hidden print:block">
      <ul className="grid grid-cols-2">
        {made.map(({ person, pin }) => (
          <li
            key={person.person_id}
            className="break-inside-avoid border border-dashed border-line-control p-6"
          >
            <p dir="auto" className="text-18 font-semibold">
              {person.name}
            </p>
            <p className="text-40 font-semibold tracking-[0.12em] tabular-nums">{pin}</p>
            <p className="text-14">
              <Trans>Your PIN for the kiosk. Keep it to yourself.</Trans>
            </p>
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
