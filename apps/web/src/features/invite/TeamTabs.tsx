import { useLingui } from '@lingui/react/macro';
import { LinkTab, LinkTabs } from '../../kit/page/LinkTabs.tsx';

const exactly = { exact: true, includeSearch: false };

/** The pages of Team, each with its own address. */
export function TeamTabs() {
  const { t } = useLingui();
  return (
    <LinkTabs label={t`Team`}>
      <LinkTab to="/admin/employees" activeOptions={exactly}>{t`People`}</LinkTab>
      <LinkTab to="/admin/invitations" activeOptions={exactly}>{t`Invitations`}</LinkTab>
      <LinkTab to="/admin/employees/import" activeOptions={exactly}>{t`Import`}</LinkTab>
    </LinkTabs>
  );
}
