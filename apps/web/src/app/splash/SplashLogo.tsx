import { useState } from 'react';

/** The company's logo; without one, or when it cannot be had, the first letter of its name. */
export function SplashLogo({ name, url }: { readonly name: string; readonly url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url !== null && url !== failedUrl) {
    return (
      <img
        src={url}
        alt=""
        onError={() => setFailedUrl(url)}
        className="h-28 max-w-[min(16rem,70vw)] object-contain"
      />
    );
  }
  return (
    <span className="flex size-28 items-center justify-center rounded-[28px] bg-accent text-64 leading-none font-semibold text-on-accent">
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
}
