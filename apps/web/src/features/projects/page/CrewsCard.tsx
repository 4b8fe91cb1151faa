import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import ChevronRight from 'lucide-react/icons/chevron-right';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { PersonName } from '../../../kit/person/PersonName.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { CrewsSheet } from './CrewsSheet.tsx';

/** A project may have hundreds of crews, and no one scrolls past that many to reach the cards below. */
const mostAtOnce = 12;

/** The project's crews and the people in them now. */
export function CrewsCard({ page }: { readonly page: ReadProject }) {
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const [isWhole, setWhole] = useState(page.crews.length <= mostAtOnce);
  const shown = isWhole ? page.crews : page.crews.slice(0, mostAtOnce);
  const hidden = page.crew_count - page.crews.length;
  return (
    <Card
      title={t`Crews`}
      isFlush
      {...(page.may_edit && {
        actions: (
          <Button size="sm" onClick={() => setChoosing(true)}>
            <Trans>Choose crews</Trans>
          </Button>
        ),
      })}
    >
      {page.crew_count === 0 && (
        <p className="flex gap-2.5 px-4 py-3 text-14 text-ink-2 md:px-5">
          <UsersRound aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
          <Trans>Open to everyone in the company, because no crew is chosen.</Trans>
        </p>
      )}
      {page.crews.length > 0 && (
        <List>
          {shown.map((crew) => (
            <li key={crew.id} className="px-4 py-1.5 md:px-5 md:py-2.5">
              <details className="group">
                <summary className="flex min-h-12 cursor-pointer items-center gap-x-2 rounded-[6px] md:min-h-8 md:text-14">
                  <ChevronRight
                    aria-hidden
                    className="size-4 shrink-0 text-ink-3 transition-[rotate] duration-150 ease-out group-open:rotate-90"
                  />
                  <bdi className="min-w-0 flex-1 font-medium wrap-anywhere">{crew.name}</bdi>
                  <span className="text-14 text-ink-3 tabular-nums">
                    <Plural value={crew.people.length} one="# person" other="# people" />
                  </span>
                </summary>
                <ul className="mt-1 space-y-0.5 pl-6 text-14 text-ink-2">
                  {crew.people.map((person) => (
                    <li key={person.person_id} className="flex items-center justify-between gap-3">
                      <PersonName name={person.name} personId={person.person_id} />
                      {person.is_lead && (
                        <span className="shrink-0 text-ink-3">
                          <Trans>Lead</Trans>
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </List>
      )}
      {!isWhole && (
        <div className="border-t border-line px-4 py-1 md:px-5">
          <Button variant="quiet" size="sm" flush onClick={() => setWhole(true)}>
            <Plural value={page.crews.length} other="Show all # crews" />
          </Button>
        </div>
      )}
      {hidden > 0 && (
        <p className="border-t border-line px-4 py-3 text-14 text-ink-3 md:px-5">
          <Plural
            value={hidden}
            one="# more crew that you don’t lead"
            other="# more crews that you don’t lead"
          />
        </p>
      )}
      {isChoosing && <CrewsSheet page={page} onClose={() => setChoosing(false)} />}
    </Card>
  );
}
