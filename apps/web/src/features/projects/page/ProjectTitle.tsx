import { clsx } from 'clsx';

/** From here on a name would fill a phone in the size of a title. */
const longName = 60;

/** The name of a project as the title of its page. */
export function ProjectTitle({ name }: { readonly name: string }) {
  return (
    <h1
      className={clsx(
        'leading-title font-semibold tracking-title wrap-anywhere',
        name.length > longName ? 'text-22' : 'text-28',
      )}
    >
      <bdi>{name}</bdi>
    </h1>
  );
}
