import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectSite, ReadProject } from '@muster/contract/projects';
import { circleMeasure, ringMeasure } from '@muster/domain/place/measure';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import Navigation from 'lucide-react/icons/navigation';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { FenceMap } from '../../../ui/map/FenceMap.tsx';
import { FenceShape, ringOf } from '../../../ui/map/FenceShape.tsx';
import type { MapAim } from '../../../ui/map/map-view.ts';
import { directionsUrl } from '../../../ui/place/directions-url.ts';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import { useRadiusWords } from '../../../ui/place/use-radius-words.ts';
import { OnNowCard } from '../page/OnNowCard.tsx';
import { fenceOfSite } from './fence-of-site.ts';

type SiteViewProps = { readonly page: ReadProject; readonly site: ProjectSite };

/** A site's location, directions to it and the people on the clock there, for readers who can't edit it. */
export function SiteView({ page, site }: SiteViewProps) {
  const { t } = useLingui();
  const { config } = useData();
  const { area } = useLengthWords();
  const { radius } = useRadiusWords();
  const { project, sites } = page;
  const corners = ringOf(fenceOfSite(site));
  const [aim, setAim] = useState<MapAim>({ corners });
  const radiusText = radius(site.radius_m);
  const measure = site.polygon === null ? circleMeasure(site.radius_m) : ringMeasure(site.polygon);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <FenceMap
        label={t`Map of the site`}
        styleUrl={config.current()?.mapStyleUrl ?? null}
        aim={aim}
        onAim={setAim}
        onPress={() => {}}
        isDrawing={false}
        onShowAll={() => setAim({ corners })}
        className="h-[40dvh] min-h-72 rounded-card border border-line lg:row-span-2 lg:h-[calc(100dvh-14rem)]"
      >
        {(view, size) =>
          sites
            .map(fenceOfSite)
            .map((fence) => (
              <FenceShape
                key={fence.key}
                fence={fence}
                name={fence.name}
                view={view}
                size={size}
                isMain={fence.key === site.id}
              />
            ))
        }
      </FenceMap>
      <Card title={t`Details`}>
        <KeyValue
          items={[
            {
              key: t`Project`,
              value: (
                <Link
                  to="/admin/projects/$projectId"
                  params={{ projectId: project.id }}
                  className="wrap-anywhere text-accent-ink underline-offset-2 hover:underline"
                >
                  <bdi>{project.name}</bdi>
                </Link>
              ),
            },
            ...(project.address === null
              ? []
              : [
                  {
                    key: t`Address`,
                    value: (
                      <bdi className="wrap-anywhere whitespace-pre-line">{project.address}</bdi>
                    ),
                  },
                ]),
            {
              key: t`Geofence`,
              value: site.polygon === null ? t`Circle, ${radiusText} radius` : t`Outline`,
            },
            { key: t`Area`, value: area(measure.areaM2) },
          ]}
        />
        <a
          href={directionsUrl(`${site.lat},${site.lng}`)}
          target="_blank"
          rel="noreferrer"
          className={clsx(buttonStyles({ variant: 'primary', size: 'lg', block: true }), 'mt-3')}
        >
          <Navigation aria-hidden className="size-5 shrink-0" />
          <Trans>Directions</Trans>
        </a>
      </Card>
      <OnNowCard people={page.on_now.filter(({ site_id }) => site_id === site.id)} />
    </div>
  );
}
