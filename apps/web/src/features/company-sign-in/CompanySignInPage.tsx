import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanySignIn } from '@muster/contract/company-sign-ins';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { SignInFormSheet } from './SignInFormSheet.tsx';
import { SignInSheet } from './SignInSheet.tsx';
import { SignInState } from './SignInState.tsx';
import { signInsQuery } from './sign-ins-query.ts';

/** `/admin/company/sign-in`: the company's own identity providers, for admins. */
export function CompanySignInPage() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const signIns = useSnapshotQuery(signInsQuery(user_id));
  const [isAdding, setAdding] = useState(false);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const rows = signIns.status === 'ready' ? signIns.data.sign_ins : [];
  const opened = rows.find(({ id }) => id === openedId);
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/settings">
          <Trans>Settings</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Company sign-in</Trans>}
        actions={
          <Button
            variant="primary"
            icon={Plus}
            disabledReason={signIns.status === 'ready' ? null : t`The list hasn’t loaded yet.`}
            onClick={() => setAdding(true)}
          >
            <Trans>Add a sign-in</Trans>
          </Button>
        }
      />
      <Card
        title={t`Identity providers`}
        description={
          <Trans>
            Your people sign in with the account they already have at work, such as Microsoft Entra,
            Okta or Google Workspace. Only people you have added or invited get in.
          </Trans>
        }
        isFlush
      >
        {signIns.status === 'loading' && <SkeletonRows count={2} />}
        {signIns.status === 'failed' && (
          <ErrorState title={<Trans>Couldn’t load this list</Trans>} onRetry={signIns.retry}>
            {i18n._(describeError(signIns.error))}
          </ErrorState>
        )}
        {signIns.status === 'ready' && rows.length === 0 && (
          <EmptyState icon={KeyRound}>
            <Trans>People sign in with a password or an emailed code.</Trans>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <List>
            {rows.map((signIn: CompanySignIn) => (
              <ListRow
                key={signIn.id}
                title={<span className="wrap-anywhere">{signIn.name}</span>}
                detail={<span className="wrap-anywhere">{signIn.domains.join(', ')}</span>}
                trailing={<SignInState signIn={signIn} />}
                isTrailingBelow
                onPress={() => setOpenedId(signIn.id)}
              />
            ))}
          </List>
        )}
      </Card>
      {isAdding && (
        <SignInFormSheet
          onClose={() => setAdding(false)}
          onSaved={(id) => {
            setAdding(false);
            setOpenedId(id);
          }}
        />
      )}
      {opened !== undefined && (
        <SignInSheet key={opened.id} signIn={opened} onClose={() => setOpenedId(null)} />
      )}
    </div>
  );
}
