import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PeopleChange } from '@muster/contract/people';
import { describeCode } from '../../data/errors/words.ts';
import type { ChangedPerson } from './use-change-people.ts';

/** Names beyond this many are only counted. */
const namedAtMost = 8;

/** What a change would do: to how many, who is so already, and who cannot be changed and why. */
export function BulkPreview({
  people,
  change,
}: {
  readonly people: readonly ChangedPerson[];
  readonly change: PeopleChange | null;
}) {
  const { i18n } = useLingui();
  const byOutcome = Map.groupBy(people, ({ outcome }) => outcome);
  const changing = byOutcome.get('changes') ?? [];
  const already = byOutcome.get('already') ?? [];
  const refused = Map.groupBy(byOutcome.get('refused') ?? [], ({ reason }) => reason ?? '');
  return (
    <section aria-live="polite" className="space-y-3 rounded-card bg-surface-2 px-4 py-3 text-14">
      <div>
        <p className="font-medium">
          <Sentence change={change} count={changing.length} />
        </p>
        <Names people={changing} />
      </div>
      {already.length > 0 && (
        <p className="text-ink-2">
          <Plural
            value={already.length}
            one="One person is so already."
            other="# people are so already."
          />
        </p>
      )}
      {[...refused].map(([reason, those]) => (
        <div key={reason} className="text-attention-ink">
          <p>
            <Plural value={those.length} one="One stays as is:" other="# stay as they are:" />{' '}
            {i18n._(describeCode(reason))}
          </p>
          <Names people={those} />
        </div>
      ))}
    </section>
  );
}

function Sentence({
  change,
  count,
}: {
  readonly change: PeopleChange | null;
  readonly count: number;
}) {
  switch (change?.kind) {
    case 'role':
      switch (change.role) {
        case 'admin':
          return (
            <Plural
              value={count}
              one="One person becomes an admin"
              other="# people become admins"
            />
          );
        case 'supervisor':
          return (
            <Plural
              value={count}
              one="One person becomes a supervisor"
              other="# people become supervisors"
            />
          );
        case 'employee':
          return (
            <Plural
              value={count}
              one="One person becomes a crew member"
              other="# people become crew members"
            />
          );
      }
    // Every role is a return above.
    case 'add_to_crew':
      return (
        <Plural value={count} one="One person joins from today" other="# people join from today" />
      );
    case 'remove_from_crew':
      return <Plural value={count} one="One person leaves now" other="# people leave now" />;
    case 'deactivate':
      return <Plural value={count} one="One person loses access" other="# people lose access" />;
    case 'reactivate':
      return (
        <Plural
          value={count}
          one="One person gets access again"
          other="# people get access again"
        />
      );
    case undefined:
      return null;
  }
}

function Names({ people }: { readonly people: readonly ChangedPerson[] }) {
  if (people.length === 0) return null;
  const named = people.slice(0, namedAtMost).map(({ name }) => name);
  const more = people.length - named.length;
  return (
    <p className="text-ink-2">
      {named.filter((name) => name !== '').join(', ')}
      {more > 0 && (
        <>
          {' '}
          <Trans>and {more} more</Trans>
        </>
      )}
    </p>
  );
}
