import { Plural } from '@lingui/react/macro';
import { NameList } from './NameList.tsx';

/** How many people a change left as they are for one reason, and who. */
export function UnchangedPeople({
  reason,
  names,
}: {
  readonly reason: string;
  readonly names: readonly string[];
}) {
  return (
    <div className="text-attention-ink">
      <p>
        <Plural
          value={names.length}
          one="No change for # person:"
          other="No change for # people:"
        />{' '}
        {reason}
      </p>
      <NameList names={names} />
    </div>
  );
}
