import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PunchLocations, TrackedPerson, Trail } from '@muster/contract/tracking';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { dayKeyAt } from '../../ui/time/day-key.ts';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { PlacesOnMap } from './PlacesOnMap.tsx';
import { TrailOnMap } from './TrailOnMap.tsx';
import { readPoints, readTrail, trackingSubject } from './tracking-queries.ts';
import { useTrackingWords } from './use-tracking-words.ts';

type PersonSheetProps = { readonly person: TrackedPerson; readonly onClose: () => void };

/** One person's answer to the notice and details of their phone, with a way to see where they punched. */
export function PersonSheet({ person, onClose }: PersonSheetProps) {
  const { t } = useLingui();
  const words = useTrackingWords();
  const isTrail = useIdentity().clock_settings?.location_mode === 'trail';
  const [isLooking, setLooking] = useState(false);
  if (isLooking) return <LookSheet person={person} onClose={onClose} />;
  const { device } = person;
  const unknown = t`unknown`;
  const precisions = { precise: t`exact`, approximate: t`approximate`, unknown };
  const switches = { on: t`on`, off: t`off`, unknown };
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={person.name}
      description={
        person.problems.length === 0 ? (
          <Trans>Nothing to check.</Trans>
        ) : (
          person.problems.map((problem) => words.problems[problem]).join(' · ')
        )
      }
      footer={
        <>
          <Button variant="primary" size="lg" onClick={() => setLooking(true)}>
            {isTrail ? <Trans>See where they were</Trans> : <Trans>See where they punched</Trans>}
          </Button>
          <Button size="lg" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <KeyValue
        items={[
          { key: t`Location notice`, value: words.choice(person) },
          ...(person.chosen_at === null
            ? []
            : [{ key: t`Answered`, value: words.instant(person.chosen_at) }]),
          { key: t`Device`, value: words.device(person) },
          ...(device === null
            ? []
            : [
                { key: t`Last contact`, value: words.instant(device.last_contact_at) },
                {
                  key: t`Everything sent`,
                  value: device.synced_at === null ? unknown : words.instant(device.synced_at),
                },
                { key: t`Location permission`, value: words.permission(person) },
                { key: t`Location precision`, value: precisions[device.location_precision] },
                { key: t`Battery saver`, value: switches[device.battery_saver] },
                {
                  key: t`Clock`,
                  value: device.skew_ms === null ? unknown : secondsOff(device.skew_ms),
                },
              ]),
          ...(person.unsent_items === 0
            ? []
            : [{ key: t`Unsent records`, value: person.unsent_items }]),
          ...(person.rejected_points === 0
            ? []
            : [
                {
                  key: t`Locations off the clock this week`,
                  value: plural(person.rejected_points, {
                    one: '# rejected, 0 stored',
                    other: '# rejected, 0 stored',
                  }),
                },
              ]),
          ...(person.mocked_at === null
            ? []
            : [{ key: t`Location faked by an app`, value: words.instant(person.mocked_at) }]),
        ]}
      />
      <Link
        to="/admin/employees/$personId"
        params={{ personId: person.person_id }}
        className="inline-flex min-h-11 items-center text-14 font-medium text-accent-ink underline underline-offset-2"
      >
        <Trans>Open this person’s page</Trans>
      </Link>
    </Sheet>
  );

  function secondsOff(skewMs: number): string {
    const seconds = Math.round(Math.abs(skewMs) / 1000);
    if (seconds === 0) return t`right`;
    return skewMs > 0 ? t`${seconds} s fast` : t`${seconds} s slow`;
  }
}

const dayMs = 86_400_000;
const lookDays = 7;
const schema = z.object({
  day: z.iso.date(),
  purpose: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

/** Asks for a reason first, since the person sees every look and its reason on their own page. */
function LookSheet({ person, onClose }: PersonSheetProps) {
  const { t } = useLingui();
  const { api, platform, queryClient } = useData();
  const { user_id } = useIdentity();
  const isTrail = useIdentity().clock_settings?.location_mode === 'trail';
  const [found, setFound] = useState<PunchLocations | null>(null);
  const [trail, setTrail] = useState<Trail | null>(null);
  const form = useForm({
    stored: { day: dayKeyAt(platform.clock.wallMs(), readerZone()), purpose: '' },
    fields: {
      day: { label: t`Day`, wrong: t`Choose a day.` },
      purpose: { label: t`Reason`, wrong: t`Say why you’re looking.` },
    },
    schema,
    save: async ({ day, purpose }) => {
      if (isTrail) setTrail(await readTrail(api, { person: person.person_id, day, purpose }));
      const nowMs = platform.clock.wallMs();
      const asked = { personId: person.person_id, fromMs: nowMs - lookDays * dayMs, toMs: nowMs };
      setFound(await readPoints(api, { ...asked, purpose }));
      return null;
    },
    onSaved: () =>
      void queryClient.invalidateQueries({
        queryKey: queryKey(user_id, trackingSubject, 'reads', 'all'),
      }),
  });
  if (found !== null)
    return (
      <Sheet
        isOpen
        isFlush
        onOpenChange={onClose}
        title={person.name}
        description={<Trans>The last 7 days. You’re listed as having looked.</Trans>}
      >
        {found.points.length === 0 ? (
          <p className="px-5 pb-6 text-14 text-ink-2 md:px-6">
            <Trans>No location was saved in these days.</Trans>
          </p>
        ) : (
          <PlacesOnMap points={found.points} withDay />
        )}
        {trail !== null && (
          <section className="border-t border-line">
            <h3 className="px-5 py-3 font-medium md:px-6">
              <Trans>While clocked in on {form.values.day}</Trans>
            </h3>
            {trail.points.length === 0 ? (
              <p className="px-5 pb-6 text-14 text-ink-2 md:px-6">
                <Trans>No location was saved between punches on this day.</Trans>
              </p>
            ) : (
              <TrailOnMap trail={trail} />
            )}
          </section>
        )}
      </Sheet>
    );
  return (
    <FormSheet
      form={form}
      title={t`Why are you looking?`}
      description={
        <Trans>{person.name} can read your reason and that you looked at the last 7 days.</Trans>
      }
      action={<Trans>See locations</Trans>}
      onClose={onClose}
    >
      {isTrail && <TextField {...form.text('day')} type="date" className="md:max-w-60" />}
      <TextArea {...form.text('purpose')} rows={3} maxLength={500} />
    </FormSheet>
  );
}
