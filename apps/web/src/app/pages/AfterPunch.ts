import { featurePart } from '../routes/feature-part.ts';

/** Checklists that are asked of whoever has clocked in or out. */
export const AfterPunch = featurePart(
  'checklists',
  () => import('../../features/checklists/clock/ClockQuestions.tsx'),
  'ClockQuestions',
);
