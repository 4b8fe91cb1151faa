export type StorageSettings = {
  /** Bytes of the largest object; buckets may set a lower limit of their own. */
  readonly fileSizeLimit: number;
  /**
   * Another origin that leads to this server too. Public and signed objects are then answered only
   * there, so that nothing that people uploaded shares an origin with the app.
   */
  readonly publicUrl: string | undefined;
  /** Bytes that all objects of one person, and of one company, may take. */
  readonly personQuota: number;
  readonly companyQuota: number;
  /** Buckets whose objects count for no one and are never refused for want of room. */
  readonly uncountedBuckets: readonly string[];
  /** What uploads leave free on the disk of this folder; null: not on a disk of this machine. */
  readonly diskReserve: { readonly folder: string; readonly bytes: number } | null;
  /** Of this server, as it tells it. */
  readonly version: string;
};

export const storageDefaults = {
  fileSizeLimit: 52_428_800,
  personQuota: 2 * 1024 ** 3,
  companyQuota: 50 * 1024 ** 3,
  diskReserve: 256 * 1024 ** 2,
};
