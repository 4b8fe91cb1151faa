/** Variables that the build inlines into the code; there are no others. */
interface ImportMetaEnv {
  readonly VITE_APP_VERSION: string;
  /** In builds for phones of one server: its address, without a trailing slash. */
  readonly VITE_SERVER_URL?: string;
  /** `1` in builds that contain the gallery. */
  readonly VITE_GALLERY?: string;
}
