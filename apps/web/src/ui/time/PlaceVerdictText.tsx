import { useLingui } from '@lingui/react/macro';
import type { PlaceVerdict } from '@muster/contract';
import CircleHelp from 'lucide-react/icons/circle-help';
import type { LucideIcon } from 'lucide-react';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

const looks = {
  inside: { icon: MapPin, style: 'text-ink-2' },
  uncertain: { icon: CircleHelp, style: 'text-ink-2' },
  outside: { icon: TriangleAlert, style: 'text-attention-ink' },
  no_fix: { icon: MapPinOff, style: 'text-ink-3' },
} as const satisfies Record<PlaceVerdict, { icon: LucideIcon; style: string }>;

type PlaceVerdictTextProps = {
  readonly verdict: PlaceVerdict;
  /** The nearest site of the project. */
  readonly siteName: string | null;
  /** Truncated if there is no room, as in a table's cell; otherwise it wraps. */
  readonly isOneLine?: boolean;
};

/** Where a punch was made, limited to what others may know: a verdict and a site, never coordinates. */
export function PlaceVerdictText({ verdict, siteName, isOneLine = false }: PlaceVerdictTextProps) {
  const { t } = useLingui();
  const { icon: Icon, style } = looks[verdict];
  const site = siteName ?? t`unnamed site`;
  const text = {
    inside: siteName ?? t`On site`,
    uncertain: t`Location uncertain: ${site}`,
    outside: t`Off site: ${site}`,
    no_fix: t`No location`,
  }[verdict];
  return (
    <span
      className={`inline-flex max-w-full gap-1.5 text-14 ${isOneLine ? 'items-center' : 'items-start'} ${style}`}
    >
      <Icon aria-hidden className={`size-4 shrink-0 ${isOneLine ? '' : 'mt-0.5'}`} />
      <span
        className={isOneLine ? 'truncate' : 'min-w-0 wrap-anywhere'}
        title={isOneLine ? text : undefined}
      >
        {text}
      </span>
    </span>
  );
}
