import { useLingui } from '@lingui/react/macro';
import type { PhotoPlace } from '@muster/contract/added-photos';
import type { ProjectPhoto } from '@muster/contract/photos';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

/** Returns the texts that describe a photo. */
export function usePhotoWords() {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const author = ({ person }: ProjectPhoto) => person?.name ?? t`Someone who left`;
  return {
    author,
    /** Such as `Wed, Nov 25`; with the year if it isn't this year. */
    day: (day: string): string => {
      const at = new Date(`${day}T12:00:00Z`);
      const isThisYear = at.getUTCFullYear() === new Date().getFullYear();
      return i18n.date(at, {
        timeZone: 'UTC',
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        ...(!isThisYear && { year: 'numeric' }),
      });
    },
    takenAt: ({ taken_at }: ProjectPhoto): string =>
      times.dayAndTime(Date.parse(taken_at), readerZone()),
    /** Alternative text for screen readers. */
    alt: (photo: ProjectPhoto): string => {
      const who = author(photo);
      const when = times.dayAndTime(Date.parse(photo.taken_at), readerZone());
      return photo.caption === null
        ? t`Photo by ${who}, ${when}`
        : t`Photo by ${who}, ${when}: ${photo.caption}`;
    },
    place: (verdict: PhotoPlace): string =>
      ({
        inside: t`On site`,
        uncertain: t`Location uncertain`,
        outside: t`Off site`,
      })[verdict],
  };
}
