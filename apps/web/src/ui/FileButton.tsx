import { useRef, type ComponentProps } from 'react';
import { Button } from './Button.tsx';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** The kind of file. */
  readonly fileLabel: string;
  /** Same as an input's `accept`, such as `image/png,image/jpeg`. */
  readonly accept: string;
  /** Opens a phone's camera: the one on the back, or the one facing the person. */
  readonly capture?: 'environment' | 'user';
  readonly isMultiple?: boolean;
  /** Called for each file that was chosen. */
  readonly onPick: (file: File) => void;
};

/** A button for choosing a file. Choosing the same file again works too. */
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
        // The button has the same name and effect, so a screen reader should find only that one.
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
