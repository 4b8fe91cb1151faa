import { Trans, useLingui } from '@lingui/react/macro';
import type { HazardPage } from '@muster/contract/safety';
import { Link } from '@tanstack/react-router';
import { PdfButton } from '../../../kit/pdf/PdfButton.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { iconsOnPhone } from '../../../ui/button-styles.ts';
import { BandBadge } from '../BandBadge.tsx';
import { DueText } from '../DueText.tsx';
import { headlineOf } from '../headline-of.ts';
import { StateBadge } from '../StateBadge.tsx';

/** Number, first words and state of a hazard. A long text follows as a whole in `WhatCard`. */
export function HazardHeader({ page }: { readonly page: HazardPage }) {
  const { t } = useLingui();
  const { hazard } = page;
  const { number, merged_into } = hazard;
  return (
    <header className="space-y-3">
      <h1 className="text-22 font-semibold tracking-title wrap-anywhere">
        <span className="text-ink-3 tabular-nums">{t`#${number}`}</span>{' '}
        <bdi>{headlineOf(hazard.what).headline}</bdi>
      </h1>
      <div className="flex items-center justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <StateBadge state={hazard.state} />
          <BandBadge band={hazard.band} />
          <DueText hazard={hazard} />
        </p>
        <div className={`shrink-0 ${iconsOnPhone}`}>
          <PdfButton
            size="sm"
            fileName={`muster-hazard-${number}`}
            document={() => ({ kind: 'hazard', hazard_id: hazard.id })}
          />
        </div>
      </div>
      {merged_into !== null && (
        <Banner tone="info">
          <Trans>
            Merged into{' '}
            <Link
              to="/safety/$hazardId"
              params={{ hazardId: merged_into.id }}
              className="font-medium underline underline-offset-2"
            >
              hazard #{merged_into.number}
            </Link>
            . Follow it there.
          </Trans>
        </Banner>
      )}
      {hazard.verified_by_resolver && (
        <Banner tone="attention">
          <Trans>
            The same person resolved and verified this because they’re the company’s only admin.
          </Trans>
        </Banner>
      )}
    </header>
  );
}
