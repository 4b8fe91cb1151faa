import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { adminGroups } from './areas.ts';

/** `/admin`: the way to every page with which admins run their company. */
export function AdministrationPage() {
  const { i18n } = useLingui();
  const isAdmin = useIdentity().role === 'admin';
  return (
    <div className="w-full max-w-reading space-y-6">
      <PageHeader title={<Trans>Administration</Trans>} />
      {isAdmin ? (
        adminGroups.map(({ title, areas }) => (
          <Card key={title.id} title={i18n._(title)} isFlush>
            <List>
              {areas.map((area) => (
                <ListRow
                  key={area.to}
                  title={i18n._(area.title)}
                  detail={i18n._(area.detail)}
                  render={(row) => <Link to={area.to} {...row} />}
                />
              ))}
            </List>
          </Card>
        ))
      ) : (
        <EmptyState>
          <Trans>Only admins of the company come in here.</Trans>
        </EmptyState>
      )}
    </div>
  );
}
