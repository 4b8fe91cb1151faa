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
        <Plural value={names.length} one="One stays as is:" other="# stay as they are:" /> {reason}
      </p>
      <NameList names={names} />
    </div>
  );
}
