import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { appLinkScheme, phoneAppOrigins } from '@muster/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createNativeBridge, type NativeBridge } from '../../platform/native/bridge.ts';
import { createKeptServer } from '../../platform/native/kept-server.ts';
import {
  type AppLink,
  onOpenedLink,
  readAppLink,
  readOpenedLink,
} from '../../platform/native/links.ts';
import { createNativePorts } from '../../platform/native/native-ports.ts';
import { createPhoneFiles } from '../../platform/native/phone-files.ts';
import { scanCode } from '../../platform/native/scan-code.ts';
import { findServer } from '../../platform/native/server-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { frameEvents, frameKey, paintTheme, readFrame } from '../first-frame/frame.ts';
import { browserLanguage } from '../i18n/browser-language.ts';
import { loadFeatureStrings, speak } from '../i18n/strings.ts';

const packagedOrigins: ReadonlySet<string> = new Set(Object.values(phoneAppOrigins));

/**
 * The start inside the wrapper, before anything asks a server: which one it is was built in, or is
 * chosen on the first screen of a first start. A page that a server handed out knows it.
 */
export async function beginNative(): Promise<Partial<Platform>> {
  const bridge = createNativeBridge(Reflect.get(globalThis, 'Capacitor'));
  if (bridge === null) return {};
  const files = createPhoneFiles(bridge);
  const { origin, protocol, host } = location;
  // An engine may not call the address of an iPhone's wrapper an origin.
  const isPackaged = packagedOrigins.has(`${protocol}//${host}`);
  const known = import.meta.env.VITE_SERVER_URL ?? (isPackaged ? null : origin);
  if (known !== null) return createNativePorts(bridge, files, known);
  const kept = createKeptServer(files, localStorage);
  let chosen = await kept.read();
  if (chosen === null) {
    chosen = await choose(bridge);
    await kept.keep(chosen);
  }
  return { ...createNativePorts(bridge, files, chosen), forgetServer: () => kept.forget() };
}

/** Shows the screen on which the server is chosen; resolves with its address. */
async function choose(bridge: NativeBridge): Promise<string> {
  const [{ ServerScreen }] = await Promise.all([
    import('../../features/server/ServerScreen.tsx'),
    speak(browserLanguage(navigator.languages)),
    loadFeatureStrings('server'),
  ]);
  if (readFrame(localStorage.getItem(frameKey)) === null) {
    paintTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  }
  dispatchEvent(new Event(frameEvents.branded));
  const place = document.getElementById('root');
  if (place === null) throw new Error('index.html has no element #root');
  const screen = createRoot(place);
  let link: AppLink | null = null;
  let stop = () => {};
  const server = await new Promise<string>((resolve) => {
    const draw = () =>
      screen.render(
        <StrictMode>
          <I18nProvider i18n={i18n}>
            <ServerScreen
              key={link?.host}
              offered={link?.host ?? null}
              scan={(instructions) => scanCode(bridge, instructions)}
              find={(origin) => findServer(origin, fetch)}
              onChosen={resolve}
            />
          </I18nProvider>
        </StrictMode>,
      );
    draw();
    stop = onOpenedLink(bridge, (href) => {
      link = readAppLink(href);
      if (link !== null) draw();
    });
  });
  stop();
  screen.unmount();
  // The page that the link is about, now that its server is known.
  if (link !== null) openPage(link, server);
  return server;
}

function openPage(link: AppLink, server: string): void {
  const opened = readOpenedLink(`${appLinkScheme}://${link.host}${link.path}`, server);
  if (opened?.kind === 'page') history.replaceState(null, '', opened.path);
}
