import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PaletteProvider } from './palette-context.ts';

const Palette = lazyPart(async () => {
  const { loadPalette } = await import('./load-palette.ts');
  return loadPalette();
});

/** Opens the command palette by Ctrl+K or Cmd+K; its code is loaded when it is first asked for. */
export function PaletteHost({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      // Else the browser's own search opens.
      event.preventDefault();
      setOpened(true);
      setOpen((before) => !before);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <PaletteProvider value={open}>
      {children}
      {wasOpened && (
        <Suspense>
          <Palette isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </PaletteProvider>
  );
}
