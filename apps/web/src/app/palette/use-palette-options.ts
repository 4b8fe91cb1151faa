import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { Dated } from '../../data/query/snapshot-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import type { Board } from '../../features/dashboard/board/board.ts';
import { liveBoardQuery } from '../../features/dashboard/board/live-board-query.ts';
import { sectionGroups } from '../../features/settings/sections.ts';
import type { PickerOption } from '../../ui/picker-option.ts';
import { railFor } from '../nav/find-places.ts';
import { usePlaces } from '../nav/places-context.ts';
import { otherSettings } from '../pages/other-settings.ts';
import { paletteActions } from './actions.ts';
import { settingWords } from './setting-words.ts';

type PaletteOptions = {
  /** Shown before anything is typed. */
  readonly pages: readonly PickerOption<string>[];
  readonly settings: readonly PickerOption<string>[];
  readonly records: readonly PickerOption<string>[];
};

/** Every page of the settings. */
export const settingOptions = [...sectionGroups, ...otherSettings].flatMap(
  ({ sections, pages = [] }) => [
    ...sections.map(({ kind, title, about }) => ({
      path: `/admin/settings/${kind}`,
      title,
      about,
    })),
    ...pages.map(({ to, title, about }) => ({ path: to, title, about })),
  ],
);

/** Returns the palette's options; an option's value is the path it leads to. */
export function usePaletteOptions(): PaletteOptions {
  const { t, i18n } = useLingui();
  const { role } = useIdentity();
  const pagesGroup = t`Pages`;
  const actionsGroup = t`Actions`;
  const settingsGroup = t`Settings`;
  const pages = [
    ...railFor(usePlaces(), role)
      .flat()
      .map(({ to, label }) => ({ value: to, label: i18n._(label) })),
    { value: '/my-profile', label: t`My profile` },
    { value: '/needs-attention', label: t`Saved on this device` },
    { value: '/more', label: t`More` },
  ];
  const actions = paletteActions.filter(({ roles }) => roles.includes(role));
  const settings = role === 'admin' ? settingOptions : [];
  return {
    pages: [
      ...pages.map((page) => ({ ...page, group: pagesGroup })),
      ...actions.map(({ to, label, keywords }) => ({
        // The same page may be offered as a place and as an action.
        value: `${to}#`,
        label: i18n._(label),
        keywords: keywords && i18n._(keywords),
        group: actionsGroup,
      })),
    ],
    settings: settings.map(({ path, title, about }) => {
      const words = settingWords[path];
      return {
        value: path,
        label: i18n._(title),
        keywords: [about, ...(words === undefined ? [] : [words])]
          .map((each) => i18n._(each))
          .join(' '),
        group: settingsGroup,
      };
    }),
    records: useRecords(role === 'supervisor' || role === 'admin'),
  };
}

/** People and projects, for those who may open their pages; from the device first. */
function useRecords(isLead: boolean): readonly PickerOption<string>[] {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const queryClient = useQueryClient();
  const { clock } = useData().platform;
  const boardQuery = liveBoardQuery(
    user_id,
    () => queryClient.getQueryData<Dated<Board>>(boardQuery.queryKey)?.data ?? null,
    clock,
  );
  const board = useSnapshotQuery(boardQuery);
  const projects = useSnapshotQuery(projectsQuery(user_id));
  if (!isLead) return [];
  const peopleGroup = t`People`;
  const projectsGroup = t`Projects`;
  return [
    ...(board.status === 'ready' ? board.data.people : []).map((person) => ({
      value: `/admin/employees/${person.person_id}`,
      label: person.name,
      detail: person.crew_names.join(', ') || undefined,
      group: peopleGroup,
    })),
    ...(projects.status === 'ready' ? projects.data : []).map((project) => ({
      value: `/admin/projects/${project.id}`,
      label: project.name,
      detail: [project.number, project.customer].filter(Boolean).join(' · ') || undefined,
      group: projectsGroup,
    })),
  ];
}
