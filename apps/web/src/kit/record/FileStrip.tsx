import { Trans, useLingui } from '@lingui/react/macro';
import type { Attachment } from '@muster/contract/comments';
import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import ImageOff from 'lucide-react/icons/image-off';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';

/** Long enough to look at a page, short enough that an address that got away is worth nothing. */
const addressSeconds = 600;

/** Files side by side; a touch opens one. */
export function FileStrip({ files }: { readonly files: readonly Attachment[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Files`} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-40">
          {file.is_stored ? <StoredFile file={file} /> : <FileOnItsWay />}
          {file.caption !== null && (
            <p dir="auto" className="pt-1 text-12 wrap-anywhere text-ink-3">
              {file.caption}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const tile =
  'flex h-28 w-36 flex-col items-center justify-center gap-2 overflow-hidden rounded-control border border-line bg-surface-2 p-2 text-center text-14 text-ink-2';

function FileOnItsWay() {
  return (
    <span className={tile}>
      <ImageOff aria-hidden className="size-5 text-ink-3" />
      <Trans>Not uploaded yet</Trans>
    </span>
  );
}

function StoredFile({ file }: { readonly file: Attachment }) {
  const { t } = useLingui();
  const { files } = useData();
  const { user_id } = useIdentity();
  const address = useQuery({
    queryKey: queryKey(user_id, 'attachment_address', file.path),
    queryFn: () => files.signedUrl('attachments', file.path, addressSeconds),
    staleTime: (addressSeconds / 2) * 1000,
    gcTime: (addressSeconds / 2) * 1000,
    // Else one call that a busy server turned away would hide the picture until the page is opened again.
    retry: 2,
  });
  const isPicture = file.mime_type.startsWith('image/');
  const name = file.caption ?? (isPicture ? t`Photo` : t`Document`);
  if (address.data === undefined) {
    return (
      <span className={tile}>
        <ImageOff aria-hidden className="size-5 text-ink-3" />
        {address.isError || address.isPaused ? <Trans>Available when you’re online</Trans> : name}
      </span>
    );
  }
  return (
    <a href={address.data} target="_blank" rel="noreferrer" className="block rounded-control">
      {isPicture ? (
        <img
          src={address.data}
          alt={name}
          loading="lazy"
          className="h-28 w-36 rounded-control border border-line bg-surface-3 object-cover"
        />
      ) : (
        <span className={tile}>
          <FileText aria-hidden className="size-5 text-ink-3" />
          {name}
        </span>
      )}
    </a>
  );
}
