import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectSite, ReadProject } from '@muster/contract/projects';
import type { Place } from '@muster/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { useRadiusWords } from '../../../ui/place/use-radius-words.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { FenceMap } from '../../../ui/map/FenceMap.tsx';
import { FenceShape, ringOf } from '../../../ui/map/FenceShape.tsx';
import type { MapAim } from '../../../ui/map/map-view.ts';
import { useProjectChange } from '../use-project-change.ts';
import {
  type DraftAction,
  draftOf,
  draw,
  drawingFlaw,
  fenceOf,
  newDraft,
  siteFormOf,
} from './fence-draft.ts';
import { AddressSearch } from './AddressSearch.tsx';
import { FenceFields } from './FenceFields.tsx';
import { FenceLayer } from './FenceLayer.tsx';
import { HereButton } from './HereButton.tsx';
import { TakeAwaySite } from './TakeAwaySite.tsx';
import { useFlawWords } from './use-flaw-words.ts';

type SiteEditorProps = {
  readonly page: ReadProject;
  /** Null for one that is not there yet. */
  readonly site: ProjectSite | null;
};

const closeZoom = 16.5;

/** Draws a fence on the map or by its numbers; both show the same drawing. */
export function SiteEditor({ page, site }: SiteEditorProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { config } = useData();
  const offlineReason = useNeedsNetwork();
  const change = useProjectChange();
  const flawWords = useFlawWords();
  const { scale } = useRadiusWords();
  const { project } = page;
  const others = page.sites.filter(({ id }) => id !== site?.id).map(fenceOfSite);
  const [id] = useState(() => site?.id ?? randomId());
  const [name, setName] = useState(() => site?.name ?? (others.length === 0 ? t`Main site` : ''));
  const [draft, setDraft] = useState(() =>
    site === null ? newDraft(scale.initialM) : draftOf(site),
  );
  const [version, setVersion] = useState(site?.version ?? null);
  const [typedPlace, setTypedPlace] = useState<string | null>(null);
  const [lostTo, setLostTo] = useState<number | null>(null);
  const [wasSent, setSent] = useState(false);
  const [aim, setAim] = useState<MapAim>(() => ({
    corners: (site === null ? others : [fenceOfSite(site)]).flatMap(ringOf),
  }));
  const { drawing } = draft;
  const styleUrl = config.current()?.mapStyleUrl ?? null;
  const findsAddresses = config.current()?.findsAddresses === true;
  const fence = fenceOf(drawing);
  const flaw = drawingFlaw(drawing);
  const onDraw = (action: DraftAction, isOngoing = false) =>
    setDraft((now) => draw(now, action, isOngoing));
  const lookAt = (place: Place) =>
    setAim((now) => ({
      center: place,
      zoom: 'corners' in now ? closeZoom : Math.max(now.zoom, closeZoom),
    }));
  const goTo = (place: Place) => {
    setTypedPlace(null);
    if (drawing.shape === 'circle') onDraw({ kind: 'pin', place });
    lookAt(place);
  };
  const isDrawing = drawing.shape === 'circle' ? drawing.pin === null : !drawing.isClosed;
  const save = async (over: number | null) => {
    setSent(true);
    const form = siteFormOf(name, drawing);
    if (form === null || form.name === '' || flaw !== null) return;
    try {
      await change.mutateAsync({
        call: 'save_site',
        parameters: {
          id,
          project: project.id,
          site: form,
          ...(over !== null && { version: over }),
        },
      });
      void notify({ id: 'site', tone: 'good', title: t`The site is saved` });
      await navigate({ to: '/admin/projects/$projectId', params: { projectId: project.id } });
    } catch (error) {
      if (error instanceof DataError && error.code === 'changed_meanwhile') {
        setLostTo(over);
        return;
      }
      void notify({
        id: 'site',
        tone: 'destructive',
        title: t`The site was not saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  const flawText = flaw === null ? null : flawWords(flaw, drawing.shape);
  // While nothing is drawn the hint on the map says what to do.
  const isWrong = flaw !== null && flaw !== 'nothing' && !isDrawing;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(version);
      }}
      className="grid grid-cols-1 items-start md:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="space-y-2 pb-4 md:pb-0 lg:col-span-2">
        <HereButton onFound={goTo} />
        {styleUrl !== null && findsAddresses && <AddressSearch onFound={goTo} />}
        {styleUrl !== null && !findsAddresses && (
          <p className="max-w-reading text-14 text-ink-2">
            <Trans>To search by address, set GEOCODER_URL on the server.</Trans>
          </p>
        )}
        {styleUrl === null && (
          <p className="max-w-reading text-14 text-ink-2">
            <Trans>
              No street map is set up. To add one, set MAP_STYLE_URL on the server, and GEOCODER_URL
              to search by address. You can still use your location, type a place or draw on the
              map.
            </Trans>
          </p>
        )}
      </div>
      <FenceMap
        label={t`Map of the site`}
        styleUrl={styleUrl}
        aim={aim}
        onAim={setAim}
        isDrawing={isDrawing}
        onPress={(place) =>
          onDraw(drawing.shape === 'circle' ? { kind: 'pin', place } : { kind: 'addCorner', place })
        }
        onShowAll={
          fence === null
            ? null
            : () =>
                setAim({
                  corners: ringOf({
                    place: fence,
                    radiusM: fence.radiusM,
                    polygon: fence.polygon,
                  }),
                })
        }
        className="-mx-4 h-[46dvh] min-h-72 border-y border-line md:mx-0 md:rounded-card md:border lg:sticky lg:top-8 lg:h-[calc(100dvh-12rem)]"
        notice={
          isDrawing && (
            <p className="pointer-events-none absolute inset-x-3 top-3 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-chip bg-surface-1/95 px-4 py-1.5 text-center text-14 shadow-floating">
              {drawing.shape === 'circle' ? (
                <Trans>Press where the middle is</Trans>
              ) : drawing.corners.length < 3 ? (
                <Trans>Press each corner in turn</Trans>
              ) : (
                <Trans>Press the first corner to close the outline</Trans>
              )}
            </p>
          )
        }
      >
        {(view, size) => (
          <>
            {others.map((other) => (
              <FenceShape
                key={other.key}
                fence={other}
                name={other.name}
                view={view}
                size={size}
                isMain={false}
              />
            ))}
            <FenceLayer
              drawing={drawing}
              name={name.trim()}
              view={view}
              size={size}
              isWrong={isWrong}
              onDraw={onDraw}
            />
          </>
        )}
      </FenceMap>
      <div className="-mx-4 -mt-4 space-y-5 rounded-t-sheet border-t border-line bg-surface-1 p-5 pb-6 md:mx-0 md:mt-0 md:rounded-card md:border">
        {lostTo !== null && site !== null && site.version !== lostTo && (
          <ChangedMeanwhile
            onTheirs={() => {
              setDraft(draftOf(site));
              setName(site.name);
              setVersion(site.version);
              setLostTo(null);
            }}
            onMine={() => {
              setVersion(site.version);
              setLostTo(null);
              void save(site.version);
            }}
          />
        )}
        <TextField
          label={t`Name`}
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={wasSent && name.trim() === '' ? t`Give the site a name.` : null}
        />
        <FenceFields
          draft={draft}
          typedPlace={typedPlace}
          onTypePlace={setTypedPlace}
          flawText={isWrong || wasSent ? flawText : null}
          onDraw={onDraw}
          onLookAt={lookAt}
          onLookAtAll={(corners) => corners.length > 0 && setAim({ corners })}
        />
        <div className="flex flex-wrap items-start gap-2 border-t border-line pt-5">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBusy={change.isPending}
            disabledReason={offlineReason}
            className="flex-1"
          >
            <Trans>Save site</Trans>
          </Button>
          {site !== null && <TakeAwaySite projectId={project.id} site={site} />}
        </div>
      </div>
    </form>
  );
}

function fenceOfSite({ id, name, lat, lng, radius_m, polygon }: ProjectSite) {
  return { key: id, name, place: { lat, lng }, radiusM: radius_m, polygon };
}
