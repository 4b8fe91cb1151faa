import { usePersonPhotoUrl, usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { Avatar } from '../../ui/Avatar.tsx';

type Look = { readonly name: string; readonly size?: 'sm' | 'md' | 'lg' };

export type PersonAvatarProps = Look & {
  /** As rows have it: a path among the profile photos. */
  readonly photoPath?: string | null;
  /** Finds the photo of rows that don't have its path. */
  readonly personId?: string | null;
};

/** A person's photo where there is one, until then and otherwise their initials. */
export function PersonAvatar({ photoPath, personId = null, ...look }: PersonAvatarProps) {
  if (photoPath === undefined && personId !== null) {
    return <FoundPhoto {...look} personId={personId} />;
  }
  // Most people of a long list have none, and need no query.
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
