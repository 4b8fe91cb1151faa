import { useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { LinkTab, LinkTabs } from '../../../kit/page/LinkTabs.tsx';

type TabsProps = { readonly projectId: string };

/** The tabs of a project page, each with its own address. Other features fill all but the first. */
export function ProjectTabs({ projectId }: TabsProps) {
  const { t } = useLingui();
  const { role } = useIdentity();
  const exactly = { exact: true, includeSearch: false };
  return (
    <LinkTabs label={t`Project`}>
      <LinkTab
        to="/admin/projects/$projectId"
        params={{ projectId }}
        activeOptions={exactly}
      >{t`Overview`}</LinkTab>
      <LinkTab to="/admin/projects/$projectId/logs" params={{ projectId }}>{t`Logs`}</LinkTab>
      <LinkTab to="/admin/projects/$projectId/photos" params={{ projectId }}>{t`Photos`}</LinkTab>
      <LinkTab to="/admin/projects/$projectId/tickets" params={{ projectId }}>{t`Tickets`}</LinkTab>
      <LinkTab
        to="/admin/projects/$projectId/hours"
        params={{ projectId }}
        activeOptions={exactly}
      >{t`Hours`}</LinkTab>
      {role === 'admin' && (
        <LinkTab
          to="/admin/projects/$projectId/cost"
          params={{ projectId }}
          activeOptions={exactly}
        >{t`Cost`}</LinkTab>
      )}
      {role === 'admin' && (
        <LinkTab
          to="/admin/projects/$projectId/changes"
          params={{ projectId }}
          activeOptions={exactly}
        >{t`Change orders`}</LinkTab>
      )}
    </LinkTabs>
  );
}

/** The tabs that employees see. */
export function FieldProjectTabs({ projectId }: TabsProps) {
  const { t } = useLingui();
  return (
    <LinkTabs label={t`Project`}>
      <LinkTab to="/admin/projects/$projectId/logs" params={{ projectId }}>{t`Logs`}</LinkTab>
      <LinkTab to="/admin/projects/$projectId/photos" params={{ projectId }}>{t`Photos`}</LinkTab>
    </LinkTabs>
  );
}
