import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectSite, ReadProject } from '@muster/contract/projects';
import type { Place } from '@muster/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../../data/data-context.tsx';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FormError } from '../../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { VersionChoice } from '../../../ui/form/VersionChoice.tsx';
import { notify } from '../../../ui/notices.ts';
import { useRadiusWords } from '../../../ui/place/use-radius-words.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { FenceMap } from '../../../ui/map/FenceMap.tsx';
import { FenceShape, ringOf } from '../../../ui/map/FenceShape.tsx';
import type { MapAim } from '../../../ui/map/map-view.ts';
import { useProjectChange } from '../use-project-change.ts';
import {
  type DraftAction,
  draftOf,
  draw,
  drawingError,
  type FenceDraft,
  fenceOf,
  newDraft,
  siteFormOf,
} from './fence-draft.ts';
import { fenceOfSite } from './fence-of-site.ts';
import { AddressSearch } from './AddressSearch.tsx';
import { FenceFields } from './FenceFields.tsx';
import { FenceLayer } from './FenceLayer.tsx';
import { HereButton } from './HereButton.tsx';
import { TakeAwaySite } from './TakeAwaySite.tsx';
import { useFenceErrorWords } from './use-fence-error-words.ts';

type SiteEditorProps = {
  readonly page: ReadProject;
  /** Null for a new site. */
  readonly site: ProjectSite | null;
};

const closeZoom = 16.5;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  fence: z.custom<FenceDraft>().check(z.refine(({ drawing }) => drawingError(drawing) === null)),
});

/** Draws a fence on the map or from numbers; both show the same drawing. */
export function SiteEditor({ page, site }: SiteEditorProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { config } = useData();
  const offlineReason = useNeedsNetwork();
  const change = useProjectChange();
  const errorWords = useFenceErrorWords();
  const { scale, radius } = useRadiusWords();
  const { project } = page;
  const others = page.sites.filter(({ id }) => id !== site?.id).map(fenceOfSite);
  const [id] = useState(() => site?.id ?? randomId());
  const [firstDraft] = useState(() => newDraft(scale.initialM));
  const form = useForm({
    stored: {
      name: site?.name ?? (others.length === 0 ? t`Main site` : ''),
      fence: site === null ? firstDraft : draftOf(site),
    },
    version: site?.version,
    fields: {
      name: { label: t`Name`, wrong: t`Give the site a name.` },
      fence: {
        label: t`Geofence`,
        show: ({ drawing }) =>
          drawing.shape === 'circle'
            ? t`Circle, ${radius(drawing.radiusM)} radius`
            : t`Outline with ${plural(drawing.corners.length, { one: '# corner', other: '# corners' })}`,
      },
    },
    schema,
    save: (typed, version) =>
      change.mutateAsync({
        call: 'save_site',
        parameters: {
          id,
          project: project.id,
          site: siteFormOf(typed.name, typed.fence.drawing),
          ...(version !== undefined && { version }),
        },
      }),
    onSaved: () => {
      void notify({ id: 'site', tone: 'good', title: t`The site is saved` });
      return navigate({ to: '/admin/projects/$projectId', params: { projectId: project.id } });
    },
  });
  const draft = form.values.fence;
  const [typedPlace, setTypedPlace] = useState<string | null>(null);
  const [aim, setAim] = useState<MapAim>(() => ({
    corners: (site === null ? others : [fenceOfSite(site)]).flatMap(ringOf),
  }));
  const { drawing } = draft;
  const styleUrl = config.current()?.mapStyleUrl ?? null;
  const findsAddresses = config.current()?.findsAddresses === true;
  const fence = fenceOf(drawing);
  const flaw = drawingError(drawing);
  const onDraw = (action: DraftAction, isOngoing = false) =>
    form.change((now) => ({ fence: draw(now.fence, action, isOngoing) }));
  const lookAt = (place: Place) =>
    setAim((now) => ({
      center: place,
      zoom: 'corners' in now ? closeZoom : Math.max(now.zoom, closeZoom),
    }));
  const goTo = (place: Place) => {
    setTypedPlace(null);
    if (drawing.shape !== 'circle') {
      lookAt(place);
      return;
    }
    onDraw({ kind: 'pin', place });
    // The whole circle, with the handle that sets its radius.
    setAim({ corners: ringOf({ place, radiusM: drawing.radiusM, polygon: null }) });
  };
  const isDrawing = drawing.shape === 'circle' ? drawing.pin === null : !drawing.isClosed;
  const errorText = flaw === null ? null : errorWords(flaw, drawing.shape);
  // While nothing is drawn, the hint on the map says what to do.
  const isWrong = flaw !== null && flaw !== 'nothing' && !isDrawing;
  return (
    <PageForm
      form={form}
      className="grid grid-cols-1 items-start md:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="space-y-2 pb-4 md:pb-0 lg:col-span-2">
        <HereButton onFound={goTo} />
        {findsAddresses && <AddressSearch onFound={goTo} />}
        {styleUrl === null && (
          <p className="max-w-reading text-14 text-ink-2">
            <Trans>
              There’s no street map here. Use your location, enter one, or draw on the grid.
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
                <Trans>Tap or click the center of the circle</Trans>
              ) : drawing.corners.length < 3 ? (
                <Trans>Tap or click each corner in order</Trans>
              ) : (
                <Trans>Tap or click the first corner to close the outline</Trans>
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
              name={form.values.name.trim()}
              view={view}
              size={size}
              isWrong={isWrong}
              onDraw={onDraw}
            />
          </>
        )}
      </FenceMap>
      <div className="-mx-4 -mt-4 space-y-5 rounded-t-sheet border-t border-line bg-surface-1 p-5 pb-6 md:mx-0 md:mt-0 md:rounded-card md:border">
        {form.conflict !== null && <VersionChoice {...form.conflict} />}
        <TextField {...form.text('name')} autoComplete="off" maxLength={100} />
        <FenceFields
          draft={draft}
          typedPlace={typedPlace}
          onTypePlace={setTypedPlace}
          errorText={isWrong || form.value('fence').error !== null ? errorText : null}
          onDraw={onDraw}
          onLookAt={lookAt}
          onLookAtAll={(corners) => corners.length > 0 && setAim({ corners })}
        />
        <FormError form={form} />
        <div className="flex flex-wrap items-start gap-2 border-t border-line pt-5">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBusy={form.isSaving}
            disabledReason={offlineReason}
            className="flex-1"
          >
            <Trans>Save site</Trans>
          </Button>
          {site !== null && (
            <TakeAwaySite projectId={project.id} site={site} onTaken={form.reset} />
          )}
        </div>
      </div>
      <LeaveGuard isChanged={form.isChanged} />
    </PageForm>
  );
}
