import { Trans, useLingui } from '@lingui/react/macro';
import type { Place } from '@muster/domain';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import type { LocationAnswer } from '../../../platform/location.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';

type Trouble = Extract<LocationAnswer, { kind: 'none' }>['reason'];

/** Uses the device's current location. */
export function HereButton({ onFound }: { readonly onFound: (place: Place) => void }) {
  const { t } = useLingui();
  const { location } = useData().platform;
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const words: Readonly<Record<Trouble, string>> = {
    denied: t`Location is blocked on this device. Allow it in your browser settings.`,
    unavailable: t`This device can’t find its location right now.`,
    timeout: t`Finding your location took too long. Try again outdoors.`,
    insecure: t`Location needs an https address. Drop a pin on the map, or enter the location.`,
    unsupported: t`This device can’t find its location.`,
  };
  const find = async () => {
    setBusy(true);
    setTrouble(null);
    const answer = await location.fix();
    setBusy(false);
    if (answer.kind === 'fix') onFound({ lat: answer.fix.lat, lng: answer.fix.lng });
    else setTrouble(answer.reason);
  };
  return (
    <>
      <Button size="lg" icon={LocateFixed} isBusy={isBusy} onClick={() => void find()}>
        <Trans>Use my location</Trans>
      </Button>
      {trouble !== null && <FieldError>{words[trouble]}</FieldError>}
    </>
  );
}
