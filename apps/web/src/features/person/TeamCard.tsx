import { Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '@muster/contract/person';
import HardHat from 'lucide-react/icons/hard-hat';
import Users from 'lucide-react/icons/users';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { usePersonWords } from './use-person-words.ts';

/** The crews, now and before, and the projects on which those of now work. */
export function TeamCard({ person }: { readonly person: Person }) {
  const { t } = useLingui();
  const words = usePersonWords();
  return (
    <Card title={t`Crews and projects`} isFlush>
      {person.crews.length === 0 && person.projects.length === 0 && (
        <p className="px-4 py-4 text-14 text-ink-3 md:px-5">
          <Trans>Not in a crew yet.</Trans>
        </p>
      )}
      <List label={t`Crews`}>
        {person.crews.map(({ crew_id, name, is_lead, from, to }) => (
          <ListRow
            key={`${crew_id}${from}`}
            leading={<Users aria-hidden className="size-4.5 shrink-0 text-ink-3" />}
            title={
              <span dir="auto" className="wrap-anywhere">
                {name}
                {is_lead && (
                  <span className="text-ink-3">
                    {' '}
                    · <Trans>crew lead</Trans>
                  </span>
                )}
              </span>
            }
            trailing={
              <span className="text-14 text-ink-3">
                {to === null
                  ? t`since ${words.date(from)}`
                  : t`${words.date(from)} – ${words.date(to)}`}
              </span>
            }
            isTrailingBelow
          />
        ))}
      </List>
      {person.projects.length > 0 && (
        <div className="border-t border-line">
          <List label={t`Projects`}>
            {person.projects.map(({ project_id, number, name }) => (
              <ListRow
                key={project_id}
                leading={<HardHat aria-hidden className="size-4.5 shrink-0 text-ink-3" />}
                title={
                  <span dir="auto" className="wrap-anywhere">
                    {name}
                  </span>
                }
                {...(number !== null && { trailing: number })}
              />
            ))}
          </List>
        </div>
      )}
    </Card>
  );
}
