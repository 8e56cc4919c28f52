import { Dialog } from "../components/Dialog.js";
import { componentMessages } from "../components/messages.js";
import { useT } from "../lib/useT.js";
import { listedRecords } from "../lib/recordKinds.js";
import { navLinks, type Counts, type NavLinkEntry } from "./links.js";
import { appMessages as messages } from "./messages.js";
import { SideLink } from "./SideNav.js";

const { path: companies } = listedRecords.COMPANY;

/** Companies, which had no room in the bar, and every other link but capture, which has a tab. */
const links: readonly NavLinkEntry[] = [
  ...navLinks.filter(({ path }) => path === companies),
  ...navLinks.filter(({ path, isCapture = false }) => path !== companies && !isCapture),
];

/** The sheet with the links of the navigation on a phone. */
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
        {links.map((link) => (
          <li key={link.label.id} className={link.hasGap ? "has-gap" : undefined}>
            <SideLink link={link} count={link.count?.(counts)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
