import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CompanySettingsAnswer, SectionKind } from '@muster/contract/company-settings';
import type { ComponentType } from 'react';
import { ClockSection } from './company/ClockSection.tsx';
import { FilingSection } from './company/FilingSection.tsx';
import { ProfileSection } from './company/ProfileSection.tsx';
import { RegionSection } from './company/RegionSection.tsx';
import { RemindersSection } from './company/RemindersSection.tsx';
import { RetentionSection } from './company/RetentionSection.tsx';
import { VoiceSection } from './company/VoiceSection.tsx';
import { ApprovalSection } from './rules/ApprovalSection.tsx';
import { AutoOutSection } from './rules/AutoOutSection.tsx';
import { BreaksSection } from './rules/BreaksSection.tsx';
import { CalendarSection } from './rules/CalendarSection.tsx';
import { OvertimeSection } from './rules/OvertimeSection.tsx';
import { RoundingSection } from './rules/RoundingSection.tsx';
import { WorkdaySection } from './rules/WorkdaySection.tsx';
import type { SectionProps } from './section-props.ts';

const views: Readonly<Record<SectionKind, ComponentType<SectionProps>>> = {
  profile: ProfileSection,
  region: RegionSection,
  clock: ClockSection,
  reminders: RemindersSection,
  retention: RetentionSection,
  voice: VoiceSection,
  filing: FilingSection,
  calendar: CalendarSection,
  workday: WorkdaySection,
  rounding: RoundingSection,
  overtime: OvertimeSection,
  breaks: BreaksSection,
  approval: ApprovalSection,
  auto_out: AutoOutSection,
};

const overTime: ReadonlySet<SectionKind> = new Set([
  'calendar',
  'workday',
  'rounding',
  'overtime',
  'breaks',
  'approval',
  'auto_out',
] as const);

type SectionViewProps = {
  readonly section: {
    readonly kind: SectionKind;
    readonly title: MessageDescriptor;
    readonly about: MessageDescriptor;
  };
  readonly settings: CompanySettingsAnswer;
  /** True if its title is also the page's, which is shown above it already. */
  readonly isPage: boolean;
};

export function SectionView({ section, settings, isPage }: SectionViewProps) {
  const { i18n } = useLingui();
  const View = views[section.kind];
  return (
    <div className="space-y-5">
      <header>
        {!isPage && (
          <h2 className="text-22 font-semibold tracking-title">{i18n._(section.title)}</h2>
        )}
        <p className="mt-1 text-ink-2">{i18n._(section.about)}</p>
        {overTime.has(section.kind) && (
          <p className="mt-1 text-14 text-ink-3">
            {section.kind === 'auto_out' ? (
              <Trans>Each shift uses the rule in effect on the day it starts.</Trans>
            ) : (
              <Trans>
                Each day uses the rule in effect that day. Rules apply to timesheets; they never
                change a punch.
              </Trans>
            )}
          </p>
        )}
      </header>
      <View settings={settings} />
    </div>
  );
}
