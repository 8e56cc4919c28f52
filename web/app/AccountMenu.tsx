import { Menu } from "../components/controls/Menu.js";
import { LogOut, UserRound } from "lucide-react";
import { useState } from "react";
import { Icon } from "../components/Icon.js";
import { askToLeave } from "../lib/leaveGuard.js";
import { useSession } from "../lib/session.js";
import { useGo } from "../lib/useGo.js";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";
import { paths } from "../lib/paths.js";
import { Portrait } from "../components/Portrait.js";

/**
 * The menu of the account: Profile and Logout (spec 2). It is rendered open, because the click that loaded it asked for
 * it.
 */
export function AccountMenu({ name, picture }: { name: string; picture: string | undefined }) {
  const t = useT();
  const go = useGo();
  const { logOut } = useSession();
  const [isOpen, setOpen] = useState(true);
  const items = [
    { key: "name", type: "group" as const, label: `${name}, ${t(messages.jobHunter)}`, className: "phone-only" },
    { key: "profile", label: t(messages.profile), icon: <Icon of={UserRound} />, onClick: () => go(paths.profile) },
    { key: "logOut", label: t(messages.logOut), icon: <Icon of={LogOut} />, onClick: () => askToLeave(logOut) },
  ];
  return (
    <Menu items={items} isOpen={isOpen} onOpenChange={setOpen}>
      <button type="button" className="topbar-picture" aria-haspopup="menu" aria-label={t(messages.openMenu, { name })}>
        <Portrait name={name} picture={picture} />
      </button>
    </Menu>
  );
}
