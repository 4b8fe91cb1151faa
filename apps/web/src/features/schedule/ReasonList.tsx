import type { ShiftReason } from '@muster/contract/shift-reasons';
import Ban from 'lucide-react/icons/ban';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useReasonWords } from './use-reason-words.ts';

/** Why a shift is blocked or warned about, one sentence each; nothing where all is well. */
export function ReasonList({ reasons }: { readonly reasons: readonly ShiftReason[] }) {
  const words = useReasonWords();
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 text-14">
      {reasons.map((reason) => {
        const isBlocked = reason.level === 'blocked';
        const Icon = isBlocked ? Ban : TriangleAlert;
        return (
          <li key={words.sentence(reason)} className="flex gap-2">
            <Icon
              aria-hidden
              className={
                isBlocked
                  ? 'mt-0.5 size-4 shrink-0 text-danger-ink'
                  : 'mt-0.5 size-4 shrink-0 text-attention-ink'
              }
            />
            <span className="min-w-0">
              <span className="font-medium">{words.name(reason)}.</span> {words.sentence(reason)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
