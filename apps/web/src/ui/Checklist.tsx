import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

export type ChecklistItem = {
  readonly key: string;
  readonly title: string;
  /** Why it is worth a minute. */
  readonly detail: string;
  readonly isDone: boolean;
  /** Leads to where it is done; used until it is. */
  readonly render: (row: { className: string; children: ReactNode }) => ReactNode;
};

type ChecklistProps = {
  readonly title: string;
  readonly items: readonly ChecklistItem[];
  /** Such as a button that hides the list. */
  readonly actions?: ReactNode;
};

/** Steps in their order, each a link until it is done. */
export function Checklist({ title, items, actions }: ChecklistProps) {
  const done = items.filter(({ isDone }) => isDone).length;
  const total = items.length;
  return (
    <Card
      title={title}
      description={
        <Trans>
          {done} of {total} done
        </Trans>
      }
      actions={actions}
      isFlush
    >
      <List label={title}>
        {items.map(({ key, title: words, detail, isDone, render }) => (
          <ListRow
            key={key}
            leading={
              isDone ? (
                <CircleCheck aria-hidden className="size-6 shrink-0 text-running-ink md:size-5" />
              ) : (
                <Circle aria-hidden className="size-6 shrink-0 text-ink-3 md:size-5" />
              )
            }
            title={
              <span className={clsx('font-medium', isDone && 'text-ink-3')}>
                {words}
                {isDone && (
                  <span className="sr-only">
                    {' '}
                    <Trans>Done</Trans>
                  </span>
                )}
              </span>
            }
            {...(!isDone && { detail, render })}
          />
        ))}
      </List>
    </Card>
  );
}
