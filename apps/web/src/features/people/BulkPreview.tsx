import { Plural, useLingui } from '@lingui/react/macro';
import type { ChangedPerson, PeopleChange } from '@muster/contract/people';
import { refusedByReason } from '../../data/people/refused-by-reason.ts';
import { NameList } from '../../ui/NameList.tsx';
import { UnchangedPeople } from '../../ui/UnchangedPeople.tsx';

/** A preview of a change: who changes, how many need no change, and who can't be changed and why. */
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
  return (
    <section aria-live="polite" className="space-y-3 rounded-card bg-surface-2 px-4 py-3 text-14">
      <div>
        <p className="font-medium">
          <Sentence change={change} count={changing.length} />
        </p>
        <NameList names={changing.map(({ name }) => name)} />
      </div>
      {already.length > 0 && (
        <p className="text-ink-2">
          <Plural
            value={already.length}
            one="No change for # person."
            other="No change for # people."
          />
        </p>
      )}
      {refusedByReason(people).map(({ reason, names }) => (
        <UnchangedPeople key={reason.id} reason={i18n._(reason)} names={names} />
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
            <Plural value={count} one="# person becomes an admin" other="# people become admins" />
          );
        case 'supervisor':
          return (
            <Plural
              value={count}
              one="# person becomes a supervisor"
              other="# people become supervisors"
            />
          );
        case 'employee':
          return (
            <Plural
              value={count}
              one="# person becomes a crew member"
              other="# people become crew members"
            />
          );
      }
    // Every role above has returned.
    case 'add_to_crew':
      return (
        <Plural
          value={count}
          one="# person joins the crew today"
          other="# people join the crew today"
        />
      );
    case 'remove_from_crew':
      return (
        <Plural
          value={count}
          one="# person leaves the crew now"
          other="# people leave the crew now"
        />
      );
    case 'deactivate':
      return <Plural value={count} one="# person loses access" other="# people lose access" />;
    case 'reactivate':
      return (
        <Plural value={count} one="# person gets access again" other="# people get access again" />
      );
    case undefined:
      return null;
  }
}
