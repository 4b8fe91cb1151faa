import { voiceClips } from '@muster/contract/jsa';
import * as z from 'zod/mini';
import type { Data } from '../../data/data.ts';
import { DataError } from '../../data/errors/data-error.ts';

const clipsSchema = z.array(z.looseObject({ path: z.string() }));

/** So many addresses are asked for at once. */
const page = 50;
const addressSeconds = 300;

/**
 * What `my_data` told, each recorded answer with its sound as a data address; null where the bytes have not arrived.
 * Throws `DataError`.
 */
export async function withRecordings<Content extends Readonly<Record<string, unknown>>>(
  { files, platform }: Pick<Data, 'files'> & { readonly platform: Pick<Data['platform'], 'fetch'> },
  content: Content,
): Promise<Content> {
  const clips = clipsSchema.safeParse(content['jsa_clips']).data ?? [];
  if (clips.length === 0) return content;
  const whole: object[] = [];
  for (let from = 0; from < clips.length; from += page) {
    const some = clips.slice(from, from + page);
    const addresses = await files.signedUrls(
      voiceClips.bucket,
      some.map(({ path }) => path),
      addressSeconds,
    );
    for (const [at, clip] of some.entries()) {
      const address = addresses[at] ?? null;
      whole.push({ ...clip, sound: address === null ? null : await soundAt(platform, address) });
    }
  }
  return { ...content, jsa_clips: whole };
}

async function soundAt(
  { fetch }: Pick<Data['platform'], 'fetch'>,
  address: string,
): Promise<string> {
  const response = await fetch(address).catch(() => null);
  if (response?.ok !== true) {
    throw new DataError({ kind: 'network', code: '', message: 'A recording did not load' });
  }
  const type = response.headers.get('content-type') ?? 'audio/webm';
  const bytes = new Uint8Array(await response.arrayBuffer());
  return `data:${type};base64,${base64Of(bytes)}`;
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
