import { useLingui } from '@lingui/react/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useNow } from '../../data/clock/use-now.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Banner } from '../../ui/Banner.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { announcementsQuery } from './announcements-query.ts';
import { dismiss, dismissedIds } from './dismissed.ts';

const everyMs = 60_000;

/** The platform's announcements, each shown until it ends or this person dismisses it on this device. */
export function AnnouncementBar() {
  const { t, i18n } = useLingui();
  const { localStore } = useData().platform;
  const announcements = useSnapshotQuery(announcementsQuery(useIdentity().user_id));
  const nowMs = useNow(everyMs);
  const [dismissed, setDismissed] = useState(() => dismissedIds(localStore));
  if (announcements.status !== 'ready') return null;
  const shown = announcements.data.filter(
    ({ id, starts_at, ends_at }) =>
      Date.parse(starts_at) <= nowMs && nowMs < Date.parse(ends_at) && !dismissed.includes(id),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={t`Announcements`} className="print:hidden">
      {shown.map(({ id, text_en, text_es }) => (
        <Banner
          key={id}
          tone="info"
          icon={Megaphone}
          shape="strip"
          action={
            <IconButton
              icon={X}
              label={t`Dismiss`}
              onClick={() => {
                dismiss(localStore, id);
                setDismissed(dismissedIds(localStore));
              }}
            />
          }
        >
          <span className="wrap-anywhere">{i18n.locale === 'es' ? text_es : text_en}</span>
        </Banner>
      ))}
    </section>
  );
}
