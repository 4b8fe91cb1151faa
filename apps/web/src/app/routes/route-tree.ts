import { galleryRoutes } from './gallery-route.ts';
import { kioskRoute } from './kiosk-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { rootRoute } from './root.ts';
import { signedInRoutes } from './signed-in-routes.ts';

export const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  kioskRoute,
  signedInRoutes,
  ...galleryRoutes,
]);
