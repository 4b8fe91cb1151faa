/** The product's own mark; a company's logo is an `Avatar`. */
export function MusterMark({ className = 'size-8' }: { readonly className?: string }) {
  return <img src="/icons/mark.svg" alt="" width={64} height={64} className={className} />;
}
