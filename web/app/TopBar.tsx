import { ArrowLeft, ArrowRight, House, Search } from "lucide-react";
import { Suspense, useState, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { componentMessages } from "../components/messages.js";
import { Icon } from "../components/Icon.js";
import { LogoMark } from "../components/LogoMark.js";
import { useCurrentBackHandler } from "../lib/backHandler.js";
import { askToLeave } from "../lib/leaveGuard.js";
import { clearSelections } from "../lib/localStorageState.js";
import { useSession } from "../lib/session.js";
import { useShortcut } from "../lib/shortcuts.js";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";
import { paths } from "../lib/paths.js";
import { SkipLinks } from "./SkipLinks.js";
import { Portrait } from "../components/Portrait.js";
import { useNavigationHistory } from "./useNavigationHistory.js";
import { lazyComponent } from "../lib/lazyComponent.js";

// Keys are written as printed on the keyboard, in every language.
const searchKeys = /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘K" : "Ctrl K";

const { Component: AccountMenu } = lazyComponent(async () => (await import("./AccountMenu.js")).AccountMenu);

interface TopBarProps {
  readonly title: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onSearch: () => void;
}

/** The top bar (spec 2): title, history and screen name, the user's name, and the account menu. */
export function TopBar({ title, headingRef, onSearch }: TopBarProps) {
  const t = useT();
  const { name } = useSession();
  return (
    <header className="topbar">
      <div className="topbar-title">
        <LogoMark />
        <span>{t(messages.appName)}</span>
      </div>
      <div className="topbar-screen">
        <HistoryButtons />
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        <SkipLinks />
        <button
          type="button"
          className="topbar-search"
          aria-haspopup="dialog"
          aria-label={t(messages.search)}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <Icon of={Search} size={17} />
          <span aria-hidden>{t(messages.search)}</span>
          <kbd aria-hidden>{searchKeys}</kbd>
        </button>
      </div>
      <div className="topbar-user">
        <b title={name}>
          <bdi>{name}</bdi>
        </b>
        <small>{t(messages.jobHunter)}</small>
      </div>
      <Account />
    </header>
  );
}

/** Home, Back and Forward. Back leaves an open form first; Home clears every selection. */
function HistoryButtons() {
  const t = useT();
  const navigate = useNavigate();
  const history = useNavigationHistory();
  const leaveForm = useCurrentBackHandler();
  const canGoBack = leaveForm !== undefined || history.canGoBack;
  const goHome = (): void =>
    askToLeave(() => {
      clearSelections();
      void navigate(paths.dashboard);
    });
  const goBack = leaveForm ?? history.goBack;
  const goForward = (): void => askToLeave(history.goForward);
  useShortcut("[", goBack, canGoBack);
  useShortcut("]", goForward, history.canGoForward);
  return (
    <nav className="topbar-history" aria-label={t(messages.history)}>
      <button
        type="button"
        className="icon-button"
        aria-label={t(componentMessages.mainScreen)}
        data-tip={t(componentMessages.mainScreen)}
        onClick={goHome}
      >
        <Icon of={House} size={17} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t(componentMessages.back)}
        aria-keyshortcuts="["
        data-tip={t(componentMessages.back)}
        disabled={!canGoBack}
        onClick={goBack}
      >
        <Icon of={ArrowLeft} size={17} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t(messages.forward)}
        aria-keyshortcuts="]"
        data-tip={t(messages.forward)}
        disabled={!history.canGoForward}
        onClick={goForward}
      >
        <Icon of={ArrowRight} size={17} />
      </button>
    </nav>
  );
}

/** The picture of the account; its menu is loaded when it is first opened. */
function Account() {
  const t = useT();
  const { name, picture } = useSession();
  const [wasOpened, setWasOpened] = useState(false);
  const trigger = (
    <button
      type="button"
      className="topbar-picture"
      aria-haspopup="menu"
      aria-label={t(messages.openMenu, { name })}
      onClick={() => setWasOpened(true)}
    >
      <Portrait name={name} picture={picture} />
    </button>
  );
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <AccountMenu name={name} picture={picture} />
    </Suspense>
  );
}
