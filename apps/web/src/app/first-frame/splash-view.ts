import mark from '../../../public/icons/mark.svg?raw';
import type { SplashFacts } from './frame.ts';

/** Inlined, because a request for the product's mark would queue behind those of the whole app. */
const markUrl = `data:image/svg+xml,${encodeURIComponent(mark)}`;

/** Built without React, which is still loading when the splash is painted. */
function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

function picture(src: string, className: string): HTMLImageElement {
  const made = document.createElement('img');
  made.src = src;
  made.alt = '';
  made.className = className;
  return made;
}

/**
 * Covers everything while the app loads underneath. Hidden from screen readers, because the page itself says all that
 * it shows.
 */
export function createSplashPlace(): HTMLElement {
  const place = element(
    'div',
    'fixed inset-0 z-70 flex cursor-pointer flex-col items-center justify-center gap-6 bg-surface-0 px-6 pb-[8vh] text-center transition-opacity duration-300 ease-out select-none',
  );
  place.dataset['splash'] = '';
  place.setAttribute('aria-hidden', 'true');
  return place;
}

export function fadeSplash(place: HTMLElement): void {
  place.classList.add('pointer-events-none', 'opacity-0');
}

/** The company's logo or first letter, its name and its type; without a company the product's mark. */
export function splashContent({ name, companyType, logoUrl }: SplashFacts): readonly Node[] {
  const words = element(
    'div',
    'max-w-full space-y-1',
    element('p', 'text-28 font-semibold tracking-title text-ink-1 wrap-anywhere', name ?? 'Muster'),
  );
  if (companyType !== null) words.append(element('p', 'text-16 text-ink-2', companyType));
  return [name === null ? picture(markUrl, 'size-24') : logo(name, logoUrl), words];
}

/** Returns the logo, or the first letter if there is none or it can't be loaded. */
function logo(name: string, url: string | null): HTMLElement {
  const letter = element(
    'span',
    'flex size-28 items-center justify-center rounded-[28px] border border-accent-edge bg-accent text-64 leading-none font-semibold text-on-accent',
    Array.from(name.trim())[0]?.toUpperCase() ?? '',
  );
  if (url === null) return letter;
  const made = picture(url, 'h-28 max-w-[min(16rem,70vw)] object-contain');
  made.addEventListener('error', () => made.replaceWith(letter));
  return made;
}
