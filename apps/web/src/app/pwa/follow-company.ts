import { resolveCompanyIcons } from '@muster/contract/company-icons';
import type { LookStore } from '../look/look.ts';

const productManifest = '/manifest.webmanifest';
const productTouchIcon = '/icons/apple-touch-icon.png';

/**
 * Lets the browser install the app as the company's: its manifest, and the icon that Safari takes
 * from the page. Someone signed out installs the product.
 */
export function followCompany(look: LookStore, page: Document = document): void {
  const set = (selector: string, href: string) => {
    const link = page.querySelector(selector);
    if (link !== null && link.getAttribute('href') !== href) link.setAttribute('href', href);
  };
  const follow = () => {
    const { company } = look.current();
    const manifest =
      company === null ? productManifest : `${productManifest}?company=${company.id}`;
    set('link[rel="manifest"]', manifest);
    const icons = resolveCompanyIcons(company?.settings);
    set('link[rel="apple-touch-icon"]', icons?.apple_180 ?? productTouchIcon);
  };
  look.subscribe(follow);
  follow();
}
