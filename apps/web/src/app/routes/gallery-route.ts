import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

/** The design's gallery: in development, and in builds made for looking at it. */
export const isGalleryBuilt = import.meta.env.DEV || import.meta.env['VITE_GALLERY'] === '1';

export const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_dev/ui',
  component: lazyRouteComponent(() => import('../gallery/GalleryPage.tsx'), 'GalleryPage'),
});
