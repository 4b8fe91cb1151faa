import { BrandingPage } from '../../features/branding/BrandingPage.tsx';
import { brandStyle } from '../branding/brand-style.ts';

export function BrandingAdminPage() {
  return <BrandingPage styleOf={(branding, theme) => brandStyle(branding, theme).properties} />;
}
