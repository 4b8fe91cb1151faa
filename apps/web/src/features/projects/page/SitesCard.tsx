import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import { circleMeasure, ringMeasure } from '@muster/domain/place/measure';
import { Link } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { PlacesMap } from '../../../ui/map/PlacesMap.tsx';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import { useRadiusWords } from '../../../ui/place/use-radius-words.ts';
import { fenceOfSite } from '../sites/fence-of-site.ts';

/** The project's sites, with their geofences on a map. */
export function SitesCard({ page }: { readonly page: ReadProject }) {
  const { t } = useLingui();
  const { area } = useLengthWords();
  const { radius } = useRadiusWords();
  const { project, sites } = page;
  const addLink = (
    <Link
      to="/admin/projects/$projectId/sites/$siteId"
      params={{ projectId: project.id, siteId: 'new' }}
      className={buttonStyles({
        size: 'sm',
        variant: sites.length === 0 ? 'primary' : 'secondary',
      })}
    >
      <MapPinPlus aria-hidden className="size-5 shrink-0 md:size-4" />
      <Trans>Add site</Trans>
    </Link>
  );
  return (
    <Card title={t`Sites`} isFlush {...(page.may_edit && sites.length > 0 && { actions: addLink })}>
      {sites.length === 0 ? (
        <EmptyState icon={MapPin} action={page.may_edit ? addLink : undefined}>
          <Trans>
            Without a site, punch locations aren’t checked. Drop a pin or draw the outline.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <PlacesMap
            label={t`Map of the sites`}
            className="h-56 border-b border-line md:h-72"
            fences={sites.map(fenceOfSite)}
          />
          <List label={t`Sites`}>
            {sites.map((site) => {
              const measure =
                site.polygon === null ? circleMeasure(site.radius_m) : ringMeasure(site.polygon);
              const radiusText = radius(site.radius_m);
              const areaText = area(measure.areaM2);
              return (
                <ListRow
                  key={site.id}
                  leading={<MapPin aria-hidden className="size-5 shrink-0 text-ink-3" />}
                  title={<bdi className="font-medium">{site.name}</bdi>}
                  detail={site.polygon === null ? t`Circle, ${radiusText} radius` : t`Outline`}
                  trailing={areaText}
                  render={(row) => (
                    <Link
                      to="/admin/projects/$projectId/sites/$siteId"
                      params={{ projectId: project.id, siteId: site.id }}
                      {...row}
                    />
                  )}
                />
              );
            })}
          </List>
        </>
      )}
    </Card>
  );
}
