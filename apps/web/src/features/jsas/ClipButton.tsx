import { useLingui } from '@lingui/react/macro';
import { voiceClips } from '@muster/contract/jsa';
import { useQuery } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { IconButton } from '../../ui/IconButton.tsx';

/** Long enough to hear the clip. No one can keep a URL that outlives the page. */
const addressSeconds = 60;

/** Plays one recorded answer, or stops it. */
export function ClipButton({
  path,
  text,
  isPlaying,
  onPlay,
  onEnd,
}: {
  readonly path: string;
  /** The transcript of the clip. */
  readonly text: string;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onEnd: () => void;
}) {
  const { t } = useLingui();
  const { files } = useData();
  const { user_id } = useIdentity();
  const [isBroken, setBroken] = useState(false);
  const address = useQuery({
    queryKey: queryKey(user_id, 'voice_clip', path),
    queryFn: () => files.signedUrl(voiceClips.bucket, path, addressSeconds),
    enabled: isPlaying,
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  });
  const cannotPlay = isBroken || address.isError;
  const fail = () => {
    setBroken(true);
    onEnd();
  };
  return (
    <>
      <IconButton
        variant="outlined"
        icon={cannotPlay ? VolumeX : isPlaying ? Square : Play}
        label={
          cannotPlay
            ? t`Couldn’t play “${text}”. Try again`
            : isPlaying
              ? t`Stop`
              : t`Play “${text}”`
        }
        onClick={() => {
          setBroken(false);
          if (isPlaying && !cannotPlay) onEnd();
          else onPlay();
          if (address.isError) void address.refetch();
        }}
      />
      {isPlaying && address.data !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the line beside it is its caption
        <audio src={address.data} autoPlay onEnded={onEnd} onError={fail} />
      )}
    </>
  );
}
