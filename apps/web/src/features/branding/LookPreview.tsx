import { Trans, useLingui } from '@lingui/react/macro';
import { type Branding, givenColors, resolveBranding } from '@muster/contract';
import { type Adjustment, brandAdjustments, type Theme, themes } from '@muster/domain';
import Contrast from 'lucide-react/icons/contrast';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** Turns branding into CSS custom properties for a theme. */
export type StyleOf = (branding: Branding, theme: Theme) => Readonly<Record<`--${string}`, string>>;

type LookPreviewProps = {
  readonly companyName: string;
  readonly companyType: string | null;
  /** As typed. Colors that are not valid yet show as the defaults. */
  readonly branding: object;
  readonly styleOf: StyleOf;
};

/** A small preview of the app in both themes, as it will look once this is saved. */
export function LookPreview({ companyName, companyType, branding, styleOf }: LookPreviewProps) {
  const resolved = resolveBranding({
    name: companyName,
    company_type: companyType,
    logo_url: null,
    brand_name: null,
    settings: { branding },
  });
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-1">
      {themes.map((theme) => (
        <PreviewIn
          key={theme}
          theme={theme}
          branding={resolved}
          styleOf={styleOf}
          isForPhones={theme === resolved.theme_mode}
        />
      ))}
    </div>
  );
}

function PreviewIn({
  theme,
  branding,
  styleOf,
  isForPhones,
}: {
  readonly theme: Theme;
  readonly branding: Branding;
  readonly styleOf: StyleOf;
  /** A phone has room for one of the two. */
  readonly isForPhones: boolean;
}) {
  const { t } = useLingui();
  const names: Record<Theme, string> = { light: t`Light`, dark: t`Dark` };
  // An empty property would override the theme's own.
  const style: CSSProperties = Object.fromEntries(
    Object.entries(styleOf(branding, theme)).filter(([, value]) => value !== ''),
  );
  const { name, logo_url: logoUrl } = branding;
  const adjusted = branding.use_custom_colors ? brandAdjustments(givenColors(branding), theme) : [];
  return (
    <section
      aria-label={names[theme]}
      className={clsx('space-y-2', !isForPhones && 'hidden md:block')}
    >
      <div
        className={`${theme} overflow-clip rounded-card border border-line bg-surface-0 text-ink-1`}
        style={style}
      >
        <div aria-hidden className="ribbon h-1" />
        <div className="flex items-center gap-2.5 border-b border-line bg-surface-1 px-3 py-2.5">
          <Avatar name={(name ?? '').slice(0, 1)} photoUrl={logoUrl} shape="square" size="sm" />
          {branding.show_company_name_in_nav && (
            <span dir="auto" className="truncate text-14 font-semibold">
              {name}
            </span>
          )}
        </div>
        <div className="space-y-3 p-3">
          <p className="flex gap-4 text-14 font-medium">
            <span className="flex items-center gap-2 border-b-2 border-choice pb-1">
              <Trans>Today</Trans>
              <span className="rounded-chip border border-highlight-edge bg-highlight px-2 text-12 text-on-highlight tabular-nums">
                3
              </span>
            </span>
            <span className="pb-1 text-ink-2">
              <Trans>This week</Trans>
            </span>
          </p>
          <div className="space-y-3 rounded-card border border-line bg-surface-1 p-3">
            <p className="text-14 font-semibold">
              <Trans>River bridge</Trans>
            </p>
            <p className="text-14 text-ink-2">
              <Trans>Concrete, crew one</Trans>
            </p>
            {/* A picture of a button: nothing to press. */}
            <div aria-hidden inert>
              <Button variant="primary" block>
                <Trans>Clock in</Trans>
              </Button>
            </div>
            <p className="text-14 font-medium text-accent-ink">
              <Trans>Show my week</Trans>
            </p>
          </div>
          {/* As the app opens: the same on the splash. */}
          <div className="flex flex-col items-center gap-2 rounded-card border border-line bg-surface-0 px-3 py-5">
            {logoUrl === null ? (
              <span
                aria-hidden
                className="flex size-14 items-center justify-center rounded-card border border-accent-edge bg-accent text-28 font-semibold text-on-accent select-none"
              >
                {Array.from(name?.trim() ?? '')[0]?.toUpperCase()}
              </span>
            ) : (
              <Avatar name={name ?? ''} photoUrl={logoUrl} shape="square" size="lg" />
            )}
            <p dir="auto" className="max-w-full truncate text-16 font-semibold">
              {name}
            </p>
            {branding.company_type !== null && (
              <p dir="auto" className="max-w-full truncate text-14 text-ink-2">
                {branding.company_type}
              </p>
            )}
          </div>
        </div>
      </div>
      <p className="flex min-h-8 flex-wrap items-center gap-2 text-14 text-ink-3">
        {names[theme]}
        {adjusted.map((kind) => (
          <AdjustedChip key={kind} kind={kind} />
        ))}
      </p>
    </section>
  );
}

function AdjustedChip({ kind }: { readonly kind: Adjustment }) {
  const { t } = useLingui();
  const words: Record<Adjustment, string> = {
    primary: t`Primary color adjusted for contrast`,
    secondary: t`Secondary color adjusted for contrast`,
    accent: t`Accent color adjusted for contrast`,
    background: t`Background adjusted for contrast`,
    text: t`Text color adjusted for contrast`,
  };
  return (
    <StatusBadge tone="info" icon={Contrast}>
      {words[kind]}
    </StatusBadge>
  );
}
