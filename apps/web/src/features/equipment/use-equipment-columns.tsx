import { Plural, useLingui } from '@lingui/react/macro';
import type { EquipmentPiece } from '@muster/contract/equipment';
import { serviceState } from '@muster/domain/equipment/service-due';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { PersonName } from '../../kit/person/PersonName.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { ServiceBadge } from './ServiceBadge.tsx';
import { useEquipmentWords } from './use-equipment-words.ts';

export function useEquipmentColumns(today: string): readonly ListColumn<EquipmentPiece>[] {
  const { t } = useLingui();
  const words = useEquipmentWords();
  const isPhone = useIsPhone();
  return [
    {
      key: 'name',
      header: t`Equipment`,
      minRem: 13,
      wraps: true,
      cell: (piece) => <bdi className="wrap-anywhere">{words.name(piece)}</bdi>,
      text: words.name,
    },
    {
      key: 'place',
      header: t`Where`,
      minRem: 11,
      onCard: 'detail',
      cell: (piece) => <bdi>{words.place(piece)}</bdi>,
      text: words.place,
    },
    {
      key: 'holder',
      header: t`Who has it`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ holder }) => {
        if (holder === null) return null;
        if (isPhone) return <bdi>{holder.name}</bdi>;
        return <PersonName name={holder.name} personId={holder.person_id} />;
      },
      text: ({ holder }) => holder?.name ?? '',
    },
    {
      key: 'check',
      header: t`Check`,
      minRem: 9,
      onCard: 'below',
      cell: ({ checks }) =>
        problemsOf(checks) > 0 && (
          <StatusBadge tone="danger" look="plain">
            <Plural value={problemsOf(checks)} one="# problem" other="# problems" />
          </StatusBadge>
        ),
      text: ({ checks }) => (checks.length === 0 ? '' : String(problemsOf(checks))),
    },
    {
      key: 'service',
      header: t`Service due`,
      minRem: 15,
      onCard: 'below',
      cell: (piece) => <ServiceBadge piece={piece} today={today} />,
      text: (piece) =>
        [
          serviceState(piece, today) === 'overdue' && t`overdue`,
          piece.service_meter !== null && words.meter(piece.service_meter, piece.meter_unit),
          piece.service_on,
        ]
          .filter(Boolean)
          .join(' '),
    },
    {
      key: 'meter',
      header: t`Meter`,
      minRem: 8,
      isNarrow: true,
      align: 'end',
      onCard: 'trailing',
      cell: ({ meter, meter_unit }) => words.meter(meter, meter_unit),
      text: ({ meter, meter_unit }) => words.meter(meter, meter_unit),
    },
    {
      key: 'model',
      header: t`Make and model`,
      minRem: 10,
      cell: ({ model }) => model !== null && <bdi className="block truncate">{model}</bdi>,
      text: ({ model }) => model ?? '',
    },
  ];
}

const problemsOf = (checks: EquipmentPiece['checks']) =>
  checks.reduce((sum, { failed_count }) => sum + failed_count, 0);
