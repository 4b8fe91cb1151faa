import type { ReadProject } from '@muster/contract/projects';
import { RecordNotes } from '../../../kit/record/RecordNotes.tsx';
import { CrewsCard } from './CrewsCard.tsx';
import { FactsCard } from './FactsCard.tsx';
import { HoursCard } from './HoursCard.tsx';
import { OnNowCard } from './OnNowCard.tsx';
import { SitesCard } from './SitesCard.tsx';

/** The first tab of a project: where it is, who is on it, its hours, facts and notes. */
export function ProjectOverview({ page }: { readonly page: ReadProject }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-5">
        <SitesCard page={page} />
        <OnNowCard people={page.on_now} />
        <HoursCard page={page} />
        <RecordNotes record={{ kind: 'project', id: page.project.id }} />
      </div>
      <div className="min-w-0 space-y-5">
        <FactsCard page={page} />
        <CrewsCard page={page} />
      </div>
    </div>
  );
}
