import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { brandingDefaults, type BrandingSettings } from '@muster/contract';
import { themes, type Theme } from '@muster/domain';
import { clsx } from 'clsx';
import { useState } from 'react';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { brandStyle } from '../branding/brand-style.ts';
import { languageOf, languages, type Language } from '@muster/domain/languages';
import { speakGallery } from './gallery-strings.ts';
import { ChartSpecimens } from './ChartSpecimens.tsx';
import { ClockSpecimens } from './ClockSpecimens.tsx';
import { ControlSpecimens } from './ControlSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { FormSpecimens } from './FormSpecimens.tsx';
import { FoundationSpecimens } from './FoundationSpecimens.tsx';
import { ImportSpecimens } from './ImportSpecimens.tsx';
import { ListSpecimens } from './ListSpecimens.tsx';
import { MapSpecimens } from './MapSpecimens.tsx';
import { OverlaySpecimens } from './OverlaySpecimens.tsx';
import { PageSpecimens } from './PageSpecimens.tsx';
import { PhotoSpecimens } from './PhotoSpecimens.tsx';
import { SignatureSpecimens } from './SignatureSpecimens.tsx';
import { StateSpecimens } from './StateSpecimens.tsx';
import { TableSpecimens } from './TableSpecimens.tsx';

const brands = {
  default: {},
  navy: { primary_color: '#0b1f4b' },
  cream: {
    primary_color: '#7b1fa2',
    secondary_color: '#00695c',
    accent_color: '#ff9800',
    background_color: '#fff8e1',
    text_color: '#3e2723',
  },
  ugly: {
    primary_color: '#ff00ff',
    secondary_color: '#00ff00',
    accent_color: '#ff0000',
    background_color: '#ffff00',
    text_color: '#0000ff',
  },
} as const satisfies Record<string, Partial<BrandingSettings>>;
type Brand = keyof typeof brands;
const isBrand = (name: string): name is Brand => name in brands;

type Look = { readonly theme: Theme; readonly language: Language; readonly brand: Brand };

/** The address may ask for a look: `/_dev/ui?theme=dark&language=es&brand=navy`. */
function lookFromAddress(): Look {
  const asked = new URLSearchParams(location.search);
  const brand = asked.get('brand') ?? '';
  return {
    theme: asked.get('theme') === 'dark' ? 'dark' : 'light',
    language: languageOf(asked.get('language') ?? ''),
    brand: isBrand(brand) ? brand : 'default',
  };
}

function applyLook({ theme, brand }: Look) {
  const branding = {
    ...brandingDefaults,
    ...brands[brand],
    name: null,
    company_type: null,
  };
  const root = document.documentElement;
  root.classList.remove(...themes);
  root.classList.add(theme);
  for (const [property, value] of Object.entries(brandStyle(branding, theme).properties)) {
    root.style.setProperty(property, value);
  }
}

/** To be awaited before the page is shown: its look and its strings. */
export async function prepareGallery(): Promise<void> {
  const look = lookFromAddress();
  applyLook(look);
  await speakGallery(look.language);
}

/** Every component in every state: the place where the design is judged. Not part of the product. */
export function GalleryPage() {
  const [look, setLook] = useState(lookFromAddress);
  const choose = (change: Partial<Look>) => {
    const next = { ...look, ...change };
    setLook(next);
    applyLook(next);
    void speakGallery(next.language);
  };
  return (
    <I18nProvider i18n={i18n}>
      <div className="mx-auto max-w-content px-4 pb-24 md:px-8">
        <header className="flex flex-wrap items-end justify-between gap-4 py-8">
          <h1 className="text-28 font-semibold tracking-title">Gallery</h1>
          <div className="flex flex-wrap gap-3">
            <SegmentedControl
              label="Theme"
              isLabelHidden
              options={themes.map((value) => ({ value, label: value }))}
              value={look.theme}
              onChange={(theme) => choose({ theme })}
            />
            <SegmentedControl
              label="Language"
              isLabelHidden
              options={languages.map((value) => ({ value, label: value }))}
              value={look.language}
              onChange={(language) => choose({ language })}
            />
            <SegmentedControl
              label="Brand"
              isLabelHidden
              options={Object.keys(brands)
                .filter(isBrand)
                .map((value) => ({ value, label: value }))}
              value={look.brand}
              onChange={(brand) => choose({ brand })}
            />
          </div>
        </header>
        <main id="main" className={clsx('space-y-16')}>
          <FoundationSpecimens />
          <ClockSpecimens />
          <ControlSpecimens />
          <FieldSpecimens />
          <FormSpecimens />
          <PhotoSpecimens />
          <ChartSpecimens />
          <SignatureSpecimens />
          <MapSpecimens />
          <StateSpecimens />
          <TableSpecimens />
          <PageSpecimens />
          <ListSpecimens />
          <ImportSpecimens />
          <OverlaySpecimens />
        </main>
      </div>
    </I18nProvider>
  );
}
