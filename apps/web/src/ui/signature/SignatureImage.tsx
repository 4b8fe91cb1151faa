import { picture, strokesOf } from './strokes.ts';

type SignatureImageProps = {
  readonly drawing: readonly unknown[];
  /** Description of the signature, such as "Ana Ruiz's signature". */
  readonly label: string;
};

/** A signature as it was drawn, in the color of the text around it. */
export function SignatureImage({ drawing, label }: SignatureImageProps) {
  const strokes = strokesOf(drawing);
  if (strokes.length === 0) return null;
  const { viewBox, paths } = picture(strokes);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={viewBox}
      preserveAspectRatio="xMinYMid meet"
      className="h-10 w-full max-w-40"
    >
      {paths.map((path, at) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- strokes never move
          key={at}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
