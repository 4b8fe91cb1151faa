import { Trans, useLingui } from '@lingui/react/macro';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Circle from 'lucide-react/icons/circle';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Pencil from 'lucide-react/icons/pencil';
import Type from 'lucide-react/icons/type';
import { useState } from 'react';
import { drawMarks } from '../../platform/draw-marks.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { markPath } from '../../ui/markup/mark-path.ts';
import { MarkupBoard } from '../../ui/markup/MarkupBoard.tsx';
import {
  boxBetween,
  type Mark,
  type MarkTool,
  type Size,
  textSizeOf,
} from '../../ui/markup/marks.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useBlobUrl } from './use-blob-url.ts';

type MarkupSheetProps = {
  readonly photo: Blob;
  /** Called with a new photo that includes the marks; blurred parts are gone from it. */
  readonly onDone: (marked: Blob) => void;
  readonly onClose: () => void;
};

/** Draws on a photo before it is sent: arrow, circle, pen, text, and blur for faces and plates. */
export function MarkupSheet({ photo, onDone, onClose }: MarkupSheetProps) {
  const { t } = useLingui();
  const src = useBlobUrl(photo);
  const [size, setSize] = useState<Size | null>(null);
  const [tool, setTool] = useState<MarkTool>('arrow');
  const [text, setText] = useState('');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function save(within: Size) {
    setBusy(true);
    setFailed(false);
    try {
      onDone(await drawMarks(photo, drawingOf(marks, within)));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Mark up the photo`}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={isBusy}
            disabledReason={marks.length === 0 ? t`Draw something first.` : null}
            onClick={() => size !== null && void save(size)}
          >
            <Trans>Use this photo</Trans>
          </Button>
          <Button
            variant="quiet"
            size="lg"
            disabledReason={marks.length === 0 ? t`Nothing to undo.` : null}
            onClick={() => setMarks(marks.slice(0, -1))}
          >
            <Trans>Undo</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {hasFailed && (
          <Banner tone="danger">
            <Trans>Couldn’t change the photo. Try again.</Trans>
          </Banner>
        )}
        <SegmentedControl
          label={t`Tool`}
          isLabelHidden
          options={[
            { value: 'arrow', label: t`Arrow`, icon: ArrowUpRight },
            { value: 'circle', label: t`Circle`, icon: Circle },
            { value: 'pen', label: t`Pen`, icon: Pencil },
            { value: 'text', label: t`Text`, icon: Type },
            { value: 'blur', label: t`Blur`, icon: Grid3x3 },
          ]}
          value={tool}
          onChange={setTool}
        />
        {tool === 'text' && (
          <TextField
            label={t`Text to add`}
            maxLength={40}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {src !== null && size === null && (
          <img
            src={src}
            alt=""
            className="max-h-[50dvh] w-full object-contain"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        )}
        {src !== null && size !== null && (
          <MarkupBoard {...{ src, size, tool, text, marks }} onChange={setMarks} />
        )}
        <p className="text-14 text-ink-3">
          <Trans>What you blur is removed from the photo for good.</Trans>
        </p>
      </div>
    </Sheet>
  );
}

function drawingOf(marks: readonly Mark[], size: Size) {
  return {
    blurs: marks.flatMap((mark) =>
      mark.tool === 'blur' ? [boxBetween(mark.from, mark.to, size)] : [],
    ),
    paths: marks.flatMap((mark) => markPath(mark, size) ?? []),
    texts: marks.flatMap((mark) =>
      mark.tool === 'text' ? [{ ...mark.at, text: mark.text.trim() }] : [],
    ),
    textPx: textSizeOf(size),
  };
}
