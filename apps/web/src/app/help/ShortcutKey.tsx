import { Suspense, useEffect, useState } from 'react';
import { featurePart } from '../routes/feature-part.ts';

const ShortcutsSheet = featurePart(
  'help',
  () => import('../../features/help/ShortcutsSheet.tsx'),
  'ShortcutsSheet',
);

/** Opens the list of keyboard shortcuts by `?`, unless someone is typing. */
export function ShortcutKey() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing) !== null) return;
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    isOpen !== null && (
      <Suspense>
        <ShortcutsSheet isOpen={isOpen} onOpenChange={setOpen} />
      </Suspense>
    )
  );
}

const typing = 'input, textarea, select, [contenteditable], [role=dialog]';
