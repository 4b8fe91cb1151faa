import { usePersonPhotoUrl, usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { Avatar } from '../../ui/Avatar.tsx';

type Look = { readonly name: string; readonly size?: 'sm' | 'md' | 'lg' };

export type PersonAvatarProps = Look & {
  /** The value in rows: a path among the profile photos. */
  readonly photoPath?: string | null;
  /** Looks up the photo for rows that don't have its path. */
  readonly personId?: string | null;
};

/** A person's photo if there is one; until it has loaded, and otherwise, their initials. */
export function PersonAvatar({ photoPath, personId = null, ...look }: PersonAvatarProps) {
  if (photoPath === undefined && personId !== null) {
    return <FoundPhoto {...look} personId={personId} />;
  }
  // Most people in a long list have none, and need no query.
  return photoPath === null || photoPath === undefined ? (
    <Avatar {...look} />
  ) : (
    <Photo {...look} photoPath={photoPath} />
  );
}

function Photo({ photoPath, ...look }: Look & { readonly photoPath: string }) {
  return <Avatar {...look} photoUrl={usePhotoUrl(photoPath)} />;
}

function FoundPhoto({ personId, ...look }: Look & { readonly personId: string }) {
  return <Avatar {...look} photoUrl={usePersonPhotoUrl(personId)} />;
}
