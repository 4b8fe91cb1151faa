import { useLingui } from '@lingui/react/macro';
import type { Board } from '@muster/contract/schedule';
import { addDays } from '@muster/domain';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import Rows3 from 'lucide-react/icons/rows-3';
import Table2 from 'lucide-react/icons/table-2';
import { useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSavePdf } from '../../../kit/pdf/use-save-pdf.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { notify } from '../../../ui/notices.ts';
import { type BoardSpan, weekStartOf } from './board-span.ts';
import { TemplateSheet } from './TemplateSheet.tsx';
import type { BoardChanges } from './use-board-changes.ts';

type BoardMenuProps = {
  readonly board: Board;
  readonly span: BoardSpan;
  readonly crewId: string | null;
  readonly changes: BoardChanges;
  /** Present only if the board can be shown as a table, and printed. */
  readonly table?: { readonly isTable: boolean; readonly onTable: (isTable: boolean) => void };
  /** Items for the day, listed before those for the week. */
  readonly ofDay?: readonly MenuItem[];
};

/** The actions for a whole week, and other ways to view it. */
export function BoardMenu({ board, span, crewId, changes, table, ofDay }: BoardMenuProps) {
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
  const ofTable: readonly MenuItem[] =
    table === undefined
      ? []
      : [
          {
            kind: 'action',
            label: table.isTable ? t`Show as a board` : t`Show as a table`,
            icon: Table2,
            onSelect: () => table.onTable(!table.isTable),
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
          ...(ofDay ?? []),
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
          { kind: 'separator' },
          {
            kind: 'action',
            label: t`Save published week as PDF`,
            icon: FileText,
            disabledReason: offlineReason,
            onSelect: () => pdf.mutate(),
          },
          ...ofTable,
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
