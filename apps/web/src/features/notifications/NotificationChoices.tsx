import { Trans, useLingui } from '@lingui/react/macro';
import {
  notificationChannels,
  type NotificationTopic,
  notificationTopics,
  quietHoursSchema,
  type TopicChannel,
} from '@muster/contract/notifications';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { usePendingProfile } from '../../data/profile/use-pending-profile.ts';
import { useSaveOwnProfile } from '../../data/profile/use-save-own-profile.ts';
import type { ProfileChanges } from '../../data/profile/profile-change.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { choiceBoxStyles } from '../../ui/choice-styles.ts';
import { notify } from '../../ui/notices.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { type OwnNotificationSettings, ownSettingsQuery } from './own-settings-query.ts';
import { type OwnQuietHours, QuietHoursForm } from './QuietHoursForm.tsx';
import { useTopicWords } from './use-topic-words.ts';

/** Topics that only people in charge of others are notified about. */
const forLeads: ReadonlySet<NotificationTopic> = new Set(['crew', 'requests'] as const);

/** A person's choice of topics, channels and quiet hours. */
export function NotificationChoices() {
  const { i18n } = useLingui();
  const settings = useSnapshotQuery(ownSettingsQuery(useIdentity().user_id));
  const pending = usePendingProfile(settings.status === 'ready' ? settings.asOfMs : 0);
  return (
    <>
      {settings.status === 'loading' && <SkeletonRows count={4} />}
      {settings.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load your reminders</Trans>} onRetry={settings.retry}>
          {i18n._(describeError(settings.error))}
        </ErrorState>
      )}
      {settings.status === 'ready' && <Choices settings={settings.data} pending={pending} />}
    </>
  );
}

function Choices({
  settings: { own, company },
  pending,
}: {
  readonly settings: OwnNotificationSettings;
  readonly pending: ProfileChanges;
}) {
  const { role } = useIdentity();
  const save = useSave();
  const off = new Set(pending.notifications_off ?? own?.turned_off);
  const topics = notificationTopics.filter((topic) => role !== 'employee' || !forLeads.has(topic));
  const quiet = quietHoursOf(pending.quiet_hours) ?? {
    choice: own?.quiet_hours ?? 'company',
    from: own?.quiet_from ?? null,
    to: own?.quiet_to ?? null,
  };
  const choose = (key: TopicChannel, isOn: boolean) => {
    const next = new Set(off);
    if (isOn) next.delete(key);
    else next.add(key);
    save({ notifications_off: [...next] });
  };
  return (
    <div className="space-y-6">
      <TopicTable topics={topics} off={off} onChoose={choose} />
      <QuietHoursForm key={JSON.stringify(quiet)} quiet={quiet} company={company} />
    </div>
  );
}

/** With large text on a small screen, a topic's boxes go below its name. */
const rowStyles = 'border-b border-line @max-[16rem]:grid @max-[16rem]:grid-cols-2';
const topicStyles = 'py-2 pe-2 text-start font-normal @max-[16rem]:col-span-2';

function TopicTable({
  topics,
  off,
  onChoose,
}: {
  readonly topics: readonly NotificationTopic[];
  readonly off: ReadonlySet<string>;
  readonly onChoose: (key: TopicChannel, isOn: boolean) => void;
}) {
  const { t } = useLingui();
  const words = useTopicWords();
  return (
    <div className="@container">
      <table className="w-full md:text-14">
        <thead>
          <tr className={clsx(rowStyles, 'text-14 text-ink-3')}>
            <th scope="col" className={topicStyles}>
              <Trans>Notify me about</Trans>
            </th>
            {notificationChannels.map((channel) => (
              <th
                key={channel}
                scope="col"
                className="w-18 py-2 text-center font-normal @max-[16rem]:w-auto"
              >
                {words.channel[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic} className={rowStyles}>
              <th scope="row" className={topicStyles}>
                {words.topic[topic]}
              </th>
              {notificationChannels.map((channel) => (
                <td key={channel} className="text-center">
                  <Choice
                    label={`${words.topic[topic]}, ${words.channel[channel]}`}
                    isOn={!off.has(`${topic}.${channel}`)}
                    onChange={(isOn) => onChoose(`${topic}.${channel}`, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr className={clsx(rowStyles, 'border-b-0')}>
            <th scope="row" className={topicStyles}>
              <Trans>Stop-work alerts</Trans>
              <span className="block text-14 text-ink-3">
                <Trans>Always on, at any hour.</Trans>
              </span>
            </th>
            {notificationChannels.map((channel) => (
              <td key={channel} className="text-center">
                <Choice label={`${t`Stop-work alerts`}, ${words.channel[channel]}`} isOn />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** A checkbox; read-only without `onChange`. */
function Choice({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange?: (isOn: boolean) => void;
}) {
  return (
    <label className="inline-flex size-12 items-center justify-center md:size-11">
      <span className="sr-only">{label}</span>
      <span className="relative flex">
        <input
          type="checkbox"
          checked={isOn}
          disabled={onChange === undefined}
          onChange={(event) => onChange?.(event.target.checked)}
          className={clsx(choiceBoxStyles, 'rounded-[5px]')}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 size-4 text-surface-1 opacity-0 peer-checked:opacity-100"
        />
      </span>
    </label>
  );
}

function quietHoursOf(value: unknown): OwnQuietHours | null {
  const read = quietHoursSchema.safeParse(value);
  return read.success ? read.data : null;
}

function useSave(): (changes: ProfileChanges) => void {
  const { t, i18n } = useLingui();
  const save = useSaveOwnProfile();
  return (changes) =>
    void save(changes, t`Your reminders are saved`).then(
      (saved) => notify({ id: 'reminders', tone: 'good', ...saved }),
      (error: unknown) =>
        notify({
          id: 'reminders',
          tone: 'destructive',
          title: t`Your reminders weren’t saved`,
          body: i18n._(describeError(error)),
        }),
    );
}
