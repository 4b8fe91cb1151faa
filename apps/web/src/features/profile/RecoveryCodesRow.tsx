import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { recoveryCodesQuery } from './recovery-codes-query.ts';
import { RecoveryCodesSheet } from './RecoveryCodesSheet.tsx';

/** For people with an authenticator app: how they get in without it. */
export function RecoveryCodesRow() {
  const data = useData();
  const { user_id } = useIdentity();
  const codes = useQuery(recoveryCodesQuery(data, user_id));
  const [isOpen, setOpen] = useState(false);
  if (codes.data === undefined) return null;
  const left = codes.data;
  return (
    <>
      <ListRow
        title={<Trans>Recovery codes</Trans>}
        detail={
          left === null ? (
            <Trans>None yet. They let you in without your authenticator app</Trans>
          ) : (
            <Trans>
              {left.remaining} of {left.total} left
            </Trans>
          )
        }
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <RecoveryCodesSheet
          hasCodes={left !== null}
          onClose={() => {
            setOpen(false);
            void codes.refetch();
          }}
        />
      )}
    </>
  );
}
