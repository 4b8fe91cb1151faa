import type { Branding } from '@muster/contract';
import { Avatar } from '../../ui/Avatar.tsx';
import { MusterMark } from '../../ui/MusterMark.tsx';

type BrandMarkProps = {
  readonly branding: Branding;
  /** The mark alone, such as in the folded rail. */
  readonly isBare?: boolean;
};

/** The company's logo or first letter, with its name unless the company hides it. */
export function BrandMark({ branding, isBare = false }: BrandMarkProps) {
  const { name, logo_url: logoUrl } = branding;
  const isNameShown = !isBare && (branding.show_company_name_in_nav || name === null);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {name === null ? (
        <MusterMark className="size-8 shrink-0" />
      ) : (
        <Avatar name={name.slice(0, 1)} photoUrl={logoUrl} shape="square" size="sm" />
      )}
      {isNameShown && (
        <span dir="auto" className="line-clamp-2 leading-title font-semibold wrap-anywhere">
          {name ?? 'Muster'}
        </span>
      )}
    </span>
  );
}
