import { useLingui } from '@lingui/react/macro';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Hash from 'lucide-react/icons/hash';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import type { Form } from '../../kit/form/use-form.ts';
import { Picker } from '../../ui/Picker.tsx';

type Bound = ReturnType<Form<{ readonly id: string | null }>['value']>;

/** The project and cost code that something is for, of those that are offered and those it has. */
export function JobFields({
  project,
  costCode,
}: {
  readonly project: Bound;
  readonly costCode: Bound;
}) {
  const { t } = useLingui();
  const { projects, everyProject, costCodes, everyCostCode } = useJobs();
  const shownProjects = everyProject.filter(
    ({ id }) => id === project.value || projects.some((offered) => offered.id === id),
  );
  const shownCodes = everyCostCode.filter(
    ({ id }) => id === costCode.value || costCodes.some((offered) => offered.id === id),
  );
  return (
    <>
      <Picker
        {...project}
        icon={FolderKanban}
        placeholder={t`Choose a project`}
        title={t`Choose a project`}
        searchLabel={t`Search projects`}
        emptyText={t`No project found.`}
        options={shownProjects.map(({ id, name, number }) => ({
          value: id,
          label: name,
          detail: number ?? undefined,
        }))}
      />
      {shownCodes.length > 0 && (
        <Picker
          {...costCode}
          icon={Hash}
          placeholder={t`No cost code`}
          title={t`Choose a cost code`}
          searchLabel={t`Search cost codes`}
          emptyText={t`No cost code found.`}
          noneLabel={t`No cost code`}
          options={shownCodes.map(({ id, code, name }) => ({
            value: id,
            label: name,
            detail: code,
          }))}
        />
      )}
    </>
  );
}
