import { Trans, useLingui } from '@lingui/react/macro';
import type { Budget } from '@muster/contract/job-costs';
import { Link, useNavigate } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Flag from 'lucide-react/icons/flag';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DirectCostSheet } from './DirectCostSheet.tsx';
import { ModificationSheet } from './ModificationSheet.tsx';
import { useCostChange } from './use-cost-change.ts';

type Props = { readonly projectId: string; readonly budget: Budget };
type Opened = 'typed' | 'opening' | 'modification' | 'activate' | null;

/** Actions for a budget, depending on whether it is active. */
export function BudgetActions({ projectId, budget }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>(null);
  const isActive = budget.activated_at !== null;
  const hasBudget = budget.lines.some(({ is_budgeted: isBudgeted }) => isBudgeted);
  const to = (path: 'budget' | 'import') =>
    void navigate({
      to:
        path === 'budget'
          ? '/admin/projects/$projectId/cost/budget'
          : '/admin/projects/$projectId/cost/import',
      params: { projectId },
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" icon={Plus} onClick={() => setOpened('typed')}>
        <Trans>Add cost</Trans>
      </Button>
      {isActive ? (
        <Button icon={ArrowLeftRight} onClick={() => setOpened('modification')}>
          <Trans>Modify budget</Trans>
        </Button>
      ) : (
        <Button icon={Pencil} onClick={() => to('budget')}>
          {hasBudget ? <Trans>Edit budget</Trans> : <Trans>Enter budget</Trans>}
        </Button>
      )}
      {!isActive && hasBudget && (
        <Button icon={Lock} onClick={() => setOpened('activate')}>
          <Trans>Make it active</Trans>
        </Button>
      )}
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t`More actions`} variant="outlined" />}
        items={[
          ...(isActive
            ? []
            : [
                {
                  kind: 'action' as const,
                  label: t`Import budget`,
                  icon: FileSpreadsheet,
                  onSelect: () => to('import'),
                },
              ]),
          {
            kind: 'action',
            label: t`Add opening figure`,
            icon: Flag,
            onSelect: () => setOpened('opening'),
          },
          {
            kind: 'action',
            label: t`Work in progress`,
            icon: ChartNoAxesColumn,
            onSelect: () => void navigate({ to: '/reports/work-in-progress' }),
          },
        ]}
      />
      {(opened === 'typed' || opened === 'opening') && (
        <DirectCostSheet
          projectId={projectId}
          currency={budget.currency}
          cost={null}
          source={opened}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'modification' && (
        <ModificationSheet projectId={projectId} budget={budget} onClose={() => setOpened(null)} />
      )}
      {opened === 'activate' && (
        <ActivateSheet projectId={projectId} budget={budget} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

/** First actions for an empty project: paste or type a budget, or add the first cost. */
export function StartBudget({ projectId, budget }: Props) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Link
        to="/admin/projects/$projectId/cost/budget"
        params={{ projectId }}
        className={buttonStyles({ variant: 'primary' })}
      >
        <Trans>Enter budget</Trans>
      </Link>
      <Link
        to="/admin/projects/$projectId/cost/import"
        params={{ projectId }}
        className={buttonStyles({})}
      >
        <Trans>Import budget</Trans>
      </Link>
      <Button onClick={() => setAdding(true)}>
        <Trans>Add cost</Trans>
      </Button>
      {isAdding && (
        <DirectCostSheet
          projectId={projectId}
          currency={budget.currency}
          cost={null}
          source="typed"
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

function ActivateSheet({ projectId, budget, onClose }: Props & { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const change = useCostChange();
  const offlineReason = useNeedsNetwork();
  const activate = async () => {
    await change.mutateAsync({
      call: 'activate_budget',
      parameters: { project_id: projectId, version: budget.version },
    });
    onClose();
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Make this budget active?`}
      notice={
        change.isError && <Banner tone="danger">{i18n._(describeError(change.error))}</Banner>
      }
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={change.isPending}
            disabledReason={offlineReason}
            onClick={() => void activate().catch(() => undefined)}
          >
            <Trans>Make it active</Trans>
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>
          Its lines become the original budget and can no longer be edited. After that, only
          modifications move money between lines.
        </Trans>
      </p>
    </Sheet>
  );
}
