import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage, JsaPerson } from '@muster/contract/jsa';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { randomId } from '../../platform/random-id.ts';
import { useSavePdf } from '../../kit/pdf/use-save-pdf.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { ApproveSheet } from './ApproveSheet.tsx';
import { CodeSheet } from './CodeSheet.tsx';
import { EditSheet } from './EditSheet.tsx';
import { EndSheet } from './EndSheet.tsx';
import { SignSheet } from './SignSheet.tsx';
import { TemplateSheet } from './TemplateSheet.tsx';
import { useReopen } from './use-reopen.ts';

type JsaActionsProps = { readonly page: JsaPage; readonly people: readonly JsaPerson[] };
type Sheet = 'sign' | 'approve' | 'edit' | 'done' | 'changed' | 'code' | 'template';

/** The reader's current actions. Signing and reporting a change work offline. */
export function JsaActions({ page, people }: JsaActionsProps) {
  const { t } = useLingui();
  const { person_id, role } = useIdentity();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const reopen = useReopen();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { jsa, refusals } = page;
  const savePdf = useSavePdf({
    fileName: `muster-jsa-${jsa.number}`,
    document: () => ({ kind: 'jsa', jsa_id: jsa.id }),
  });
  const close = () => setSheet(null);
  const me = people.find((person) => person.person_id === person_id) ?? null;
  const present = people.filter(
    (person) =>
      person.may_approve && person.pin !== null && person.person_id !== jsa.author.person_id,
  );
  const canPinApprove =
    jsa.state === 'waiting' && refusals.sign_others === null && present.length > 0;
  const canApprove = refusals.approve === null || refusals.approve === 'open_items';
  const isOver = (jsa.state === 'expired' || jsa.state === 'ended') && jsa.number > 0;
  const copy = () =>
    void navigate({
      to: '/sarah-jsa',
      search: { from: jsa.id, ...(jsa.project !== null && { project: jsa.project.id }) },
    });
  const items: MenuItem[] = [
    { kind: 'action', label: t`Print`, onSelect: () => print() },
    ...(jsa.number > 0
      ? [
          {
            kind: 'action' as const,
            label: t`Save as PDF`,
            disabledReason: offlineReason,
            onSelect: () => savePdf.mutate(),
          },
          {
            kind: 'action' as const,
            label: t`QR code for other phones`,
            onSelect: () => setSheet('code'),
          },
          ...(isOver
            ? []
            : [{ kind: 'action' as const, label: t`Copy to new JSA`, onSelect: copy }]),
          ...(role === 'admin'
            ? [
                {
                  kind: 'action' as const,
                  label: t`Save as template`,
                  disabledReason: offlineReason,
                  onSelect: () => setSheet('template'),
                },
              ]
            : []),
        ]
      : []),
    ...(refusals.edit === null
      ? [{ kind: 'action' as const, label: t`Edit`, onSelect: () => setSheet('edit') }]
      : []),
    ...(refusals.end === null
      ? [{ kind: 'action' as const, label: t`Work is done`, onSelect: () => setSheet('done') }]
      : []),
    ...(refusals.reopen === null
      ? [
          {
            kind: 'action' as const,
            label: t`Reopen`,
            disabledReason: offlineReason,
            onSelect: () => reopen.mutate({ change_id: randomId(), jsa_id: jsa.id }),
          },
        ]
      : []),
  ];
  return (
    <div className="flex items-start gap-2 max-[26rem]:[&_button]:px-3">
      <div className="flex min-w-0 flex-wrap gap-2 empty:hidden">
        {refusals.sign === null && me !== null && (
          <Button variant="primary" size="lg" onClick={() => setSheet('sign')}>
            <Trans>Sign</Trans>
          </Button>
        )}
        {jsa.state === 'waiting' && (canApprove || canPinApprove) && (
          <Button
            size="lg"
            variant={refusals.sign === null ? 'secondary' : 'primary'}
            disabledReason={
              jsa.open > 0 || refusals.approve === 'open_items'
                ? t`Resolve the open items first.`
                : null
            }
            onClick={() => setSheet('approve')}
          >
            <Trans>Approve</Trans>
          </Button>
        )}
        {refusals.declare_change === null && (
          <Button size="lg" onClick={() => setSheet('changed')}>
            <Trans>Something changed</Trans>
          </Button>
        )}
        {isOver && (
          <Button size="lg" onClick={copy}>
            <Trans>Copy to new JSA</Trans>
          </Button>
        )}
      </div>
      <div className="flex h-14 shrink-0 items-center">
        <Menu trigger={<IconButton icon={Ellipsis} label={t`More actions`} />} items={items} />
      </div>
      {sheet === 'sign' && me !== null && (
        <SignSheet
          page={page}
          people={people}
          signer={{ name: me.name, person: me, signature: null }}
          onClose={close}
        />
      )}
      {sheet === 'approve' && <ApproveSheet page={page} present={present} onClose={close} />}
      {sheet === 'edit' && <EditSheet page={page} onClose={close} />}
      {(sheet === 'done' || sheet === 'changed') && (
        <EndSheet page={page} reason={sheet} onClose={close} />
      )}
      {sheet === 'code' && <CodeSheet onClose={close} />}
      {sheet === 'template' && (
        <TemplateSheet of={{ jsaId: jsa.id, task: jsa.task }} onClose={close} />
      )}
    </div>
  );
}
