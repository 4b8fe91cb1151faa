import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { Link } from '@tanstack/react-router';
import Phone from 'lucide-react/icons/phone';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { phonesQuery } from '../../../data/people/phones-query.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { PersonState } from '../board/PersonState.tsx';

type NoClockOutsProps = {
  /** Never empty. */
  readonly people: readonly BoardPerson[];
  readonly nowMs: number;
};

/** People who probably forgot to clock out, with a way to call them and to correct their hours. */
export function NoClockOuts({ people, nowMs }: NoClockOutsProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const phones = useSnapshotQuery(
    phonesQuery(
      user_id,
      people.map(({ person_id }) => person_id),
    ),
  );
  const known = phones.status === 'ready' ? phones.data : [];
  return (
    <Card isFlush>
      <List label={t`No clock-out`}>
        {people.map((person) => {
          const { person_id, name, project_name } = person;
          const phone = known.find((one) => one.person_id === person_id)?.phone ?? null;
          return (
            <li
              key={person_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 md:px-5"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
                  <PersonState person={person} nowMs={nowMs} look="soft" />
                </p>
                <p className="text-14 wrap-anywhere text-ink-2">
                  {project_name ?? <Trans>No project</Trans>}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {phone !== null && phone !== '' && (
                  <a
                    href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                    aria-label={t`Call ${name}`}
                    className={buttonStyles({})}
                  >
                    <Phone aria-hidden className="size-5 shrink-0 md:size-4" />
                    <Trans>Call</Trans>
                  </a>
                )}
                <Link
                  to="/time/crew"
                  search={{ fix: person_id }}
                  aria-label={t`Fix time: ${name}`}
                  className={buttonStyles({ variant: 'primary' })}
                >
                  <Trans>Fix time</Trans>
                </Link>
              </div>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
