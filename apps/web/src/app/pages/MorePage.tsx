import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { SignOut } from '../../features/session/SignOut.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SyncChip } from '../../ui/SyncChip.tsx';
import { languageNames } from '../i18n/language-names.ts';
import { languages } from '../i18n/languages.ts';
import { useLook, useLookStore } from '../look/look-context.tsx';
import { displayName } from '../shell/display-name.ts';
import { syncStateOf } from '../shell/sync-state.ts';
import { useRoleName } from './use-role-name.ts';

/** The person and the app: everything that is not a day's work. */
export function MorePage() {
  const { t } = useLingui();
  const identity = useIdentity();
  const roleName = useRoleName(identity.role);
  const { language, themeChoice, branding } = useLook();
  const look = useLookStore();
  const name = displayName(identity);
  return (
    <div className="w-full max-w-reading space-y-6">
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={name} photoUrl={identity.profile?.photo_url ?? null} size="lg" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-22 font-semibold tracking-title">{name}</h1>
          <p className="text-ink-2">
            {[roleName, branding.name].filter((part) => part !== null).join(' · ')}
          </p>
        </div>
      </header>
      <Card title={t`Appearance and language`}>
        <div className="grid gap-5 md:grid-cols-2">
          <SegmentedControl
            label={t`Theme`}
            options={[
              { value: 'company', label: t`Company` },
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
            ]}
            value={themeChoice}
            onChange={(theme) => look.choose({ theme })}
          />
          <SegmentedControl
            label={t`Language`}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={(value) => look.choose({ language: value })}
          />
        </div>
      </Card>
      <Card isFlush>
        <List>
          <ListRow
            title={<Trans>Saved on this device</Trans>}
            detail={<Trans>What waits to be sent, and what needs you</Trans>}
            trailing={<SyncChip state={syncStateOf(useOutbox())} />}
            render={(row) => <Link to="/needs-attention" {...row} />}
          />
        </List>
      </Card>
      <SignOut />
    </div>
  );
}
