import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useLiveBoard } from './board/use-live-board.ts';
import { LiveBoard } from './board/LiveBoard.tsx';
import { PersonPanel } from './person/PersonPanel.tsx';

/** For supervisors and admins: who is where, and beside it one person. */
export function CrewTime({ chosenId }: { readonly chosenId: string | null }) {
  const board = useLiveBoard();
  const navigate = useNavigate();
  const person =
    board.status === 'ready'
      ? (board.data.people.find(({ person_id }) => person_id === chosenId) ?? null)
      : null;
  return (
    <div className="flex min-w-0 items-start gap-5">
      <div className={clsx('min-w-0 flex-1 space-y-5', chosenId !== null && 'hidden lg:block')}>
        <LiveBoard board={board} chosenId={chosenId} />
      </div>
      {chosenId !== null && board.status !== 'loading' && (
        <div className="w-full overflow-clip rounded-card border border-line lg:sticky lg:border-l-0 lg:top-5 lg:h-[calc(100dvh-2.5rem)] lg:w-panel lg:shrink-0">
          <PersonPanel
            key={chosenId}
            personId={chosenId}
            person={person}
            onClose={() => void navigate({ to: '/dashboard' })}
          />
        </div>
      )}
    </div>
  );
}
