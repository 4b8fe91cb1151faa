export type StorageSettings = {
  /** Bytes of the largest object; buckets may set a lower limit of their own. */
  readonly fileSizeLimit: number;
  /**
   * Another origin that leads to this server too. Public and signed objects are then answered only
   * there, so that nothing that people uploaded shares an origin with the app.
   */
  readonly publicUrl: string | undefined;
  /** Of this server, as it tells it. */
  readonly version: string;
};

export const storageDefaults = { fileSizeLimit: 52_428_800 };
