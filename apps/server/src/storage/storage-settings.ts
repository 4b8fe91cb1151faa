export type StorageSettings = {
  /** Maximum bytes of an object; buckets may set a lower limit. */
  readonly fileSizeLimit: number;
  /**
   * Another origin that also leads to this server. Public and signed objects are then served only
   * there, so that nothing that people uploaded shares an origin with the app.
   */
  readonly publicUrl: string | undefined;
  /** Maximum total bytes of one person's objects, and of one company's. */
  readonly personQuota: number;
  readonly companyQuota: number;
  /** Buckets whose objects count toward no quota and are never refused for lack of space. */
  readonly uncountedBuckets: readonly string[];
  /**
   * Bytes that uploads must leave free on the disk of this folder; null if files aren't on a disk
   * of this machine.
   */
  readonly diskReserve: { readonly folder: string; readonly bytes: number } | null;
  /** This server's version, as shown to clients. */
  readonly version: string;
};

export const storageDefaults = {
  fileSizeLimit: 52_428_800,
  personQuota: 2 * 1024 ** 3,
  companyQuota: 50 * 1024 ** 3,
  diskReserve: 256 * 1024 ** 2,
};
