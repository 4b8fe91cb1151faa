import { Trans, useLingui } from '@lingui/react/macro';
import { isHexColor } from '@muster/domain';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useId, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { ColorField } from '../../ui/ColorField.tsx';
import { ApplyIcons } from './ApplyIcons.tsx';
import type { IconDesign } from './draw-icon.ts';
import { IconPreviews } from './IconPreviews.tsx';

type IconWorkshopProps = { readonly logo: ImageBitmap; readonly choose: ReactNode };

export function IconWorkshop({ logo, choose }: IconWorkshopProps) {
  const { t } = useLingui();
  const { files } = useData().platform;
  const shareId = useId();
  const [ground, setGround] = useState('#ffffff');
  const [percent, setPercent] = useState(86);
  const [isBusy, setBusy] = useState(false);
  const isGroundRight = isHexColor(ground);
  const design: IconDesign = {
    logo,
    groundHex: isGroundRight ? ground : '#ffffff',
    share: percent / 100,
  };
  const download = async () => {
    setBusy(true);
    try {
      const { packIcons } = await import('./pack-icons.ts');
      await files.save({
        name: 'icons.zip',
        type: 'application/zip',
        content: await packIcons(design),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="space-y-6">
        {choose}
        <ColorField
          label={t`Logo background`}
          value={ground}
          error={isGroundRight ? null : t`Enter a color such as #1a73e8.`}
          onChange={setGround}
        />
        <div className="space-y-1.5">
          <label htmlFor={shareId} className="flex justify-between text-14 font-medium">
            <Trans>Logo size</Trans>
            <span className="font-normal text-ink-3 tabular-nums">{percent} %</span>
          </label>
          <input
            id={shareId}
            type="range"
            min={50}
            max={100}
            value={percent}
            onChange={(event) => setPercent(Number(event.target.value))}
            className="h-12 w-full cursor-pointer md:h-8"
          />
          <p className="text-14 text-ink-3">
            <Trans>The logo stays inside the area that every system shows.</Trans>
          </p>
        </div>
        <div className="space-y-3">
          <Button
            variant="primary"
            size="lg"
            block
            icon={Download}
            isBusy={isBusy}
            onClick={() => void download()}
          >
            <Trans>Download all icons</Trans>
          </Button>
          <ApplyIcons design={design} />
        </div>
      </div>
      <section aria-label={t`Preview`}>
        <IconPreviews design={design} />
      </section>
    </div>
  );
}
