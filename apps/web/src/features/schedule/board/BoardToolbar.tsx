import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { type BoardGrouping, boardGroupings } from './board-rows.ts';
import { type BoardSpan, type BoardView, boardViews } from './board-span.ts';

type BoardToolbarProps = {
  readonly span: BoardSpan;
  readonly view: BoardView;
  readonly onView: (view: BoardView) => void;
  readonly by: BoardGrouping;
  readonly onBy: (by: BoardGrouping) => void;
  readonly onPrevious: () => void;
  readonly onToday: () => void;
  readonly onNext: () => void;
};

/** The days that the board shows, and its grouping, beside the page's title. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const { span, view, by } = props;
  const viewNames = { week: t`Week`, two_weeks: t`2 weeks`, month: t`Month` };
  const byNames = { person: t`People`, crew: t`Crews`, project: t`Projects` };
  return (
    <>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          variant="outlined"
          label={t`Previous`}
          onClick={props.onPrevious}
        />
        <IconButton icon={ChevronRight} variant="outlined" label={t`Next`} onClick={props.onNext} />
        <Button variant="quiet" onClick={props.onToday}>
          <Trans>Today</Trans>
        </Button>
        <p className="text-16 font-semibold tabular-nums">{words.period(span.from, span.to)}</p>
      </div>
      <div className="flex items-center gap-2 print:hidden">
        <Choice
          label={t`Group by`}
          options={boardGroupings.map((value) => ({ value, label: byNames[value] }))}
          value={by}
          onChange={props.onBy}
        />
        <Choice
          label={t`Days`}
          options={boardViews.map((value) => ({ value, label: viewNames[value] }))}
          value={view}
          onChange={props.onView}
        />
      </div>
    </>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      isLabelHidden
      className="w-30"
      options={options}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    />
  );
}
