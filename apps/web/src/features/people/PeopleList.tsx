import { useLingui } from '@lingui/react/macro';
import type { ListedPerson } from '@muster/contract/people';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { RowBox } from './RowBox.tsx';
import { type Selection, toggle } from './selection.ts';
import { fullName, statusTones, usePeopleWords } from './use-people-words.ts';
import type { RowWindow } from './use-row-window.ts';

type PeopleListProps = {
  readonly onBody: (body: HTMLElement | null) => void;
  readonly total: number;
  readonly rowAt: (row: number) => ListedPerson | null;
  readonly window: RowWindow;
  readonly rowRem: number;
  /** Rows have boxes only while somebody chooses several. */
  readonly isChoosing: boolean;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
};

/** The list of a phone: a row a person, of thousands only those in sight are drawn. */
export function PeopleList(props: PeopleListProps) {
  const { onBody, total, rowAt, rowRem, selection, window: shown } = props;
  const { t } = useLingui();
  const { first, end } = shown;
  return (
    <ul
      aria-label={t`People of the company`}
      ref={onBody}
      className="relative"
      style={{ height: `${total * rowRem}rem` }}
    >
      {Array.from({ length: end - first }, (_, at) => first + at).map((row) => {
        const person = rowAt(row);
        return (
          <li
            key={row}
            aria-setsize={total}
            aria-posinset={row + 1}
            style={{ top: `${row * rowRem}rem`, height: `${rowRem}rem` }}
            className="absolute inset-x-0 border-b border-line"
          >
            {person === null ? (
              <span aria-busy className="flex h-full items-center px-4">
                <Skeleton className="h-3.5 w-2/5" />
              </span>
            ) : (
              <PersonRow
                person={person}
                isChoosing={props.isChoosing}
                isChosen={selection.ids.has(person.person_id)}
                onChoose={() => props.onSelect(toggle(selection, person.person_id, row))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type PersonRowProps = {
  readonly person: ListedPerson;
  readonly isChoosing: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function PersonRow({ person, isChoosing, isChosen, onChoose }: PersonRowProps) {
  const { t } = useLingui();
  const words = usePeopleWords();
  const name = fullName(person);
  const detail = [
    person.role !== null && words.role[person.role],
    ...person.crews.map((crew) => crew.name),
  ].filter((part) => part !== false);
  const text = (
    <>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{name}</bdi>
        <span className="block truncate text-14 text-ink-3">{detail.join(' · ')}</span>
      </span>
      {person.status !== 'active' && (
        <StatusBadge tone={statusTones[person.status]} look="plain">
          {words.status[person.status]}
        </StatusBadge>
      )}
    </>
  );
  if (isChoosing) {
    return (
      <span
        className={clsx('flex h-full items-center gap-1 pr-4 pl-1.5', isChosen && 'bg-choice-soft')}
      >
        <RowBox label={t`Choose ${name}`} checked={isChosen} onChange={onChoose} />
        {/* The box is what a keyboard and a reader press; a thumb may press anywhere. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={onChoose}
          className="flex h-full min-w-0 flex-1 items-center gap-3 text-left"
        >
          {text}
        </button>
      </span>
    );
  }
  return (
    <Link
      to="/admin/employees/$personId"
      params={{ personId: person.person_id }}
      className="flex h-full items-center gap-3 px-4 outline-offset-[-2px] active:bg-surface-2"
    >
      {text}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />
    </Link>
  );
}
