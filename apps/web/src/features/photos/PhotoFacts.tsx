import type { ProjectPhoto } from '@muster/contract/photos';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { usePhotoWords } from './use-photo-words.ts';

/** A photo's details, shown below it. */
export function PhotoFacts({ photo }: { readonly photo: ProjectPhoto }) {
  const words = usePhotoWords();
  const { caption, tags, site, project, place_verdict } = photo;
  return (
    <div
      aria-live="polite"
      className="max-h-[30dvh] shrink-0 space-y-1 overflow-y-auto px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6"
    >
      {caption !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {caption}
        </p>
      )}
      <p className="flex flex-wrap gap-x-1 text-14 text-ink-2 wrap-anywhere">
        {/* Keep the dot at the end of a line, never at the start of one. */}
        <span>
          <bdi>{words.author(photo)}</bdi> ·
        </span>
        <span>{words.takenAt(photo)} ·</span>
        <span>
          <bdi>{project.name}</bdi>
          {site !== null && ' ·'}
        </span>
        {site !== null && (
          <span>
            <bdi>{site.name}</bdi>
            {place_verdict !== null && <> ({words.place(place_verdict)})</>}
          </span>
        )}
      </p>
      <ReceivedLate at={photo.taken_at} arrival={photo} />
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 pt-1">
          {tags.map((tag) => (
            <li
              key={tag}
              className="rounded-chip border border-line bg-surface-1 px-2.5 py-0.5 text-12 wrap-anywhere text-ink-2"
            >
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
