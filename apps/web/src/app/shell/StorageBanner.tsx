import { Trans } from '@lingui/react/macro';
import type { StorageTrouble } from '../../data/storage/connection.ts';
import { Banner } from '../../ui/Banner.tsx';

/** Shown while the device can't store anything: says so, and what works anyway. */
export function StorageBanner({ trouble }: { readonly trouble: StorageTrouble }) {
  return (
    <Banner
      tone="danger"
      shape="strip"
      title={
        trouble === 'no_room' ? (
          <Trans>This device is out of storage space.</Trans>
        ) : (
          <Trans>The app can’t store anything on this device.</Trans>
        )
      }
    >
      <Trans>While you’re online, each punch goes straight to the server.</Trans>{' '}
      {trouble === 'unavailable' && (
        <Trans>To work offline too, leave private browsing, or restart the browser.</Trans>
      )}
    </Banner>
  );
}
