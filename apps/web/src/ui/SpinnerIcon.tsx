import { clsx } from 'clsx';
import LoaderCircle from 'lucide-react/icons/loader-circle';

/** The turning mark alone; where it stands for a whole page use `Spinner`, which says so. */
export function SpinnerIcon({ className = 'size-5' }: { readonly className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('shrink-0 animate-spin', className)} />;
}
