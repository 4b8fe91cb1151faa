import { Trans } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import { Banner } from '../../ui/Banner.tsx';

/** A link to the mail on a server that stores its mail instead of sending it; nothing on other servers. */
export function KeptMail() {
  const path = useData().config.current()?.keptMailPath;
  if (path === undefined) return null;
  return (
    <Banner tone="info">
      <Trans>
        This server keeps its emails instead of sending them.{' '}
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center font-medium underline underline-offset-2"
        >
          Read them here
        </a>
      </Trans>
    </Banner>
  );
}
