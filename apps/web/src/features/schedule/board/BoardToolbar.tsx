import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { type BoardSpan, type BoardView, boardViews } from './board-span.ts';

type BoardToolbarProps = {
  readonly title: ReactNode;
  readonly span: BoardSpan;
  readonly view: BoardView;
  readonly onView: (view: BoardView) => void;
  /** One's own schedule is one of the views. */
  readonly onMine: () => void;
  readonly onPrevious: () => void;
  readonly onToday: () => void;
  readonly onNext: () => void;
};

/** The page's title and which days it shows; what is done with them goes on in the same line. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const { title, span, view, onView, onMine } = props;
  const viewNames = { week: t`Week`, two_weeks: t`2 weeks`, month: t`Month` };
  return (
    <>
      <h1 className="mr-1 text-22 font-semibold tracking-title">{title}</h1>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          variant="outlined"
          label={t`Previous`}
          onClick={props.onPrevious}
        />
        <IconButton icon={ChevronRight} variant="outlined" label={t`Next`} onClick={props.onNext} />
        <Button variant="quiet" className="px-2!" onClick={props.onToday}>
          <Trans>Today</Trans>
        </Button>
        <p className="text-14 font-semibold whitespace-nowrap tabular-nums">
          {words.period(span.from, span.to)}
        </p>
      </div>
      <Select
        label={t`View`}
        isLabelHidden
        className="w-30 print:hidden"
        options={[
          ...boardViews.map((value) => ({ value, label: viewNames[value] })),
          { value: 'mine', label: t`My schedule` },
        ]}
        value={view}
        onChange={({ target }) => {
          const chosen = boardViews.find((each) => each === target.value);
          if (chosen === undefined) onMine();
          else onView(chosen);
        }}
      />
    </>
  );
}
