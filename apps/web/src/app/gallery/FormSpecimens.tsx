import type { LoginHelp as Help } from '@muster/contract/platform-login';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DataError } from '../../data/errors/data-error.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { LeaveQuestion } from '../../ui/form/LeaveQuestion.tsx';
import { VersionChoice } from '../../ui/form/VersionChoice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LoginCard } from '../../features/platform/LoginCard.tsx';
import { LoginHelp } from '../../features/platform/LoginHelp.tsx';
import { SuspendSheet } from '../../features/platform/SuspendSheet.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

/** The simulated server's answer in this specimen. */
type Answer = 'saved' | 'taken' | 'not allowed' | 'changed';
const answers: readonly Answer[] = ['saved', 'taken', 'not allowed', 'changed'];

const login: NonNullable<Help['login']> = {
  id: '00000000-0000-4000-8000-000000000001',
  created_at: '2026-03-02T15:00:00Z',
  last_sign_in_at: '2026-11-20T06:45:00Z',
  is_confirmed: true,
  has_password: true,
  blocked_until: null,
  throttled_until: '2026-11-28T16:05:00Z',
  is_platform_admin: false,
  name: 'Rosa Averyveryverylongfamilynamewithoutanyspaceinsideitatall',
  company: { id: '00000000-0000-4000-8000-000000000002', name: 'Harbor & Sons Groundworks' },
  role: 'supervisor',
  is_kiosk: false,
  access_ended: false,
  is_suspended: true,
  sessions: 2,
  factors: [{ kind: 'totp', added_at: '2026-03-02T15:10:00Z' }],
};

export function FormSpecimens() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [suspending, setSuspending] = useState<'active' | 'suspended' | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [chosen, setChosen] = useState<'theirs' | 'mine'>('mine');
  const dispute = { chosen, choose: setChosen };
  return (
    <SpecimenGroup title="Forms">
      <Specimen title="A form by what the server answers">
        {answers.map((each) => (
          <Button key={each} onClick={() => setAnswer(each)}>
            {`Form: ${each}`}
          </Button>
        ))}
        <Button onClick={() => setLeaving(true)}>Leave with changes</Button>
      </Specimen>
      <Specimen title="A login that support looks at" className="grid gap-4 md:max-w-176">
        <LoginHelp userId={login.id} />
        <LoginCard login={login} address="rosa@example.test" onChanged={() => undefined} />
      </Specimen>
      <Specimen title="Suspending a company">
        <Button onClick={() => setSuspending('active')}>Suspend</Button>
        <Button onClick={() => setSuspending('suspended')}>Lift</Button>
        {suspending !== null && (
          <SuspendSheet
            company={{ id: crypto.randomUUID(), name: 'Harbor & Sons Groundworks' }}
            state={suspending}
            onChanged={() => undefined}
            onClose={() => setSuspending(null)}
          />
        )}
      </Specimen>
      <Specimen title="Two versions" className="grid gap-4 md:max-w-128">
        <VersionChoice
          disputed={[
            { name: 'name', label: 'Name', theirs: 'Harbor 2', mine: 'Harbor two', ...dispute },
            {
              name: 'notes',
              label: 'Notes',
              theirs: '',
              mine: 'Gate code at the office. Averyveryverylongwordwithoutanyspaceinsideitatall.',
              ...dispute,
            },
          ]}
          taken={[{ name: 'phone', label: 'Phone', theirs: '(602) 555-0114' }]}
        />
        <VersionChoice
          disputed={[]}
          taken={[{ name: 'phone', label: 'Phone', theirs: '(602) 555-0114' }]}
        />
      </Specimen>
      {answer !== null && <CrewForm answer={answer} onClose={() => setAnswer(null)} />}
      <LeaveQuestion
        isOpen={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={() => setLeaving(false)}
      />
    </SpecimenGroup>
  );
}

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  notes: z.string(),
});
const refusals = {
  taken: { code: 'taken', detail: 'name' },
  'not allowed': { code: 'not_allowed', detail: undefined },
  changed: { code: 'changed_meanwhile', detail: undefined },
};

function CrewForm({ answer, onClose }: { readonly answer: Answer; readonly onClose: () => void }) {
  const [newer, setNewer] = useState(false);
  const form = useForm({
    stored: newer
      ? { name: 'Harbor 2', notes: 'Starts at 6:30 since Monday.' }
      : { name: 'Harbor', notes: '' },
    version: newer ? 2 : 1,
    fields: { name: { label: 'Name', wrong: 'Enter a name.' }, notes: { label: 'Notes' } },
    schema,
    save: async () => {
      if (answer === 'saved' || newer) return;
      if (answer === 'changed') setNewer(true);
      throw new DataError({ kind: 'refused', message: answer, ...refusals[answer] });
    },
    onSaved: onClose,
  });
  return (
    <FormSheet form={form} title="Name the crew" action="Save" worksOffline onClose={onClose}>
      <TextField {...form.text('name')} hint="What people call it on the site" />
      <TextArea {...form.text('notes')} labelDetail="optional" />
    </FormSheet>
  );
}
