import { useEffect, useState } from 'react';

/** An address for bytes that this page has, such as a photo before it is sent; null on the first render. */
export function useBlobUrl(bytes: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    let isOver = false;
    void Promise.resolve().then(() => {
      if (!isOver) setUrl(made);
    });
    return () => {
      isOver = true;
      URL.revokeObjectURL(made);
    };
  }, [bytes]);
  return url;
}
