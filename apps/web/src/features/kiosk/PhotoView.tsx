import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { openFrontCamera, type CameraView } from '../../platform/camera.ts';
import { drawPicture } from '../../platform/pictures.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateButton } from '../../ui/StateButton.tsx';

type PhotoViewProps = {
  readonly isRequired: boolean;
  readonly onPhoto: (photo: Blob | null) => void;
};

/** Enough to see who it is, little enough to wait for a network by the hundred. */
const widthPx = 480;

/** A picture for the record. Where the camera does not work, the punch counts without one. */
export function PhotoView({ isRequired, onPhoto }: PhotoViewProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraView | null | 'opening'>('opening');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let opened: CameraView | null = null;
    let isOver = false;
    void openFrontCamera().then((view) => {
      opened = view;
      if (isOver) view?.stop();
      else setCamera(view);
    });
    return () => {
      isOver = true;
      opened?.stop();
    };
  }, []);
  useEffect(() => {
    if (video.current !== null && camera !== null && camera !== 'opening') {
      video.current.srcObject = camera.stream;
    }
  }, [camera]);

  async function take({ playing: from }: CameraView): Promise<void> {
    setBusy(true);
    const height = Math.round((widthPx * from.videoHeight) / from.videoWidth);
    const blob = await drawPicture({ width: widthPx, height }, 'image/jpeg', (canvas) => {
      canvas.drawImage(from, 0, 0, widthPx, height);
    });
    onPhoto(blob);
  }

  if (camera === 'opening') return <Spinner />;
  if (camera === null) {
    return (
      <>
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>The camera isn’t working</Trans>
        </h1>
        <Banner tone="attention">
          <Trans>
            Your time still counts without a photo. Tell your supervisor the camera isn’t working.
          </Trans>
        </Banner>
        <StateButton tone="start" onClick={() => onPhoto(null)}>
          <Trans>Continue</Trans>
        </StateButton>
      </>
    );
  }
  return (
    <>
      <h1 className="text-28 font-semibold tracking-title">
        <Trans>Look into the camera</Trans>
      </h1>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={t`Camera preview`}
        className="aspect-[4/3] max-h-[45dvh] w-full -scale-x-100 rounded-card bg-surface-3 object-cover"
      />
      <p className="text-14 text-ink-2">
        <Trans>Only admins and whoever reviews this punch can see the photo.</Trans>
      </p>
      <Button
        variant="primary"
        size="lg"
        block
        icon={Camera}
        isBusy={isBusy}
        onClick={() => void take(camera)}
      >
        <Trans>Take photo</Trans>
      </Button>
      {!isRequired && (
        <Button variant="quiet" size="lg" block onClick={() => onPhoto(null)}>
          <Trans>Continue without a photo</Trans>
        </Button>
      )}
    </>
  );
}
