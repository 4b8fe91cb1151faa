import { useRef, type ComponentProps } from 'react';
import { Button } from './Button.tsx';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** What the file is. */
  readonly fileLabel: string;
  /** As in `accept` of an input, such as `image/png,image/jpeg`. */
  readonly accept: string;
  /** Opens the camera on a phone: the one on the back or the one on the side of the screen. */
  readonly capture?: 'environment' | 'user';
  readonly isMultiple?: boolean;
  /** Called for each file that was chosen. */
  readonly onPick: (file: File) => void;
};

/** A button that lets the person choose a file. Choosing the same one again counts too. */
export function FileButton({
  fileLabel,
  accept,
  capture,
  isMultiple = false,
  onPick,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        multiple={isMultiple}
        aria-label={fileLabel}
        className="sr-only"
        // The button says and does the same: a screen reader meets it once.
        aria-hidden
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          for (const file of files) onPick(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
