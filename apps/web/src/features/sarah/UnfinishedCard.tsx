import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { UnfinishedDialogue } from '../../data/jsa/use-unfinished-dialogues.ts';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

export function UnfinishedCard({
  dialogues,
}: {
  readonly dialogues: readonly UnfinishedDialogue[];
}) {
  const { t } = useLingui();
  const words = useTimeWords();
  return (
    <Card title={t`Not finished`} isFlush>
      <List label={t`Not finished`}>
        {dialogues.map(({ id, content, savedAtMs }) => (
          <ListRow
            key={id}
            title={
              <bdi className="line-clamp-2 font-medium wrap-anywhere">
                {content.state.facts.task === '' ? t`No task yet` : content.state.facts.task}
              </bdi>
            }
            detail={content.state.context.project}
            trailing={words.dayAndTime(savedAtMs, readerZone())}
            render={(row) => <Link to="/sarah-jsa/$draftId" params={{ draftId: id }} {...row} />}
          />
        ))}
      </List>
    </Card>
  );
}
