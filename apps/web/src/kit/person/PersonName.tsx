import { PersonAvatar, type PersonAvatarProps } from './PersonAvatar.tsx';

/** A name in a table or list, after the person's photo or initials. */
export function PersonName(person: Omit<PersonAvatarProps, 'size'>) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PersonAvatar {...person} size="sm" />
      <bdi className="min-w-0 truncate" title={person.name}>
        {person.name}
      </bdi>
    </span>
  );
}
