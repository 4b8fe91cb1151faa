import { type BrandedCompany, givenColors, resolveBranding } from '@muster/contract';
import { mostPicturePixels } from '@muster/contract/pictures';
import { brandColors, oklchToHex } from '@muster/domain';

import type { ReadAsCaller } from './pdf-caller.ts';

export type PdfBrand = {
  readonly name: string;
  /** The company's color, as dark as it takes to be read on paper. */
  readonly color: string;
  /** PNG; null where the company has none in this server's store. */
  readonly logo: Uint8Array | null;
};

/** Answers the bytes of a file of the store; null where there is none to read. */
export type ReadFile = (bucket: string, name: string) => Promise<Uint8Array | null>;

const publicFile = /^\/storage\/v1\/object\/public\/([^/?]+)\/([^?]+)/;
const logoPx = 640;

/** In whose name a document is written: the caller's company. */
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

/** Drawn again as PNG, whatever it is stored as; a document is worth more than its logo, so any failure leaves it out. */
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
