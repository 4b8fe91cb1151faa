import { Trans, useLingui } from '@lingui/react/macro';
import type { Office, Person } from '@muster/contract/person';
import { clsx } from 'clsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Merge from 'lucide-react/icons/merge';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState, type ReactNode } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { DeactivateSheet } from './DeactivateSheet.tsx';
import { MergeSheet } from './MergeSheet.tsx';
import { ReactivateSheet } from './ReactivateSheet.tsx';
import { nameOf, usePersonWords } from './use-person-words.ts';

type PersonHeaderProps = {
  readonly person: Person;
  readonly office: Office | null;
  /** Another feature's content, shown before the actions. */
  readonly children?: ReactNode;
};

/** Longer names would fill a phone's screen at the size of a title. */
const longName = 40;

/** The person's name and status, and the actions on the person as a whole. */
export function PersonHeader({ person, office, children }: PersonHeaderProps) {
  const words = usePersonWords();
  const name = nameOf(person);
  return (
    <header className="space-y-4">
      <Breadcrumb>
        {/* Only the office can open the list of everyone. */}
        {office === null ? (
          <Crumb to="/dashboard">
            <Trans>Today</Trans>
          </Crumb>
        ) : (
          <Crumb to="/admin/employees">
            <Trans>Team</Trans>
          </Crumb>
        )}
      </Breadcrumb>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <PersonAvatar name={name} photoPath={person.photo_url} size="lg" />
          <div className="min-w-0 space-y-1.5">
            <h1
              className={clsx(
                'leading-title font-semibold tracking-title wrap-anywhere',
                name.length > longName ? 'text-22' : 'text-28',
              )}
            >
              <bdi>{name}</bdi>
            </h1>
            <div className="flex flex-wrap items-center gap-2">
              {person.role !== null && (
                <StatusBadge tone="info">{words.role[person.role]}</StatusBadge>
              )}
              <Standing person={person} office={office} />
            </div>
          </div>
        </div>
        {office !== null && (
          <div className="flex flex-wrap gap-2">
            {children}
            <PersonActions person={person} office={office} />
          </div>
        )}
      </div>
    </header>
  );
}

function Standing({ person, office }: Omit<PersonHeaderProps, 'children'>) {
  if (office?.merged_into != null) {
    return (
      <StatusBadge tone="off">
        <Trans>Merged</Trans>
      </StatusBadge>
    );
  }
  if (person.role === null) {
    return (
      <StatusBadge tone="danger">
        <Trans>Left</Trans>
      </StatusBadge>
    );
  }
  if (person.on_the_clock) {
    return (
      <StatusBadge tone="running">
        <Trans>On the clock</Trans>
      </StatusBadge>
    );
  }
  if (person.has_login) return null;
  return office?.invitation == null ? (
    <StatusBadge tone="off">
      <Trans>No login</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="info">
      <Trans>Invited</Trans>
    </StatusBadge>
  );
}

function PersonActions({ person, office }: { readonly person: Person; readonly office: Office }) {
  const { t } = useLingui();
  const { person_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const [asked, setAsked] = useState<'deactivate' | 'reactivate' | 'merge' | null>(null);
  const close = () => setAsked(null);
  if (office.merged_into !== null) return null;
  const items: MenuItem[] = [];
  if (!person.has_login) {
    items.push({
      kind: 'action',
      label: t`Merge with another record`,
      icon: Merge,
      disabledReason: offlineReason,
      onSelect: () => setAsked('merge'),
    });
  }
  items.push(
    person.role === null
      ? {
          kind: 'action',
          label: t`Reactivate`,
          icon: UserRoundCheck,
          disabledReason: offlineReason,
          onSelect: () => setAsked('reactivate'),
        }
      : {
          kind: 'action',
          label: t`Deactivate`,
          icon: UserRoundX,
          tone: 'danger',
          disabledReason:
            offlineReason ??
            (person.person_id === person_id
              ? t`You can’t deactivate your own access. Ask another admin.`
              : office.is_last_admin
                ? t`This is the company’s only admin. Make someone else an admin first.`
                : null),
          onSelect: () => setAsked('deactivate'),
        },
  );
  return (
    <>
      <Menu
        trigger={
          <Button icon={Ellipsis}>
            <Trans>Actions</Trans>
          </Button>
        }
        items={items}
      />
      {asked === 'deactivate' && <DeactivateSheet person={person} onClose={close} />}
      {asked === 'reactivate' && (
        <ReactivateSheet person={person} lastRole={office.roles[0]?.role} onClose={close} />
      )}
      {asked === 'merge' && <MergeSheet person={person} onClose={close} />}
    </>
  );
}
