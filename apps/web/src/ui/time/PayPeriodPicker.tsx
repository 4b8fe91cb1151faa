import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { CancelButton } from '../CancelButton.tsx';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';
import { Sheet } from '../Sheet.tsx';
import { TextField } from '../TextField.tsx';
import { periodText } from './period-text.ts';

type PayPeriodPickerProps = {
  /** First day, last day and today as `2026-11-20`. */
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly previousFrom: string;
  readonly nextFrom: string;
  /** Opens the pay period that a day is in. */
  readonly onOpen: (day: string) => void;
};

/** The pay period, with a way to the ones beside it, the current one and that of any day; none that is to come. */
export function PayPeriodPicker(props: PayPeriodPickerProps) {
  const { from, to, today, previousFrom, nextFrom, onOpen } = props;
  const { t, i18n } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const isCurrent = nextFrom > today;
  const shown = periodText(i18n.locale, from, to);
  return (
    <nav aria-label={t`Pay period`} className="flex min-w-0 items-center gap-1">
      <IconButton
        icon={ChevronLeft}
        variant="outlined"
        label={t`Previous pay period`}
        onClick={() => onOpen(previousFrom)}
      />
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" className="min-w-0 max-md:px-2 print:inline-flex! print:px-0!">
            <span className="flex min-w-0 items-center gap-1 tabular-nums">
              {shown}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-3 md:size-4 print:hidden"
              />
            </span>
          </Button>
        }
        items={[
          {
            kind: 'action',
            label: t`This pay period`,
            disabledReason: isCurrent ? t`You’re already viewing it.` : null,
            onSelect: () => onOpen(today),
          },
          { kind: 'action', label: t`Choose a day`, onSelect: () => setChoosing(true) },
        ]}
      />
      {!isCurrent && (
        <IconButton
          icon={ChevronRight}
          variant="outlined"
          label={t`Next pay period`}
          onClick={() => onOpen(nextFrom)}
        />
      )}
      {isChoosing && (
        <DaySheet
          day={from}
          today={today}
          onChoose={(day) => {
            setChoosing(false);
            onOpen(day);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </nav>
  );
}

type DaySheetProps = {
  readonly day: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
};

function DaySheet({ day, today, onChoose, onClose }: DaySheetProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(day);
  const isWrong = typed === '' || typed > today;
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Choose a day`}
      description={t`Shows the pay period that includes this day.`}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            disabledReason={isWrong ? t`Choose today or an earlier day.` : null}
            onClick={() => onChoose(typed)}
          >
            <Trans>Show</Trans>
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <TextField
        label={t`Day`}
        type="date"
        max={today}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Sheet>
  );
}
