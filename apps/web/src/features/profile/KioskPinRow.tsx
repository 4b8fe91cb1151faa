import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { kioskPinQuery } from './kiosk-pin-query.ts';
import { KioskPinSheet } from './KioskPinSheet.tsx';

/** The PIN for the company's tablets; renders nothing if there is neither a tablet nor a PIN. */
export function KioskPinRow() {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const pin = useSnapshotQuery(kioskPinQuery(user_id));
  const [isOpen, setOpen] = useState(false);
  if (pin.status !== 'ready') return null;
  const { set_at, has_kiosks } = pin.data;
  if (set_at === null && !has_kiosks) return null;
  const day = set_at === null ? '' : i18n.date(new Date(set_at), { dateStyle: 'medium' });
  return (
    <>
      <ListRow
        title={<Trans>Kiosk PIN</Trans>}
        detail={
          set_at === null ? (
            <Trans>Not set. You use a PIN to clock in at your company’s tablets</Trans>
          ) : (
            <Trans>Set on {day}. You use it to clock in at your company’s tablets</Trans>
          )
        }
        onPress={() => setOpen(true)}
      />
      {isOpen && <KioskPinSheet hasPin={set_at !== null} onClose={() => setOpen(false)} />}
    </>
  );
}
