import { msg } from '@lingui/core/macro';
import type { OtherSectionGroup } from '../../features/settings/sections.ts';
import { featurePart } from '../routes/feature-part.ts';

/** Sections of areas that keep their settings themselves. */
export const otherSettings: readonly OtherSectionGroup[] = [
  {
    title: msg`Costs`,
    sections: [
      {
        kind: 'labor-burden',
        title: msg`Labor burden`,
        about: msg`What labor costs on top of its pay, such as taxes and insurance.`,
        View: featurePart(
          'costs',
          () => import('../../features/costs/burdens/BurdenSection.tsx'),
          'BurdenSection',
        ),
      },
    ],
  },
  {
    title: msg`Schedule`,
    sections: [
      {
        kind: 'schedule-rules',
        title: msg`Schedule rules`,
        about: msg`What schedulers are warned about, and how shifts change hands.`,
        View: featurePart(
          'schedule',
          () => import('../../features/schedule/settings/RulesSection.tsx'),
          'RulesSection',
        ),
      },
      {
        kind: 'time-off',
        title: msg`Time off`,
        about: msg`Time off types and how people earn time.`,
        View: featurePart(
          'schedule',
          () => import('../../features/schedule/settings/TimeOffKindsSection.tsx'),
          'TimeOffKindsSection',
        ),
      },
      {
        kind: 'holidays',
        title: msg`Holidays`,
        about: msg`Schedulers are warned about shifts on these days.`,
        View: featurePart(
          'schedule',
          () => import('../../features/schedule/settings/HolidaysSection.tsx'),
          'HolidaysSection',
        ),
      },
    ],
  },
  {
    title: msg`Support`,
    sections: [
      {
        kind: 'support',
        title: msg`Support access`,
        about: msg`When support may look at what your people see, and what it looked at.`,
        View: featurePart(
          'support',
          () => import('../../features/support/SupportAccessSection.tsx'),
          'SupportAccessSection',
        ),
      },
    ],
  },
  {
    title: msg`Purchasing`,
    sections: [
      {
        kind: 'purchasing',
        title: msg`Orders`,
        about: msg`Who approves orders, and up to which amount.`,
        View: featurePart(
          'orders',
          () => import('../../features/orders/settings/PurchasingSection.tsx'),
          'PurchasingSection',
        ),
      },
    ],
  },
];
