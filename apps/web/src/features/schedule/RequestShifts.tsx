import type { ShiftRequest } from '@muster/contract/my-schedule';
import { dateOf, useShiftWords } from './use-shift-words.ts';
import { usePlaceWords } from './my/use-place-words.ts';

/** The shift that a request is about, and the one it would be swapped for. */
export function RequestShifts({ request }: { readonly request: ShiftRequest }) {
  const words = useShiftWords();
  const places = usePlaceWords();
  const lines = (shift: ShiftRequest['shift']) => (
    <>
      <span className="inline-block">{words.day(dateOf(shift.starts_local))},</span>{' '}
      <span className="inline-block">{words.span(shift)}</span>
      <span className="block text-ink-3">{places.place(shift)}</span>
    </>
  );
  return (
    <ul className="space-y-1 text-14 text-ink-2 tabular-nums">
      <li>
        {request.kind === 'swap' && <Whose name={request.person.name} />}
        {lines(request.shift)}
      </li>
      {request.other_shift !== null && (
        <li>
          {request.other !== null && <Whose name={request.other.name} />}
          {lines(request.other_shift)}
        </li>
      )}
    </ul>
  );
}

function Whose({ name }: { readonly name: string }) {
  return (
    <>
      <bdi>{name}</bdi>:{' '}
    </>
  );
}
