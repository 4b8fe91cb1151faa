import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardShift, ShiftDraft } from '@muster/contract/schedule';
import { Fragment } from 'react';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/List.tsx';
import type { BoardFacts } from '../board/board-facts.ts';
import { newShiftContent } from '../board/new-shift.ts';
import { useCardWords } from '../board/use-card-words.ts';
import { AddLine } from './AddLine.tsx';
import { dayGroups } from './day-groups.ts';
import { ShiftLine } from './ShiftLine.tsx';

type DayListProps = {
  readonly facts: BoardFacts;
  readonly day: string;
  readonly crewId: string | null;
  /** True when a person is among those searched. */
  readonly matches: (name: string) => boolean;
  readonly onOpen: (shift: BoardShift) => void;
  readonly onAdd: (draft: ShiftDraft) => void;
};

/** One day of each crew: who works, and who has no shift yet. */
export function DayList({ facts, day, crewId, matches, onOpen, onAdd }: DayListProps) {
  const { t } = useLingui();
  const cardWords = useCardWords(facts);
  const { board } = facts;
  const groups = dayGroups(board, day, crewId);
  if (groups.length === 0) {
    return (
      <EmptyState>
        <Trans>No one to schedule yet.</Trans>
      </EmptyState>
    );
  }
  return groups.map(({ crewId: id, name, lines }) => {
    const working = lines.filter(({ shifts }) => shifts.length > 0).length;
    return (
      <Card
        key={id ?? 'none'}
        title={name ?? t`No crew`}
        description={t`${working} of ${lines.length} with a shift`}
        isFlush
      >
        <List label={name ?? t`No crew`}>
          {lines
            .filter(({ person }) => matches(person?.name ?? t`Open shifts`))
            .map(({ person, shifts }) => {
              const leading =
                person === null ? undefined : (
                  <PersonAvatar name={person.name} photoPath={person.photo_url} size="sm" />
                );
              return (
                <Fragment key={person?.person_id ?? 'open'}>
                  {shifts.map((shift) => (
                    <ShiftLine
                      key={shift.id}
                      facts={facts}
                      shift={shift}
                      leading={leading}
                      name={<bdi>{cardWords.person(shift)}</bdi>}
                      onOpen={onOpen}
                    />
                  ))}
                  {person !== null && shifts.length === 0 && (
                    <AddLine
                      facts={facts}
                      leading={leading}
                      name={<bdi>{person.name}</bdi>}
                      draft={{
                        id: randomId(),
                        ...newShiftContent(board, 'person', person.person_id, day, id),
                      }}
                      onAdd={onAdd}
                    />
                  )}
                </Fragment>
              );
            })}
        </List>
      </Card>
    );
  });
}
