import type { MyShift } from '@muster/contract/my-schedule';
import { useLingui } from '@lingui/react/macro';

type Place = Pick<MyShift, 'project' | 'site' | 'crew' | 'cost_code'>;

/** Returns the texts for the place of a shift, on one line or in parts. */
export function usePlaceWords() {
  const { t } = useLingui();
  return {
    /** Such as `Mill Street – North gate`. */
    place: ({ project, site, crew }: Place): string => {
      const parts = [project?.name, site?.name].filter((part) => part !== undefined);
      return parts.length > 0 ? parts.join(' – ') : (crew?.name ?? t`No project yet`);
    },
    /** Such as `Framing · 06-100 Framing`; empty without a crew and cost code. */
    detail: ({ crew, cost_code, project, site }: Place): string =>
      [
        project === null && site === null ? null : (crew?.name ?? null),
        cost_code === null ? null : `${cost_code.code} ${cost_code.name}`,
      ]
        .filter((part) => part !== null)
        .join(' · '),
  };
}
