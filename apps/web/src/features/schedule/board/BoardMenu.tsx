import { useLingui } from '@lingui/react/macro';
import type { Board } from '@muster/contract/schedule';
import { addDays } from '@muster/domain';
import type { LucideIcon } from 'lucide-react';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import Redo2 from 'lucide-react/icons/redo-2';
import Rows3 from 'lucide-react/icons/rows-3';
import Table2 from 'lucide-react/icons/table-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSavePdf } from '../../../kit/pdf/use-save-pdf.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { notify } from '../../../ui/notices.ts';
import { type BoardGrouping, boardGroupings } from './board-rows.ts';
import { type BoardSpan, weekStartOf } from './board-span.ts';
import { TemplateSheet } from './TemplateSheet.tsx';
import type { BoardChanges } from './use-board-changes.ts';

type BoardMenuProps = {
  readonly board: Board;
  readonly span: BoardSpan;
  readonly crewId: string | null;
  readonly changes: BoardChanges;
  /** Actions of the board alone: phones have a button and tabs for these, and don't print. */
  readonly ofBoard?: {
    readonly by: BoardGrouping;
    readonly onBy: (by: BoardGrouping) => void;
    readonly isTable: boolean;
    readonly onTable: (isTable: boolean) => void;
  };
  /** Entries above those for the whole week. */
  readonly ofDay?: readonly MenuItem[];
};

const separator = { kind: 'separator' } as const satisfies MenuItem;

function step(label: string, icon: LucideIcon, take: () => Promise<void>): MenuItem {
  return { kind: 'action', label, icon, onSelect: () => void take() };
}

/** Actions for a whole week, and other views of it. */
export function BoardMenu(props: BoardMenuProps) {
  const { board, span, crewId, changes, ofBoard, ofDay = [] } = props;
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [isTemplating, setTemplating] = useState(false);
  const week = weekStartOf(span.from, board.workweek_start);
  const pdf = useSavePdf({
    fileName: 'muster-schedule',
    document: () => ({ kind: 'schedule', from: week, crew_id: crewId }),
  });
  const copyWeek = async () => {
    const saved = await changes.run(
      'copy_week',
      { from_date: week, to_date: addDays(week, 7), crew: crewId },
      t`copy week`,
    );
    if (saved === null) return;
    const count = saved.shifts.length;
    void notify({
      id: 'board',
      tone: 'good',
      title: t`Shifts copied: ${count}`,
      body: t`They were added to next week as drafts.`,
    });
  };
  const { undoLabel, redoLabel } = changes;
  const steps: readonly MenuItem[] = [
    ...(undoLabel === null ? [] : [step(t`Undo: ${undoLabel}`, Undo2, changes.undo)]),
    ...(redoLabel === null ? [] : [step(t`Redo: ${redoLabel}`, Redo2, changes.redo)]),
  ];
  const groupNames = {
    person: t`Group by person`,
    crew: t`Group by crew`,
    project: t`Group by project`,
  };
  const before: readonly MenuItem[] =
    ofBoard === undefined
      ? ofDay
      : [
          ...steps,
          ...(steps.length > 0 ? [separator] : []),
          ...boardGroupings.map((by) => ({
            kind: 'check' as const,
            label: groupNames[by],
            isChecked: by === ofBoard.by,
            onChange: () => ofBoard.onBy(by),
          })),
          separator,
        ];
  const after: readonly MenuItem[] =
    ofBoard === undefined
      ? []
      : [
          {
            kind: 'action',
            label: ofBoard.isTable ? t`Show as a board` : t`Show as a table`,
            icon: Table2,
            onSelect: () => ofBoard.onTable(!ofBoard.isTable),
          },
          { kind: 'action', label: t`Print`, icon: Printer, onSelect: () => window.print() },
        ];
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button icon={Ellipsis} aria-busy={pdf.isPending}>
            {t`More`}
          </Button>
        }
        items={[
          ...before,
          {
            kind: 'action',
            label: t`Copy to next week`,
            icon: CopyPlus,
            disabledReason: offlineReason,
            onSelect: () => void copyWeek(),
          },
          {
            kind: 'action',
            label: t`Week templates`,
            icon: Rows3,
            disabledReason: offlineReason,
            onSelect: () => setTemplating(true),
          },
          separator,
          {
            kind: 'action',
            label: t`Save published week as PDF`,
            icon: FileText,
            disabledReason: offlineReason,
            onSelect: () => pdf.mutate(),
          },
          ...after,
        ]}
      />
      {isTemplating && (
        <TemplateSheet
          week={week}
          crewId={crewId}
          changes={changes}
          onClose={() => setTemplating(false)}
        />
      )}
    </>
  );
}
