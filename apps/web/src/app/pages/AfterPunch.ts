import { featurePart } from '../routes/feature-part.ts';

/** Checklists to fill in after a clock-in or clock-out. */
export const AfterPunch = featurePart(
  'checklists',
  () => import('../../features/checklists/clock/ClockQuestions.tsx'),
  'ClockQuestions',
);
