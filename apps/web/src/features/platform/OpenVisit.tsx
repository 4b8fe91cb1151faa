import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Eye from 'lucide-react/icons/eye';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { useEndVisit } from './visit/use-end-visit.ts';
import { visitQuery } from './visit/visit-query.ts';

/** The reader's visit that is under way or waits for consent; it opens in a tab of its own. */
export function OpenVisit() {
  const { api } = useData();
  const { user_id } = useIdentity();
  const { data: visit } = useQuery({
    ...visitQuery(api, user_id, null),
    refetchInterval: 20_000,
  });
  const end = useEndVisit();
  if (visit === undefined || visit === null) return null;
  const { person, company } = visit;
  return (
    <Banner
      tone="attention"
      icon={Eye}
      title={
        visit.state === 'waiting' ? (
          <Trans>Visit to {person} waits for consent</Trans>
        ) : (
          <Trans>Support visit to {person}</Trans>
        )
      }
      action={
        <span className="flex flex-wrap items-center gap-3">
          <Link
            to="/super-admin/visit/$visitId"
            params={{ visitId: visit.id }}
            target="_blank"
            className={buttonStyles({ variant: 'primary', size: 'sm' })}
          >
            <Trans>Open visit</Trans>
          </Link>
          <Button size="sm" isBusy={end.isPending} onClick={() => end.mutate(visit.id)}>
            <Trans>End visit</Trans>
          </Button>
        </span>
      }
    >
      <bdi className="wrap-anywhere">{company}</bdi>
    </Banner>
  );
}
