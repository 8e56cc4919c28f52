import { Dropdown } from "antd";
import { LogOut, UserRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.js";
import { askToLeave } from "../lib/leaveGuard.js";
import { useSession } from "../lib/session.js";
import { useGo } from "../lib/useGo.js";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";
import { paths } from "./paths.js";
import { Portrait } from "../components/Portrait.js";

/**
 * The menu of the account: Profile and Logout (spec 2). It is rendered open, because the click that loaded it asked for
 * it.
 */
export function AccountMenu({ name, picture }: { name: string; picture: string | undefined }) {
  const t = useT();
  const go = useGo();
  const { logOut } = useSession();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A menu that is open from its first frame is placed before its button is measured, outside the window.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        // A menu closed by keyboard returns the focus; a click elsewhere has moved it already.
        if (!opens && menuHasFocus()) trigger.current?.focus();
      }}
      trigger={["click"]}
      autoFocus
      placement="bottomRight"
      menu={{
        items: [
          { key: "name", type: "group", label: `${name}, ${t(messages.jobHunter)}`, className: "phone-only" },
          { key: "profile", label: t(messages.profile), icon: <Icon of={UserRound} /> },
          { key: "logOut", label: t(messages.logOut), icon: <Icon of={LogOut} /> },
        ],
        onClick: ({ key }) => {
          setOpen(false);
          if (key === "profile") go(paths.profile);
          if (key === "logOut") askToLeave(logOut);
        },
      }}
    >
      <button
        ref={trigger}
        type="button"
        className="topbar-picture"
        autoFocus
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t(messages.openMenu, { name })}
      >
        <Portrait name={name} picture={picture} />
      </button>
    </Dropdown>
  );
}

function menuHasFocus(): boolean {
  return document.activeElement === document.body || document.activeElement?.closest('[role="menu"]') != null;
}
