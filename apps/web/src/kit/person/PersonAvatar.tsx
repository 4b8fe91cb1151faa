import { usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { Avatar } from '../../ui/Avatar.tsx';

type PersonAvatarProps = {
  readonly name: string;
  /** As rows have it: a path among the profile photos. */
  readonly photoPath: string | null;
  readonly size?: 'sm' | 'md' | 'lg';
};

/** A person's photo where there is one, until then and otherwise their initials. */
export function PersonAvatar({ photoPath, ...rest }: PersonAvatarProps) {
  // Most people of a long list have none, and need no query.
  return photoPath === null ? <Avatar {...rest} /> : <Photo {...rest} photoPath={photoPath} />;
}

function Photo({ photoPath, ...rest }: PersonAvatarProps) {
  return <Avatar {...rest} photoUrl={usePhotoUrl(photoPath)} />;
}
