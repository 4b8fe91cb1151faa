import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { Finding } from '../punch/use-fix-finder.ts';

/** One line about the phone's location permission; hidden once that is settled. */
export function LocationHint({ permission, ask }: Pick<Finding, 'permission' | 'ask'>) {
  const { t } = useLingui();
  switch (permission) {
    case null:
    case 'granted':
      return null;
    case 'ask':
      return (
        <Line icon={MapPin}>
          <Trans>Your location is saved only when you punch.</Trans>{' '}
          <button
            type="button"
            className="-my-3 py-3 font-medium text-accent-ink underline underline-offset-2"
            onClick={ask}
          >
            <Trans>Allow</Trans>
          </button>
        </Line>
      );
    case 'denied':
      return <Line icon={MapPinOff}>{t`Location is off. Your time still counts.`}</Line>;
    case 'insecure':
      return (
        <Line
          icon={MapPinOff}
        >{t`Location needs a secure (HTTPS) connection. Your time still counts.`}</Line>
      );
    case 'unsupported':
      return (
        <Line
          icon={MapPinOff}
        >{t`This device can’t share a location. Your time still counts.`}</Line>
      );
  }
}

function Line({
  icon: Icon,
  children,
}: {
  readonly icon: typeof MapPin;
  readonly children: React.ReactNode;
}) {
  return (
    <p className="flex gap-2 text-14 text-ink-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
