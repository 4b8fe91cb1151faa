import { languageOf } from '@muster/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

type ScreenshotProps = {
  /** `public/images/<name>-<language>.webp`, made by `tools/take-landing-pictures.ts`. */
  readonly name: 'clock' | 'board';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** In sight when the page opens: fetched at once. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** A picture of the product itself, in the reader's language. */
export function Screenshot({
  name,
  width,
  height,
  alt,
  isFirst = false,
  className,
}: ScreenshotProps) {
  const { i18n } = useLingui();
  const language = languageOf(i18n.locale);
  return (
    <img
      src={`/images/${name}-${language}.webp`}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={clsx('h-auto rounded-card border border-line shadow-floating', className)}
    />
  );
}
