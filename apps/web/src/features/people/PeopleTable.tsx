import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedPerson } from '@muster/contract/people';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useId, type KeyboardEvent } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { RowBox } from './RowBox.tsx';
import { extendTo, type Selection, toggle } from './selection.ts';
import { fullName, statusTones, usePeopleWords } from './use-people-words.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { RowWindow } from './use-row-window.ts';

type PeopleTableProps = {
  readonly onBody: (body: HTMLElement | null) => void;
  readonly total: number;
  readonly rowAt: (row: number) => ListedPerson | null;
  readonly window: RowWindow;
  readonly rowRem: number;
  readonly sort: string;
  readonly onSortChange: (sort: string) => void;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onSelectAll: () => void;
};

const cell = 'truncate px-3';

/** The list of a desktop: a line a person, of thousands only those in sight are drawn. */
export function PeopleTable(props: PeopleTableProps) {
  const { onBody, total, rowAt, rowRem, selection, onSelect, sort, window: shown } = props;
  const { t } = useLingui();
  const hintId = useId();
  const keys = useRowKeys({
    total,
    rowAt,
    selection,
    onSelect,
    onSelectAll: props.onSelectAll,
  });
  const { first, end } = shown;
  const isAll = total > 0 && selection.ids.size >= total;
  const heads = [
    { key: 'name', label: t`Name`, width: 'w-[30%]' },
    { key: 'role', label: t`Role`, width: 'w-[13%]' },
    { key: 'status', label: t`Standing`, width: 'w-[12%]' },
    { key: 'crews', label: t`Crews`, width: 'w-[20%]' },
    { key: 'contact', label: t`Contact`, width: 'w-[25%]' },
  ];
  return (
    <>
      <p id={hintId} className="sr-only">
        <Trans>
          Arrow keys move between people, Space chooses one, Shift with an arrow chooses several.
        </Trans>
      </p>
      <table
        aria-describedby={hintId}
        aria-rowcount={total + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-14"
      >
        <caption className="sr-only">
          <Trans>People of the company</Trans>
        </caption>
        <thead className="sticky top-0 z-10 bg-surface-1 shadow-[inset_0_-1px_0_var(--line)]">
          <tr aria-rowindex={1}>
            <th scope="col" className="h-10 w-12 pl-2">
              <RowBox
                label={t`Choose everybody who is found`}
                checked={isAll}
                isPartly={!isAll && selection.ids.size > 0}
                onChange={() =>
                  isAll ? onSelect({ ids: new Set(), anchor: null }) : props.onSelectAll()
                }
              />
            </th>
            {heads.map(({ key, label, width }) => (
              <th
                key={key}
                scope="col"
                aria-sort={key === 'name' ? 'ascending' : undefined}
                className={clsx(cell, width, 'h-10 text-left font-medium text-ink-2')}
              >
                {key === 'name' ? (
                  <button
                    type="button"
                    title={sort === 'last_name' ? t`By last name` : t`By first name`}
                    onClick={() => props.onSortChange(sort === 'last_name' ? 'name' : 'last_name')}
                    className="inline-flex min-h-10 items-center gap-1 rounded-[6px] outline-offset-0 hover:text-ink-1"
                  >
                    {sort === 'last_name' ? <Trans>Last name</Trans> : label}
                    <ArrowDown aria-hidden className="size-3.5" />
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={onBody}>
          {first > 0 && <tr aria-hidden style={{ height: `${first * rowRem}rem` }} />}
          {Array.from({ length: end - first }, (_, at) => first + at).map((row) => {
            const person = rowAt(row);
            if (person === null) return <EmptyRow key={row} row={row} rowRem={rowRem} />;
            return (
              <PersonRow
                key={row}
                row={row}
                rowRem={rowRem}
                person={person}
                sort={sort}
                isChosen={selection.ids.has(person.person_id)}
                isReachable={row === keys.activeRow}
                onFocus={() => keys.onFocusRow(row)}
                onKeyDown={keys.onKeyDown}
                onChoose={(isRange) =>
                  onSelect(
                    isRange
                      ? extendTo(selection, row, (other) => rowAt(other)?.person_id ?? null)
                      : toggle(selection, person.person_id, row),
                  )
                }
              />
            );
          })}
          {end < total && <tr aria-hidden style={{ height: `${(total - end) * rowRem}rem` }} />}
        </tbody>
      </table>
    </>
  );
}

function EmptyRow({ row, rowRem }: { readonly row: number; readonly rowRem: number }) {
  return (
    <tr aria-rowindex={row + 2} aria-busy style={{ height: `${rowRem}rem` }}>
      <td colSpan={6} className="border-b border-line px-5">
        <Skeleton className={clsx('h-3.5', row % 3 === 1 ? 'w-1/4' : 'w-2/5')} />
      </td>
    </tr>
  );
}

type PersonRowProps = {
  readonly row: number;
  readonly rowRem: number;
  readonly person: ListedPerson;
  readonly sort: string;
  readonly isChosen: boolean;
  readonly isReachable: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onChoose: (isRange: boolean) => void;
};

function PersonRow(props: PersonRowProps) {
  const { row, person, isChosen } = props;
  const { t } = useLingui();
  const words = usePeopleWords();
  const name = fullName(person);
  const shown =
    props.sort === 'last_name' && person.last_name !== ''
      ? [person.last_name, person.first_name].filter((part) => part !== '').join(', ')
      : name;
  const crews = person.crews.map((crew) => crew.name).join(', ');
  const contact = person.email ?? person.phone;
  const tabIndex = props.isReachable ? 0 : -1;
  return (
    <tr
      data-row={row}
      aria-rowindex={row + 2}
      onFocus={props.onFocus}
      style={{ height: `${props.rowRem}rem` }}
      className={clsx(
        '[&>td]:border-b [&>td]:border-line',
        isChosen ? 'bg-choice-soft' : 'hover:bg-surface-2',
      )}
    >
      <td className="w-12 pl-2">
        <RowBox
          label={t`Choose ${name}`}
          checked={isChosen}
          tabIndex={tabIndex}
          onKeyDown={props.onKeyDown}
          onChange={() => undefined}
          onClick={(event) => props.onChoose(event.shiftKey)}
        />
      </td>
      <td className={cell}>
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} size="sm" />
          <Link
            to="/admin/employees/$personId"
            params={{ personId: person.person_id }}
            data-row-link
            onKeyDown={props.onKeyDown}
            tabIndex={tabIndex}
            title={name}
            className="min-w-24 shrink scroll-mt-14 scroll-mb-20 truncate font-medium hover:underline"
          >
            <bdi>{shown}</bdi>
          </Link>
          {person.employee_number !== null && (
            <span
              title={person.employee_number}
              className="max-w-24 shrink-0 truncate text-12 text-ink-3 tabular-nums"
            >
              {person.employee_number}
            </span>
          )}
        </span>
      </td>
      <td className={clsx(cell, 'text-ink-2')}>
        {person.role !== null && words.role[person.role]}
      </td>
      <td className={cell}>
        {person.status === 'active' ? (
          <span className="text-ink-2">{words.status.active}</span>
        ) : (
          <StatusBadge tone={statusTones[person.status]} look="plain">
            {words.status[person.status]}
          </StatusBadge>
        )}
      </td>
      <td className={clsx(cell, 'text-ink-2')} title={crews}>
        {crews}
      </td>
      <td className={clsx(cell, 'text-ink-2')} title={contact ?? undefined}>
        {contact}
      </td>
    </tr>
  );
}
