import type { CompanyIcons } from '@muster/contract/company-icons';
import type { StoredFiles } from '../../data/files/stored-files.ts';
import { randomId } from '../../platform/random-id.ts';
import { drawIcon, type IconDesign } from './draw-icon.ts';
import type { IconKind } from './icon-set.ts';

const bucket = 'company-logos';

const wanted = {
  any_192: [192, 'plain'],
  any_512: [512, 'plain'],
  maskable_512: [512, 'maskable'],
  monochrome_512: [512, 'monochrome'],
  apple_180: [180, 'filled'],
} as const satisfies Record<keyof CompanyIcons, readonly [number, IconKind]>;

/** Draws and stores the icons with which a company's app is installed. Throws `DataError`. */
export async function storeIcons(
  files: StoredFiles,
  companyId: string,
  design: IconDesign,
): Promise<CompanyIcons> {
  const version = randomId();
  const store = async (name: keyof CompanyIcons) => {
    const [px, kind] = wanted[name];
    const path = `${companyId}/${name}-${version}.png`;
    await files.upload(bucket, path, await drawIcon(design, { path, width: px, height: px, kind }));
    return files.publicUrl(bucket, path);
  };
  const [any_192, any_512, maskable_512, monochrome_512, apple_180] = await Promise.all([
    store('any_192'),
    store('any_512'),
    store('maskable_512'),
    store('monochrome_512'),
    store('apple_180'),
  ]);
  return { any_192, any_512, maskable_512, monochrome_512, apple_180 };
}
