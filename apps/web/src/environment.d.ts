/** What the build puts into the code; the names are all there is. */
interface ImportMetaEnv {
  readonly VITE_APP_VERSION: string;
  /** In builds for phones of one server: its address, without a slash at the end. */
  readonly VITE_SERVER_URL?: string;
  /** `1` in builds that contain the gallery. */
  readonly VITE_GALLERY?: string;
}
