import { Trans, useLingui } from '@lingui/react/macro';
import type { Office, Person } from '@muster/contract/person';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { ChangeError } from './ChangeError.tsx';
import { RoleSheet } from './RoleSheet.tsx';
import { usePersonChange } from './use-person-change.ts';
import { usePersonWords } from './use-person-words.ts';

/** The role now, the one to come, and those before. */
export function RoleCard({
  person,
  office,
  today,
}: {
  readonly person: Person;
  readonly office: Office;
  readonly today: string;
}) {
  const { t } = useLingui();
  const words = usePersonWords();
  const offlineReason = useNeedsNetwork();
  const [isChanging, setChanging] = useState(false);
  const cancel = usePersonChange(() => undefined);
  const { planned, role } = person;
  return (
    <Card
      title={t`Role`}
      {...(role !== null && {
        actions: (
          <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
            <Trans>Change role</Trans>
          </Button>
        ),
      })}
    >
      <Timeline
        label={t`Roles`}
        items={office.roles.map(({ role: each, from, to }) => ({
          id: from,
          title:
            each === role && from !== planned?.from && (to === null || planned !== null) ? (
              <span className="font-medium">{words.role[each]}</span>
            ) : (
              words.role[each]
            ),
          time:
            to === null ? t`since ${words.date(from)}` : t`${words.date(from)} – ${words.date(to)}`,
        }))}
      />
      {planned !== null && role !== null && (
        <div className="mt-4 space-y-3 border-t border-line pt-4 text-14">
          <p>
            <Trans>
              {words.role[planned.role]} starting {words.date(planned.from)}.
            </Trans>
          </p>
          <Button
            size="sm"
            isBusy={cancel.isPending}
            disabledReason={offlineReason}
            onClick={() =>
              cancel.mutate({
                name: 'set_role',
                parameters: { person_id: person.person_id, new_role: role },
              })
            }
          >
            <Trans>Cancel change</Trans>
          </Button>
          <ChangeError error={cancel.error} />
        </div>
      )}
      {isChanging && role !== null && (
        <RoleSheet person={person} role={role} today={today} onClose={() => setChanging(false)} />
      )}
    </Card>
  );
}
