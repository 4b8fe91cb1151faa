import { ClockPage } from '../../features/clock/ClockPage.tsx';
import { AfterPunch } from './AfterPunch.ts';

/** `/time`, with what checklists ask after a punch. */
export function TimePage() {
  return <ClockPage AfterPunch={AfterPunch} />;
}
