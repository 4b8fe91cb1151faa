import { languageOptions } from '@muster/domain/language-names';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageOf, type Language } from '@muster/domain/languages';
import { useState } from 'react';
import { useClock } from '../../data/clock/use-clock.ts';
import { describeStorageTrouble } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { CrewChoice } from './CrewChoice.tsx';
import { PapersFields } from './PapersFields.tsx';
import { useCrew } from './use-crew.ts';
import { usePapers } from './use-papers.ts';
import { useStart } from './use-start.ts';

/** Where, who and in which language; everything is filled in where it is known. */
export function StartForm({
  projectId: askedProjectId,
  copiedId,
}: {
  /** Of the JSA that is to be copied. */
  readonly projectId: string | undefined;
  readonly copiedId: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const { person_id } = useIdentity();
  const mine = useClock();
  const jobs = useJobs();
  const { start, isStarting, trouble } = useStart();
  const [lang, setLang] = useState<Language>(languageOf(i18n.locale));
  const [chosenId, setChosenId] = useState<string | null | undefined>(askedProjectId);
  const lastJob = mine.status === 'ready' ? (mine.clock.open ?? mine.clock.entries[0]) : undefined;
  const projectId = chosenId === undefined ? (lastJob?.projectId ?? null) : chosenId;
  const project = jobs.projects.find(({ id }) => id === projectId) ?? null;
  const crew = useCrew(project?.id ?? null);
  const papers = usePapers(project?.id ?? null, copiedId);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  // In a long list only who starts the talk is known to be there.
  const isPresent = (id: string) => changed.get(id) ?? (crew.isSmall || id === person_id);
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        const present = crew.people.filter((one) => isPresent(one.person_id));
        if (isStarting) return;
        start({ lang, project, crew: present.map(({ name }) => name), papers });
      }}
    >
      <Card>
        <div className="space-y-5">
          <Picker
            label={t`Project`}
            placeholder={t`No project`}
            title={t`Choose a project`}
            searchLabel={t`Search projects`}
            emptyText={t`No project found.`}
            noneLabel={t`No project`}
            options={jobs.projects.map(({ id, name, number }) => ({
              value: id,
              label: name,
              ...(number !== null && { detail: number }),
            }))}
            value={project?.id ?? null}
            onChange={(id) => setChosenId(id)}
          />
          <SegmentedControl
            label={t`Language`}
            options={languageOptions}
            value={lang}
            onChange={setLang}
          />
          <CrewChoice
            crew={crew}
            isPresent={isPresent}
            onChange={(id, isHere) => setChanged(new Map(changed).set(id, isHere))}
          />
          <PapersFields projectId={project?.id ?? null} papers={papers} />
        </div>
      </Card>
      {trouble !== null && (
        <Banner tone="danger" title={<Trans>Couldn't start</Trans>}>
          {i18n._(describeStorageTrouble(trouble))}
        </Banner>
      )}
      {/* Within reach, however long the crew. */}
      <div className="sticky bottom-20 z-10 md:static">
        <Button type="submit" variant="primary" size="lg" block isBusy={isStarting}>
          <Trans>Start the talk</Trans>
        </Button>
      </div>
    </form>
  );
}
