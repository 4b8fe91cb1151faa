import { useLingui } from '@lingui/react/macro';
import type { ProjectPhoto } from '@muster/contract/photos';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useVirtualRows } from '../../kit/list/use-virtual-rows.ts';
import { useWidthRem } from '../../kit/list/use-width-rem.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { timelineLines } from './timeline-lines.ts';
import { usePhotoWords } from './use-photo-words.ts';

const phoneColumns = 3;
const phoneRem = 36;
const tileRem = 9.5;
/** How many lines before the end the next older photos are loaded. */
const aheadLines = 8;

type PhotoTimelineProps = {
  readonly photos: readonly ProjectPhoto[];
  /** The photos still belong to an earlier filter. */
  readonly isEarlier: boolean;
  readonly showsProject: boolean;
  /** Null while a press opens a photo instead of choosing it. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onPress: (photo: ProjectPhoto) => void;
  readonly loadOlder: (() => void) | null;
};

/** Photos by day, newest first. Only the lines in view are rendered, since there may be thousands. */
export function PhotoTimeline(props: PhotoTimelineProps) {
  const [widthRem, setFrame] = useWidthRem();
  return (
    <div ref={setFrame} className={clsx('px-4 py-3 md:px-5', props.isEarlier && 'opacity-60')}>
      {widthRem !== null && <Lines {...props} widthRem={widthRem} />}
    </div>
  );
}

function Lines({
  photos,
  showsProject,
  chosen,
  onPress,
  loadOlder,
  widthRem,
}: PhotoTimelineProps & { readonly widthRem: number }) {
  const words = usePhotoWords();
  const columns = widthRem < phoneRem ? phoneColumns : Math.floor(widthRem / tileRem);
  const lines = timelineLines(photos, columns);
  const { setBody, measure, first, end, spaceBeforePx, spaceAfterPx } = useVirtualRows(
    lines.length,
    Math.round((widthRem / columns) * 16),
  );
  const nearsEnd = end >= lines.length - aheadLines;
  useEffect(() => {
    if (nearsEnd) loadOlder?.();
  }, [nearsEnd, loadOlder]);
  return (
    <div ref={setBody} style={{ paddingTop: spaceBeforePx, paddingBottom: spaceAfterPx }}>
      {lines.slice(first, end).map((line, at) => (
        <div key={line.kind === 'day' ? line.day : line.at} data-index={first + at} ref={measure}>
          {line.kind === 'day' ? (
            <h2 className="pt-3 pb-2 text-14 font-medium text-ink-2">
              <time dateTime={line.day}>{words.day(line.day)}</time>
            </h2>
          ) : (
            <PhotoLine
              photos={line.photos}
              firstAt={line.at}
              total={photos.length}
              columns={columns}
              showsProject={showsProject}
              chosen={chosen}
              onPress={onPress}
            />
          )}
        </div>
      ))}
    </div>
  );
}

type PhotoLineProps = Pick<PhotoTimelineProps, 'photos' | 'showsProject' | 'chosen' | 'onPress'> & {
  /** Position of the line's first photo among all photos. */
  readonly firstAt: number;
  readonly total: number;
  readonly columns: number;
};

/**
 * A line of photos side by side. A component of its own, so that scrolling renders only the lines that come into view.
 */
function PhotoLine({
  photos,
  firstAt,
  total,
  columns,
  showsProject,
  chosen,
  onPress,
}: PhotoLineProps) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Photos`}
      className="grid gap-1 pb-1"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {photos.map((photo, place) => (
        <li key={photo.id} aria-setsize={total} aria-posinset={firstAt + place + 1}>
          <PhotoTile
            photo={photo}
            showsProject={showsProject}
            isChosen={chosen === null ? null : chosen.has(photo.id)}
            onPress={() => onPress(photo)}
          />
        </li>
      ))}
    </ul>
  );
}
