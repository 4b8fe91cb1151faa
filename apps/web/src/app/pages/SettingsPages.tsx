import { getRouteApi } from '@tanstack/react-router';
import { SettingsPage } from '../../features/settings/SettingsPage.tsx';
import { otherSettings } from './other-settings.ts';

const sectionRoute = getRouteApi('/signed-in/admin/settings/$section');

export function SettingsHome() {
  return <SettingsPage name={null} others={otherSettings} />;
}

export function SettingsSection() {
  const { section } = sectionRoute.useParams();
  return <SettingsPage key={section} name={section} others={otherSettings} />;
}
