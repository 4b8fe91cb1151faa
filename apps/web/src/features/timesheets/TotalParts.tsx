import { useLingui } from '@lingui/react/macro';
import type { SheetPart } from '@muster/contract/sheet-parts';
import type { Sheet } from '@muster/contract/timesheets';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { AdjustmentRow } from './Adjustments.tsx';
import { Minutes } from './Minutes.tsx';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

type TotalPartsProps = {
  readonly parts: readonly SheetPart[];
  readonly label: string;
  readonly sheet: Sheet;
  readonly isOwn: boolean;
  readonly onOpenDay: (date: string) => void;
};

/** The parts of a total: days with the rule and its source. Each leads to that day's entries. */
export function TotalParts({ parts, label, sheet, isOwn, onOpenDay }: TotalPartsProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const words = useSheetWords();
  return (
    <List label={t`Breakdown: ${label}`}>
      {parts.map((part) => {
        if (part.adjustment !== null) {
          return (
            <AdjustmentRow
              key={`${part.date} ${part.class} ${part.adjustment.project_id} ${part.adjustment.cause.at}`}
              adjustment={part.adjustment}
              sheet={sheet}
              isOwn={isOwn}
            />
          );
        }
        const why = part.rule === null ? part.breaks.map(words.exception) : [words.rule(part.rule)];
        return (
          <ListRow
            key={`${part.date} ${part.class} ${part.rule?.rule} ${part.rule?.limit_minutes} ${part.source} ${part.set}`}
            title={`${days.day(part.date)} · ${words.minutes(part.class)}`}
            detail={[...why, words.source(part)].filter((said) => said !== null).join(' · ')}
            trailing={<Minutes minutes={part.minutes} />}
            onPress={() => onOpenDay(part.date)}
          />
        );
      })}
    </List>
  );
}
