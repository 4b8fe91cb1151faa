import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

const isBuilt = import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1';

/** The design's gallery: in development, and in builds made for looking at it. */
export const galleryRoutes = isBuilt
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/_dev/ui',
        component: lazyRouteComponent(async () => {
          const module = await import('../gallery/GalleryPage.tsx');
          await module.prepareGallery();
          return module;
        }, 'GalleryPage'),
      }),
    ]
  : [];
