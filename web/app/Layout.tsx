import { Keyboard } from "lucide-react";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { FurtherCommands } from "../components/furtherCommands.js";
import { Icon } from "../components/Icon.js";
import { UndoToasts } from "../components/UndoToast.js";
import { useCapture } from "../lib/capture.js";
import { useShownPath } from "../lib/keysAhead.js";
import { listedKinds, listedRecords, type ListedKind } from "../lib/recordKinds.js";
import { clearSelections } from "../lib/localStorageState.js";
import { useSession } from "../lib/session.js";
import { useShortcut } from "../lib/shortcuts.js";
import { useGo } from "../lib/useGo.js";
import { useMediaQuery, screens } from "../lib/useMediaQuery.js";
import { useT } from "../lib/useT.js";
import { whenQuiet } from "../lib/whenQuiet.js";
import { useNavigationQuery } from "./app.generated.js";
import { BottomBar } from "./BottomBar.js";
import { ErrorBoundary } from "./ErrorBoundary.js";
import { LeaveDialog } from "./LeaveDialog.js";
import { appMessages as messages } from "./messages.js";
import { paths } from "../lib/paths.js";
import { ScreenFallback } from "./ScreenFallback.js";
import { titleOf } from "./screenTitles.js";
import { SkipLinks } from "./SkipLinks.js";
import { SideNav } from "./SideNav.js";
import { loadPalette } from "./palette/loadPalette.js";
import { usePaletteKey } from "./usePaletteKey.js";
import { TopBar } from "./TopBar.js";
import { UnavailableQuestions } from "./UnavailableQuestions.js";
import { useServiceWorker } from "./useServiceWorker.js";
import { useRenewal } from "./useRenewal.js";
import { usePreloads } from "./usePreloads.js";
import { useGuardedLinks } from "./useGuardedLinks.js";
import { lazyComponent, optionalComponent } from "../lib/lazyComponent.js";
import "./shell.css";
import "./contrast.css";

const { Component: ShortcutsDialog } = lazyComponent(
  async () => (await import("./ShortcutsDialog.js")).ShortcutsDialog,
);

// Without it everything works, but for what waits on this device, and Done on a step that has something to ask.
const InBackground = optionalComponent(
  async () => (await import("./InBackground.js")).InBackground,
  UnavailableQuestions,
);

// Without it everything works, and the profile offers the same.
const GuestStrip = optionalComponent(async () => (await import("../features/guest/GuestStrip.js")).GuestStrip);

const { Component: CommandPalette } = lazyComponent(async () => (await loadPalette()).CommandPalette);

/** The layout of every screen: top bar, navigation, main part, toasts and dialogs. */
export function Layout() {
  const t = useT();
  const location = useLocation();
  const isPhone = useMediaQuery(screens.phone);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const [showsPalette, setShowsPalette] = useState(false);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  const { data } = useNavigationQuery();
  const title = t(titleOf(location.pathname, location.search, location.state));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t(messages.appName)}`;
  }, [title, t]);
  // The first screen leaves the focus at the start of the page; every later one focuses its heading, unless it has
  // given the focus to a field of its own.
  const screen = `${location.pathname} ${title}`;
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    if (!document.activeElement?.matches("main :is(input, textarea)")) heading.current?.focus();
  }, [screen]);
  const { isGuest, guest } = useSession();
  useGuardedLinks();
  useRenewal();
  usePreloads();
  useServiceWorker();
  useShownPath(location.pathname);
  useGoShortcuts(location.pathname);
  usePaletteKey(() => setShowsPalette(true));
  useShortcut("?", () => setShowsShortcuts(true));
  const further = useMemo(
    () => [
      {
        key: "shortcuts",
        label: t(messages.shortcuts),
        icon: <Icon of={Keyboard} />,
        onClick: () => setShowsShortcuts(true),
      },
    ],
    [t],
  );
  return (
    <div className={isGuest ? "shell is-guest" : "shell"}>
      <SkipLinks />
      {listedKinds.map((kind) => (
        <GoKeys key={kind} kind={kind} />
      ))}
      <TopBar title={title} headingRef={heading} onSearch={() => setShowsPalette(true)} />
      {!isPhone && <SideNav counts={data?.dashboard} onShortcuts={() => setShowsShortcuts(true)} />}
      {isGuest && (
        <Suspense fallback={<div className="guest-strip" />}>
          {guest === null ? <div className="guest-strip" /> : <GuestStrip guest={guest} />}
        </Suspense>
      )}
      <main id="main" className="sheet" tabIndex={-1}>
        <ErrorBoundary resetKey={location.key} isEmbedded>
          <Suspense fallback={<ScreenFallback />}>
            <FurtherCommands value={further}>
              <Outlet />
            </FurtherCommands>
          </Suspense>
        </ErrorBoundary>
      </main>
      {isPhone && <BottomBar counts={data?.dashboard} />}
      <UndoToasts />
      <LeaveDialog />
      {isQuiet && (
        <Suspense fallback={null}>
          <InBackground />
        </Suspense>
      )}
      {showsPalette && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setShowsPalette(false)} onShortcuts={() => setShowsShortcuts(true)} />
        </Suspense>
      )}
      {showsShortcuts && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setShowsShortcuts(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Binds G then a letter to a screen, and C to the capture of an advert. */
function useGoShortcuts(pathname: string): void {
  const go = useGo();
  const capture = useCapture(paths.jobDetails);
  // The dashboard has a field for it.
  useShortcut("c", () => capture(), pathname !== paths.dashboard);
  useShortcut("g m", () => {
    clearSelections();
    go(paths.dashboard);
  });
  useShortcut("g h", () => go(paths.jobHunts));
  useShortcut("g l", () => go(paths.logs));
}

/** Binds the keys that navigate to the list of a kind of record. Renders nothing. */
function GoKeys({ kind }: { readonly kind: ListedKind }) {
  const go = useGo();
  const { goKeys, path } = listedRecords[kind];
  useShortcut(goKeys, () => go(path));
  return null;
}
