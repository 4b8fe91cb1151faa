import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speak } from './app/i18n/strings.ts';
import { GalleryPage } from './app/gallery/GalleryPage.tsx';

await speak('en');
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
);
