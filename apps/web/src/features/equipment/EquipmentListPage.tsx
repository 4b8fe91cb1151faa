import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import QrCode from 'lucide-react/icons/qr-code';
import Tractor from 'lucide-react/icons/tractor';
import { Suspense, useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { KeptChanges } from '../../kit/kept/KeptChanges.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { wholeList } from '../../kit/list/whole-list.ts';
import { useProjectFilter } from '../../kit/list/use-project-filter.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { equipmentParams, findEquipment } from './equipment-search.ts';
import { useEquipment } from './use-equipment.ts';
import { equipmentRecord } from './use-equipment-change.ts';
import { useEquipmentColumns } from './use-equipment-columns.tsx';
import { useLiveEquipment } from './use-live-equipment.ts';

const EquipmentSheet = lazyPart(async () => ({
  default: (await import('./EquipmentSheet.tsx')).EquipmentSheet,
}));

/** `/construction/equipment`: the company's equipment, who has it and where, and what needs service. */
export function EquipmentListPage() {
  const { t } = useLingui();
  const { user_id, person_id, role } = useIdentity();
  const [isAdding, setAdding] = useState(false);
  const search = useListSearch(equipmentParams);
  const { read, pieces } = useEquipment();
  const readEquipment = useLiveEquipment();
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const project = useProjectFilter(
    (projects.status === 'ready' ? projects.data : []).map(({ id, name, number }) => ({
      id,
      name,
      ...(number !== null && { detail: number }),
    })),
  );
  const today = read.status === 'ready' ? read.data.today : '';
  const isAdmin = role === 'admin';
  const add = isAdmin && (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      <Trans>Add equipment</Trans>
    </Button>
  );
  return (
    <div className="w-full min-w-0 space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Equipment</Trans>}
        actions={
          isAdmin && (
            <>
              <Link
                to="/construction/equipment/labels"
                search={search.values}
                className={buttonStyles()}
              >
                <QrCode aria-hidden className="size-5 shrink-0 md:size-4" />
                <Trans>Labels</Trans>
              </Link>
              {add}
            </>
          )
        }
      />
      <KeptChanges record={equipmentRecord('')} onMade={readEquipment} />
      <ResourceList
        label={t`Equipment`}
        rows={wholeList(read, () =>
          findEquipment(pieces, search.values, { today, myId: person_id }),
        )}
        rowKey={({ id }) => id}
        columns={useEquipmentColumns(today)}
        open={{
          link: ({ id }) => ({
            to: '/construction/equipment/$equipmentId',
            params: { equipmentId: id },
          }),
        }}
        search={search}
        searchField={{ label: t`Search equipment`, placeholder: t`Number, type or person` }}
        filters={[
          {
            kind: 'chips',
            key: 'which',
            label: t`Where it is`,
            allLabel: t({ message: 'All', context: 'equipment' }),
            options: [
              { value: 'available', label: t({ message: 'Available', context: 'equipment' }) },
              { value: 'out', label: t({ message: 'Checked out', context: 'equipment' }) },
              { value: 'mine', label: t`With me` },
              { value: 'retired', label: t({ message: 'Retired', context: 'equipment' }) },
            ],
          },
          { kind: 'toggle', key: 'service', label: t`Service due`, value: 'due' },
          project,
        ]}
        renderCount={(total) => <Plural value={total} one="# piece" other="# pieces" />}
        failedTitle={<Trans>Couldn’t load the equipment</Trans>}
        empty={{
          icon: Tractor,
          text: (
            <Trans>
              No equipment yet. Each piece gets a label that people scan to check it out.
            </Trans>
          ),
          action: add,
        }}
        noMatch={<Trans>No equipment matches.</Trans>}
        csv={{ fileName: t`equipment` }}
      />
      <Suspense>
        {isAdding && <EquipmentSheet piece={null} onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  );
}
