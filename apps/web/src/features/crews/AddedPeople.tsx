import { Plural, useLingui } from '@lingui/react/macro';
import type { ChangedPerson } from '@muster/contract/people';
import { refusedByReason } from '../../data/people/refused-by-reason.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { UnchangedPeople } from '../../ui/UnchangedPeople.tsx';

/** How many joined a crew, and who did not and why. */
export function AddedPeople({ people }: { readonly people: readonly ChangedPerson[] }) {
  const { i18n } = useLingui();
  const added = people.filter(({ outcome }) => outcome !== 'refused').length;
  return (
    <section ref={bringIntoView} className="space-y-3 rounded-card bg-surface-2 px-4 py-3 text-14">
      <p className="font-medium">
        <Plural
          value={added}
          _0="No one was added."
          one="# person was added."
          other="# people were added."
        />
      </p>
      {refusedByReason(people).map(({ reason, names }) => (
        <UnchangedPeople key={reason.id} reason={i18n._(reason)} names={names} />
      ))}
    </section>
  );
}
