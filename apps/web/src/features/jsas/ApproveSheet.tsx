import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage, JsaPerson } from '@muster/contract/jsa';
import { useState } from 'react';
import { CodeField } from '../../ui/CodeField.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { Select } from '../../ui/Select.tsx';
import { useAct } from './use-act.ts';

type ApproveSheetProps = {
  readonly page: JsaPage;
  readonly me: JsaPerson | null;
  /** Who could approve on this phone by PIN. */
  readonly present: readonly JsaPerson[];
  readonly onClose: () => void;
};

/** Approves high-risk work: by one's own login, or an approver who is present by PIN. */
export function ApproveSheet({ page, me, present, onClose }: ApproveSheetProps) {
  const { t } = useLingui();
  const { approve, isBusy } = useAct(page);
  const isOwn = page.refusals.approve === null && me !== null;
  const [chosen, setChosen] = useState(isOwn ? '' : (present[0]?.person_id ?? ''));
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const approver = present.find(({ person_id }) => person_id === chosen) ?? null;
  const isPinWrong = approver !== null && !/^\d{6}$/.test(pin);
  async function submit() {
    setTried(true);
    const whose = approver ?? me;
    if (whose === null || isPinWrong) return;
    if (await approve(whose, approver === null ? null : pin)) onClose();
  }
  return (
    <FormSheet
      title={t`Approve`}
      description={
        <Trans>
          You have checked that every high-energy hazard has a direct control that is in place.
        </Trans>
      }
      action={<Trans>Approve</Trans>}
      isBusy={isBusy}
      disabledReason={null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {present.length > 0 && (
        <Select
          label={t`Who approves`}
          options={[
            ...(isOwn ? [{ value: '', label: me.name }] : []),
            ...present
              .filter(({ person_id }) => person_id !== me?.person_id)
              .map(({ person_id, name }) => ({ value: person_id, label: t`${name}, by PIN` })),
          ]}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {approver !== null && (
        <CodeField
          label={t`PIN`}
          hint={t`It's checked when this phone syncs.`}
          maxLength={6}
          autoComplete="off"
          value={pin}
          error={wasTried && isPinWrong ? t`Enter the six digits.` : undefined}
          onChange={(event) => setPin(event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </FormSheet>
  );
}
