import { PersonAvatar } from './PersonAvatar.tsx';

type PersonNameProps = {
  readonly name: string;
  /** As rows have it: a path among the profile photos. */
  readonly photoPath?: string | null;
};

/** A name in a table or list, after the person's photo or initials. */
export function PersonName({ name, photoPath = null }: PersonNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PersonAvatar name={name} photoPath={photoPath} size="sm" />
      <bdi className="min-w-0 truncate" title={name}>
        {name}
      </bdi>
    </span>
  );
}
