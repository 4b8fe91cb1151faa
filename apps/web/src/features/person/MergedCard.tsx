import { Trans, useLingui } from '@lingui/react/macro';
import type { Office } from '@muster/contract/person';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { UndoMergeButton } from './UndoMergeButton.tsx';
import { usePersonWords } from './use-person-words.ts';

/** The records that were merged into this person's. */
export function MergedCard({ merged }: { readonly merged: Office['merged'] }) {
  const { t } = useLingui();
  const words = usePersonWords();
  return (
    <Card title={t`Merged into this record`} isFlush>
      <List>
        {merged.map(({ merge_id, name, merged_at }) => (
          <ListRow
            key={merge_id}
            title={<span dir="auto">{name}</span>}
            detail={<Trans context="day">Since {words.date(merged_at)}</Trans>}
            trailing={<UndoMergeButton mergeId={merge_id} />}
          />
        ))}
      </List>
    </Card>
  );
}
