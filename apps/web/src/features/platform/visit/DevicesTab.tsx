import { Trans, useLingui } from '@lingui/react/macro';
import type { VisitedPerson } from '@muster/contract/visits';
import { Card } from '../../../ui/Card.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { usePersonWords } from '../use-person-words.ts';

/** Each in itself. */
const languages: Readonly<Record<string, string>> = { en: 'English', es: 'Español' };

/** How the person is reached, and what their devices last said of themselves. */
export function DevicesTab({
  person: { role, facts, devices },
}: {
  readonly person: VisitedPerson;
}) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const names = usePersonWords();
  const moment = (at: string) => words.dayAndTime(Date.parse(at), readerZone());
  const yesNo = (is: boolean) => (is ? t`Yes` : t`No`);
  const unknown = t({ message: 'Unknown', context: 'a device' });
  const permissions: Readonly<Record<string, string>> = {
    always: t`Always`,
    while_in_use: t`While in use`,
    denied: t({ message: 'Off', context: 'a permission' }),
  };
  const places: Readonly<Record<string, string>> = { app: t`App`, browser: t`Browser` };
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card title={t`Account`}>
        <KeyValue
          items={[
            { key: t`Role`, value: role === null ? t`None` : names.role[role] },
            { key: t`Has a login`, value: yesNo(facts.has_login) },
            { key: t`Profile complete`, value: yesNo(facts.profile_complete) },
            { key: t`Language`, value: languages[facts.language ?? ''] ?? '–' },
            {
              key: t`Browsers with notifications`,
              value: i18n.number(facts.browsers),
            },
            { key: t`Phones with notifications`, value: i18n.number(facts.phones) },
            {
              key: t`Notifications turned off`,
              value: i18n.number(facts.turned_off.length),
            },
          ]}
        />
      </Card>
      {devices.length === 0 && (
        <Card title={t`Devices`}>
          <p className="text-14 text-ink-2">
            <Trans>No device has reported in the last 30 days.</Trans>
          </p>
        </Card>
      )}
      {devices.map((device) => (
        <Card key={device.device_id} title={placeOf(device)}>
          <KeyValue
            items={[
              { key: t`Last contact`, value: moment(device.last_contact_at) },
              {
                key: t`Everything sent`,
                value: device.synced_at === null ? unknown : moment(device.synced_at),
              },
              { key: t`Unsent records`, value: i18n.number(device.unsent_items) },
              {
                key: t`Location permission`,
                value: permissions[device.location_permission ?? ''] ?? unknown,
              },
              {
                key: t`Clock`,
                value:
                  device.skew_ms === null
                    ? unknown
                    : t`${i18n.number(Math.round(device.skew_ms / 1000))} s off`,
              },
            ]}
          />
        </Card>
      ))}
    </div>
  );

  function placeOf({ runs_in, app_version }: VisitedPerson['devices'][number]): string {
    return [places[runs_in ?? ''] ?? t`Device`, app_version].filter(Boolean).join(' ');
  }
}
