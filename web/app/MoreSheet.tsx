import { Dialog } from "../components/Dialog.js";
import { componentMessages } from "../components/messages.js";
import { useT } from "../lib/useT.js";
import { navLinks, type Counts } from "./links.js";
import { appMessages as messages } from "./messages.js";
import { SideLink } from "./SideNav.js";

/** The sheet with every link of the navigation on a phone. */
export function MoreSheet({ counts, onClose }: { counts: Counts; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t(messages.more)}
      width={420}
      onClose={onClose}
      footer={
        <button type="button" className="frame-button" onClick={onClose}>
          {t(componentMessages.close)}
        </button>
      }
    >
      <ul className="more-links">
        {navLinks.map((link) => (
          <li key={link.label.id} className={link.hasGap ? "has-gap" : undefined}>
            <SideLink link={link} count={link.count?.(counts)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
