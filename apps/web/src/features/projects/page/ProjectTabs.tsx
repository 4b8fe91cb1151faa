import { useLingui } from '@lingui/react/macro';
import { LinkTab, LinkTabs } from '../../../kit/page/LinkTabs.tsx';

/** What a project page shows, each tab with its own address; other features fill all but the first (`ProjectTabPages`). */
export function ProjectTabs({ projectId }: { readonly projectId: string }) {
  const { t } = useLingui();
  const exactly = { exact: true, includeSearch: false };
  return (
    <LinkTabs label={t`Project`}>
      <LinkTab
        to="/admin/projects/$projectId"
        params={{ projectId }}
        activeOptions={exactly}
      >{t`Overview`}</LinkTab>
      <LinkTab to="/admin/projects/$projectId/logs" params={{ projectId }}>{t`Logs`}</LinkTab>
    </LinkTabs>
  );
}
