import { SafetyPage } from '../../features/safety/SafetyPage.tsx';
import { SarahLink } from './SarahLink.tsx';

/** `/safety`: hazards, and the way to talk a job through before it begins. */
export function SafetyHomePage() {
  return <SafetyPage jobs={<SarahLink size="md" />} />;
}
