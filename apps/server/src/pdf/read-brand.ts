import { type BrandedCompany, givenColors, resolveBranding } from '@muster/contract';
import { mostPicturePixels } from '@muster/contract/pictures';
import { brandColors, oklchToHex } from '@muster/domain';

import type { ReadAsCaller } from './pdf-caller.ts';

export type PdfBrand = {
  readonly name: string;
  /** The company's color, dark enough to be read on paper. */
  readonly color: string;
  /** PNG; null if the company has none in this server's store. */
  readonly logo: Uint8Array | null;
};

/** Returns the bytes of a stored file; null if there is none that may be read. */
export type ReadFile = (bucket: string, name: string) => Promise<Uint8Array | null>;

const publicFile = /^\/storage\/v1\/object\/public\/([^/?]+)\/([^?]+)/;
const logoPx = 640;

/** Reads the branding of the caller's company, in whose name a document is written. */
export async function readBrand(read: ReadAsCaller, readPublicFile: ReadFile): Promise<PdfBrand> {
  const [company] = await read<BrandedCompany>(
    'select name, company_type, logo_url, brand_name, settings from public.companies limit 1',
  );
  return brandOf(company ?? null, readPublicFile);
}

export async function brandOf(
  company: BrandedCompany | null,
  readPublicFile: ReadFile,
): Promise<PdfBrand> {
  const branding = resolveBranding(company);
  return {
    name: branding.name ?? 'Muster',
    color: oklchToHex(brandColors(givenColors(branding), 'light').accent.accentInk),
    logo: await readLogo(branding.logo_url, readPublicFile),
  };
}

/** Converts the logo to PNG from any format; a document matters more than its logo, so any failure leaves it out. */
async function readLogo(url: string | null, readPublicFile: ReadFile): Promise<Uint8Array | null> {
  const [, bucket, name] = publicFile.exec(url ?? '') ?? [];
  if (bucket === undefined || name === undefined) return null;
  try {
    const bytes = await readPublicFile(bucket, decodeURIComponent(name));
    if (bytes === null) return null;
    const { default: sharp } = await import('sharp');
    return await sharp(bytes, { limitInputPixels: mostPicturePixels })
      .resize({ width: logoPx, height: logoPx, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
