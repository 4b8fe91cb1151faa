import { languageOptions } from '@muster/domain/language-names';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageOf, type Language } from '@muster/domain/languages';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useClock } from '../../data/clock/use-clock.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { type Form, useForm } from '../../kit/form/use-form.ts';
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

type Values = {
  readonly lang: Language;
  /** Undefined until the reader chooses: the project of their last job. */
  readonly project_id: string | null | undefined;
  /** People marked present or absent by hand, by person id. */
  readonly crew: ReadonlyMap<string, boolean>;
};

const schema = z.custom<Values>();

/** A form for the project, crew and language of a talk, prefilled as far as possible. */
export function StartForm({
  projectId: askedProjectId,
  copiedId,
}: {
  /** The project to start with, such as that of the JSA to copy. */
  readonly projectId: string | undefined;
  readonly copiedId: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const { person_id } = useIdentity();
  const mine = useClock();
  const jobs = useJobs();
  const start = useStart();
  const stored: Values = {
    lang: languageOf(i18n.locale),
    project_id: askedProjectId,
    crew: new Map(),
  };
  const chosenLang = useRef(stored.lang);
  const form: Form<Values> = useForm({
    stored,
    fields: {
      lang: { label: t`Language` },
      project_id: { label: t`Project` },
      crew: { label: t`Who’s here?` },
    },
    schema,
    save: async () => {
      const present = crew.people.filter((one) => isPresent(one.person_id));
      const crewNames = present.map(({ name }) => name);
      return start({
        lang: () => chosenLang.current,
        project,
        crew: crewNames,
        papers: await papers.forStart(),
      });
    },
  });
  const { values } = form;
  const lastJob = mine.status === 'ready' ? (mine.clock.open ?? mine.clock.entries[0]) : undefined;
  const projectId = values.project_id === undefined ? lastJob?.projectId : values.project_id;
  const project = jobs.projects.find(({ id }) => id === projectId) ?? null;
  const crew = useCrew(project?.id ?? null);
  const papers = usePapers(project?.id ?? null, copiedId, values.lang);
  // In a long list, only the person who starts the talk is assumed to be present.
  const isPresent = (id: string) => values.crew.get(id) ?? (crew.isSmall || id === person_id);
  return (
    <PageForm form={form}>
      <Card>
        <div className="space-y-5">
          <Picker
            {...form.value('project_id')}
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
          />
          <SegmentedControl
            label={t`Language`}
            options={languageOptions}
            value={values.lang}
            onChange={(lang) => {
              chosenLang.current = lang;
              form.change({ lang });
            }}
          />
          <CrewChoice
            crew={crew}
            isPresent={isPresent}
            onChange={(id, isHere) =>
              form.change((now) => ({ crew: new Map(now.crew).set(id, isHere) }))
            }
          />
          <PapersFields projectId={project?.id ?? null} papers={papers} />
        </div>
      </Card>
      {form.error !== null && (
        <Banner tone="danger" title={<Trans>Couldn’t start</Trans>}>
          {form.error}
        </Banner>
      )}
      {/* The button stays within reach, however long the crew list is. */}
      <div className="sticky bottom-16 z-10 -mx-4 border-t border-line bg-surface-0 px-4 py-3 max-md:typing:bottom-0 md:static md:mx-0 md:border-0 md:p-0">
        <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
          <Trans>Start the talk</Trans>
        </Button>
      </div>
    </PageForm>
  );
}
